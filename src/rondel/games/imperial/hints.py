"""What a bot may value in a position: stock by what its country promises, cash, and the prospects of what it leads.

The numbers are dollars at the end of the game, found by trial. Rules, section 14.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.msgpack import Encoder
from msgspec.structs import replace

from rondel import Fact, Message
from rondel.core.known import Known
from rondel.games.imperial.atlas import DENOMINATIONS, DOLLAR, HOME, HOMES, RULES, CountryId, TerritoryId
from rondel.games.imperial.bidding import accept_bid, offered
from rondel.games.imperial.board import occupied_by, room
from rondel.games.imperial.proposal import execute
from rondel.games.imperial.reach import sails, walks
from rondel.games.imperial.says.outlook import CountriesLed, Treasuries, YourCash, YourStock
from rondel.games.imperial.state import Army, Board, Imperial, Proposal, active_country, copied

ROUNDS, LEFT = 16, 0.3
"""So long a game lasts: what is expected of a country counts less and less until then, down to this share of it."""
TAXATIONS_LED, TAXATIONS_OTHERS = 2.9, 4.1
"""How many times a country taxes in a whole game: one that this player leads, and one that others lead."""
GROWTH = 2.0
"""How much its revenue grows from one taxation to the next."""
UNIT_OF_INCOME = 0.3
"""What a place that a unit could still claim adds to the revenue."""
INTEREST = 1.6
"""How often stock is paid interest in a whole game."""
CONTROL, INVESTED = 3.3, 0.45
"""What it is worth to lead a country for a whole game, and a dollar more than its dollar if there is time to buy."""
TREASURY_LED, TREASURY_SHARED = 0.3, 0.2
BASELINE, CAP, WIN = RULES.tax_baseline, RULES.tax_cap, RULES.win_points
POINTS_PER_MULTIPLIER = RULES.points_per_multiplier
ALL_STOCK = sum(DENOMINATIONS)
"""What there is of each country's stock, sold or not."""

Values = tuple[float, float, float, float]
PARTS = YourCash(), YourStock(), Treasuries(), CountriesLed()
"""What the values are of."""
BOLD: Mapping[type[Message] | str, float] = {YourStock: 0.05, CountriesLed: 0.1}
"""What the bold put their money into; the careful keep more of it."""


def worth(s: Imperial, seat: int) -> float:
    """What the seat may expect to have in the end."""
    return sum(_values(s, seat))


def parts(s: Imperial, seat: int) -> dict[Message, float]:
    """What that consists of."""
    return dict(zip(PARTS, _values(s, seat), strict=True))


def _values(s: Imperial, seat: int) -> Values:
    if s.ending:
        return _expected(s, seat)
    if not s.order:
        return _expected(bought(s, seat), seat)
    if s.importing is not None:
        return _expected(imagined(s, likely_import(s)), seat)
    if s.proposals:
        each = [_expected(imagined(s, made), seat) for made in s.proposals]
        cash, bonds, treasuries, control = (sum(of_one) / len(each) for of_one in zip(*each, strict=True))
        return cash, bonds, treasuries, control
    return _expected(s, seat)


def _expected(s: Imperial, seat: int) -> Values:
    """What things as they stand promise."""
    player, countries = s.players[seat], s.countries
    bonds = treasuries = control = 0.0
    incomes, ahead = _incomes(ground(s)), _ahead(s)
    interest, led, others = INTEREST * ahead, ahead * TAXATIONS_LED, ahead * TAXATIONS_OTHERS
    for country, held in player.stocks.items():
        if not held:
            continue
        state, own = countries[country], sum(held)
        leads = state.leaders[0] == seat
        taxations = led if leads else others
        income = incomes[country] + GROWTH * taxations / 2
        gain = (income if income < CAP else CAP) - BASELINE  # `min` and `max` are calls, for each country
        points = state.points + gain * taxations if gain > 0.0 else state.points
        bonds += own * ((points if points < WIN else WIN) / POINTS_PER_MULTIPLIER + interest)
        if state.treasury:
            share = own / (ALL_STOCK - sum(state.stocks))
            treasuries += state.treasury / DOLLAR * (TREASURY_LED * leads + TREASURY_SHARED * share)
        if leads:
            control += CONTROL * ahead
    cash = player.cash / DOLLAR * (1.0 + INVESTED * ahead) + player.modifier
    return cash, bonds, treasuries, control


def _ahead(s: Imperial) -> float:
    """How much of the game is still to come; where it may go on for ever, never nothing."""
    limit = s.options.round_limit
    return max(0.0, 1.0 - s.round / limit) if limit else max(LEFT, 1.0 - s.round / ROUNDS)


# -- what countries earn ---------------------------------------------------------------------------------------


class Ground(Struct, array_like=True):
    """All that the countries' incomes depend on."""

    board: Board
    rail: bool
    mover: CountryId | None = None
    """The country whose maneuver is running: of its units only those that wait can still claim something."""
    fleets: list[TerritoryId] = []
    armies: list[Army] = []


def ground(s: Imperial) -> Ground:
    """What they depend on as things stand; in a running maneuver, on its virtual board."""
    draft, rail = s.draft, s.options.rail_after
    if draft is None:
        return Ground(s.board, rail)
    mover = active_country(s)
    real = s.board.forces[mover]
    fleets = [real.fleets[number] for number in draft.waiting_fleets]
    return Ground(draft.board, rail, mover, fleets, [real.armies[number] for number in draft.waiting_armies])


