"""Everybody lays discs face down; who dares turns over as many as announced, their own first, and meets no skull."""

from __future__ import annotations

from enum import Enum
from typing import Any

from rondel import Fact, Flow, Game, Outcome, PerSeat, Private, Seat, Segment, Setup, State, Turns, Value, move
from tests.guests.roses import META

POINTS = 2


class Disc(Enum):
    """What lies under the back."""

    ROSE = 1
    SKULL = 2


class Dare(Value, frozen=True):
    """One attempt."""

    player: int
    discs: int
    met: Disc | None
    """The skull that ended it."""


class Laid(Fact):
    seat: Seat


class Dared(Fact):
    seat: Seat
    discs: int
    won: bool


class Player(State):
    """One seat."""

    hand: Private[list[Disc]]
    pile: Private[list[Disc]]
    open: list[Disc]
    """What was turned over the last time."""
    points: int = 0


class Garden(State):
    """The table."""

    players: PerSeat[Player]
    dares: list[Dare]
    last: Disc | None = None


def setup(g: Setup) -> Garden:
    return Garden([Player([Disc.ROSE, Disc.ROSE, Disc.ROSE, Disc.SKULL], [], []) for _ in g.seats], [])


@move
def lay(g: Any, seat: int, disc: Disc) -> None:
    """Lay a disc face down."""
    me = g.s.players[seat]
    me.hand.remove(disc)
    me.pile.append(disc)
    g.emit(Laid(seat))


@lay.options
def _(s: Garden, seat: int) -> list[Disc]:
    return sorted(set(s.players[seat].hand), key=lambda disc: disc.value)


@move
def dare(g: Any, seat: int, discs: int) -> None:
    """Turn over so many discs."""
    s: Garden = g.s
    seats = [(seat + step) % len(s.players) for step in range(len(s.players))]
    for player in s.players:
        player.open = []
    s.last, left = None, discs
    for other in seats:
        while left and s.players[other].pile and s.last is not Disc.SKULL:
            s.last = s.players[other].pile.pop()
            s.players[other].open.append(s.last)
            left -= 1
    met = s.last if s.last is Disc.SKULL else None
    s.dares.append(Dare(seat, discs, met))
    s.players[seat].points += met is None
    g.emit(Dared(seat, discs, met is None))
    for player in s.players:
        player.hand = [Disc.ROSE, Disc.ROSE, Disc.ROSE, Disc.SKULL]
        player.pile = []


@dare.options
def _(s: Garden, seat: int) -> list[int]:
    lying = sum(len(player.pile) for player in s.players)
    return list(range(1, lying + 1)) if s.players[seat].pile else []


def won(s: Garden) -> Outcome | None:
    best = max(player.points for player in s.players)
    if best < POINTS and len(s.dares) < 12:
        return None
    return Outcome.by_score([player.points for player in s.players], "the most roses")


game = Game(
    META,
    state=Garden,
    setup=setup,
    flow=Flow(Segment("play", Turns(moves=[lay, dare], each=1))),
    outcome=won,
    events=[Laid, Dared],
    prompts={"play": "Lay a disc, or dare"},
)
