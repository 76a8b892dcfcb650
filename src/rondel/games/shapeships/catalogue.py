"""Every ship and Solar Power by its id, read from the data files once and checked as a whole.

Numbers live in the files, behaviour in the code, words in the catalogues of `messages/`; ids join the three.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rondel.errors import DefinitionError, Finding
from rondel.games.shapeships.facts import RulesFile, ShipFact, ShipsFile, SolarFile

T = TypeVar("T")
FOLDER = Path(__file__).parent / "data"


def read(name: str, kind: type[T], folder: Path = FOLDER) -> T:
    """A data file as its type; what does not fit is reported with the path of the field."""
    try:
        return msgspec.json.decode((folder / name).read_bytes(), type=kind)
    except msgspec.MsgspecError as problem:
        raise DefinitionError("shapeships", [Finding("bad_data", f"data/{name}", str(problem))]) from None


def check(ships: ShipsFile, solar: SolarFile) -> None:
    """Raise with everything in the files that contradicts something else in them."""
    findings = [*_ship_findings(ships), *_count_findings(ships, solar)]
    if findings:
        raise DefinitionError("shapeships", findings)


def _ship_findings(file: ShipsFile) -> Iterator[Finding]:
    known = {ship.id: ship for ship in file.ships}
    for number, ship in enumerate(file.ships):
        for field, wrong in _contradictions(ship, known):
            yield Finding("bad_data", f"data/ships.json: $.ships[{number}].{field}", f"{ship.id}: {wrong}")
    for number, species in enumerate(file.species):
        own = tuple(ship.id for ship in file.ships if ship.species == species.id)
        if species.ships != own:
            where = f"data/ships.json: $.species[{number}].ships"
            yield Finding("bad_data", where, f"{species.id} lists {species.ships}, its ships are {own}")


def _contradictions(ship: ShipFact, known: dict[str, ShipFact]) -> Iterator[tuple[str, str]]:
    if ship.type_key not in known:
        yield "type_key", f"there is no ship {ship.type_key!r}"
    if unknown := [part.id for part in ship.components if part.id not in known]:
        yield "components", f"there is no ship {unknown[0]!r}"
        return
    upgraded = ship.tier == "upgraded"
    if upgraded != (ship.joining_cost is not None) or upgraded != bool(ship.components):
        yield "joining_cost", "exactly the upgraded ships have components and a joining cost"
    elif upgraded:
        parts = sum(part.count * known[part.id].line_cost for part in ship.components)
        if ship.line_cost != parts + (ship.joining_cost or 0):
            yield "line_cost", f"{ship.line_cost} is not {ship.joining_cost} and {parts} for the components"
    for number, part in enumerate(ship.components):
        if part.must_be_depleted != (known[part.id].charges is not None):
            yield f"components[{number}].must_be_depleted", f"{part.id} has {known[part.id].charges} charges"
    if ship.drawable != (ship.tier == "basic"):
        yield "drawable", "exactly the basic ships are drawn"
    if ship.core != (ship.indestructible and ship.tier == "basic"):
        yield "core", "exactly the Cores are basic and indestructible"
    made = [id for power in ship.powers for id in (*power.make, *(power.consumes,) * bool(power.consumes))]
    if unknown := [id for id in made if id not in known]:
        yield "powers", f"there is no ship {unknown[0]!r}"


def _count_findings(ships: ShipsFile, solar: SolarFile) -> Iterator[Finding]:
    counts = ships.counts
    ids = Counter(ship.id for ship in ships.ships) + Counter(power.id for power in solar.solar_powers)
    facts: list[tuple[str, Any, Any]] = [
        ("ships", counts.ships, len(ships.ships)),
        ("solar_powers", counts.solar_powers, len(solar.solar_powers)),
        ("ids", len(ids), sum(ids.values())),
    ]
    for species, tiers in counts.by_species.items():
        own: Counter[str] = Counter(ship.tier for ship in ships.ships if ship.species == species)
        facts += ((f"by_species.{species}.{tier}", getattr(tiers, tier), own[tier]) for tier in tiers.__struct_fields__)
    for name, wanted, found in facts:
        if wanted != found:
            yield Finding("bad_data", f"data/ships.json: $.counts.{name}", f"{wanted} are wanted, {found} are there")


_ships = read("ships.json", ShipsFile)
_solar = read("solar_powers.json", SolarFile)
RULES = read("rules.json", RulesFile)
check(_ships, _solar)

SHIPS = {ship.id: ship for ship in _ships.ships}
"""Every ship by its id, in the order of the rulebook."""
SOLAR = {power.id: power for power in _solar.solar_powers}
"""Every Solar Power by its id."""
SPECIES = {species.id: species for species in _ships.species}
COST = {id: ship.line_cost for id, ship in SHIPS.items()}
TYPE = {id: ship.type_key for id, ship in SHIPS.items()}
BASIC = frozenset(id for id, ship in SHIPS.items() if ship.tier != "upgraded")
"""Basic and evolved ships: what powers may aim at."""
CORES = frozenset(id for id, ship in SHIPS.items() if ship.core)
FAMILY = frozenset({"XEN", "OXI", "AST"})
"""The Xenite family."""
EMBEDDED = {
    id: family
    for id, ship in SHIPS.items()
    if (family := sum(part.count for part in ship.components if part.id in FAMILY))
}
"""Xenite-family ships inside each upgraded ship, which count for the owner of a Hive."""
DRAWABLE = {species: tuple(id for id in fact.ships if SHIPS[id].drawable) for species, fact in SPECIES.items()}
UPGRADES = tuple(id for id, ship in SHIPS.items() if ship.components)
