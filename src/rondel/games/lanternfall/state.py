"""The table: seats with wanderers, keepsakes and oil, and the bag of triggers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, NamedTuple

import msgspec

from rondel import NOBODY, PerSeat, Private, Seat, State, Unshown
from rondel.cards import Card, CardOptions, Pending, Purse, Side

HAND, GOAL = 6, 15


class Wanderer(State):
    """A wanderer in play."""

    card: Card
    ready: bool = True
    settled: bool = False
    """Has it seen a `set` step of its owner?"""
    damage: int = 0


class Keepsake(State):
    """A keepsake in play."""

    card: Card
    ready: bool = True


class Player(Side):
    """One seat."""

    renown: int = 0
    reservoir: Private[list[Card]] = []
    """Oil, face down; its owner may look."""
    oil: Purse = msgspec.field(default_factory=Purse)
    field: list[Wanderer] = []
    keepsakes: list[Keepsake] = []
    fuelled: bool = False
    """In its own present turn."""
    strength: int = 0
    """Bonus of all its wanderers this turn."""
    drew_from_nothing: Annotated[bool, Unshown()] = False

    def public(self) -> Iterator[Card]:
        yield from (wanderer.card for wanderer in self.field)
        yield from (keepsake.card for keepsake in self.keepsakes)
        yield from self.discard

    def clear(self) -> None:
        super().clear()
        self.reservoir, self.field, self.keepsakes, self.oil = [], [], [], Purse()


class Table(State):
    """The whole table."""

    options: CardOptions
    players: PerSeat[Player]
    first: Seat
    bag: list[Pending] = []
    """Triggers that wait, the oldest first."""
    discards: Annotated[list[Seat], Unshown()] = []
    """Seats that still have to discard for the trigger that is being resolved."""
    objects: Annotated[int, Unshown()] = 0
    """How many triggers there have been."""
    turn: int = 0
    active: Seat = NOBODY
    fallen: Annotated[list[Seat], Unshown()] = []
    """Who was eliminated last."""


class Found(NamedTuple):
    """A wanderer and whose it is."""

    seat: int
    wanderer: Wanderer


def wanderers(s: Table) -> Iterator[Found]:
    """All wanderers in play."""
    for player in s.players:
        for wanderer in player.field:
            yield Found(player.seat, wanderer)


def wanderer_of(s: Table, iid: int) -> Found | None:
    """The wanderer with that number, if it is in play."""
    return next((found for found in wanderers(s) if found.wanderer.card.iid == iid), None)
