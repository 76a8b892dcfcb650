"""Planning: the Central Planner declares trump. Rules, section 5.2."""

from __future__ import annotations

from rondel import Handle, move
from rondel.games.kolkhoz.cards import SUITS, Suit, SuitRef
from rondel.games.kolkhoz.says import BadSuit, TrumpDeclared
from rondel.games.kolkhoz.state import Kolkhoz


def planner(s: Kolkhoz) -> int:
    """The Central Planner."""
    return s.planner


def is_planned(s: Kolkhoz) -> bool:
    """Trump is set, or it is a famine and there is none to set."""
    return s.trump is not None or s.famine


@move
def declare_trump(g: Handle[Kolkhoz], seat: int, suit: SuitRef) -> None:
    """Name the suit that beats all others this year and may work at any job."""
    g.s.trump = suit
    g.emit(TrumpDeclared(seat, suit))


@declare_trump.candidates
def suits(s: Kolkhoz, seat: int) -> tuple[Suit, ...]:
    """Any of the four."""
    return SUITS


@declare_trump.check
def why_not_trump(s: Kolkhoz, seat: int, suit: Suit) -> BadSuit | None:
    """Only a suit can be trump."""
    return None if suit in SUITS else BadSuit(suit, list(SUITS))
