"""Planning: the Central Planner declares trump. Rules, section 5.2."""

from __future__ import annotations

from typing import Annotated

from rondel import Handle, Ref, Refusal, move
from rondel.games.kolkhoz.cards import SUITS, Suit
from rondel.games.kolkhoz.state import Kolkhoz


def planner(s: Kolkhoz) -> int:
    """The Central Planner."""
    return s.planner


def is_planned(s: Kolkhoz) -> bool:
    """Trump is set, or it is a famine and there is none to set."""
    return s.trump is not None or s.famine


@move(label="Declare trump")
def declare_trump(g: Handle[Kolkhoz], seat: int, suit: Annotated[Suit, Ref("suit")]) -> None:
    """Name the suit that beats all others this year and may work at any job."""
    g.s.trump = suit
    g.emit("trump_declared", seat=seat, suit=suit)


@declare_trump.options
def suits(s: Kolkhoz, seat: int) -> tuple[Suit, ...]:
    """Any of the four."""
    return SUITS


@declare_trump.check
def why_not_trump(s: Kolkhoz, seat: int, suit: Suit) -> Refusal | None:
    """Only a suit can be trump."""
    return None if suit in SUITS else Refusal("bad_suit", f"{suit!r} is not a suit; there are {', '.join(SUITS)}.")
