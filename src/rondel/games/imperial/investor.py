"""The investor round: who may buy, in which order, and what it does to governments. Rules, section 9."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from rondel import NOBODY, Handle, Message, Ref, Refusal, move
from rondel.errors import Verdict
from rondel.games.imperial.atlas import COUNTRIES, DENOMINATIONS, INVESTOR_BONUS, PRICE, CountryId, CountryRef
from rondel.games.imperial.government import holding, swiss, take_openly
from rondel.games.imperial.says.facts import Bought, CardPassed, Exchanged, InvestorRound, Punted, PuntedForGood
from rondel.games.imperial.says.outlook import Exchange, Purchase, PurchaseWould
from rondel.games.imperial.says.reasons import (
    BAD_ARGS,
    INSUFFICIENT_FUNDS,
    BadReturn,
    Lacking,
    NoSuchCountry,
    OffLimits,
    StockUnavailable,
)
from rondel.games.imperial.state import Imperial

Row = tuple[CountryId, int, int]


def has_investor_round(s: Imperial) -> bool:
    """Was Investor landed on or passed?"""
    return s.investor_passed


def open_investor_round(g: Handle[Imperial]) -> None:
    """The card holder is paid and begins; Swiss players wait."""
    s = g.s
    assert s.card is not None
    s.players[s.card].cash += INVESTOR_BONUS
    asked = {*swiss(s), *s.punted}
    s.queue = [seat for seat in s.order if seat != s.card and seat in asked]
    s.buyer, s.punted, s.asked_again = s.card, [], []
    g.emit(InvestorRound(s.card, list(s.queue)))


def buyer(s: Imperial) -> int:
    """Who is asked."""
    return NOBODY if s.buyer is None else s.buyer


def is_nobody_left(s: Imperial) -> bool:
    """Has everybody been asked?"""
    return s.buyer is None


def close_investor_round(g: Handle[Imperial]) -> None:
    """The card goes on to the next player."""
    s = g.s
    assert s.card is not None
    s.card = s.order[(s.order.index(s.card) + 1) % len(s.order)]
    s.asked_again, s.investor_passed = [], False
    for country in s.countries.values():
        country.off_limits = False
    g.emit(CardPassed(s.card))


def _ask_next(s: Imperial, seat: int) -> None:
    """Walk the player order backwards from who just acted; the actor comes last."""
    place = s.order.index(seat)
    backwards = [s.order[(place - step) % len(s.order)] for step in range(1, len(s.order) + 1)]
    s.buyer = next((other for other in backwards if other in s.queue), None)
    if s.buyer is not None:
        s.queue.remove(s.buyer)


# -- buying ----------------------------------------------------------------------------------------------------


@move
def buy(
    g: Handle[Imperial],
    seat: int,
    country: CountryRef,
    stock: Annotated[int, Ref("stock")],
    returned: Annotated[int, Ref("returned")] = 0,
) -> None:
    """Buy a stock of a country, perhaps handing a smaller one of it back."""
    s = g.s
    cost = price(stock, returned)
    s.players[seat].cash -= cost
    s.countries[country].treasury += cost
    s.countries[country].off_limits = True
    g.emit((Exchanged if returned else Bought)(seat, country, stock, returned, cost))
    take_openly(g, seat, country, stock, returned)
    _ask_next(s, seat)


def price(stock: int, returned: int = 0) -> int:
    """What a stock costs when another one is handed back, in cents."""
    return PRICE[stock] - (PRICE[returned] if returned else 0)


@buy.candidates
def purchases(s: Imperial, seat: int) -> Iterator[Row]:
    """Every stock that is for sale, for money alone and for each smaller one of one's own."""
    own = s.players[seat].stocks
    for country in COUNTRIES:
        for stock in s.countries[country].stocks:
            yield country, stock, 0
            yield from ((country, stock, old) for old in own.get(country, ()) if old < stock)


@buy.options
def purchasable(s: Imperial, seat: int) -> list[Row]:
    """Those of countries open to purchases that one can pay."""
    cash, countries = s.players[seat].cash, s.countries
    return [row for row in purchases(s, seat) if not countries[row[0]].off_limits and price(row[1], row[2]) <= cash]


@buy.captions
def purchase_caption(s: Imperial, seat: int, country: CountryId, stock: int, returned: int = 0) -> Message:
    """The stock, and the one that is handed back."""
    return Exchange(country, stock, returned) if returned else Purchase(country, stock)


@buy.previews
def purchase_preview(s: Imperial, seat: int, country: CountryId, stock: int, returned: int = 0) -> PurchaseWould:
    """The price, what the holding becomes, and whether it gives control."""
    mine = holding(s, seat, country) + stock - returned
    state = s.countries[country]
    others = max((holding(s, other, country) for other in state.leaders if other != seat), default=0)
    leads = bool(state.leaders) and state.leaders[0] == seat
    return PurchaseWould(price(stock, returned), mine, control=not leads and mine > others)


@buy.check
def why_not_buy(s: Imperial, seat: int, country: CountryId, stock: int, returned: int = 0) -> Verdict:
    """Open to purchases, for sale, a smaller one in return, and affordable."""
    if country not in s.countries:
        return Refusal.of(NoSuchCountry(country), BAD_ARGS)
    state, player = s.countries[country], s.players[seat]
    if state.off_limits:
        return OffLimits()
    if stock not in DENOMINATIONS or stock not in state.stocks:
        return StockUnavailable()
    if returned and (returned not in player.stocks.get(country, ()) or returned >= stock):
        return BadReturn()
    lacking = price(stock, returned) - player.cash
    return Refusal.of(Lacking(lacking), INSUFFICIENT_FUNDS) if lacking > 0 else None


@move
def punt(g: Handle[Imperial], seat: int, final: Annotated[bool, Ref("final")] = False) -> None:
    """Buy nothing now and be asked again; or, with `final`, buy nothing and have done."""
    s = g.s
    if final:
        pass
    elif s.options.punt == "next_round":
        s.punted.append(seat)
    elif seat not in s.asked_again:
        s.asked_again.append(seat)
        s.queue.append(seat)
    g.emit((PuntedForGood if final else Punted)(seat))
    _ask_next(s, seat)


@punt.options
def ways_to_punt(s: Imperial, seat: int) -> tuple[bool, bool]:
    """For now, or for good."""
    return (False, True)
