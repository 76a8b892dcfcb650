"""What a bot may value in a position: stock by what its country promises, cash, and the prospects of what it leads.

The numbers are dollars at the end of the game, found by trial. Rules, section 14.
"""

from __future__ import annotations

from functools import cache

import msgspec

from rondel import Fact, Message
from rondel.games.imperial.atlas import DOLLAR, HOME, HOMES, RULES, CountryId, TerritoryId
from rondel.games.imperial.bidding import accept_bid, offered
from rondel.games.imperial.board import occupations, room
from rondel.games.imperial.proposal import execute
from rondel.games.imperial.reach import sails, walks
from rondel.games.imperial.says.outlook import CountriesLed, Treasuries, YourCash, YourStock
from rondel.games.imperial.state import Board, Imperial, Proposal, active_country

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

Parts = dict[Message, float]
YOUR_CASH, YOUR_STOCK, TREASURIES, COUNTRIES_LED = YourCash(), YourStock(), Treasuries(), CountriesLed()

_codec = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(Imperial)


def worth(s: Imperial, seat: int) -> float:
    """What the seat may expect to have in the end."""
    return sum(parts(s, seat).values())


def parts(s: Imperial, seat: int) -> Parts:
    """What that consists of."""
    if s.ending:
        return _parts(s, seat)
    if not s.order:
        return _parts(bought(s, seat), seat)
    if s.importing is not None:
        return _parts(imagined(s, likely_import(s)), seat)
    if s.proposals:
        each = [_parts(imagined(s, made), seat) for made in s.proposals]
        return {what: sum(found[what] for found in each) / len(each) for what in each[0]}
    return _parts(s, seat)


def _parts(s: Imperial, seat: int) -> Parts:
    player, players = s.players[seat], s.players
    bonds = treasuries = control = 0.0
    board = s.board if s.draft is None else s.draft.board
    shut, chips = occupations(board), _chips(board)
    ahead = _ahead(s)
    for country, held in player.stocks.items():
        if not held:
            continue
        state, flags = s.countries[country], chips[country]
        working = sum([at not in shut[country] for at in board.forces[country].factories])
        income = len(flags) + RULES.tax_per_factory * working + UNIT_OF_INCOME * claims(s, board, country, flags)
        leads = state.leaders[0] == seat
        taxations = ahead * (TAXATIONS_LED if leads else TAXATIONS_OTHERS)
        gain = max(0.0, min(income + GROWTH * taxations / 2, RULES.tax_cap) - RULES.tax_baseline)
        points = min(RULES.win_points, state.points + gain * taxations)
        own = sum(held)
        bonds += own * (points / RULES.points_per_multiplier + INTEREST * ahead)
        share = own / sum([sum(players[other].stocks[country]) for other in state.leaders])
        treasuries += state.treasury / DOLLAR * (TREASURY_LED * leads + TREASURY_SHARED * share)
        control += CONTROL * ahead * leads
    cash = player.cash / DOLLAR * (1.0 + INVESTED * ahead) + player.modifier
    return {YOUR_CASH: cash, YOUR_STOCK: bonds, TREASURIES: treasuries, COUNTRIES_LED: control}


def _ahead(s: Imperial) -> float:
    """How much of the game is still to come; where it may go on for ever, never nothing."""
    limit = s.options.round_limit
    return max(0.0, 1.0 - s.round / limit) if limit else max(LEFT, 1.0 - s.round / ROUNDS)


def _chips(board: Board) -> dict[CountryId, set[TerritoryId]]:
    """Where the chips of each country lie, in one walk over all of them."""
    found: dict[CountryId, set[TerritoryId]] = {country: set() for country in board.forces}
    for at, owner in board.chips.items():
        found[owner].add(at)
    return found


def claims(s: Imperial, board: Board, country: CountryId, chips: set[TerritoryId]) -> int:
    """How many places without a chip of the country its units could claim with one step, each unit one."""
    forces, rail = board.forces[country], s.options.rail_after
    fleets, armies = forces.fleets, forces.armies
    if s.draft is not None and country == s.turn:  # those that have moved stand still, the others wait
        real = s.board.forces[country]
        fleets = [real.fleets[number] for number in s.draft.waiting_fleets]
        armies = [real.armies[number] for number in s.draft.waiting_armies]
    taken = set(chips)
    for places in [*map(_seas, fleets), *[_lands(country, army.at, rail) for army in armies]]:
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
    encoder, decoder = _codec
    return decoder.decode(encoder.encode(s))


def likely_import(s: Imperial) -> Proposal:
    """The import being put together, filled up with armies as long as the treasury pays."""
    country = active_country(s)
    seat = next((seat for seat, player in enumerate(s.players) if player.imports), s.countries[country].leaders[0])
    units = list(s.players[seat].imports)
    payable = min(RULES.import_max_units, s.countries[country].treasury // DOLLAR, room(s.board, country)["army"])
    units += [("army", HOMES[country][0])] * max(0, payable - len(units))
    assert s.importing is not None
    return Proposal(seat, s.importing, units=tuple(units))
