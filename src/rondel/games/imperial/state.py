"""The position: investors, countries, the board, and what is being decided. Rules, section 2."""

from __future__ import annotations

from typing import Annotated, Literal

from rondel import PerSeat, Private, Ref, Seat, Setup, State, Unshown, Value
from rondel.games.imperial.atlas import (
    CARDS,
    CENTER,
    COUNTRIES,
    DENOMINATIONS,
    At,
    Cents,
    CountryId,
    CountryRef,
    SlotRef,
)
from rondel.games.imperial.atlas import starting_cash as share
from rondel.games.imperial.options import Options

Kind = Literal["army", "fleet"]
UnitRef = Annotated[Kind, Ref("unit")]
Import = tuple[UnitRef, At]
"""A unit to be imported, and where."""


class Army(Value, frozen=True):
    """An army; its posture only matters in another country's home territory."""

    at: At
    hostile: bool = True


class Forces(State):
    """What a country has on the board, in the order in which it came there."""

    factories: list[At]
    armies: list[Army]
    fleets: list[At]


class Board(State):
    """Factories, units and tax chips: the real ones, or those of a running maneuver."""

    forces: dict[CountryRef, Forces]
    chips: dict[At, CountryRef]
    """Whose tax chip lies on a sea or neutral territory."""


class Country(State):
    """What a country has besides its forces."""

    treasury: Cents
    points: int
    last_tax: int
    slot: SlotRef
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

    cash: Cents
    stocks: dict[CountryRef, list[int]]
    modifier: int = 0
    """Points lost to the clock."""
    bid: Private[Cents | None] = None
    ballot: Private[int | None] = None
    imports: Private[list[Import]] = []
    """The units of an import that is being put together."""


class UnitStep(Value, frozen=True):
    """What a unit does in a maneuver."""

    origin: At
    to: At
    action: str


class Proposal(Value, frozen=True):
    """A slot with its details, proposed by somebody for the country whose turn it is."""

    by: Seat
    slot: SlotRef
    sites: tuple[At, ...] = ()
    """Where a factory is built, or which factories produce."""
    units: tuple[Import, ...] = ()
    fleets: tuple[UnitStep, ...] = ()
    armies: tuple[UnitStep, ...] = ()


class Peace(Value, frozen=True):
    """The question that a running maneuver waits for."""

    asked: CountryRef
    origin: At
    to: At
    kind: UnitRef


class Draft(State):
    """A running maneuver on its virtual board.

    The board holds the moving country's units that have moved, in step order; those still waiting stand where the real
    board has them, and are named by their place in its lists.
    """

    by: Seat
    slot: SlotRef
    board: Annotated[Board, Unshown()]
    waiting_fleets: Annotated[list[int], Unshown()]
    waiting_armies: Annotated[list[int], Unshown()]
    fleets: list[UnitStep] = []
    armies: list[UnitStep] = []
    ordered_fleets: Annotated[list[int], Unshown()] = []
    ordered_armies: Annotated[list[int], Unshown()] = []
    """Whose steps they are, by the same numbers as those that wait."""
    settled_fleets: Annotated[int, Unshown()] = 0
    settled_armies: Annotated[int, Unshown()] = 0
    """How many steps there were when somebody last answered a question: they stand."""
    peace: Peace | None = None


class Imperial(State):
    """The whole table."""

    options: Options
    players: PerSeat[Player]
    countries: dict[CountryRef, Country]
    board: Board
    turn: CountryRef | None
    """The country that is auctioned, or whose turn it is."""
    round: int = 0
    order: list[Seat] = []
    """The player order, once the bidding is over."""
    card: Seat | None = None
    """Who holds the investor card."""
    bids: dict[Seat, Cents] = {}
    """The bids for the country at auction once they are open, by seat."""
    bid_order: list[Seat] = []
    """Who may still buy for their bid."""
    proposals: list[Proposal] = []
    last_vote: Annotated[dict[Seat, int], Unshown()] = {}
    """How everybody voted the last time, by seat."""
    importing: SlotRef | None = None
    """An import is being put together."""
    draft: Draft | None = None
    investor_passed: bool = False
    buyer: Seat | None = None
    queue: list[Seat] = []
    """Who will still be asked to buy in this investor round."""
    asked_again: Annotated[list[Seat], Unshown()] = []
    """Who punted in this investor round already."""
    punted: list[Seat] = []
    """Who is Swiss in the next investor round (option `punt`)."""
    ending: Annotated[Literal["", "points", "round_limit", "no_leader"], Ref("ending")] = ""


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
