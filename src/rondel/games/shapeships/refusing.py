"""Why a ship cannot be used or named: refusals that several moves share. Rules, section 12.

A refusal never depends on what the mover cannot see: while fleets change in secret, an enemy ship exists for the mover
only if it stood there when the secret building began.
"""

from __future__ import annotations

from collections.abc import Collection

from rondel import Refusal
from rondel.games.shapeships.catalogue import BASIC, SHIPS, a_ship, ship_name
from rondel.games.shapeships.fleet import find, is_destructible, is_protected, takes_part
from rondel.games.shapeships.state import BUILDING, Shapeships, Ship


def sees_enemy(s: Shapeships, seat: int, iid: int) -> bool:
    """Is there an enemy ship with that number, as far as the seat can know?"""
    if s.step in BUILDING:
        return iid in s.shown[1 - seat]
    return find(s.players[1 - seat], iid) is not None


def why_not_own(s: Shapeships, seat: int, iid: int) -> Refusal | None:
    """A ship must be in one's own fleet."""
    if find(s.players[seat], iid) is not None:
        return None
    if sees_enemy(s, seat, iid):
        return Refusal("not_your_ship", f"Ship {iid} is not yours; name one of your own.", {"iid": iid})
    return Refusal("unknown_ship", f"There is no ship {iid}; name one of your own.", {"iid": iid})


def own(s: Shapeships, seat: int, iid: int) -> Ship:
    """A ship that is known to be in the seat's fleet."""
    ship = find(s.players[seat], iid)
    if ship is None:
        raise LookupError(f"seat {seat} has no ship {iid}")
    return ship


def why_not_source(s: Shapeships, seat: int, iid: int, ids: Collection[str], power: str) -> Refusal | None:
    """The source of a power must be one's own and have that power."""
    if why := why_not_own(s, seat, iid):
        return why
    ship = own(s, seat, iid)
    if ship.id in ids:
        return None
    able = ", ".join(ship_name(id) for id in ids)
    return Refusal("wrong_ship", f"{a_ship(ship.id, 'A')} cannot {power}; these can: {able}.", {"ship": ship.id})


def why_not_part(s: Shapeships, seat: int) -> Refusal | None:
    """In an extra Build Phase one needs a working Chronoswarm."""
    if takes_part(s, seat):
        return None
    text = "This extra Build Phase is for owners of a Chronoswarm from an earlier turn; you can only say done."
    return Refusal("not_taking_part", text)


def why_not_number(id: str, number: int | None) -> Refusal | None:
    """Frigate and Quantum Mystic are completed with a number from 1 to 6, others without."""
    if not SHIPS[id].needs_number:
        text = f"{a_ship(id, 'A')} takes no number; leave it out."
        return None if number is None else Refusal("number_not_allowed", text)
    if number is None:
        return Refusal("number_needed", f"Pick a number from 1 to 6 for the {ship_name(id)}.")
    return None if 1 <= number <= 6 else Refusal("bad_number", f"{number} is not a number from 1 to 6.")


def why_no_enemy(s: Shapeships, seat: int, iid: int) -> Refusal | None:
    """A target must be a ship of the enemy."""
    if find(s.players[1 - seat], iid) is not None:
        return None
    if find(s.players[seat], iid) is not None:
        return Refusal("bad_target", "That is your own ship; name one of the enemy.", {"iid": iid})
    return Refusal("unknown_ship", f"There is no ship {iid}; name one of the enemy.", {"iid": iid})


def enemy(s: Shapeships, seat: int, iid: int) -> Ship:
    """A ship that is known to be in the enemy's fleet."""
    return own(s, 1 - seat, iid)


def why_indestructible(ship: Ship) -> Refusal | None:
    """Only basic and evolved ships can be destroyed, and no Cores."""
    if is_destructible(ship):
        return None
    why = "Cores never are. Name another ship." if ship.id in BASIC else "upgraded ships never are. Name a basic one."
    return Refusal("bad_target", f"{a_ship(ship.id, 'A')} cannot be destroyed: {why}", {"ship": ship.id})


def why_not_destroy(s: Shapeships, seat: int, iid: int, named: Collection[int] = ()) -> Refusal | None:
    """Whether a seat's power may destroy an enemy ship."""
    if why := why_no_enemy(s, seat, iid):
        return why
    ship = enemy(s, seat, iid)
    if why := why_indestructible(ship):
        return why
    if is_protected(s.players[1 - seat]):
        return Refusal("protected", "The enemy's Sacrificial Pool protects its fleet; only theft reaches it.")
    return why_taken(ship, named)


def why_taken(ship: Ship, named: Collection[int] = ()) -> Refusal | None:
    """No ship is named for destruction twice."""
    if not ship.doomed and ship.iid not in named:
        return None
    text = f"{ship_name(ship.id)} {ship.iid} has been named already; name another."
    return Refusal("target_taken", text, {"iid": ship.iid})


def why_used(ship: Ship, used: bool, when: str) -> Refusal | None:
    """A source that has been used."""
    if not used:
        return None
    text = f"{ship_name(ship.id)} {ship.iid} has been used this {when}; it works again in the next."
    return Refusal("already_used", text, {"iid": ship.iid})


def why_uncharged(ship: Ship, cost: int = 1) -> Refusal | None:
    """A source without enough charges."""
    if ship.charges >= cost:
        return None
    text = f"That takes {cost} charge{'s' * (cost > 1)}; {ship_name(ship.id)} {ship.iid} has {ship.charges or 'none'}."
    return Refusal("no_charges", text, {"iid": ship.iid})
