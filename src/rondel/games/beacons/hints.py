"""What a position is worth, and worlds in which a holder's torches are what they were told to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rondel import Message
from rondel.games.beacons.says import CluesGiven, HeightsLeft, OilLeft, StormsRaised, TorchesLit
from rondel.games.beacons.state import Clue, Coast
from rondel.games.beacons.torches import Colour, Torch

ROOM, STORM, OIL = 0.3, 0.7, 0.1
"""What a height that can still be reached, a storm and a measure of oil are worth, in torches."""
COLOUR_CLUE, HEIGHT_CLUE = 0.25, 0.3
"""What it is worth that somebody knows this of a torch that can be lit."""
NIGHT = 3.0
"""What is still missing when it is as likely to be won as not."""


def parts(s: Coast, seat: int) -> dict[Message, float]:
    """The same for everybody: how far ahead of the night they are."""
    known = sum(
        COLOUR_CLUE * (clue.colour is not None) + HEIGHT_CLUE * (clue.height is not None)
        for keeper in s.keepers
        for clue, torch in zip(keeper.clues, keeper.hand, strict=True)
        if s.burns(torch)
    )
    return {
        TorchesLit(): float(len(s.lit) - s.goal) + NIGHT,
        HeightsLeft(): ROOM * sum(5 - s.top(colour) for colour in Colour),
        StormsRaised(): -STORM * s.storms,
        OilLeft(): OIL * s.oil,
        CluesGiven(): known,
    }


def score(s: Coast, seat: int) -> float:
    return sum(parts(s, seat).values())


def resample(s: Coast, seats: Sequence[int], rng: Any) -> None:
    """Deal hidden torches so that each fits what its holder has been told of it."""
    hidden = [keeper for seat, keeper in enumerate(s.keepers) if not any(other != seat for other in seats)]
    places = [(keeper, place) for keeper in hidden for place in range(len(keeper.hand))]
    pool = [*s.store, *(keeper.hand[place] for keeper, place in places)]
    rng.shuffle(pool)
    places.sort(key=lambda at: _choices(pool, at[0].clues[at[1]]))
    dealt = _deal([keeper.clues[place] for keeper, place in places], pool)
    if dealt is None:
        return
    for (keeper, place), torch in zip(places, dealt, strict=True):
        keeper.hand[place] = torch
        pool.remove(torch)
    s.store[:] = pool


def _choices(pool: Sequence[Torch], clue: Clue) -> int:
    return sum(clue.fits(torch) for torch in pool)


def _deal(clues: Sequence[Clue], pool: Sequence[Torch]) -> list[Torch] | None:
    """A torch of the pool for each clue, or None."""
    if not clues:
        return []
    for torch in dict.fromkeys(torch for torch in pool if clues[0].fits(torch)):
        left = list(pool)
        left.remove(torch)
        if (rest := _deal(clues[1:], left)) is not None:
            return [torch, *rest]
    return None
