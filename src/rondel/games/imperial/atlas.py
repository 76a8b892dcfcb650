"""The printed matter of the game: map, wheels, prices and constants, read from `data/board.json` and checked.

Everything here is the same in every match. Rules, section 2.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NewType

import msgspec
from msgspec import Meta, Struct

from rondel import Per, Ref
from rondel.errors import DefinitionError, Finding

CountryId = NewType("CountryId", str)
TerritoryId = NewType("TerritoryId", str)
Slot = NewType("Slot", str)

Natural = Annotated[int, Meta(ge=0)]
CENTER = Slot("center")
"""Where a country's marker stands before its first move."""


class Start(Struct, frozen=True):
    """What a country begins with."""

    treasury_cents: Natural
    points: Natural
    last_tax: Natural
    wheel: Slot
    factories: tuple[TerritoryId, ...]
    armies: tuple[TerritoryId, ...]
    fleets: tuple[TerritoryId, ...]
    tax_chips: tuple[TerritoryId, ...]


class CountryCard(Struct, frozen=True):
    """What is printed about a country."""

    id: CountryId
    name: str
    short: str
    order: int
    army_limit: Natural
    fleet_limit: Natural
    start: Start


class Territory(Struct, frozen=True):
    """A place on the map."""

    id: TerritoryId
    name: str
    kind: Literal["home", "neutral", "sea"]
    country: CountryId | None
    port: TerritoryId | None
    """The one sea a port is tied to."""
    adjacent: tuple[TerritoryId, ...]


class Stock(Struct, frozen=True):
    """The denominations of every country, and what each costs."""

    denominations: tuple[int, ...]
    cost_dollars: dict[int, Natural]


class Constants(Struct, frozen=True):
    """The numbers of the rulebook."""

    win_points: Natural
    tax_cap: Natural
    tax_baseline: Natural
    tax_per_factory: Natural
    tax_per_chip: Natural
    upkeep_per_unit_dollars: Natural
    factory_cost_dollars: Natural
    import_cost_dollars: Natural
    import_max_units: Natural
    free_steps: Natural
    extra_step_cost_dollars: Natural
    max_steps: Natural
    investor_bonus_dollars: Natural
    points_per_multiplier: Natural
    min_cash_to_bid_dollars: Natural
    timer_penalty_points: Natural
    timer_reset_seconds: Natural
    home_territories_per_country: Natural


class Money(Struct, frozen=True):
    """What is shared out at the start."""

    pool_cents: Natural


class Box(Struct, frozen=True):
    """The whole data file, as far as the rules read it; the rest is for drawing."""

    money: Money
    countries: tuple[CountryCard, ...]
    territories: tuple[Territory, ...]
    wheels: dict[str, tuple[Slot, ...]]
    stock: Stock
    constants: Constants


FILE = Path(__file__).with_name("data") / "board.json"


def load(raw: bytes) -> Box:
    """The data, checked; raises `DefinitionError` with every path that is wrong.

    >>> load(b'{"money": {"pool_cents": -1}}')
    Traceback (most recent call last):
        ...
    rondel.errors.DefinitionError: the definition of 'imperial' has 1 problem(s):
      - bad_data at data/board.json: Expected `int` >= 0 - at `$.money.pool_cents`
    """
    try:
        box = msgspec.json.decode(raw, type=Box)
    except msgspec.MsgspecError as problem:
        raise DefinitionError("imperial", [Finding("bad_data", "data/board.json", str(problem))]) from None
    if wrong := [Finding("bad_data", f"data/board.json {where}", text) for where, text in _mistakes(box)]:
        raise DefinitionError("imperial", wrong)
    return box


