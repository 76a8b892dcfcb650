"""The ledger of planets, for tables that want it: who holds which, what is exhausted, and what that makes in votes.

A table aid: nothing is checked against it, and without the option nothing of it is kept. Rules, section 16.
"""

from __future__ import annotations

from rondel import HOST, Handle, Refusal, move
from rondel.games.ti4.inputs import Listed, somebody
from rondel.games.ti4.library import FACTIONS
from rondel.games.ti4.planets import PLANETS, on_the_map
from rondel.games.ti4.rights import no, not_yours, unchanged
from rondel.games.ti4.says.facts import PlanetLost, PlanetsReadied, PlanetTaken, PlanetTurned
from rondel.games.ti4.says.reasons import NotTheirPlanet, UnknownPlanet
from rondel.games.ti4.state import Companion, Holding, Seat, factions, seats

INFLUENCE = {
    **{planet.name: planet.influence for planet in PLANETS.values()},
    **{planet.name: planet.influence for faction in FACTIONS.values() for planet in faction.home_planets},
}
"""What a planet is worth in votes."""


def lay_out(s: Companion) -> None:
    """Who holds nothing yet begins with the planets at home."""
    if not s.options.planet_ledger:
        return
    for player in s.players[: s.count]:
        home = player.keleres_home or player.faction
        if not player.planets and home in FACTIONS:
            player.planets = [Holding(planet.name) for planet in FACTIONS[home].home_planets]


def ready_all(s: Companion) -> None:
    """Every planet is ready again: in the status phase, and after the agendas."""
    for player in s.players[: s.count]:
        for planet in player.planets:
            planet.exhausted = False


def exhaust_for(s: Companion, seat: int, votes: int) -> None:
    """Who has voted has exhausted planets: as few as make so many votes, those of most influence first."""
    ready = [planet for planet in s.players[seat].planets if not planet.exhausted and INFLUENCE.get(planet.name)]
    for planet in sorted(ready, key=lambda one: -INFLUENCE[one.name]):
        if votes <= 0:
            return
        planet.exhausted = True
        votes -= INFLUENCE[planet.name]


def influence(s: Companion, seat: int) -> int:
    """The votes that a seat's ready planets make."""
    return sum(INFLUENCE.get(planet.name, 0) for planet in s.players[seat].planets if not planet.exhausted)


def _known(s: Companion, seat: int = HOST) -> list[str]:
    homes = [planet.name for id in factions(s) for planet in FACTIONS[id].home_planets]
    borrowed = [
        planet.name
        for player in s.players[: s.count]
        if player.keleres_home
        for planet in FACTIONS[player.keleres_home].home_planets
    ]
    return [*(planet.name for planet in on_the_map(s.options.sets)), *dict.fromkeys([*homes, *borrowed])]


def _keeping(s: Companion) -> list[int]:
    """Everybody, where the ledger is kept."""
    return [HOST, *seats(s)] if s.options.planet_ledger else []


def _held(s: Companion, seat: int) -> list[str]:
    return [planet.name for player in s.players[: s.count] for planet in player.planets]


def _few(s: Companion, seat: int) -> list[str]:
    return _known(s)[:3]


def _holding(s: Companion, player: int, planet: str) -> Holding | None:
    return next((one for one in s.players[player].planets if one.name == planet), None)


_theirs = {"player": somebody, "planet": Listed(_held, of=str)}


@move(
    by=_keeping,
    group="service",
    inputs={"player": somebody, "planet": Listed(_known, of=str, tries=_few)},
)
def take_planet(g: Handle[Companion], seat: int, player: Seat, planet: str) -> None:
    """A planet changes hands; it comes exhausted."""
    for other in g.s.players[: g.s.count]:
        other.planets = [one for one in other.planets if one.name != planet]
    g.s.players[player].planets.append(Holding(planet, True))
    g.emit(PlanetTaken(player, planet))


@take_planet.check
def why_not_take(s: Companion, seat: int, player: int, planet: str) -> Refusal | None:
    """A planet that can be on the table, and is not theirs."""
    if why := not_yours(s, seat, player):
        return why
    if planet not in _known(s):
        return no(UnknownPlanet(planet), "unknown_planet")
    return unchanged() if _holding(s, player, planet) else None


@move(by=_keeping, group="service", inputs=_theirs)
def lose_planet(g: Handle[Companion], seat: int, player: Seat, planet: str) -> None:
    """Nobody holds it any more."""
    lost = g.s.players[player]
    lost.planets = [one for one in lost.planets if one.name != planet]
    g.emit(PlanetLost(player, planet))


@lose_planet.check
def why_not_lose(s: Companion, seat: int, player: int, planet: str) -> Refusal | None:
    """One of their own."""
    return not_yours(s, seat, player) or _not_theirs(s, player, planet)


def _not_theirs(s: Companion, player: int, planet: str) -> Refusal | None:
    return None if _holding(s, player, planet) else no(NotTheirPlanet(player, planet), "unknown_planet")


@move(
    by=_keeping,
    group="service",
    merges=("player", "planet"),
    inputs={**_theirs, "exhausted": Listed((True, False), of=bool)},
)
def turn_planet(g: Handle[Companion], seat: int, player: Seat, planet: str, exhausted: bool) -> None:
    """Exhaust a planet, or ready it."""
    found = _holding(g.s, player, planet)
    assert found is not None  # the check has seen to it
    found.exhausted = exhausted
    g.emit(PlanetTurned(player, planet, exhausted))


@turn_planet.check
def why_not_turn(s: Companion, seat: int, player: int, planet: str, exhausted: bool) -> Refusal | None:
    """One of their own, and not so already."""
    if why := not_yours(s, seat, player) or _not_theirs(s, player, planet):
        return why
    found = _holding(s, player, planet)
    return unchanged() if found is not None and found.exhausted == exhausted else None


@move(by=_keeping, group="service", inputs={"player": somebody})
def ready_planets(g: Handle[Companion], seat: int, player: Seat) -> None:
    """All planets of a seat are ready."""
    for planet in g.s.players[player].planets:
        planet.exhausted = False
    g.emit(PlanetsReadied(player))


@ready_planets.check
def why_not_ready(s: Companion, seat: int, player: int) -> Refusal | None:
    """Something must be exhausted."""
    if why := not_yours(s, seat, player):
        return why
    return None if any(planet.exhausted for planet in s.players[player].planets) else unchanged()
