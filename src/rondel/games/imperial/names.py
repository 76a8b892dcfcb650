"""What sums, places, orders and proposals are called, as values; the words are in `messages/`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

from rondel import Message, Ref
from rondel.games.imperial.arrival import HOSTILE, MOVE, PEACE
from rondel.games.imperial.atlas import DOLLAR, IMPORT, MANEUVER, At, CountryId, CountryRef, Slot, SlotRef, TerritoryId
from rondel.games.imperial.state import Import, Kind, Proposal, UnitStep
from rondel.messages import Phrase, Series, key_for

DeedRef = Annotated[Slot, Ref("deed")]
"""A slot by what is done there, which is the same on either side of the wheel."""
ActionRef = Annotated[str, Ref("action")]


class Dollars(Message):
    """A sum of money."""

    amount: float
    exact: bool
    """It has cents."""
    owed: bool
    """It is less than nothing."""


def dollars(cents: int) -> Dollars:
    """A sum of cents.

    >>> dollars(1250), dollars(-6000)
    (Dollars(amount=12.5, exact=True, owed=False), Dollars(amount=60.0, exact=False, owed=True))
    """
    return Dollars(abs(cents) / DOLLAR, cents % DOLLAR != 0, cents < 0)


def slot_name(slot: Slot) -> Phrase:
    """A slot by its place on the wheel."""
    return Phrase(key_for("slot", slot))


def deed(slot: Slot) -> Phrase:
    """What is done on a slot, whichever side of the wheel it is on.

    >>> deed(Slot("L-Produce")).key
    'deed-Produce'
    """
    return Phrase(key_for("deed", slot.removeprefix("L-").removeprefix("R-")))


# -- places ----------------------------------------------------------------------------------------------------


class CountedPlace(Message):
    """A place, and how many things stand there."""

    count: int
    at: At


class Places(Message):
    at: list[CountedPlace]


def places(ids: Iterable[TerritoryId]) -> list[CountedPlace]:
    """Each place once, with how often it is named."""
    return [CountedPlace(count, at) for at, count in Counter(ids).items()]


# -- orders ----------------------------------------------------------------------------------------------------


class Alone(Message): ...


class InPeace(Message): ...


class Occupies(Message): ...


class Fights(Message):
    kind: Kind
    country: CountryRef


class Destroys(Message):
    """A factory is blown up."""

    country: CountryRef


class UnitIn(Message):
    kind: Kind
    at: At


class UnitHolds(Message):
    kind: Kind
    at: At


class UnitMoves(Message):
    kind: Kind
    origin: At
    to: At


class WithDeed(Message):
    step: Message
    deed: Message


class Times(Message):
    """The same order for several units."""

    count: int
    step: Message


class UnitsHold(Message):
    count: int


class NoUnits(Message): ...


class Plan(Message):
    steps: Series[Message]


def action(code: str) -> Message:
    """What a unit does on arrival.

    >>> action("war italy army"), action("blow up germany")
    (Fights(kind='army', country='italy'), Destroys(country='germany'))
    """
    if code in (MOVE, PEACE, HOSTILE):
        return {MOVE: Alone(), PEACE: InPeace(), HOSTILE: Occupies()}[code]
    verb, _, rest = code.partition(" ")
    if verb == "war":
        enemy, _, kind = rest.partition(" ")
        return Fights("fleet" if kind == "fleet" else "army", CountryId(enemy))
    return Destroys(CountryId(rest.removeprefix("up ")))


def order(kind: Kind, step: UnitStep) -> Message:
    """One step; a unit that stays is not said to go from a place to itself.

    >>> vienna = TerritoryId("vienna")
    >>> order("army", UnitStep(vienna, vienna, ""))
    UnitHolds(kind='army', at='vienna')
    """
    stays = step.origin == step.to
    told: Message = UnitHolds(kind, step.to) if stays else UnitMoves(kind, step.origin, step.to)
    return told if step.action == MOVE else WithDeed(told, action(step.action))


def plan(fleets: Sequence[UnitStep], armies: Sequence[UnitStep]) -> Message:
    """A whole plan with equal steps counted together and idle units only counted."""
    orders: tuple[tuple[Kind, UnitStep], ...] = (
        *(("fleet", one) for one in fleets),
        *(("army", one) for one in armies),
    )
    active = [order(kind, step) for kind, step in orders if not _is_idle(step)]
    parts: list[Message] = [Times(count, told) for told, count in Counter(active).items()]
    if idle := len(orders) - len(active):
        parts.append(UnitsHold(idle))
    return Plan(parts) if parts else NoUnits()


def _is_idle(step: UnitStep) -> bool:
    return step.origin == step.to and not step.action.startswith(("war", "blow"))


# -- proposals -------------------------------------------------------------------------------------------------


class UnitsAt(Message):
    kind: Kind
    count: int
    at: At


class Imports(Message):
    units: list[UnitsAt]


class SlotAlone(Message):
    slot: SlotRef


class DeedAlone(Message):
    slot: DeedRef


class SlotIn(Message):
    slot: Phrase
    at: list[CountedPlace]


class ImportOf(Message):
    units: list[UnitsAt]


class ManeuverOf(Message):
    plan: Message


def imports(units: Iterable[Import]) -> list[UnitsAt]:
    """Imported units, those of a kind and place counted together.

    >>> vienna = TerritoryId("vienna")
    >>> imports([("army", vienna), ("army", vienna)])
    [UnitsAt(kind='army', count=2, at='vienna')]
    """
    return [UnitsAt(kind, count, at) for (kind, at), count in Counter((kind, at) for kind, at in units).items()]


def proposal(made: Proposal) -> Message:
    """A proposal with its details."""
    if made.sites:
        return SlotIn(deed(made.slot), places(made.sites))
    if made.slot == IMPORT:
        return ImportOf(imports(made.units))
    if made.slot in MANEUVER:
        return ManeuverOf(plan(made.fleets, made.armies))
    return DeedAlone(made.slot)


# -- what can be bought ----------------------------------------------------------------------------------------


class TheStock(Message):
    stock: int


class Returning(Message):
    stock: int


class ReturningNothing(Message): ...


class PuntFor(Message):
    final: bool


LABELS: dict[str, Any] = {
    "money": dollars,
    "country": lambda id: Phrase(key_for("country", id)),
    "territory": lambda at: Phrase(key_for("territory", at)),
    "territories": lambda sites: Places(places(sites or ())),
    "imports": lambda units: Imports(imports(units or ())),
    "action": action,
    "slot": slot_name,
    "ending": lambda how: Phrase(key_for("ending", how)) if how else "",
    "deed": deed,
    "unit": lambda kind: Phrase(key_for("unit", kind)),
    "stock": TheStock,
    "returned": lambda stock: Returning(stock) if stock else ReturningNothing(),
    "final": PuntFor,
}
