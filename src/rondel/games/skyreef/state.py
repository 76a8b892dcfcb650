"""The table: seats with leader, units, life and volts, and the battle between two of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, NamedTuple

import msgspec

from rondel import NOBODY, PerSeat, Private, Sealed, Seat, State, Unshown
from rondel.cards import Card, CardOptions, Kind, Pending, Purse, Side

HAND, MOST_UNITS, LIFE = 5, 5, 4


class Options(CardOptions, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Besides decks, the leaders."""

    leaders: tuple[str, ...] = ()
    """One for each seat; nothing means the one of its ready-made deck."""


class Fighter(State):
    """A leader or unit on the field."""

    card: Card
    entered: Annotated[int, Unshown()] = 0
    """The number of the turn in which it came."""
    active: bool = True
    volts: int = 0
    """Attached volts: +1 power each in its owner's turns."""
    power: int = 0
    """Bonus this turn."""
    used: Annotated[int, Unshown()] = 0
    """The number of the turn in which its dusk ability was last used."""


class Player(Side):
    """One seat."""

    leader: Fighter = msgspec.field(default_factory=lambda: Fighter(Card(0, Kind(""))))
    life: Sealed[list[Card]] = []
    """The last card is the top."""
    taken: Private[list[Card]] = []
    """A life card whose spark may be used now."""
    units: list[Fighter] = []
    stock: int = 0
    """Volts that have not come into play yet."""
    volts: Purse = msgspec.field(default_factory=Purse)
    """Those in play; rested and attached ones are spent."""
    turns: Annotated[int, Unshown()] = 0
    """How many turns it has begun."""
    led: bool = False
    """Its leader's ability has been used this turn."""
    struck: Annotated[bool, Unshown()] = False
    """It had to lose a life card and had none."""

    def public(self) -> Iterator[Card]:
        yield self.leader.card
        yield from (unit.card for unit in self.units)
        yield from self.discard

    def clear(self) -> None:
        super().clear()
        self.life, self.taken, self.units, self.volts, self.stock = [], [], [], Purse(), 0


class Battle(State):
    """An attack that is being fought out."""

    attacker: Annotated[int, Unshown()]
    target: Annotated[int, Unshown()]
    defender: Seat
    """The seat that is attacked."""
    bonus: int = 0
    """What the attacked card has been given for this battle."""
    blocked: bool = False
    assisted: list[Seat] = []
    """Seats that have helped the defender."""


class Table(State):
    """The whole table."""

    options: Options
    players: PerSeat[Player]
    first: Seat
    battle: Battle | None = None
    agenda: list[Pending] = []
    """Effects that wait to be carried out, the next one first."""
    wounds: list[Seat] = []
    """Seats that still lose a life card, once for each."""
    objects: Annotated[int, Unshown()] = 0
    turn: int = 0
    active: Seat = NOBODY
    fallen: Annotated[list[Seat], Unshown()] = []
    """Who was eliminated last."""


class Found(NamedTuple):
    """A leader or unit and whose it is."""

    seat: int
    fighter: Fighter


def fighters(s: Table) -> Iterator[Found]:
    """All leaders and units of seats that are still in the match."""
    for player in s.players:
        if not player.out:
            yield Found(player.seat, player.leader)
            for unit in player.units:
                yield Found(player.seat, unit)


def fighter_of(s: Table, iid: int) -> Found | None:
    """The leader or unit with that number, if it is on the field."""
    return next((found for found in fighters(s) if found.fighter.card.iid == iid), None)


def leave_field(s: Table, seat: int, iid: int) -> None:
    """Take a unit off the field; the volts attached to it stay spent, which is what rested ones are."""
    player = s.players[seat]
    player.units = [unit for unit in player.units if unit.card.iid != iid]
