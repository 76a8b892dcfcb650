"""What a unit may do where it arrives, and what that does to a board. Rules, section 8.4."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rondel.games.imperial.atlas import COUNTRIES, HOME, CountryId, TerritoryId
from rondel.games.imperial.board import occupied
from rondel.games.imperial.state import Army, Board, Kind, UnitStep

MOVE, PEACE, HOSTILE = "", "peace", "hostile"
KINDS: tuple[Kind, Kind] = ("army", "fleet")


def war(country: CountryId, kind: Kind) -> str:
    """The code for a fight with a unit of a country."""
    return f"war {country} {kind}"


def blow_up(country: CountryId) -> str:
    """The code for destroying a factory of a country."""
    return f"blow up {country}"


class Unit(NamedTuple):
    """The unit that is being moved."""

    country: CountryId
    kind: Kind
    at: TerritoryId
    hostile: bool = True


class Presence:
    """Who else stands where on a virtual board: everything but the unit that is being moved."""

    def __init__(self, board: Board, mover: CountryId, waiting: Sequence[Army] = ()) -> None:
        self.board, self.mover, self.waiting = board, mover, waiting
        self.others: dict[TerritoryId, dict[tuple[CountryId, Kind], bool]] = {}
        """For each place the units of other countries there, and whether they stand in the way."""
        others = self.others
        for country, forces in board.forces.items():
            if country != mover:
                for at in forces.fleets:
                    others.setdefault(at, {})[country, "fleet"] = True
                for army in forces.armies:
                    here = others.setdefault(army.at, {})
                    here[country, "army"] = army.hostile or here.get((country, "army"), False)

    def enemies(self, at: TerritoryId) -> dict[tuple[CountryId, Kind], bool]:
        """The units of other countries there, by country and kind; coexisting armies do not stand in the way."""
        return self.others.get(at, {})

    def works_elsewhere(self, owner: CountryId, at: TerritoryId) -> bool:
        """Has the country an operational factory other than there?"""
        shut = occupied(self.board, owner)
        shut.update(army.at for army in self.waiting if army.hostile)
        return any(site != at and site not in shut for site in self.board.forces[owner].factories)


def actions(unit: Unit, to: TerritoryId, seen: Presence, blow_up_armies: int) -> list[str]:
    """The legal actions of a unit at a place it can reach."""
    enemies, owner = seen.enemies(to), HOME[to]
    foreign = owner is not None and owner != unit.country
    if not enemies and not (foreign and unit.kind == "army"):
        return [MOVE]
    found = [war(country, kind) for country in COUNTRIES for kind in KINDS if (country, kind) in enemies]
    found.append(PEACE)
    if foreign and owner is not None and unit.kind == "army":
        found += _force(unit, to, owner, seen, blow_up_armies)
    return found


def _force(unit: Unit, to: TerritoryId, owner: CountryId, seen: Presence, blow_up_armies: int) -> Iterator[str]:
    """Occupying and destroying: neither may take the owner's last operational factory."""
    has_factory = to in seen.board.forces[owner].factories
    spares = not has_factory or seen.works_elsewhere(owner, to)
    if (unit.at == to and unit.hostile) or (spares and not any(seen.enemies(to).values())):
        yield HOSTILE
    arrived = sum(army.at == to for army in seen.board.forces[unit.country].armies)
    if has_factory and spares and arrived >= blow_up_armies - 1:
        yield blow_up(owner)


def hold(unit: Unit, seen: Presence) -> str:
    """The action of a unit that stays and keeps its posture. Rules, section 8.1."""
    is_guest = unit.kind == "army" and HOME[unit.at] not in (None, unit.country)
    if not is_guest and not seen.enemies(unit.at):
        return MOVE
    return HOSTILE if is_guest and unit.hostile else PEACE


def perform(board: Board, country: CountryId, kind: Kind, step: UnitStep, blow_up_armies: int) -> None:
    """Put a unit where its step leads, with everything that follows from it."""
    forces, to, action = board.forces[country], step.to, step.action
    if action in (MOVE, PEACE, HOSTILE):
        abroad = HOME[to] not in (None, country)
        if kind == "fleet":
            forces.fleets.append(to)
        else:
            forces.armies.append(Army(to, not (action == PEACE and abroad)))
        if action == MOVE and HOME[to] is None:
            board.chips[to] = country
    elif action.startswith("war "):
        _, enemy, lost = action.split(" ")
        _lose(board, CountryId(enemy), "fleet" if lost == "fleet" else "army", to)
    else:
        board.forces[CountryId(action.removeprefix("blow up "))].factories.remove(to)
        for army in [army for army in forces.armies if army.at == to][: blow_up_armies - 1]:
            forces.armies.remove(army)


def _lose(board: Board, country: CountryId, kind: Kind, at: TerritoryId) -> None:
    """Take one unit away: a hostile army before a coexisting one."""
    forces = board.forces[country]
    if kind == "fleet":
        forces.fleets.remove(at)
    else:
        forces.armies.remove(Army(at) if Army(at) in forces.armies else Army(at, False))
