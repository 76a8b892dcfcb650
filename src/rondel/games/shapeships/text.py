"""What things are called: keys of the catalogues for ships, powers and species, and names that the position gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rondel import Message
from rondel.core.events import Event
from rondel.core.log import Entry
from rondel.games.shapeships.catalogue import SHIPS, SOLAR
from rondel.games.shapeships.fleet import find
from rondel.games.shapeships.says import (
    BuildingOf,
    ChargesLeft,
    Doomed,
    DrawingOf,
    EvolvingInto,
    JoiningOf,
    MarkedShip,
    OnNumber,
    ShipOn,
    ThisShip,
)
from rondel.games.shapeships.state import Shapeships, Ship
from rondel.messages import Phrase, Words, key_for

DASH = "–"


def keyed(kind: str) -> Callable[[str], Phrase]:
    """What names a value by a key of its own: `ship-DEF`."""
    return lambda id: Phrase(key_for(kind, id))


def source_name(id: str) -> Phrase:
    """Where an amount comes from: a ship, a Solar Power, the die or what was saved.

    >>> source_name("FIG").key, source_name("SSUP").key, source_name("die").key
    ('ship-FIG', 'solar-SSUP', 'source-die')
    """
    return Phrase(key_for("solar" if id in SOLAR else "ship" if id in SHIPS else "source", id))


def _or_dash(value: Any) -> str:
    return DASH if value is None else str(value)


rule = keyed("rule")
"""What a power of a ship does, by the power's id."""

LABELS: dict[str, Any] = {
    "ship": keyed("ship"),
    "ship kind": keyed("ship"),
    "a_ship": keyed("a_ship"),
    "use": keyed("use"),
    "rule": rule,
    "solar": keyed("solar"),
    "solar power": keyed("solar"),
    "solar_text": keyed("solar_text"),
    "species": keyed("species"),
    "mode": keyed("mode"),
    "source": source_name,
    "number": _or_dash,
    "amount": _or_dash,
}


def this(ship: Ship) -> ThisShip:
    """A ship in play by kind and number."""
    return ThisShip(ship.id, ship.iid)


def called(id: str, number: int | None) -> Words:
    """A kind of ship, with the number it is completed with."""
    return ShipOn(id, number).phrase if number else keyed("ship")(id)


def marks_of(ship: Ship) -> list[ChargesLeft | OnNumber | Doomed]:
    """What is special about one ship."""
    marks: list[ChargesLeft | OnNumber | Doomed] = []
    if SHIPS[ship.id].charges is not None:
        marks.append(ChargesLeft(ship.charges))
    if ship.number:
        marks.append(OnNumber(ship.number))
    if ship.doomed:
        marks.append(Doomed())
    return marks


def ship_in_play(s: Shapeships, seat: int, iid: int | None) -> Message | str:
    """A ship by its number, as a seat may call it."""
    for owner in (seat, 1 - seat):
        ship = find(s.players[owner], iid) if iid is not None else None
        if ship is not None:
            marks = marks_of(ship)
            return MarkedShip(this(ship), marks) if marks else this(ship)
    return _or_dash(iid)


NAMES = {"ship": ship_in_play}

_TAKEN_BACK: dict[str, Callable[[str], Message]] = {
    "draw": DrawingOf,
    "upgrade": JoiningOf,
    "evolve": EvolvingInto,
    "build": BuildingOf,
}


def entry_label(s: Shapeships, entry: Entry, events: Sequence[Event]) -> Message | str:
    """What the undo button takes back; nothing said means by the name of the move."""
    args = entry.args if isinstance(entry.args, dict) else {}
    taken_back = _TAKEN_BACK.get(entry.name)
    return taken_back(str(args.get("ship") or args.get("into"))) if taken_back else ""