def _mistakes(box: Box) -> Iterator[tuple[str, str]]:
    places = {place.id: place for place in box.territories}
    countries = {card.id for card in box.countries}
    for number, place in enumerate(box.territories):
        yield from ((f"territories[{number}].{field}", why) for field, why in _misplaced(place, places, countries))
    for number, card in enumerate(box.countries):
        where = f"countries[{number}]"
        homes = [place.id for place in box.territories if place.country == card.id]
        if card.order != number + 1:
            yield f"{where}.order", f"{card.id} stands at {number + 1}, not at {card.order}"
        if len(homes) != box.constants.home_territories_per_country:
            yield where, f"{card.id} has {len(homes)} home territories"
        if not card.start.factories or not set(card.start.factories) <= set(homes):
            yield f"{where}.start.factories", f"{card.start.factories} are not home territories of {card.id}"
    slots = {tuple(sorted(wheel)) for wheel in box.wheels.values()}
    if len(slots) != 1:
        yield "wheels", "they must have the same slots in different order"
    if set(box.stock.cost_dollars) != set(box.stock.denominations):
        yield "stock.cost_dollars", "every denomination needs a price, and nothing else"


def _misplaced(place: Territory, places: dict[TerritoryId, Territory], countries: set[CountryId]) -> Iterator[Any]:
    if (place.country in countries) != (place.kind == "home"):
        yield "country", f"{place.country!r} does not go with {place.kind}"
    if place.port is not None and (place.kind != "home" or place.port not in place.adjacent):
        yield "port", f"{place.id} is no home territory beside {place.port}"
    if place.port is not None and places[place.port].kind != "sea":
        yield "port", f"{place.port} is no sea"
    for other in place.adjacent:
        if other not in places or place.id not in places[other].adjacent:
            yield "adjacent", f"the way from {place.id} to {other} does not lead back"


BOX = load(FILE.read_bytes())
RULES = BOX.constants

COUNTRIES = tuple(card.id for card in BOX.countries)
"""In turn order."""
CARDS = {card.id: card for card in BOX.countries}
TERRITORIES = {place.id: place for place in BOX.territories}
ADJACENT = {place.id: place.adjacent for place in BOX.territories}
HOME: dict[TerritoryId, CountryId | None] = {place.id: place.country for place in BOX.territories}
"""The country a territory belongs to, if any."""
HOMES = {country: tuple(at for at, owner in HOME.items() if owner == country) for country in COUNTRIES}
SEAS = tuple(place.id for place in BOX.territories if place.kind == "sea")
IS_SEA = {place.id: place.kind == "sea" for place in BOX.territories}
PORT: dict[TerritoryId, TerritoryId] = {place.id: place.port for place in BOX.territories if place.port is not None}
"""Each port with its one sea."""
WHEELS = BOX.wheels
SLOTS = BOX.wheels["standard"]
FACTORY, L_PRODUCE, IMPORT, L_MANEUVER, TAXATION, R_PRODUCE, INVESTOR, R_MANEUVER = SLOTS
PRODUCE, MANEUVER = (L_PRODUCE, R_PRODUCE), (L_MANEUVER, R_MANEUVER)
DENOMINATIONS = BOX.stock.denominations
PRICE = {stock: 100 * dollars for stock, dollars in BOX.stock.cost_dollars.items()}
"""What a stock costs, in cents."""
CHEAPEST = min(PRICE.values())
DOLLAR = 100
FACTORY_PRICE = DOLLAR * RULES.factory_cost_dollars
IMPORT_PRICE = DOLLAR * RULES.import_cost_dollars
INVESTOR_BONUS = DOLLAR * RULES.investor_bonus_dollars


CountryRef = Annotated[CountryId, Ref("country", COUNTRIES)]
At = Annotated[TerritoryId, Ref("territory", tuple(TERRITORIES))]
SlotRef = Annotated[Slot, Ref("slot", (CENTER, *SLOTS))]
"""A slot by its place on the wheel."""
Cents = Annotated[int, Ref("money"), Per(DOLLAR)]


def starting_cash(players: int) -> int:
    """An equal share of the pool in cents, rounded half up. Rules, section 3.

    >>> [starting_cash(players) for players in (2, 3, 4, 5, 6)]
    [3050, 2033, 1525, 1220, 1017]
    """
    return (2 * BOX.money.pool_cents + players) // (2 * players)
