"""What bots bid, and why."""

from __future__ import annotations

from random import Random

import pytest

from rondel import registry
from rondel.bots.arena import Player
from rondel.bots.registry import levels, make
from rondel.core.kernel import Kernel
from rondel.core.playing import begin, play

AUCTION = registry.game("auction")


def worth(kernel: Kernel, seat: int) -> int:
    """What the lot on the block is worth to a seat."""
    lot = len(kernel.s.shown) - 1
    return int(kernel.s.shown[lot] + kernel.s.bidders[seat].tastes[lot])


@pytest.mark.parametrize("level", ["hard", "master"])
def test_bots_bid_what_they_mean_to_pay(level: str) -> None:
    """No lot is bought for more than it is worth to the buyer, by the score, and something is bid."""
    assert level in levels(AUCTION)
    bids: list[int] = []
    for deal in range(3):
        kernel = begin(AUCTION, 2, None, f"deal {deal}")
        players = [Player(make(level, Random(seat), AUCTION), seat, Random(seat), seconds=None) for seat in range(2)]
        while kernel.over is None:
            seat = kernel.actors()[0]
            value, decision = worth(kernel, seat), players[seat].decide(kernel)
            (bid,) = decision.args
            assert bid <= value
            bids.append(bid)
            play(kernel, *decision)

    assert sum(bids) > 2 * len(bids)


def test_a_price_is_paid_out_of_what_a_lot_is_worth() -> None:
    """The winner pays the bid, and the score counts both."""
    kernel = begin(AUCTION, 2, None, "a deal")
    value, before = worth(kernel, 1), AUCTION.score(kernel.s, 1) if AUCTION.score else 0
    play(kernel, 0, "commit", (0,))
    play(kernel, 1, "commit", (value - 2,))

    assert AUCTION.score is not None
    assert AUCTION.score(kernel.s, 1) == before + 2
