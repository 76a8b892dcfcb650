"""Counts of legal maneuvers on fixed boards, and reach held to a count that shares no code with the rules."""

from collections.abc import Iterator
from itertools import product
from random import Random

import msgspec
import pytest

from rondel.core.kernel import Kernel
from rondel.core.legality import decisions
from rondel.core.playing import play
from rondel.core.simulation import clone
from rondel.games.imperial.atlas import COUNTRIES, FILE, CountryId, TerritoryId
from rondel.games.imperial.reach import by_convoy, ships, walks
from tests.games.imperial.tables import A, B, maneuver

TWO = {"austria": {A: [5]}, "italy": {B: [5]}}

BOARDS: dict[str, tuple[dict[str, dict[str, list[str]]], int]] = {
    "one army at home": ({"austria": {"armies": ["vienna"]}}, 22),
    "a fleet and an army": ({"austria": {"fleets": ["trieste"], "armies": ["budapest"]}}, 55),
    "three armies before Venice": (
        {"austria": {"armies": ["trieste", "trieste", "vienna"]}, "italy": {"armies": ["venice"]}},
        9724,
    ),
    "a convoy of two": (
        {"austria": {"fleets": ["ionian_sea", "ionian_sea"], "armies": ["trieste", "vienna"]}},
        7095,
    ),
}
"""Boards with the number of plans. The first two by hand: from Vienna 7 places are entered alone and 6 by force, 4 in
peace unasked, 2 after a question with two answers, and the army may hold with the rest. A fleet in the Ionian Sea adds
Greece and Tunis, and Rome and Naples, each by force, by fire, or after a question."""


def plans(kernel: Kernel) -> int:
    """The sequences of orders and answers that complete the plan, the presented unit first."""
    if kernel.s.draft is None:
        return 1
    found = 0
    for decision in decisions(kernel, kernel.actors()[0]):
        copy = clone(kernel)
        play(copy, *decision)
        found += plans(copy)
    return found


@pytest.mark.parametrize("name", BOARDS)
def test_the_number_of_plans_is_known(name: str) -> None:
    """Counted through the same offers that bots and people get."""
    forces, wanted = BOARDS[name]

    assert plans(maneuver(TWO, forces).match.kernel) == wanted


# -- the oracle: the map as the file has it, paths by exhaustion -------------------------------------------------

RAW = msgspec.json.decode(FILE.read_bytes())
PLACES = {place["id"]: place for place in RAW["territories"]}
SEAS = [id for id, place in PLACES.items() if place["kind"] == "sea"]


def rail(country: str, at: str) -> set[str]:
    found, todo = {at}, [at]
    while todo and PLACES[at]["country"] == country:
        for other in PLACES[todo.pop()]["adjacent"]:
            if PLACES[other]["country"] == country and other not in found:
                found.add(other)
                todo.append(other)
    return found


def landfall(country: str, places: set[str], rail_after: bool) -> set[str]:
    lands = {at for at in places if PLACES[at]["kind"] != "sea"}
    return set().union(*(rail(country, at) for at in lands)) if rail_after and lands else lands


def foot(country: str, at: str, rail_after: bool) -> set[str]:
    home = rail(country, at)
    return home | landfall(country, {other for place in home for other in PLACES[place]["adjacent"]}, rail_after)


def voyages(country: str, at: str, to: str, rail_after: bool) -> Iterator[list[str]]:
    """Every chain of different seas from the coast to the destination."""
    coast = {sea for place in rail(country, at) for sea in PLACES[place]["adjacent"] if sea in SEAS}
    chains = [[sea] for sea in sorted(coast)]
    while chains:
        chain = chains.pop()
        if to in landfall(country, set(PLACES[chain[-1]]["adjacent"]), rail_after):
            yield chain
        chains += ([*chain, sea] for sea in PLACES[chain[-1]]["adjacent"] if sea in SEAS and sea not in chain)


def can_all_sail(country: str, fleets: list[str], armies: list[tuple[str, str]], rail_after: bool) -> bool:
    ways = [list(voyages(country, at, to, rail_after)) for at, to in armies]
    ways = [[way for way in some if all(sea in fleets for sea in way)] for some in ways]
    for plan in product(*ways):
        used = [sea for way in plan for sea in way]
        if all(used.count(sea) <= fleets.count(sea) for sea in set(used)):
            return True
    return False


LANDS = [TerritoryId(id) for id, place in PLACES.items() if place["kind"] != "sea"]


@pytest.mark.parametrize("rail_after", [True, False])
def test_an_army_walks_where_an_exhaustive_search_walks(rail_after: bool) -> None:
    """All countries, all origins."""
    for country in COUNTRIES:
        for at in LANDS:
            assert set(walks(country, at, rail_after)) == foot(country, at, rail_after), (country, at)


@pytest.mark.parametrize("number", range(40))
def test_convoys_reach_what_some_assignment_of_routes_reaches(number: int) -> None:
    """Random fleets, up to two armies carried already, any third one."""
    rng = Random(number)
    country, rail_after = rng.choice(COUNTRIES), rng.random() < 0.5
    fleets = rng.choices(SEAS, k=rng.randint(1, 4))
    carried: list[tuple[str, str]] = []
    for _ in range(rng.randint(0, 2)):
        trip = (rng.choice(LANDS), rng.choice(LANDS))
        if trip[1] not in foot(country, trip[0], rail_after) and can_all_sail(
            country, fleets, [*carried, trip], rail_after
        ):
            carried.append(trip)
    origin = rng.choice(LANDS)
    free = ships([TerritoryId(at) for at in fleets])
    known = [(TerritoryId(at), TerritoryId(to)) for at, to in carried]

    found = set(by_convoy(CountryId(country), origin, free, known, rail_after))

    on_foot = foot(country, origin, rail_after)
    wanted = {
        to for to in LANDS if to not in on_foot and can_all_sail(country, fleets, [*carried, (origin, to)], rail_after)
    }
    assert found - on_foot == wanted
