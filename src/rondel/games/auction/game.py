"""A sealed-bid auction: lots come up one by one, everybody commits a bid in secret, the highest pays and takes the lot.

Each lot has a public value, and a bonus that only its owner knows. Whoever has gathered most, coins included, wins.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta as Limits
from msgspec import Struct

from rondel import (
    Document,
    Export,
    Fact,
    Flow,
    Game,
    Gate,
    Inferred,
    Loop,
    Match,
    Message,
    Number,
    Outcome,
    PerSeat,
    Private,
    Ref,
    Sealed,
    Seat,
    Segment,
    Setup,
    State,
    Step,
    Viewer,
)
from rondel.games.auction import META
from rondel.games.auction.lesson import LESSON

MOST_LOTS = 20
GREAT = 10
"""A lot worth so much to its owner is a great one."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How long and how rich."""

    lots: Annotated[int, Limits(ge=1, le=MOST_LOTS)] = 6
    coins: Annotated[int, Limits(ge=1, le=100)] = 30


Lot = Annotated[int, Limits(ge=0, le=MOST_LOTS - 1), Ref("lot")]
"""A lot, by its place in the sale."""


class Bidder(State):
    """One seat's purse and shelf."""

    coins: Annotated[Private[int], Inferred()]
    """Secret at the table, but prices are called out."""
    tastes: Private[list[int]]
    """The bonus each lot is worth to this seat, in the order the lots come up."""
    shelf: list[Lot]
    """The lots taken."""


class House(State):
    """The auction."""

    bidders: PerSeat[Bidder]
    coming: Sealed[list[int]]
    """The values of the lots not yet shown, next one last."""
    shown: list[int]
    """The values of the lots shown so far; the last one is on the block."""
    bids: list[int]
    """The bids of the last lot, by seat, once they are open."""
    lots: int


class LotShown(Fact):
    lot: int
    value: int


class LotSold(Fact):
    decides = True
    seat: Seat
    lot: int
    price: int
    bids: list[int]


class LotName(Message):
    number: int


class MostGathered(Message): ...


class CoinsLeft(Message): ...


class GreatLots(Message): ...


class SmallLots(Message): ...


def lot_name(lot: int) -> Message:
    return LotName(lot + 1)


def setup(g: Setup) -> House:
    lots, coins = g.options.lots, g.options.coins
    values = g.chance.shuffled([3 + (7 * lot) % 10 for lot in range(lots)], label="lots")
    bidders = [Bidder(coins=coins, tastes=[g.chance.below(6) for _ in range(lots)], shelf=[]) for _ in g.seats]
    return House(bidders=bidders, coming=values, shown=[], bids=[], lots=lots)


def show_lot(g: Any) -> None:
    g.s.shown.append(g.s.coming.pop())
    g.emit(LotShown(len(g.s.shown), g.s.shown[-1]))


def purse(s: House, seat: int) -> int:
    return s.bidders[seat].coins


def hammer(g: Any, bids: dict[int, int]) -> None:
    """The highest bid takes the lot; of equal bids the one nearest to its first bidder, who moves on each time."""
    s: House = g.s
    s.bids = [bids.get(seat, 0) for seat in range(len(s.bidders))]
    lot, seats = len(s.shown) - 1, len(s.bidders)
    winner = max(range(seats), key=lambda seat: (s.bids[seat], -((seat - lot) % seats)))
    price = s.bids[winner]
    s.bidders[winner].coins -= price
    s.bidders[winner].shelf.append(lot)
    g.emit(LotSold(winner, lot + 1, price, list(s.bids)))


def worth(s: House, seat: int) -> int:
    """Coins, and the value of each lot with its bonus."""
    return sum(parts(s, seat).values())


def parts(s: House, seat: int) -> dict[Message, int]:
    """What that consists of."""
    bidder = s.bidders[seat]
    lots = [s.shown[lot] + bidder.tastes[lot] for lot in bidder.shelf]
    great = sum(lot for lot in lots if lot >= GREAT)
    return {CoinsLeft(): bidder.coins, GreatLots(): great, SmallLots(): sum(lots) - great}


def tally(s: House) -> Outcome:
    return Outcome.by_score([worth(s, seat) for seat in range(len(s.bidders))], MostGathered())


def nothing_lost(s: House) -> str | None:
    sold = sorted(lot for bidder in s.bidders for lot in bidder.shelf)
    return None if sold == list(range(len(sold))) and all(b.coins >= 0 for b in s.bidders) else "a lot or coin is lost"


def lots_sold(match: Match, viewer: Viewer, now: int) -> Document:
    """What went to whom so far, for a spreadsheet; everybody has seen it."""
    s: House = match.kernel.s
    owners = {lot: seat for seat, bidder in enumerate(s.bidders) for lot in bidder.shelf}
    lines = [f"{lot + 1},{s.shown[lot]},{seat + 1}" for lot, seat in sorted(owners.items())]
    return Document.text("lots.csv", "\n".join(["lot,value,seat", *lines, ""]), "text/csv")


game = Game(
    META,
    state=House,
    setup=setup,
    options=Options,
    presets={"short": {"lots": 3, "coins": 15}},
    flow=Flow(
        Segment(
            "sale",
            Loop(
                "lots",
                Step("show", enter=show_lot),
                Gate("bid", commit=Number(0, purse), opens=True, close=hammer),
                until=lambda s: len(s.shown) == s.lots,
            ),
        )
    ),
    at_end=tally,
    events=[LotShown, LotSold],
    labels={"lot": lot_name},
    prompts=["bid"],
    score=worth,
    score_parts=parts,
    score_spread=7.0,
    bold={GreatLots: 0.04, SmallLots: -0.3},
    levels={
        "easy": "greedy:worlds=1:doubt=1.0",
        "normal": "greedy:worlds=2",
        "hard": "greedy:worlds=12",
        "master": "greedy:worlds=200",
    },
    exports={"lots": Export(lots_sold)},
    invariants=[nothing_lost],
    lesson=LESSON,
)
