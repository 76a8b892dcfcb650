"""The planets: what can be elected, and what they are worth. Home planets belong to their factions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rondel.games.ti4.library import FACTIONS, Printed, Set, read

MECATOL = "Mecatol Rex"
Trait = Literal["", "cultural", "hazardous", "industrial"]


class MapPlanet(Printed, frozen=True):
    """A planet that is nobody's home."""

    name: str
    trait: Trait
    """Mecatol Rex has none."""
    set: Set
    resources: int
    influence: int


class _Planets(Printed, frozen=True):
    source: str
    text_policy: str
    planets: tuple[MapPlanet, ...]


PLANETS: dict[str, MapPlanet] = {planet.name: planet for planet in read("planets", _Planets).planets}
HOMES = tuple(planet.name for faction in FACTIONS.values() for planet in faction.home_planets)
"""Planets of home systems: they have no trait."""


def on_the_map(sets: Sequence[str]) -> list[MapPlanet]:
    """The planets of these sets that are nobody's home; whether they lie on the table only people know."""
    return [planet for planet in PLANETS.values() if planet.set in sets]


def homes_of(factions: Sequence[str]) -> list[str]:
    """The home planets of these factions."""
    return [planet.name for id in factions for planet in FACTIONS[id].home_planets]


def electable(limit: str, sets: Sequence[str], factions: Sequence[str]) -> list[str]:
    """The planets an agenda with this limit can elect."""
    away = [planet for planet in on_the_map(sets) if planet.name != MECATOL]
    if not limit:
        return [MECATOL, *homes_of(factions), *(planet.name for planet in away)]
    return [planet.name for planet in away if is_electable(limit, planet.name)]


def is_electable(limit: str, name: str) -> bool:
    """Could an agenda with this limit elect the planet? Of planets nobody printed only people know."""
    if not limit:
        return True
    if name == MECATOL or name in HOMES:
        return False
    planet = PLANETS.get(name)
    return planet is None or limit not in ("cultural", "hazardous", "industrial") or planet.trait == limit
