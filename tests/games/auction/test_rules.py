"""The rules of the sealed-bid auction."""

from __future__ import annotations

from typing import Any

import pytest

from rondel.core.match import Match
from rondel.core.view import SPECTATOR, Viewer
from rondel.errors import Rejected
from rondel.games.auction.game import MostGathered, game


def sale(seats: int = 3, **options: int) -> Match:
    return Match(game, seats, seed="rules", options=options)


def bid(match: Match, *bids: int) -> Match:
    """Everybody bids for the lot on the block."""
    for seat, amount in enumerate(bids):
        match.answer(seat, amount)
    return match


def state(match: Match) -> Any:
    return match.kernel.s


def test_the_highest_bid_takes_the_lot_and_is_paid() -> None:
    """The others keep their coins."""
    match = bid(sale(coins=20), 3, 7, 5)

    assert [bidder.shelf for bidder in state(match).bidders] == [[], [0], []]
    assert [bidder.coins for bidder in state(match).bidders] == [20, 13, 20]


def test_of_equal_bids_the_first_bidder_of_the_lot_wins() -> None:
    """The first bidder is the first seat for the first lot and moves on with each lot."""
    match = bid(bid(sale(), 4, 4, 4), 4, 4, 4)

    assert [bidder.shelf for bidder in state(match).bidders] == [[0], [1], []]


def test_nobody_can_bid_more_than_they_have() -> None:
    """The reason names the purse."""
    match = bid(sale(coins=10), 10, 0, 0)

    with pytest.raises(Rejected, match="1 is not a number from 0 to 0"):
        match.answer(0, 1)


def test_bids_stay_sealed_until_all_are_in() -> None:
    """Others see that somebody has bid, not what."""
    match = sale()
    match.answer(0, 9)

    assert match.log(Viewer((1,))) == []
    assert match.version(SPECTATOR) == 0
    assert state(match).bids == []


def test_a_bid_can_be_changed_until_the_lot_is_sold() -> None:
    """The last word counts."""
    match = sale()
    match.answer(0, 9)
    match.answer(0, 1)
    match.answer(1, 2)
    match.answer(2, 0)

    assert state(match).bids == [1, 2, 0]


def test_all_bids_are_told_when_the_lot_is_sold() -> None:
    """Everybody can read what everybody bid."""
    match = bid(sale(), 3, 7, 5)

    assert state(match).bids == [3, 7, 5]
    assert [entry.args for entry, *_ in match.log(SPECTATOR)] == [{"value": 3}, {"value": 7}, {"value": 5}]


def test_nobody_knows_the_purses_and_tastes_of_others() -> None:
    """A seat sees its own and how many there are of the others'."""
    view = sale(2).view(Viewer((0,)))

    assert view["bidders"][0]["coins"] == 30
    assert view["bidders"][1]["coins"] == {"hidden": 1}
    assert view["bidders"][1]["tastes"] == {"hidden": 6}
    assert view["coming"] == {"hidden": 5}


def test_the_sale_ends_after_the_last_lot() -> None:
    """Coins, values and bonuses count; most gathered wins."""
    match = bid(sale(2, lots=1, coins=5), 5, 0)
    s = state(match)

    assert match.over is not None
    assert match.over.reason == MostGathered().phrase
    assert match.over.scores == (s.shown[0] + s.bidders[0].tastes[0], 5)


def test_secrets_open_when_the_sale_is_over() -> None:
    """Then anybody can check the result."""
    match = bid(sale(2, lots=1), 1, 0)

    assert match.view(SPECTATOR)["bidders"][1]["coins"] == 30
