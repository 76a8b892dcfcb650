"""What stands where: occupation, operational factories, limits. Rules, sections 1 and 8.7."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rondel.games.imperial.atlas import CARDS, HOME, PORT, CountryId, TerritoryId
from rondel.games.imperial.state import Army, Board, Kind


def occupied(board: Board, country: CountryId) -> set[TerritoryId]:
    """The home territories of a country that hold a hostile army of another one."""
    return {at for at in all_occupied(board) if HOME[at] == country}


def all_occupied(board: Board) -> set[TerritoryId]:
    """What is occupied of any country, in one walk over all armies."""
    return {at for mover, forces in board.forces.items() for at in occupied_by(mover, forces.armies)}


def occupied_by(mover: CountryId, armies: Iterable[Army]) -> list[TerritoryId]:
    """The home territories of others that these armies of a country occupy."""
    return [army.at for army in armies if army.hostile and HOME[army.at] not in (None, mover)]


def operational(board: Board, country: CountryId) -> list[TerritoryId]:
    """The factories that produce and pay tax, in the order of the list."""
    shut = occupied(board, country)
    return [at for at in board.forces[country].factories if at not in shut]


def units(board: Board, country: CountryId) -> int:
    """How many units the country has to feed."""
    forces = board.forces[country]
    return len(forces.armies) + len(forces.fleets)


def chips(board: Board, country: CountryId) -> int:
    """How many tax chips the country has."""
    return sum([owner == country for owner in board.chips.values()])


def makes(at: TerritoryId) -> Kind:
    """What a factory makes there: fleets in a port, armies inland."""
    return "fleet" if at in PORT else "army"


def room(board: Board, country: CountryId) -> dict[Kind, int]:
    """How many more units of each kind the country may have."""
    forces, card = board.forces[country], CARDS[country]
    return {"army": card.army_limit - len(forces.armies), "fleet": card.fleet_limit - len(forces.fleets)}


def fits(board: Board, country: CountryId, kinds: Collection[Kind]) -> bool:
    """Do these new units respect the limits?"""
    left = room(board, country)
    made = list(kinds)
    return made.count("army") <= left["army"] and made.count("fleet") <= left["fleet"]
