"""What somebody cannot know is made up again for bots: sealed bids, secret votes, imports being put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rondel.games.imperial.bidding import sensible_bids
from rondel.games.imperial.state import Imperial

if TYPE_CHECKING:
    from random import Random


def resample(s: Imperial, seats: Sequence[int], rng: Random) -> None:
    """Others' sealed decisions could be any that they may take."""
    for seat, player in enumerate(s.players):
        if seat in seats:
            continue
        if player.bid is not None:
            player.bid = rng.choice(list(sensible_bids(s, seat)))
        if player.ballot is not None:
            player.ballot = rng.choice((1, 2))
