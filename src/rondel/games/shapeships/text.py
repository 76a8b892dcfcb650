"""How things are said: names, prompts, and one sentence per event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rondel.core.events import Event
from rondel.core.log import Entry
from rondel.games.shapeships.catalogue import SHIPS, SOLAR, SPECIES, a_ship, power_name, ship_name
from rondel.games.shapeships.fleet import find
from rondel.games.shapeships.state import Shapeships, Ship

_OTHER_SOURCES = {"die": "die", "saved": "saved", "SSIM": "Simulacrum"}


def source_name(id: str) -> str:
    """Where an amount comes from.

    >>> source_name("FIG"), source_name("SSUP"), source_name("die")
    ('Fighter', 'Supernova', 'die')
    """
    return _OTHER_SOURCES.get(id) or (power_name(id) if id in SOLAR else ship_name(id))


def kinds(counts: Mapping[str, int]) -> str:
    """Ships in words.

    >>> kinds({"XEN": 2, "ANT": 1})
    '2 × Xenite, Antlion'
    """
    words = [f"{count} × {ship_name(id)}" if count > 1 else ship_name(id) for id, count in counts.items()]
    return ", ".join(words) or "nothing new"


def amounts(sources: Mapping[str, int]) -> str:
    """Amounts in words: the sum, and what it is made of.

    >>> amounts({"FIG": 3, "STA": 8})
    '11 (Fighter 3, Starship 8)'
    """
    total = sum(sources.values())
    parts = ", ".join(f"{source_name(id)} {amount}" for id, amount in sources.items())
    return f"{total} ({parts})" if parts else f"{total}"


def facts_of(ship: Ship) -> str:
    """What is special about one ship."""
    marks = []
    if SHIPS[ship.id].charges is not None:
        marks.append(f"{ship.charges} charge{'s' * (ship.charges != 1)}")
    if ship.number:
        marks.append(f"on {ship.number}")
    if ship.doomed:
        marks.append("doomed")
    return f" ({', '.join(marks)})" if marks else ""


def ship_in_play(s: Shapeships, seat: int, iid: int | None) -> str:
    """A ship by its number, as a seat may call it."""
    for owner in (seat, 1 - seat):
        ship = find(s.players[owner], iid) if iid is not None else None
        if ship is not None:
            return f"{ship_name(ship.id)} {iid}{facts_of(ship)}"
    return "–" if iid is None else str(iid)


def _or_dash(value: Any) -> str:
    return "–" if value is None else str(value)


def _number(number: int | None) -> str:
    return f" on {number}" if number else ""


LABELS: dict[str, Any] = {
    "ship kind": ship_name,
    "ship": ship_name,
    "a": a_ship,
    "source": source_name,
    "lines": lambda sources: amounts(sources).replace(" ", " lines ", 1),
    "kinds": kinds,
    "solar power": power_name,
    "species": lambda id: SPECIES[id].name if id in SPECIES else str(id).capitalize(),
    "number": _or_dash,
    "amount": _or_dash,
    "picked": _number,
    "amounts": amounts,
    "joining": lambda lines: f" and {lines} joining" if lines else "",
    "gone": lambda count: f", {count} gone" if count else "",
    "size": lambda size: f" of {size}" if size else "",
    "copied": lambda id: f" of {a_ship(id)}" if id else "",
    "times": lambda times: f", {times} times in all" if times > 1 else "",
    "self": lambda table: f", {amounts(table)} to itself" if table else "",
    "baseline": lambda base: f", from {base} by Redemption" if base is not None else "",
}

NAMES = {"ship": ship_in_play}

_TAKEN_BACK = {"draw": "drawing", "upgrade": "joining", "evolve": "evolving into"}


def entry_label(s: Shapeships, entry: Entry, events: Sequence[Event]) -> str:
    """What the undo button takes back; nothing said means by the name of the move."""
    args = entry.args if isinstance(entry.args, dict) else {}
    if entry.name in _TAKEN_BACK:
        return f"{_TAKEN_BACK[entry.name]} {a_ship(str(args.get('ship') or args.get('into')))}"
    return f"building {a_ship(str(args.get('ship')))}" if entry.name == "build" else ""


PROMPTS = {
    "SpeciesChoice": "Choose your species",
    "DiceRoll": "Keep the die or roll it again",
    "ShipsThatBuild": "Use your ships that build, then say done",
    "Drawing": "Draw, upgrade and evolve ships, then say done",
    "FirstStrike": "Choose the targets of your first strike",
    "InteractionLoop": "Declare a charge or a Solar Power, or pass",
}

SENTENCES = {
    "species_revealed": "{seat:seat} leads the {species:species}.",
    "turn_began": "Turn {turn} begins.",
    "die_rolled": "The die shows {die}.",
    "die_rerolled": "{seat:seat} rolls again: the die shows {die}.",
    "die_kept": "{seat:seat} keeps the {die}.",
    "lines_generated": "{seat:seat} has {sources:lines}{joining:joining}.",
    "ship_made": "{seat:seat} gets {ship:a} from {by:source}.",
    "sacrificed": "{seat:seat} sacrifices {ship:a}.",
    "ship_drawn": "{seat:seat} draws {ship:a}{number:picked}; {lines} lines left.",
    "ship_upgraded": "{seat:seat} joins {parts:kinds} into {ship:a}{number:picked}; {lines} lines left.",
    "evolved": "{seat:seat} evolves a Xenite into {ship:a}.",
    "extra_build_began": "Chronoswarm: an extra Build Phase for {seats:seat}.",
    "extra_dice_rolled": "The extra dice show {dice:number}.",
    "extra_lines": "{seat:seat} has {lines} lines.",
    "fleet_revealed": "{seat:seat} reveals {new:kinds}{gone:gone}, and saves {lines} lines{joining:joining}.",
    "energy_produced": "{seat:seat} has {green} green, {red} red and {blue} blue Energy.",
    "strike_named": "{seat:seat} aims {by:a} at {ship:a}.",
    "theft_named": "{seat:seat} lets the {by:ship} take {ship:a}.",
    "ship_stolen": "{seat:seat} takes {ship:a}.",
    "ship_destroyed": "The {ship:ship} of {seat:seat} is destroyed.",
    "charge_declared": "{seat:seat} fires {ship:a}: {damage} damage, {healing} healing.",
    "equalised": "{seat:seat} equalises: the own {own:ship} and the enemy's {enemy:ship} are doomed.",
    "power_cast": "{seat:seat} casts {power:solar power}{amount:size}{ship:copied}{times:times}.",
    "ship_doomed": "{seat:seat} draws {ship:a} into the Black Hole.",
    "side_resolved": "{seat:seat} deals {damage:amounts} and heals {healing:amounts}{own_damage:self}: "
    "health {before} → {after}{baseline:baseline}; fleet worth {fleet}.",
}
