"""A game that never ends by itself, with a state of about a kilobyte: to see what grows with the length of a match."""

from __future__ import annotations

from typing import Any

from rondel import Flow, Game, PerSeat, Phase, Private, Rounds, Segment, State, Turns, move

SEATS, HAND = 4, 30


class Shelf(State):
    """One seat's hidden cards and open pile."""

    hand: Private[list[int]]
    pile: list[int]
    score: int


class Shelves(State):
    """The table."""

    shelves: PerSeat[Shelf]
    moves: int


@move
def turn_over(g: Any, seat: int, place: int) -> None:
    """Turn a card over: it leaves the hand for the pile, and the oldest card of the pile comes back."""
    shelf = g.s.shelves[seat]
    card = shelf.hand.pop(place)
    shelf.pile.append(card)
    shelf.hand.append(shelf.pile.pop(0))
    shelf.score += card
    g.s.moves += 1
    g.emit("turned", seat=seat, card=card)


@turn_over.options
def places(s: Shelves, seat: int) -> range:
    return range(len(s.shelves[seat].hand))


def _setup(g: Any) -> Shelves:
    return Shelves([Shelf([seat + 7 * i for i in range(HAND)], [seat, 1, 2], 0) for seat in g.seats], 0)


game = Game(
    "endless",
    version="1",
    seats=SEATS,
    state=Shelves,
    setup=_setup,
    flow=Flow(Segment("hall", Rounds("rounds", Phase("lap", Turns(moves=[turn_over], each=1, once=True))))),
    counters=["moves"],
)
