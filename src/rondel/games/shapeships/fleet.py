"""Questions about fleets: what is in them, what can be counted, what can be aimed at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from rondel.core.known import Known
from rondel.games.shapeships.catalogue import BASIC, EMBEDDED, SHIPS, TYPE
from rondel.games.shapeships.state import Player, Shapeships, Ship


class Census(NamedTuple):
    """A fleet, counted. Rules, section 8.5."""

    by_id: Mapping[str, int]

    @property
    def ships(self) -> int:
        return sum(self.by_id.values())

    @property
    def types(self) -> int:
        return len(set(map(TYPE.get, self.by_id)))

    @property
    def xenites(self) -> int:
        """The Xenite family, with those inside upgraded ships for an owner of a Hive."""
        by_id = self.by_id
        loose = by_id.get("XEN", 0) + by_id.get("OXI", 0) + by_id.get("AST", 0)
        if "HVE" not in by_id:
            return loose
        return loose + sum(EMBEDDED.get(id, 0) * count for id, count in by_id.items())


_censuses = Known[str, Census]()


def census(fleet: Iterable[Ship]) -> Census:
    """Count a fleet; fleets are counted far more often than they change."""
    kinds = " ".join([ship.id for ship in fleet])
    found = _censuses.get(kinds)
    return _censuses.keep(kinds, counted(kinds.split())) if found is None else found


def counted(ids: Iterable[str]) -> Census:
    """Count ships by their kinds."""
    by_id: dict[str, int] = {}
    for id in ids:
        by_id[id] = by_id.get(id, 0) + 1
    return Census(by_id)


def types(player: Player) -> int:
    """The different ship types in play; Oxites and Asterites are Xenites."""
    return len({TYPE[ship.id] for ship in player.fleet})


def count(player: Player, id: str) -> int:
    """The loose ships with that id."""
    return [ship.id for ship in player.fleet].count(id)


def find(player: Player, iid: int) -> Ship | None:
    """The ship with that number in a player's fleet."""
    return next((ship for ship in player.fleet if ship.iid == iid), None)


def working(s: Shapeships, player: Player, id: str) -> int:
    """The ships with that id that were completed in an earlier turn."""
    return sum(ship.id == id and ship.turn < s.turn for ship in player.fleet)


def chronoswarms(s: Shapeships, seat: int) -> int:
    """A seat's working Chronoswarms."""
    return working(s, s.players[seat], "CHR")


def takes_part(s: Shapeships, seat: int) -> bool:
    """Does the seat take part in this Build Phase? In an extra one, owners of a working Chronoswarm do."""
    return not s.extra_build or chronoswarms(s, seat) > 0


def lift(own: Census) -> int:
    """By how much more than others the owner of such a fleet can be healed: 5 for each Spiral."""
    return 5 * min(3, own.by_id.get("SPI", 0))


def most_health(s: Shapeships, own: Census) -> int:
    """The health the owner of such a fleet cannot be healed beyond."""
    return s.options.max_health + lift(own)


def max_health(s: Shapeships, player: Player) -> int:
    """The health a player cannot be healed beyond."""
    return most_health(s, census(player.fleet))


def is_protected(player: Player) -> bool:
    """The owner of a Sacrificial Pool: the opponent's powers destroy nothing."""
    return any(ship.id == "SAC" for ship in player.fleet)


def is_destructible(ship: Ship) -> bool:
    """Basic or evolved, and no Core."""
    return ship.id in BASIC and not SHIPS[ship.id].indestructible


def at_limit(player: Player, id: str, coming: int = 0) -> bool:
    """Are there as many in play, or on their way, as there may be?"""
    most = SHIPS[id].max_quantity
    return most is not None and count(player, id) + coming >= most


def unlike(ships: Iterable[Ship]) -> Iterator[Ship]:
    """One of each kind of ship that is the same in every respect that matters: the one with the lowest number."""
    seen: set[tuple[object, ...]] = set()
    for ship in ships:
        key = (
            ship.id, ship.charges, ship.number, ship.battle_charges, ship.used_this_step, ship.used_this_turn,
            ship.doomed,
        )  # fmt: skip
        if key not in seen:
            seen.add(key)
            yield ship


def put_in_order(player: Player, ship: Ship) -> None:
    """Add a ship to a fleet, which is kept by number."""
    fleet = player.fleet
    place = len(fleet)
    while place and fleet[place - 1].iid > ship.iid:
        place -= 1
    fleet.insert(place, ship)
