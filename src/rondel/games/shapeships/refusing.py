"""Why a ship cannot be used or named: refusals that several moves share. Rules, section 12.

A refusal never depends on what the mover cannot see: while fleets change in secret, an enemy ship exists for the mover
only if it stood there when the secret building began.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from rondel import Refusal
from rondel.games.shapeships.catalogue import BASIC, SHIPS
from rondel.games.shapeships.fleet import find, is_destructible, is_protected, takes_part
from rondel.games.shapeships.reasons import (
    Ability,
    AlreadyUsed,
    BadNumber,
    Indestructible,
    NamedAlready,
    NoCharges,
    NotTakingPart,
    NotYourShip,
    NumberNeeded,
    NumberNotAllowed,
    OwnShipNamed,
    Protected,
    UnknownShip,
    Why,
    WrongShip,
    refused,
)
from rondel.games.shapeships.state import BUILDING, Shapeships, Ship
from rondel.games.shapeships.text import this


def sees_enemy(s: Shapeships, seat: int, iid: int) -> bool:
    """Is there an enemy ship with that number, as far as the seat can know?"""
    if s.step in BUILDING:
        return iid in s.shown[1 - seat]
    return find(s.players[1 - seat], iid) is not None


def why_not_own(s: Shapeships, seat: int, iid: int) -> Why:
    """A ship must be in one's own fleet."""
    if find(s.players[seat], iid) is not None:
        return None
    if sees_enemy(s, seat, iid):
        return Refusal.of(NotYourShip(iid), iid=iid)
    return Refusal.of(UnknownShip(iid, "own"), iid=iid)


def own(s: Shapeships, seat: int, iid: int) -> Ship:
    """A ship that is known to be in the seat's fleet."""
    ship = find(s.players[seat], iid)
    if ship is None:
        raise LookupError(f"seat {seat} has no ship {iid}")
    return ship


def why_not_source(s: Shapeships, seat: int, iid: int, ids: Collection[str], power: Ability) -> Why:
    """The source of a power must be one's own and have that power."""
    if why := why_not_own(s, seat, iid):
        return why
    ship = own(s, seat, iid)
    if ship.id in ids:
        return None
    return Refusal.of(WrongShip(ship.id, power, list(ids)), ship=ship.id)


def why_not_part(s: Shapeships, seat: int) -> Why:
    """In an extra Build Phase one needs a working Chronoswarm."""
    return None if takes_part(s, seat) else NotTakingPart()


def why_not_number(id: str, number: int | None) -> Why:
    """Frigate and Quantum Mystic are completed with a number from 1 to 6, others without."""
    if not SHIPS[id].needs_number:
        return None if number is None else NumberNotAllowed(id)
    if number is None:
        return NumberNeeded(id)
    return None if 1 <= number <= 6 else BadNumber(number)


def why_no_enemy(s: Shapeships, seat: int, iid: int) -> Why:
    """A target must be a ship of the enemy."""
    if find(s.players[1 - seat], iid) is not None:
        return None
    if find(s.players[seat], iid) is not None:
        return refused("bad_target", OwnShipNamed(), iid=iid)
    return Refusal.of(UnknownShip(iid, "enemy"), iid=iid)


def enemy(s: Shapeships, seat: int, iid: int) -> Ship:
    """A ship that is known to be in the enemy's fleet."""
    return own(s, 1 - seat, iid)


def why_indestructible(ship: Ship) -> Why:
    """Only basic and evolved ships can be destroyed, and no Cores."""
    if is_destructible(ship):
        return None
    return refused("bad_target", Indestructible(ship.id, ship.id in BASIC), ship=ship.id)


def why_not_destroy(s: Shapeships, seat: int, iid: int, named: Collection[int] = ()) -> Why:
    """Whether a seat's power may destroy an enemy ship."""
    if why := why_no_enemy(s, seat, iid):
        return why
    ship = enemy(s, seat, iid)
    if why := why_indestructible(ship):
        return why
    if is_protected(s.players[1 - seat]):
        return Protected()
    return why_taken(ship, named)


def why_taken(ship: Ship, named: Collection[int] = ()) -> Why:
    """No ship is named for destruction twice."""
    if not ship.doomed and ship.iid not in named:
        return None
    return refused("target_taken", NamedAlready(this(ship)), iid=ship.iid)


def why_used(ship: Ship, used: bool, when: Literal["step", "turn"]) -> Why:
    """A source that has been used."""
    return Refusal.of(AlreadyUsed(this(ship), when), iid=ship.iid) if used else None


def why_uncharged(ship: Ship, cost: int = 1) -> Why:
    """A source without enough charges."""
    if ship.charges >= cost:
        return None
    return Refusal.of(NoCharges(cost, this(ship), ship.charges), iid=ship.iid)
