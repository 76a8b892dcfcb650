"""Choices: what they suggest and sample they accept, and everything else they refuse with a reason."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rondel import Assign, Choice, Form, Many, Number, One, Order, Split, Text, YesNo
from rondel.errors import RuleBug, refusal_of


def even(s: Any, seat: int, value: Any) -> str | None:
    return None if sum(value if isinstance(value, tuple) else (value,)) % 2 == 0 else "odd"


def targets(s: Any, seat: int, item: int) -> list[int]:
    return list(range(item))


CHOICES: dict[str, Choice] = {
    "one": One((1, 2, 3)),
    "one of a function": One(lambda s, seat: [seat, seat + 1]),
    "one checked": One((1, 2, 3, 4), check=even),
    "yes or no": YesNo(),
    "number": Number(1, 6),
    "number in steps": Number(0, 100, step=5),
    "number checked": Number(0, 1000, check=even),
    "many": Many((1, 2, 3), min=1, max=2),
    "many checked": Many((1, 2, 3, 4), check=even),
    "more than there are": Many((1,), min=2),
    "order": Order((1, 2, 3)),
    "assign": Assign((1, 2, 3), targets),
    "assign with one that fits nowhere": Assign((0, 1, 2), targets),
    "assign optionally": Assign((1, 2), targets, optional=True),
    "split": Split(5, ("a", "b", "c"), max=3),
    "split with a minimum": Split(30, ("a", "b", "c", "d", "e"), min=2),
    "text": Text(min=1, max=5, examples=("ab", "toolong")),
    "form": Form({"who": One((0, 1)), "much": Number(0, 3)}),
}


@pytest.mark.parametrize("choice", CHOICES.values(), ids=CHOICES.keys())
def test_a_choice_accepts_what_it_offers(choice: Choice) -> None:
    """Suggestions, samples and the default."""
    rng = Random(0)
    offered = [value for value, _ in zip(choice.suggest(None, 0), range(200), strict=False)]
    offered += [choice.sample(None, 0, rng) for _ in range(50)]
    offered.append(choice.default(None, 0))

    assert [choice.check(None, 0, value) for value in offered] == [None] * len(offered)


@pytest.mark.parametrize(
    ("choice", "value", "code"),
    [
        (One((1, 2)), 3, "not_an_option"),
        (One((2, 4), candidates=(1, 2, 3, 4), check=even), 3, "odd"),
        (One((2, 4), candidates=(1, 2, 3, 4), check=even), 8, "not_an_option"),
        (One((2,), candidates=(2, 4), check=even), 4, "not_an_option"),
        (Number(1, 6), 7, "out_of_range"),
        (Number(0, 10, step=5), 3, "out_of_range"),
        (Many((1, 2), min=1), (), "wrong_number"),
        (Many((1, 2)), (1, 1), "duplicate"),
        (Many((1, 2)), (3,), "not_an_option"),
        (Order((1, 2)), (1,), "not_a_permutation"),
        (Assign((1, 2), targets), ((1, 0),), "incomplete"),
        (Assign((1, 2), targets), ((1, 0), (1, 0)), "duplicate"),
        (Assign((1, 2), targets), ((1, 5), (2, 0)), "bad_target"),
        (Assign((1, 2), targets), ((7, 0),), "unknown_item"),
        (Split(3, ("a", "b")), (("a", 1), ("b", 1)), "wrong_total"),
        (Split(3, ("a", "b")), (("b", 1), ("a", 2)), "wrong_items"),
        (Split(3, ("a", "b"), max=2), (("a", 3), ("b", 0)), "out_of_range"),
        (Text(min=2), "a", "wrong_length"),
        (Text(), "a\nb", "not_printable"),
        (Text(pattern="[a-z]+"), "A", "wrong_form"),
    ],
)
def test_a_choice_says_why_it_refuses(choice: Choice, value: Any, code: str) -> None:
    """Each mistake has its own code."""
    why = choice.check(None, 0, value)

    assert why is not None
    refusal = refusal_of(why)
    assert refusal is not None
    assert refusal.code == code


def test_a_question_without_a_possible_answer_is_a_bug() -> None:
    """It is reported when somebody looks for one, by its label."""
    empty = One(lambda s, seat: (), label="discard")

    for look in (empty.default, lambda s, seat: empty.sample(s, seat, Random(0))):
        with pytest.raises(RuleBug, match="discard: seat 1 is asked"):
            look(None, 1)


def test_a_list_made_in_advance_is_refused() -> None:
    """It would go stale while the question waits."""
    with pytest.raises(TypeError, match="goes stale"):
        One([1, 2])


def test_the_default_is_what_the_author_says() -> None:
    """Or no, for a question of yes and no; or the first suggestion."""
    assert YesNo().default(None, 0) is False
    assert YesNo(default=True).default(None, 0) is True
    assert Number(3, 9).default(None, 0) == 3
    assert Number(0, 9, default=lambda s, seat: seat).default(None, 4) == 4
