"""Where units can go: fleets from port to sea to sea, armies by rail, over a border or by convoy.

Rules, sections 8.2 and 8.3. Seas are counted in bits and tuples, because a convoy's routes are tried many times.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from rondel.games.imperial.atlas import ADJACENT, HOME, IS_SEA, PORT, SEAS, CountryId, TerritoryId

Ships = tuple[int, ...]
"""How many armies each sea can still carry."""
Voyage = tuple[TerritoryId, TerritoryId]
"""Where a convoyed army came from and went to."""

_NUMBER = {sea: number for number, sea in enumerate(SEAS)}
_BESIDE = tuple(sum(1 << _NUMBER[other] for other in ADJACENT[sea] if IS_SEA[other]) for sea in SEAS)
"""The seas beside each sea."""


# -- fleets ----------------------------------------------------------------------------------------------------


@cache
def sails(origin: TerritoryId) -> tuple[TerritoryId, ...]:
    """Where a fleet can go: from a port into its sea, from a sea into the next, never back."""
    if origin in PORT:
        return (origin, PORT[origin])
    return (origin, *(at for at in ADJACENT[origin] if IS_SEA[at]))


# -- armies on foot --------------------------------------------------------------------------------------------


@cache
def zone(country: CountryId, at: TerritoryId) -> tuple[TerritoryId, ...]:
    """The home territories connected by rail, nearest first; abroad just the place itself."""
    found = [at]
    if HOME[at] == country:
        for place in found:
            found += (other for other in ADJACENT[place] if HOME[other] == country and other not in found)
    return tuple(found)


@cache
def walks(country: CountryId, origin: TerritoryId, rail_after: bool) -> tuple[TerritoryId, ...]:
    """Where an army gets without ships: by rail, over one border, and on by rail if it came home."""
    own = zone(country, origin)
    found = dict.fromkeys(own)
    for place in own:
        for other in ADJACENT[place]:
            if not IS_SEA[other]:
                found.update(dict.fromkeys(zone(country, other) if rail_after else (other,)))
    return tuple(found)


# -- convoys ---------------------------------------------------------------------------------------------------


def ships(fleets: Iterable[TerritoryId]) -> Ships:
    """What fleets that have ended their step can carry; those in port carry nobody."""
    carried = [0] * len(SEAS)
    for at in fleets:
        if at in _NUMBER:
            carried[_NUMBER[at]] += 1
    return tuple(carried)


@cache
def _coast(country: CountryId, origin: TerritoryId) -> int:
    """The seas where an army can go aboard."""
    return _mask(sea for place in zone(country, origin) for sea in ADJACENT[place] if IS_SEA[sea])


@cache
def _landings(country: CountryId, seas: int, rail_after: bool) -> tuple[TerritoryId, ...]:
    """Where an army can get that has come to these seas."""
    found: dict[TerritoryId, None] = {}
    for number, sea in enumerate(SEAS):
        if seas >> number & 1:
            for land in ADJACENT[sea]:
                if not IS_SEA[land]:
                    found.update(dict.fromkeys(zone(country, land) if rail_after else (land,)))
    return tuple(found)


@cache
def _routes(country: CountryId, voyage: Voyage, rail_after: bool) -> tuple[tuple[int, ...], ...]:
    """The ways by sea from origin to destination, as seas used; none contains another."""
    origin, to = voyage
    found: list[tuple[int, ...]] = []
    tried: list[tuple[int, ...]] = [(number,) for number in range(len(SEAS)) if _coast(country, origin) >> number & 1]
    for way in tried:  # grows while it is read: shorter ways come first
        if any(set(other) <= set(way) for other in found):
            continue
        if to in _landings(country, 1 << way[-1], rail_after):
            found.append(way)
        else:
            tried += ((*way, n) for n in range(len(SEAS)) if _BESIDE[way[-1]] >> n & 1 and n not in way)
    return tuple(found)


def _left(country: CountryId, free: Ships, voyages: Iterable[Voyage], rail_after: bool) -> set[Ships]:
    """What may be left of the ships when these armies have been carried, each in some way."""
    left = {free}
    for voyage in voyages:
        ways = _routes(country, voyage, rail_after)
        left = {_without(rest, way) for rest in left for way in ways if all(rest[sea] for sea in way)}
    return left


def _without(free: Ships, way: tuple[int, ...]) -> Ships:
    return tuple(count - (sea in way) for sea, count in enumerate(free))


def _sailed(start: int, free: Ships) -> int:
    """The seas that can be reached from these through seas with a ship."""
    open_seas = sum(1 << sea for sea, count in enumerate(free) if count)
    reached, new = 0, start & open_seas
    while new:
        reached |= new
        spread = 0
        for sea, beside in enumerate(_BESIDE):
            if new >> sea & 1:
                spread |= beside
        new = spread & open_seas & ~reached
    return reached


def _mask(seas: Iterable[TerritoryId]) -> int:
    found = 0
    for sea in seas:
        found |= 1 << _NUMBER[sea]
    return found


def by_convoy(
    country: CountryId, origin: TerritoryId, free: Ships, voyages: Iterable[Voyage], rail_after: bool
) -> tuple[TerritoryId, ...]:
    """Where an army can be carried beside those that are carried already, whatever ways they take."""
    if not any(free):
        return ()
    start, reached = _coast(country, origin), 0
    for rest in _left(country, free, voyages, rail_after):
        reached |= _sailed(start, rest)
    return _landings(country, reached, rail_after)
