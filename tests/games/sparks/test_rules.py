"""The rules of Sparks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rondel.core.match import Match
from rondel.errors import Rejected
from rondel.games.sparks.cards import DECK, Card
from rondel.games.sparks.game import game

SPARK, FLARE, DOUSE = Card.SPARK, Card.FLARE, Card.DOUSE


def hearth(*hands: Sequence[Card], drawn: Sequence[Card] = (), embers: int = 2) -> Match:
    """A match in which the first seat begins and each seat holds these cards."""
    top = [card for hand in hands for card in hand] + list(drawn)
    rest = list(DECK)
    for card in top:
        rest.remove(card)
    deck = [*rest, *reversed(top)]
    match = Match(game, len(hands), seed="rules", forced={"deck": [deck], "first": [0]})
    for thrower in match.kernel.s.throwers:
        thrower.embers = embers
    return match


def three(*cards: Card) -> list[Card]:
    """A hand of three that begins with these cards."""
    return [*cards, *[DOUSE] * (3 - len(cards))]


def hearts(match: Match) -> list[int]:
    return [thrower.hearts for thrower in match.kernel.s.throwers]


def everybody_passes(match: Match) -> None:
    """All pass in succession, from whoever holds priority."""
    for _ in match.seats:
        if match.kernel.live is not None or match.over is not None:
            return
        match.play(match.kernel.actors()[0], "pass_priority")


def throw(match: Match, seat: int, card: Card, target: int) -> None:
    match.play(seat, "throw", card=card, target=target)


def test_a_turn_begins_with_a_card_and_two_embers() -> None:
    """Three cards at the start, and one drawn."""
    match = Match(game, 2, seed="rules", forced={"first": [0]})
    first, second = match.kernel.s.throwers

    assert (len(first.hand), first.embers) == (4, 2)
    assert (len(second.hand), second.embers) == (3, 0)


def test_a_spark_costs_one_ember_and_takes_one_heart() -> None:
    """It is paid when it is thrown and hits when all have passed."""
    match = hearth(three(SPARK), three())
    throw(match, 0, SPARK, 1)

    assert match.kernel.s.throwers[0].embers == 1
    assert hearts(match) == [3, 3]
    everybody_passes(match)
    assert hearts(match) == [3, 2]


def test_a_flare_takes_two_hearts() -> None:
    """For two embers."""
    match = hearth(three(FLARE), three())
    throw(match, 0, FLARE, 1)
    everybody_passes(match)

    assert hearts(match) == [3, 1]


def test_whoever_throws_keeps_priority() -> None:
    """So that several objects can be stacked before anybody answers."""
    match = hearth(three(SPARK, SPARK), three())
    throw(match, 0, SPARK, 1)

    assert match.kernel.actors() == [0]


def test_the_newest_object_resolves_first() -> None:
    """The answer hits before what it answers."""
    match = hearth(three(SPARK), three(FLARE))
    throw(match, 0, SPARK, 1)
    match.play(0, "pass_priority")
    throw(match, 1, FLARE, 0)
    everybody_passes(match)

    assert hearts(match) == [1, 3]
    assert [thrown.card for thrown in match.kernel.s.stack] == [SPARK]


def test_a_doused_object_fizzles_unless_its_thrower_pays() -> None:
    """The thrower is asked while the douse resolves."""
    match = hearth(three(SPARK), three())
    throw(match, 0, SPARK, 1)
    match.play(0, "pass_priority")
    match.play(1, "douse")
    everybody_passes(match)

    assert match.kernel.actors() == [0]
    match.answer(0, False)
    assert match.kernel.s.stack == []
    assert hearts(match) == [3, 3]


def test_an_ember_keeps_a_doused_object_burning() -> None:
    """It costs one ember and the object stays on the stack."""
    match = hearth(three(SPARK), three())
    throw(match, 0, SPARK, 1)
    match.play(0, "pass_priority")
    match.play(1, "douse")
    everybody_passes(match)
    match.answer(0, True)

    assert match.kernel.s.throwers[0].embers == 0
    assert [thrown.card for thrown in match.kernel.s.stack] == [SPARK]
    everybody_passes(match)
    assert hearts(match) == [3, 2]


def test_without_embers_nobody_is_asked() -> None:
    """The object fizzles at once."""
    match = hearth(three(FLARE), three())
    throw(match, 0, FLARE, 1)
    match.play(0, "pass_priority")
    match.play(1, "douse")
    everybody_passes(match)

    assert match.kernel.live is None
    assert match.kernel.s.stack == []


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        ({"card": DOUSE, "target": 1}, "wrong_kind"),
        ({"card": FLARE, "target": 1}, "unknown_card"),
        ({"card": SPARK, "target": 0}, "bad_target"),
        ({"card": SPARK, "target": 5}, "bad_target"),
    ],
)
def test_what_cannot_be_thrown_says_why(args: dict[str, Any], reason: str) -> None:
    """Each refusal has its own reason."""
    match = hearth(three(SPARK), three(), drawn=[SPARK])

    with pytest.raises(Rejected) as refused:
        match.play(0, "throw", **args)
    assert refused.value.reason == reason


def test_an_empty_stack_cannot_be_doused() -> None:
    """There must be something on the stack, and not one's own."""
    match = hearth(three(SPARK), three())

    with pytest.raises(Rejected) as refused:
        match.play(0, "douse")
    assert refused.value.reason == "nothing_to_douse"
    throw(match, 0, SPARK, 1)
    with pytest.raises(Rejected) as refused:
        match.play(0, "douse")
    assert refused.value.reason == "bad_target"


def test_the_turn_cannot_end_while_something_is_on_the_stack() -> None:
    """It must be resolved first."""
    match = hearth(three(SPARK), three())
    throw(match, 0, SPARK, 1)

    with pytest.raises(Rejected) as refused:
        match.play(0, "pass_turn")
    assert refused.value.code == "objects_pending"


def test_the_last_one_burning_wins() -> None:
    """Whoever has no hearts left is out."""
    match = hearth(three(FLARE, SPARK), three(), embers=3)
    throw(match, 0, FLARE, 1)
    throw(match, 0, SPARK, 1)
    everybody_passes(match)
    everybody_passes(match)

    assert match.over is not None
    assert match.over.winners == (0,)


def test_objects_of_those_who_are_out_leave_the_stack() -> None:
    """With three seats the match goes on without them."""
    match = hearth(three(FLARE, SPARK), three(SPARK), three(), embers=3)
    match.play(0, "pass_priority")
    throw(match, 1, SPARK, 2)
    match.play(1, "pass_priority")
    match.play(2, "pass_priority")
    throw(match, 0, FLARE, 1)
    throw(match, 0, SPARK, 1)
    everybody_passes(match)
    everybody_passes(match)

    assert hearts(match) == [3, 0, 3]
    assert match.kernel.s.stack == []
    assert match.over is None
