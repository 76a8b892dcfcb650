"""The table: seats with their creatures and wells, and the stack between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, NamedTuple

import msgspec

from rondel import NOBODY, PerSeat, Seat, State, Unshown
from rondel.cards import Card, CardOptions, Pending, Purse, Side

VIGOR, HAND, HAND_LIMIT, MOST_MULLIGANS = 15, 7, 7, 2


class Creature(State):
    """A creature on the field."""

    card: Card
    entered: Annotated[int, Unshown()]
    """The number of the turn in which it came."""
    tapped: bool = False
    damage: int = 0
    power: int = 0
    """Bonus until the end of the turn."""
    toughness: int = 0
    """Bonus until the end of the turn."""
    attacks: Seat = NOBODY
    """The seat it attacks."""
    blocks: Annotated[int, Unshown()] = 0
    """The number of the attacker it blocks."""
    blocked: bool = False
    """Once blocked it stays blocked, whatever becomes of its blockers."""
    blockers: Annotated[list[int], Unshown()] = []
    """In the order in which they are dealt damage."""


class Player(Side):
    """One seat."""

    vigor: int = VIGOR
    wells: list[Card] = []
    purse: Purse = msgspec.field(default_factory=Purse)
    field: list[Creature] = []
    played_well: bool = False
    """In its own present turn."""
    drew_from_nothing: Annotated[bool, Unshown()] = False
    mulligans: Annotated[int, Unshown()] = 0
    kept: Annotated[bool, Unshown()] = False
    owes: Annotated[int, Unshown()] = 0
    """Cards still to be put under the deck after mulligans."""

    def public(self) -> Iterator[Card]:
        yield from (creature.card for creature in self.field)
        yield from self.wells
        yield from self.discard

    def clear(self) -> None:
        super().clear()
        self.wells, self.field, self.purse = [], [], Purse()


class Table(State):
    """The whole table."""

    options: CardOptions
    players: PerSeat[Player]
    first: Seat
    stack: list[Pending] = []
    """The last object is the newest and resolves first."""
    triggers: list[Pending] = []
    """What has triggered and waits to be put on the stack."""
    discards: Annotated[list[tuple[Seat, int]], Unshown()] = []
    """Seats that still have to discard for an effect, and how many cards."""
    objects: Annotated[int, Unshown()] = 0
    """How many objects there have been."""
    turn: int = 0
    active: Seat = NOBODY
    """The turn player."""
    main: Annotated[bool, Unshown()] = False
    """Is this one of the turn player's main phases?"""
    combat: Annotated[bool, Unshown()] = False
    """Has an attack been declared this turn?"""
    fallen: Annotated[list[Seat], Unshown()] = []
    """Who was eliminated last."""


class Found(NamedTuple):
    """A creature and whose it is."""

    seat: int
    creature: Creature


def fielded(s: Table) -> list[Creature]:
    """All creatures on the field, whosever they are."""
    return [creature for player in s.players for creature in player.field]


def creatures(s: Table) -> Iterator[Found]:
    """All creatures on the field, and whose they are."""
    for seat, player in enumerate(s.players):
        for creature in player.field:
            yield Found(seat, creature)


def creature_of(s: Table, iid: int | None) -> Found | None:
    """The creature with that number, if it is on the field."""
    for seat, player in enumerate(s.players):
        for creature in player.field:
            if creature.card.iid == iid:
                return Found(seat, creature)
    return None
