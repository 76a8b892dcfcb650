"""Who governs a country, and how votes weigh. Rules, sections 4 and 5."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rondel import Handle
from rondel.core.votes import decided
from rondel.games.imperial.atlas import COUNTRIES, CountryId
from rondel.games.imperial.says.facts import DemocracyBegan, DemocracyEnded, GovernmentFormed, GovernmentLost
from rondel.games.imperial.state import Imperial


def holding(s: Imperial, seat: int, country: CountryId) -> int:
    """The sum of a player's denominations in a country: votes, interest and rank."""
    return sum(s.players[seat].stocks.get(country, ()))


def holdings(s: Imperial, country: CountryId) -> dict[int, int]:
    """Every stockholder's holding, the leader's first."""
    players = s.players
    return {seat: sum(players[seat].stocks.get(country, ())) for seat in s.countries[country].leaders}


def is_led(s: Imperial, country: CountryId) -> bool:
    """Has anybody stock of the country?"""
    return bool(s.countries[country].leaders)


def leader(s: Imperial, country: CountryId) -> int:
    """The strongest stockholder."""
    return s.countries[country].leaders[0]


def opposition(s: Imperial, country: CountryId) -> int:
    """The second strongest stockholder."""
    return s.countries[country].leaders[1]


def take_stock(s: Imperial, seat: int, country: CountryId, stock: int, returned: int = 0) -> None:
    """Give a player a stock, perhaps for another one, and see who governs now."""
    own, for_sale = s.players[seat].stocks.setdefault(country, []), s.countries[country].stocks
    if returned:
        own.remove(returned)
        for_sale.append(returned)
    for_sale.remove(stock)
    for_sale.sort()
    own.append(stock)
    own.sort()
    _recompute(s, seat, country)


def take_openly(g: Handle[Imperial], seat: int, country: CountryId, stock: int, returned: int = 0) -> None:
    """As `take_stock`; everybody is told if another government comes of it."""
    state = g.s.countries[country]
    former, was_democracy = state.leaders[:1], state.democracy
    take_stock(g.s, seat, country, stock, returned)
    if not former:
        g.emit(GovernmentFormed(seat, country))
    elif former != state.leaders[:1]:
        g.emit(GovernmentLost(former[0], country, state.leaders[0]))
    if state.democracy != was_democracy:
        g.emit((DemocracyBegan if state.democracy else DemocracyEnded)(country, state.leaders[0]))


def _recompute(s: Imperial, seat: int, country: CountryId) -> None:
    """Sort the stockholders; ties keep their order, so that only a larger holding displaces somebody."""
    state = s.countries[country]
    if seat not in state.leaders:
        state.leaders.append(seat)
    weights = holdings(s, country)
    state.leaders.sort(key=lambda other: -weights[other])
    state.democracy = 2 * weights[state.leaders[0]] < sum(weights.values())


def voters(s: Imperial, country: CountryId, but: int | None = None) -> dict[int, int]:
    """The stockholders with their weights, without one who may not vote."""
    return {seat: weight for seat, weight in holdings(s, country).items() if seat != but}


def is_decided(s: Imperial, country: CountryId, ballots: Mapping[int, int]) -> bool:
    """Has a side more than half of all votes? The leader's tenth decides a tie and nothing else."""
    return decided(holdings(s, country), ballots, bonus=leader(s, country))


def swiss(s: Imperial) -> list[int]:
    """The players who lead no country, and oppose in no democracy. Rules, section 9."""
    busy = {seat for country in COUNTRIES for seat in governing(s, country)}
    return [seat for seat in range(len(s.players)) if seat not in busy]


def governing(s: Imperial, country: CountryId) -> Iterable[int]:
    """The leader, and in a democracy the opposition."""
    state = s.countries[country]
    return state.leaders[: 2 if state.democracy else 1]
