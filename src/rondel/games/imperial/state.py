"""The position: investors, countries, the board, and what is being decided. Rules, section 2."""

from __future__ import annotations

from typing import Literal

from rondel import PerSeat, Private, Seat, Setup, State, Value
from rondel.games.imperial.atlas import CARDS, CENTER, COUNTRIES, DENOMINATIONS, CountryId, Slot, TerritoryId
from rondel.games.imperial.atlas import starting_cash as share
from rondel.games.imperial.options import Options

Kind = Literal["army", "fleet"]
Import = tuple[Kind, TerritoryId]
"""A unit to be imported, and where."""


class Army(Value, frozen=True):
    """An army; its posture only matters in another country's home territory."""

    at: TerritoryId
    hostile: bool = True


class Forces(State):
    """What a country has on the board, in the order in which it came there."""

    factories: list[TerritoryId]
    armies: list[Army]
    fleets: list[TerritoryId]


class Board(State):
    """Factories, units and tax chips: the real ones, or those of a running maneuver."""

    forces: dict[CountryId, Forces]
    chips: dict[TerritoryId, CountryId]
    """Whose tax chip lies on a sea or neutral territory."""


class Country(State):
    """What a country has besides its forces."""

    treasury: int
    """Cents."""
    points: int
    last_tax: int
    slot: Slot
    """Where its marker stands on the wheel."""
    stocks: list[int]
    """The denominations for sale, smallest first."""
    leaders: list[Seat]
    """The stockholders, strongest first: leader, opposition, others."""
    democracy: bool = False
    off_limits: bool = False
    """Bought in this investor round already."""


class Player(State):
    """An investor."""

    cash: int
    """Cents."""
    stocks: dict[CountryId, list[int]]
    modifier: int = 0
    """Points lost to the clock."""
    bid: Private[int | None] = None
    ballot: Private[int | None] = None
    imports: Private[list[Import]] = []
    """The units of an import that is being put together."""


class UnitStep(Value, frozen=True):
    """What a unit does in a maneuver."""

    origin: TerritoryId
    to: TerritoryId
    action: str


class Proposal(Value, frozen=True):
    """A slot with its details, proposed by somebody for the country whose turn it is."""

    by: Seat
    slot: Slot
    sites: tuple[TerritoryId, ...] = ()
    """Where a factory is built, or which factories produce."""
    units: tuple[Import, ...] = ()
    fleets: tuple[UnitStep, ...] = ()
    armies: tuple[UnitStep, ...] = ()


class Peace(Value, frozen=True):
    """The question that a running maneuver waits for."""

    asked: CountryId
    origin: TerritoryId
    to: TerritoryId
    kind: Kind


class Draft(State):
    """A running maneuver on its virtual board.

    The board holds the moving country's units that have moved, in step order; those still waiting stand where the real
    board has them, and are named by their place in its lists.
    """

    by: Seat
    slot: Slot
    board: Board
    waiting_fleets: list[int]
    waiting_armies: list[int]
    fleets: list[UnitStep] = []
    armies: list[UnitStep] = []
    ordered_fleets: list[int] = []
    ordered_armies: list[int] = []
    """Whose steps they are, by the same numbers as those that wait."""
    settled_fleets: int = 0
    settled_armies: int = 0
    """How many steps there were when somebody last answered a question: they stand."""
    peace: Peace | None = None


class Imperial(State):
    """The whole table."""

    options: Options
    players: PerSeat[Player]
    countries: dict[CountryId, Country]
    board: Board
    turn: CountryId | None
    """The country that is auctioned, or whose turn it is."""
    round: int = 0
    order: list[Seat] = []
    """The player order, once the bidding is over."""
    card: Seat | None = None
    """Who holds the investor card."""
    bids: dict[Seat, int] = {}
    """The bids for the country at auction once they are open, by seat."""
    bid_order: list[Seat] = []
    """Who may still buy for their bid."""
    proposals: list[Proposal] = []
    last_vote: dict[Seat, int] = {}
    """How everybody voted the last time, by seat."""
    importing: Slot | None = None
    """An import is being put together."""
    draft: Draft | None = None
    investor_passed: bool = False
    buyer: Seat | None = None
    queue: list[Seat] = []
    """Who will still be asked to buy in this investor round."""
    asked_again: list[Seat] = []
    """Who punted in this investor round already."""
    punted: list[Seat] = []
    """Who is Swiss in the next investor round (option `punt`)."""
    ending: Literal["", "points", "round_limit", "no_leader"] = ""


def setup(g: Setup) -> Imperial:
    """Equal shares of the money, and nothing on the map but the first factories. Rules, section 3."""
    forces = {card.id: _first_forces(card.id) for card in CARDS.values()}
    chips = {at: card.id for card in CARDS.values() for at in card.start.tax_chips}
    return Imperial(
        options=g.options,
        players=[Player(share(len(g.seats)), {}) for _ in g.seats],
        countries={country: _first(country) for country in COUNTRIES},
        board=Board(forces, chips),
        turn=COUNTRIES[0],
    )


def _first(country: CountryId) -> Country:
    start = CARDS[country].start
    return Country(start.treasury_cents, start.points, start.last_tax, CENTER, list(DENOMINATIONS), [])


def _first_forces(country: CountryId) -> Forces:
    start = CARDS[country].start
    return Forces(list(start.factories), [Army(at) for at in start.armies], list(start.fleets))


def active_country(s: Imperial) -> CountryId:
    """The country whose turn it is."""
    assert s.turn is not None
    return s.turn


def copied(board: Board) -> Board:
    """A board of its own with the same things on it."""
    forces = {
        country: Forces(list(own.factories), list(own.armies), list(own.fleets))
        for country, own in board.forces.items()
    }
    return Board(forces, dict(board.chips))