_known = Known[bytes, dict[CountryId, float]]()
_encode = Encoder().encode


def _incomes(on: Ground) -> dict[CountryId, float]:
    """What each country may expect of a taxation; six of seven decisions leave the board as it was before."""
    key = _encode(on)
    found = _known.get(key)
    if found is None:
        found, chips = {}, _encode(on.board.chips)
        reaches = [_reach(on, country, chips) for country in on.board.forces]
        shut = set[TerritoryId]().union(*[reach.occupies for reach in reaches])
        for (country, forces), reach in zip(on.board.forces.items(), reaches, strict=True):
            working = sum([at not in shut for at in forces.factories])
            found[country] = reach.chips + RULES.tax_per_factory * working + UNIT_OF_INCOME * reach.claims
        _known.keep(key, found)
    return found


class Reach(NamedTuple):
    """What a country's units have taken, and could take next."""

    chips: int
    claims: int
    occupies: frozenset[TerritoryId]


_reaches = Known[tuple[CountryId, bool, bytes, bytes], Reach](1 << 14)


def _reach(on: Ground, country: CountryId, chips: bytes) -> Reach:
    """That of one country, given all chips: seldom more than one country moves."""
    armies = on.board.forces[country].armies
    moves = on if country == on.mover else on.board.forces[country]
    key = country, on.rail, chips, _encode((armies, moves.fleets, moves.armies))
    found = _reaches.get(key)
    if found is None:
        count = list(on.board.chips.values()).count(country)
        found = Reach(count, claims(on, country), frozenset(occupied_by(country, armies)))
        _reaches.keep(key, found)
    return found


def claims(on: Ground, country: CountryId) -> int:
    """How many places without a chip of the country its units could claim with one step, each unit one."""
    moves = on if country == on.mover else on.board.forces[country]
    owner, claimed = on.board.chips.get, set[TerritoryId]()
    for places in [*map(_seas, moves.fleets), *[_lands(country, army.at, on.rail) for army in moves.armies]]:
        for at in places:
            if owner(at) != country and at not in claimed:
                claimed.add(at)
                break
    return len(claimed)


@cache
def _seas(origin: TerritoryId) -> tuple[TerritoryId, ...]:
    """What a fleet could claim with one step."""
    return tuple(at for at in sails(origin) if HOME[at] is None)


@cache
def _lands(country: CountryId, origin: TerritoryId, rail: bool) -> tuple[TerritoryId, ...]:
    """What an army could claim with one step."""
    return tuple(at for at in walks(country, origin, rail) if HOME[at] is None)


# -- what a proposal or a bid would lead to --------------------------------------------------------------------


class _Quietly:
    """A handle on a copy of the state: nobody listens, and nothing is drawn."""

    def __init__(self, s: Imperial) -> None:
        self.s = s

    def emit(self, fact: Fact) -> None:
        """Tell nobody."""


def imagined(s: Imperial, made: Proposal) -> Imperial:
    """The state as it would be if the proposal were carried out.

    Copied is what one can change: cash, treasuries and the board, but nobody's stock.
    """
    copy = replace(
        s,
        players=[replace(player) for player in s.players],
        countries={country: replace(state) for country, state in s.countries.items()},
        board=copied(s.board),
        proposals=[made],
        draft=None,
        importing=None,
    )
    execute(_Quietly(copy))  # type: ignore[arg-type]
    return copy


def bought(s: Imperial, seat: int) -> Imperial:
    """The state as it would be if a seat's bid for the country at auction bought what it can: bids are meant.

    Those that are still sealed are anybody's guess, so one's own is taken to come first; of those that are open
    everybody before the seat buys as well. Copied is what that changes, and not the board.
    """
    sealed = s.players[seat].bid
    if not (sealed or seat in s.bid_order):
        return s
    country, players = active_country(s), [*s.players]
    auctioned = s.countries[country]
    auctioned = replace(auctioned, stocks=[*auctioned.stocks], leaders=[*auctioned.leaders])
    bids, order = ({seat: sealed}, [seat]) if sealed else (s.bids, [*s.bid_order])
    for buyer in order:
        stocks = {of: [*held] for of, held in players[buyer].stocks.items()}
        players[buyer] = replace(players[buyer], stocks=stocks, bid=None)
    copy = replace(s, players=players, countries={**s.countries, country: auctioned}, bids=bids, bid_order=order)
    while offered(copy):
        buyer = copy.bid_order[0]
        accept_bid.fn(_Quietly(copy), buyer)
        if buyer == seat:
            break
    return copy


def likely_import(s: Imperial) -> Proposal:
    """The import being put together, filled up with armies as long as the treasury pays."""
    country = active_country(s)
    seat = next((seat for seat, player in enumerate(s.players) if player.imports), s.countries[country].leaders[0])
    units = list(s.players[seat].imports)
    payable = min(RULES.import_max_units, s.countries[country].treasury // DOLLAR, room(s.board, country)["army"])
    units += [("army", HOMES[country][0])] * max(0, payable - len(units))
    assert s.importing is not None
    return Proposal(seat, s.importing, units=tuple(units))
