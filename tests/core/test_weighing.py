"""What is at stake is found out by trying, and told only as far as the seat can know it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rondel import (
    Decision,
    Flow,
    Gain,
    Game,
    Loss,
    Outcome,
    PerSeat,
    Private,
    Sealed,
    Segment,
    Setup,
    Stake,
    State,
    Trial,
    Turns,
    Weighing,
    begin,
    move,
)
from rondel.core.stakes import Weight
from rondel.core.weighing import weigh
from rondel.messages import Phrase


class Hand(State):
    cards: Private[list[int]]


class Duel(State):
    """Everybody holds two of the cards 0 to 5; whoever plays the higher one wins."""

    hands: PerSeat[Hand]
    deck: Sealed[list[int]]
    table: list[int] = []


class YouLead(Gain):
    card: int


class LeftBehind(Loss):
    card: int


class TheyHold(Stake):
    cards: list[int]


@move
def lay(g: Any, seat: int, place: int) -> None:
    g.s.table.append(g.s.hands[seat].cards.pop(place))


@lay.options
def places(s: Duel, seat: int) -> list[int]:
    return list(range(len(s.hands[seat].cards)))


def tell(trial: Trial[Duel]) -> Iterator[Stake]:
    laid = trial.after.table[-1]
    ahead = all(laid >= other for other in trial.before.table)
    yield YouLead(laid) if ahead else LeftBehind(laid)
    yield TheyHold(sorted(trial.after.hands[1 - trial.seat].cards))
    assert len(trial.before.table) < len(trial.after.table)


def setup(g: Setup) -> Duel:
    deck = g.chance.shuffled(list(range(6)), label="deck")
    return Duel([Hand(deck[:2]), Hand(deck[2:4])], deck[4:])


def end(s: Duel) -> Outcome | None:
    return Outcome.draw("all laid") if len(s.table) == 4 else None


def duel(weighing: Weighing[Duel] | None) -> Game[Duel]:
    flow = Flow(Segment("play", Turns(moves=[lay], each=1)))
    return Game("duel", seats=2, state=Duel, setup=setup, flow=flow, outcome=end, weighing=weighing)


def test_what_is_the_same_in_every_world_is_told_and_what_is_hidden_is_not() -> None:
    kernel = begin(duel(Weighing(tell)), 2, forced={"deck": [[4, 1, 5, 3, 0, 2]]})
    before = kernel.encode()

    stakes = weigh(kernel, Decision(0, "lay", (0,)), Random(1))

    assert stakes.weights == (Weight(Phrase("you_lead", {"card": 4}), "gain"),)
    assert not stakes.unanswered
    assert kernel.encode() == before


def test_a_game_that_does_not_say_what_matters_has_nothing_at_stake() -> None:
    kernel = begin(duel(None), 2)

    assert weigh(kernel, Decision(0, "lay", (0,)), Random(1)).weights == ()
