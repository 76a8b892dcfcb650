"""The auction before the first round: sealed bids, then stock in the order of the bids. Rules, section 6.1."""

from __future__ import annotations

from collections.abc import Mapping

from rondel import NOBODY, Handle, Message, Refusal, move
from rondel.games.imperial.atlas import CHEAPEST, COUNTRIES, PRICE, Cents
from rondel.games.imperial.government import is_led, take_openly
from rondel.games.imperial.says.facts import BidBought, BidDeclined, BidPlaced, BidRevealed, OrderSet
from rondel.games.imperial.says.outlook import WouldBuyForBid, WouldBuyNothing
from rondel.games.imperial.says.reasons import NOT_YOUR_TURN, BidOutOfRange, HasBid
from rondel.games.imperial.state import Imperial, active_country


def bidders(s: Imperial) -> list[int]:
    """Everybody who could buy anything at all."""
    return [seat for seat, player in enumerate(s.players) if player.cash >= CHEAPEST]


def has_bid(s: Imperial, seat: int) -> bool:
    """A bid is final."""
    return s.players[seat].bid is not None


@move
def bid(g: Handle[Imperial], seat: int, amount_cents: Cents) -> None:
    """Name what you will pay for stock of this country; the highest bid chooses first."""
    g.s.players[seat].bid = amount_cents
    g.emit(BidPlaced(seat))


@bid.when
def may_bid(s: Imperial, seat: int) -> Refusal | None:
    """Once for each country."""
    return Refusal.of(HasBid(), NOT_YOUR_TURN) if has_bid(s, seat) else None


@bid.suggestions
def sensible_bids(s: Imperial, seat: int) -> list[int]:
    """Nothing, each price within reach, and everything."""
    cash = s.players[seat].cash
    return sorted({0, cash, *(price for price in PRICE.values() if price <= cash)})


@bid.check
def why_not_bid(s: Imperial, seat: int, amount_cents: int) -> BidOutOfRange | None:
    """Anything from nothing to all the cash, cents included."""
    cash = s.players[seat].cash
    return None if 0 <= amount_cents <= cash else BidOutOfRange(0, cash)


@bid.previews
def bid_preview(s: Imperial, seat: int, amount_cents: int) -> Message:
    """What the bid would buy if nobody bids more."""
    stock = max((stock for stock, price in PRICE.items() if price <= amount_cents), default=0)
    return WouldBuyForBid(stock) if stock else WouldBuyNothing()


def reveal_bids(g: Handle[Imperial], commitments: Mapping[int, object]) -> None:
    """All bids are in: open them and put the bidders in order, ties at random."""
    s = g.s
    s.bids = {seat: player.bid for seat, player in enumerate(s.players) if player.bid is not None}
    for player in s.players:
        player.bid = None
    s.bid_order = ranked(g, {seat: amount for seat, amount in s.bids.items() if amount >= CHEAPEST}, "bid order")
    for seat, amount in s.bids.items():
        g.emit(BidRevealed(seat, active_country(s), amount))


def ranked(g: Handle[Imperial], amounts: Mapping[int, int], label: str) -> list[int]:
    """Seats by amount, largest first; each tied set is shuffled. Rules, section 12."""
    order: list[int] = []
    for amount in sorted(set(amounts.values()), reverse=True):
        tied = [seat for seat, other in sorted(amounts.items()) if other == amount]
        order += g.chance.shuffled(tied, label=label) if len(tied) > 1 else tied
    return order


# -- buying for a bid ------------------------------------------------------------------------------------------


def offered(s: Imperial) -> int:
    """The largest stock that the first bid left affords; 0 if there is none."""
    if not s.bid_order:
        return 0
    amount = s.bids[s.bid_order[0]]
    return max([stock for stock in s.countries[active_country(s)].stocks if PRICE[stock] <= amount], default=0)


def has_offer(s: Imperial) -> bool:
    """Can the first bid left buy anything?"""
    return offered(s) > 0


def is_sold_out(s: Imperial) -> bool:
    """Can nobody left buy anything?"""
    return not has_offer(s)


def first_bidder(s: Imperial) -> int:
    """Who is asked."""
    return s.bid_order[0] if s.bid_order else NOBODY


@move
def accept_bid(g: Handle[Imperial], seat: int) -> None:
    """Pay the whole bid into the treasury and take the largest stock that it affords."""
    s = g.s
    country, stock, amount = active_country(s), offered(s), s.bids[seat]
    s.players[seat].cash -= amount
    s.countries[country].treasury += amount
    s.bid_order.pop(0)
    g.emit(BidBought(seat, country, stock, amount))
    take_openly(g, seat, country, stock)


@move
def decline_bid(g: Handle[Imperial], seat: int) -> None:
    """Keep the money and take no stock of this country."""
    g.s.bid_order.pop(0)
    g.emit(BidDeclined(seat, active_country(g.s)))


# -- from country to country -----------------------------------------------------------------------------------


def finish_country(g: Handle[Imperial]) -> None:
    """Open the next country, or end the bidding."""
    s = g.s
    s.bids, s.bid_order = {}, []
    later = COUNTRIES[COUNTRIES.index(active_country(s)) + 1 :]
    if later and bidders(s):
        s.turn = later[0]
        return
    s.turn = None
    s.order = ranked(g, {seat: player.cash for seat, player in enumerate(s.players)}, "player order")
    s.card = s.order[0]
    g.emit(OrderSet(list(s.order), s.card))
    if not any(is_led(s, country) for country in COUNTRIES):
        s.ending = "no_leader"


def is_bidding_over(s: Imperial) -> bool:
    """Has every country been auctioned, or is nobody able to buy more?"""
    return s.turn is None
