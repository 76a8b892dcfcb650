"""What a bot may value in a position: stock by what its country promises, cash, and the prospects of what it leads.

The numbers are dollars at the end of the game, found by trial. Rules, section 14.
"""

from __future__ import annotations

import msgspec

from rondel import Fact, Message
from rondel.games.imperial.atlas import DOLLAR, HOME, HOMES, RULES, CountryId, TerritoryId
from rondel.games.imperial.board import chips, operational, room
from rondel.games.imperial.government import holding, holdings
from rondel.games.imperial.proposal import execute
from rondel.games.imperial.reach import sails, walks
from rondel.games.imperial.says import CountriesLed, Treasuries, YourCash, YourStock
from rondel.games.imperial.state import Board, Imperial, Proposal, active_country

GROWTH_LED, GROWTH_OTHERS = 2.6, 1.2
"""How many more times a country is expected to tax: one that this player leads, and one that others lead."""
UNIT_OF_INCOME = 0.6
"""What a place that a unit could still claim adds to the income."""
CONTROL = 2.0
"""What it is worth to lead a country, apart from its stock."""
TREASURY_LED, TREASURY_SHARED = 0.25, 0.15

Parts = dict[Message, float]
YOUR_CASH, YOUR_STOCK, TREASURIES, COUNTRIES_LED = YourCash(), YourStock(), Treasuries(), CountriesLed()

_codec = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(Imperial)


def worth(s: Imperial, seat: int) -> float:
    """What the seat may expect to have in the end."""
    return sum(parts(s, seat).values())


def parts(s: Imperial, seat: int) -> Parts:
    """What that consists of."""
    if s.ending or not s.order:
        return _parts(s, seat)
    if s.importing is not None:
        return _parts(imagined(s, _likely_import(s)), seat)
    if s.proposals:
        each = [_parts(imagined(s, made), seat) for made in s.proposals]
        return {what: sum(found[what] for found in each) / len(each) for what in each[0]}
    return _parts(s, seat)


def _parts(s: Imperial, seat: int) -> Parts:
    player = s.players[seat]
    bonds = treasuries = control = 0.0
    board = s.board if s.draft is None else s.draft.board
    for country, state in s.countries.items():
        own = holding(s, seat, country)
        leads = bool(state.leaders) and state.leaders[0] == seat
        if not own:
            continue
        income = UNIT_OF_INCOME * claims(s, board, country) + chips(board, country)
        income += RULES.tax_per_factory * len(operational(board, country))
        gain = max(0.0, min(income, RULES.tax_cap) - RULES.tax_baseline + 1)
        points = min(RULES.win_points, state.points + gain * (GROWTH_LED if leads else GROWTH_OTHERS))
        bonds += own * points / RULES.points_per_multiplier
        share = own / sum(holdings(s, country).values())
        treasuries += state.treasury / DOLLAR * (TREASURY_LED * leads + TREASURY_SHARED * share)
        control += CONTROL * leads
    cash = player.cash / DOLLAR + player.modifier
    return {YOUR_CASH: cash, YOUR_STOCK: bonds, TREASURIES: treasuries, COUNTRIES_LED: control}


def claims(s: Imperial, board: Board, country: CountryId) -> int:
    """How many places without a chip of the country its units could claim with one step, each unit one."""
    forces = board.forces[country]
    fleets, armies = list(forces.fleets), list(forces.armies)
    if s.draft is not None and country == s.turn:  # those that have moved stand still, the others wait
        real = s.board.forces[country]
        fleets = [real.fleets[number] for number in s.draft.waiting_fleets]
        armies = [real.armies[number] for number in s.draft.waiting_armies]
    taken = {at for at, owner in board.chips.items() if owner == country}
    for at in fleets:
        _claim(sails(at), taken)
    for army in armies:
        _claim(walks(country, army.at, s.options.rail_after), taken)
    return len(taken) - chips(board, country)


def _claim(places: tuple[TerritoryId, ...], taken: set[TerritoryId]) -> None:
    free = next((at for at in places if HOME[at] is None and at not in taken), None)
    if free is not None:
        taken.add(free)


# -- what a proposal would lead to -----------------------------------------------------------------------------


class _Quietly:
    """A handle on a copy of the state: nobody listens, and nothing is drawn."""

    def __init__(self, s: Imperial) -> None:
        self.s = s

    def emit(self, fact: Fact) -> None:
        """Tell nobody."""


def imagined(s: Imperial, made: Proposal) -> Imperial:
    """The state as it would be if the proposal were carried out."""
    encoder, decoder = _codec
    copy: Imperial = decoder.decode(encoder.encode(s))
    copy.proposals = [made]
    copy.draft = copy.importing = None
    execute(_Quietly(copy))  # type: ignore[arg-type]
    return copy


def _likely_import(s: Imperial) -> Proposal:
    """The import being put together, filled up with armies as long as the treasury pays."""
    country = active_country(s)
    seat = next((seat for seat, player in enumerate(s.players) if player.imports), s.countries[country].leaders[0])
    units = list(s.players[seat].imports)
    payable = min(RULES.import_max_units, s.countries[country].treasury // DOLLAR, room(s.board, country)["army"])
    units += [("army", HOMES[country][0])] * max(0, payable - len(units))
    assert s.importing is not None
    return Proposal(seat, s.importing, units=tuple(units))
