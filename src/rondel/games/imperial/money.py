"""Taxation and Investor: what a country earns and what it pays its stockholders. Rules, sections 7.5 and 7.6."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rondel import Handle
from rondel.games.imperial.atlas import DOLLAR, RULES, CountryId
from rondel.games.imperial.board import chips, operational, units
from rondel.games.imperial.government import holdings
from rondel.games.imperial.says.facts import BonusPaid, InterestCovered, InterestPaid, Taxed
from rondel.games.imperial.state import Imperial, Proposal


class Tax(NamedTuple):
    """What one Taxation would do."""

    revenue: int
    """Dollars."""
    points: int
    """Points gained."""
    treasury: int
    """Cents after upkeep and bonus."""
    bonus: int
    """Dollars for all stockholders together."""


def forecast(s: Imperial, country: CountryId) -> Tax:
    """What Taxation would bring now."""
    return assessed(s, country, chips(s.board, country), len(operational(s.board, country)))


def assessed(s: Imperial, country: CountryId, flags: int, working: int) -> Tax:
    """What Taxation brings with so many chips and operational factories; the income of the two is capped."""
    state = s.countries[country]
    income = min(RULES.tax_per_chip * flags + RULES.tax_per_factory * working, RULES.tax_cap)
    points = min(state.points + max(income - RULES.tax_baseline, 0), RULES.win_points) - state.points
    upkeep = RULES.upkeep_per_unit_dollars * units(s.board, country)
    treasury = max(state.treasury + DOLLAR * (income - upkeep), 0)
    bonus = min(max(income - state.last_tax, 0), treasury // DOLLAR) if state.leaders else 0
    return Tax(income, points, treasury - DOLLAR * bonus, bonus)


def shared(dollars: int, holdings: Mapping[int, int]) -> dict[int, int]:
    """Highest averages, one dollar at a time; ties go to whoever stands earlier.

    >>> shared(7, {0: 6, 1: 3}), shared(10, {0: 8, 1: 4, 2: 1}), shared(3, {0: 5, 1: 5})
    ({0: 5, 1: 2}, {0: 7, 1: 3, 2: 0}, {0: 2, 1: 1})
    """
    given = dict.fromkeys(holdings, 0)
    for _ in range(dollars):
        best = None
        for seat, weight in holdings.items():
            if best is None or weight * (given[best] + 1) > holdings[best] * (given[seat] + 1):
                best = seat
        if best is not None:
            given[best] += 1
    return given


def tax(g: Handle[Imperial], country: CountryId, proposal: Proposal) -> None:
    """Collect, gain points, feed the units, hand the bonus out."""
    s, found = g.s, forecast(g.s, country)
    state = s.countries[country]
    net = found.treasury + DOLLAR * found.bonus - state.treasury
    state.points += found.points
    state.treasury = found.treasury
    state.last_tax = max(found.revenue, RULES.tax_baseline)
    g.emit(Taxed(country, found.revenue, found.points, state.points, net))
    for seat, dollars in shared(found.bonus, holdings(s, country)).items():
        s.players[seat].cash += DOLLAR * dollars
        if dollars:
            g.emit(BonusPaid(seat, DOLLAR * dollars))
    if state.points == RULES.win_points:
        s.ending = "points"


def interest(s: Imperial, country: CountryId, proposer: int) -> dict[int, int]:
    """What every stockholder gets, in cents; the proposer makes up for what the treasury lacks."""
    paid = {seat: DOLLAR * weight for seat, weight in holdings(s, country).items()}
    paid[proposer] -= max(0, sum(paid.values()) - s.countries[country].treasury)
    return paid


def pay_interest(g: Handle[Imperial], country: CountryId, proposal: Proposal) -> None:
    """Pay every stockholder a dollar for each point of the holding."""
    s, paid = g.s, interest(g.s, country, proposal.by)
    s.countries[country].treasury -= sum(paid.values())
    for seat, cents in paid.items():
        s.players[seat].cash += cents
        g.emit((InterestPaid if cents >= 0 else InterestCovered)(seat, country, abs(cents)))
