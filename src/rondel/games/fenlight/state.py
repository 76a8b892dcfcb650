"""The table: seats with units and glow stones, the sites, and the chain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, NamedTuple

import msgspec

from rondel import NOBODY, PerSeat, Ref, Seat, State, Unshown
from rondel.cards import Card, CardOptions, Pending, Purse, Side

GOAL, MOST_STONES, MOST_ASIDE = 7, 12, 2
BASE = -1
"""Where units are that are at no site."""
PLACES = Ref("place", (BASE, 0, 1, 2))
PlaceRef = Annotated[int, PLACES]


class Unit(State):
    """A unit in play."""

    card: Card
    at: PlaceRef = BASE
    """The number of its site, or the base of its owner."""
    ready: bool = False
    damage: int = 0
    might: int = 0
    """Bonus this turn."""


class Player(Side):
    """One seat."""

    points: int = 0
    stones: Purse = msgspec.field(default_factory=Purse)
    units: list[Unit] = []
    turns: Annotated[int, Unshown()] = 0
    """How many turns it has begun."""
    scored: list[PlaceRef] = []
    """The sites it has scored this turn."""

    def public(self) -> Iterator[Card]:
        yield from (unit.card for unit in self.units)
        yield from self.discard

    def clear(self) -> None:
        super().clear()
        self.units, self.stones = [], Purse()


class Site(State):
    """A place to be held."""

    controller: Seat = NOBODY


class Showdown(State):
    """A site is contested."""

    site: PlaceRef
    attacker: Seat
    """Who moved there."""
    defender: Seat = NOBODY
    """Who had units there; nobody in an open showdown."""
    fought: Annotated[bool, Unshown()] = False


class Table(State):
    """The whole table."""

    options: CardOptions
    players: PerSeat[Player]
    first: Seat
    sites: Annotated[list[Site], PLACES] = []
    chain: list[Pending] = []
    """The last object is the newest and resolves first."""
    showdown: Showdown | None = None
    objects: Annotated[int, Unshown()] = 0
    turn: int = 0
    active: Seat = NOBODY
    action: Annotated[bool, Unshown()] = False
    """Is this the turn player's action phase?"""
    fallen: Annotated[list[Seat], Unshown()] = []
    """Who was eliminated last."""


class Found(NamedTuple):
    """A unit and whose it is."""

    seat: int
    unit: Unit


def units(s: Table) -> Iterator[Found]:
    """All units in play."""
    for player in s.players:
        for unit in player.units:
            yield Found(player.seat, unit)


def unit_of(s: Table, iid: int | None) -> Found | None:
    """The unit with that number, if it is in play."""
    return next((found for found in units(s) if found.unit.card.iid == iid), None)


def units_at(s: Table, site: int, seat: int) -> list[Unit]:
    """The units of a seat at a site."""
    return [unit for unit in s.players[seat].units if unit.at == site]


def seats_at(s: Table, site: int) -> list[int]:
    """The seats that have units at a site."""
    return [player.seat for player in s.players if any(unit.at == site for unit in player.units)]
