"""Values and plans in words, shared by the log, the previews and the drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rondel.games.imperial.arrival import HOSTILE, MOVE, PEACE
from rondel.games.imperial.atlas import CARDS, TERRITORIES, CountryId, TerritoryId


def money(cents: int) -> str:
    """An amount in dollars.

    >>> money(1250), money(-60)
    ('$12.50', '-$0.60')
    """
    return f"{'-' if cents < 0 else ''}${abs(cents) // 100}.{abs(cents) % 100:02d}"


def country(id: str) -> str:
    """A country's name."""
    return CARDS[CountryId(id)].name


def territory(id: str) -> str:
    """A territory's name."""
    return TERRITORIES[TerritoryId(id)].name


def places(ids: Iterable[str]) -> str:
    """Places with how many things stand there.

    >>> places(["vienna", "vienna", "prague"])
    '2 Vienna, Prague'
    """
    found = Counter(ids)
    return ", ".join(territory(id) if count == 1 else f"{count} {territory(id)}" for id, count in found.items())


def several(count: int, word: str) -> str:
    """A number of things.

    >>> several(1, "army"), several(2, "army"), several(3, "fleet")
    ('1 army', '2 armies', '3 fleets')
    """
    plural = f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"
    return f"{count} {word if count == 1 else plural}"


def action(code: str) -> str:
    """What a unit does on arrival.

    >>> action("war italy army"), action("blow up germany"), action("")
    ('fights an army of Italy', 'destroys the factory of Germany', 'alone')
    """
    if code in (MOVE, PEACE, HOSTILE):
        return {MOVE: "alone", PEACE: "in peace", HOSTILE: "occupies"}[code]
    verb, _, rest = code.partition(" ")
    if verb == "war":
        enemy, _, kind = rest.partition(" ")
        return f"fights {'an army' if kind == 'army' else 'a fleet'} of {country(enemy)}"
    return f"destroys the factory of {country(rest.removeprefix('up '))}"


def step(kind: str, origin: str, to: str, code: str) -> str:
    """One step; a unit that stays is not said to go from a place to itself.

    >>> step("army", "vienna", "vienna", ""), step("army", "trieste", "venice", "peace")
    ('army in Vienna holds', 'army Trieste → Venice, in peace')
    """
    what = "" if code == MOVE else f", {action(code)}"
    if origin == to:
        return f"{kind} in {territory(to)} holds{what}"
    return f"{kind} {territory(origin)} → {territory(to)}{what}"


def plan(fleets: Sequence[Any], armies: Sequence[Any]) -> str:
    """A whole plan with equal steps counted together and idle units only counted.

    >>> step = {"origin": "vienna", "to": "romania", "action": ""}
    >>> plan([], [step, step, {"origin": "prague", "to": "prague", "action": ""}])
    '2 × army Vienna → Romania; 1 unit holds'
    """
    told: Counter[str] = Counter()
    idle = 0
    for kind, steps in (("fleet", fleets), ("army", armies)):
        for found in steps:
            origin, to, code = found["origin"], found["to"], found["action"]
            if origin == to and not code.startswith(("war", "blow")):
                idle += 1
            else:
                told[step(kind, origin, to, code)] += 1
    parts = [text if count == 1 else f"{count} × {text}" for text, count in told.items()]
    if idle:
        parts.append(f"{several(idle, 'unit')} hold{'s' if idle == 1 else ''}")
    return "; ".join(parts) or "no units"


def imports(units: Iterable[Sequence[str]]) -> str:
    """Imported units.

    >>> imports([("army", "vienna"), ("army", "vienna"), ("fleet", "trieste")])
    '2 armies in Vienna, 1 fleet in Trieste'
    """
    found = Counter((kind, at) for kind, at in units)
    return ", ".join(f"{several(count, kind)} in {territory(at)}" for (kind, at), count in found.items()) or "nothing"


def proposal(made: Any) -> str:
    """A proposal with its details.

    >>> proposal({"slot": "Factory", "sites": ["trieste"]})
    'Factory in Trieste'
    """
    slot = str(made["slot"])
    if made.get("sites"):
        return f"{slot} in {places(made['sites'])}"
    if slot == "Import":
        return f"{slot}: {imports(made.get('units', ()))}"
    if slot.endswith("Maneuver"):
        return f"{slot}: {plan(made.get('fleets', ()), made.get('armies', ()))}"
    return slot
