"""What a bot may value in a position: stock by what its country promises, cash, and the prospects of what it leads.

The numbers are dollars at the end of the game, found by trial. Rules, section 14.
"""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec
from msgspec import Struct

from rondel import Fact, Message
from rondel.games.imperial.atlas import DOLLAR, HOME, HOMES, RULES, CountryId, TerritoryId
from rondel.games.imperial.bidding import accept_bid, offered
from rondel.games.imperial.board import occupations, room
from rondel.games.imperial.proposal import execute
from rondel.games.imperial.reach import sails, walks
from rondel.games.imperial.says.outlook import CountriesLed, Treasuries, YourCash, YourStock
from rondel.games.imperial.state import Army, Board, Imperial, Proposal, active_country

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

Values = tuple[float, float, float, float]
PARTS = YourCash(), YourStock(), Treasuries(), CountriesLed()
"""What the values are of."""


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
    player, players = s.players[seat], s.players
    bonds = treasuries = control = 0.0
    incomes, ahead = _incomes(_encoder.encode(ground(s))), _ahead(s)
    for country, held in player.stocks.items():
        if not held:
            continue
        state = s.countries[country]
        leads = state.leaders[0] == seat
        taxations = ahead * (TAXATIONS_LED if leads else TAXATIONS_OTHERS)
        gain = max(0.0, min(incomes[country] + GROWTH * taxations / 2, RULES.tax_cap) - RULES.tax_baseline)
        points = min(RULES.win_points, state.points + gain * taxations)
        own = sum(held)
        bonds += own * (points / RULES.points_per_multiplier + INTEREST * ahead)
        share = own / sum([sum(players[other].stocks[country]) for other in state.leaders])
        treasuries += state.treasury / DOLLAR * (TREASURY_LED * leads + TREASURY_SHARED * share)
        control += CONTROL * ahead * leads
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


_encoder, _ground_decoder = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(Ground)
_state_decoder = msgspec.msgpack.Decoder(Imperial)


def ground(s: Imperial) -> Ground:
    """What they depend on as things stand; in a running maneuver, on its virtual board."""
    draft, rail = s.draft, s.options.rail_after
    if draft is None:
        return Ground(s.board, rail)
    mover = active_country(s)
    real = s.board.forces[mover]
    fleets = [real.fleets[number] for number in draft.waiting_fleets]
    return Ground(draft.board, rail, mover, fleets, [real.armies[number] for number in draft.waiting_armies])


@lru_cache(4096)
def _incomes(ground: bytes) -> dict[CountryId, float]:
    """What each country may expect of a taxation; six of seven decisions leave the board as it was before."""
    on = _ground_decoder.decode(ground)
    shut, chips = occupations(on.board), _chips(on.board)
    found = {}
    for country, forces in on.board.forces.items():
        working = sum([at not in shut[country] for at in forces.factories])
        claimed = UNIT_OF_INCOME * claims(on, country, chips[country])
        found[country] = len(chips[country]) + RULES.tax_per_factory * working + claimed
    return found


def _chips(board: Board) -> dict[CountryId, set[TerritoryId]]:
    """Where the chips of each country lie, in one walk over all of them."""
    found: dict[CountryId, set[TerritoryId]] = {country: set() for country in board.forces}
    for at, owner in board.chips.items():
        found[owner].add(at)
    return found


def claims(on: Ground, country: CountryId, chips: set[TerritoryId]) -> int:
    """How many places without a chip of the country its units could claim with one step, each unit one."""
    moves = on if country == on.mover else on.board.forces[country]
    taken = set(chips)
    for places in [*map(_seas, moves.fleets), *[_lands(country, army.at, on.rail) for army in moves.armies]]:
        for at in places:
            if at not in taken:
                taken.add(at)
                break
    return len(taken) - len(chips)


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
    """The state as it would be if the proposal were carried out."""
    copy = _copy(s)
    copy.proposals = [made]
    copy.draft = copy.importing = None
    execute(_Quietly(copy))  # type: ignore[arg-type]
    return copy


def bought(s: Imperial, seat: int) -> Imperial:
    """The state as it would be if a seat's bid for the country at auction bought what it can: bids are meant.

    Those that are still sealed are anybody's guess, so one's own is taken to come first; of those that are open
    everybody before the seat buys as well.
    """
    sealed = s.players[seat].bid
    if not (sealed or seat in s.bid_order):
        return s
    copy = _copy(s)
    if sealed:
        copy.bids, copy.bid_order, copy.players[seat].bid = {seat: sealed}, [seat], None
    while offered(copy):
        buyer = copy.bid_order[0]
        accept_bid.fn(_Quietly(copy), buyer)
        if buyer == seat:
            break
    return copy


def _copy(s: Imperial) -> Imperial:
    return _state_decoder.decode(_encoder.encode(s))


def likely_import(s: Imperial) -> Proposal:
    """The import being put together, filled up with armies as long as the treasury pays."""
    country = active_country(s)
    seat = next((seat for seat, player in enumerate(s.players) if player.imports), s.countries[country].leaders[0])
    units = list(s.players[seat].imports)
    payable = min(RULES.import_max_units, s.countries[country].treasury // DOLLAR, room(s.board, country)["army"])
    units += [("army", HOMES[country][0])] * max(0, payable - len(units))
    assert s.importing is not None
    return Proposal(seat, s.importing, units=tuple(units))
