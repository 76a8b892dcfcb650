"""Chance: repeatable, fair, forced in tests, apart for every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from rondel.core.chance import Chance, commitment
from rondel.errors import BadOptions, RuleBug


def test_the_same_seed_gives_the_same_luck_and_another_seed_another() -> None:
    first, again, other = Chance.of("a"), Chance.of("a"), Chance.of("b")
    throws = [first.die() for _ in range(40)]

    assert throws == [again.die() for _ in range(40)]
    assert throws != [other.die() for _ in range(40)]


def test_every_face_comes_up_about_equally_often() -> None:
    chance = Chance.of("fair")
    faces = Counter(chance.die() for _ in range(12_000))

    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(1_800 < count < 2_200 for count in faces.values())


def test_every_order_of_a_shuffle_comes_up_about_equally_often() -> None:
    chance = Chance.of("cards")
    orders = Counter("".join(chance.shuffled("abcd")) for _ in range(12_000))

    assert len(orders) == 24
    assert all(400 < count < 600 for count in orders.values())


def test_long_lists_are_shuffled_whole() -> None:
    shuffled = Chance.of("long").shuffled(range(500))

    assert sorted(shuffled) == list(range(500))
    assert sum(abs(place - item) for place, item in enumerate(shuffled)) > 50_000


def test_a_seats_stream_does_not_depend_on_the_others() -> None:
    one, two = Chance.of("s", 2), Chance.of("s", 2)
    one.stream = 1
    mine = [one.die() for _ in range(5)]
    two.stream = 2
    two.die()
    two.stream = 0
    two.die()
    two.stream = 1

    assert [two.die() for _ in range(5)] == mine


def test_forced_outcomes_come_first_and_only_under_their_label() -> None:
    chance = Chance.of("f")
    chance.force("die", 6, 1)
    chance.force("deck", [3, 1, 2])
    chance.force("first", "b")

    assert (chance.die(), chance.die()) == (6, 1)
    assert chance.shuffled([1, 2, 3], label="deck") == [3, 1, 2]
    assert chance.pick("abc", label="first") == "b"
    assert chance.forced == {}
    assert chance.drawn == 0


@pytest.mark.parametrize(
    ("label", "outcome"), [("die", 7), ("die", "six"), ("below", 3), ("shuffle", [1, 1, 2]), ("pick", "z")]
)
def test_an_impossible_forced_outcome_is_refused(label: str, outcome: object) -> None:
    chance = Chance.of("f")
    chance.force(label, outcome)

    draws: dict[str, Callable[[], object]] = {
        "die": chance.die,
        "below": lambda: chance.below(3),
        "shuffle": lambda: chance.shuffled([1, 2, 3]),
        "pick": lambda: chance.pick("abc"),
    }
    with pytest.raises(BadOptions) as caught:
        draws[label]()
    assert caught.value.code == "bad_chance"


def test_drawing_from_nothing_is_a_bug_of_the_rules() -> None:
    with pytest.raises(RuleBug):
        Chance.of("x").below(0)


def test_the_commitment_tells_nothing_and_fits_one_seed() -> None:
    assert commitment("secret") == commitment("secret")
    assert commitment("secret") != commitment("Secret")
    assert "secret" not in commitment("secret")
