"""What a position is worth, and worlds in which a holder's torches are what they were told to be.

Nobody sees the own hand, so a torch is worth something to its holder only by what was told of it. Who tells something
usually means that the torch should be lit: holders count on that, in what they expect and in the worlds they think of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from rondel import Message
from rondel.games.beacons.says import CluesGiven, HeightsLeft, NightLeft, OilLeft, StormsRaised, TorchesLit
from rondel.games.beacons.state import Clue, Coast, Keeper
from rondel.games.beacons.torches import Colour, Torch

ROOM, STORM, OIL, STORE = 0.35, 1.2, 0.25, 0.15
"""What a torch that can still be lit, a storm, a measure of oil and a torch in the store are worth, in lit torches."""
KNOWN = 0.7
"""What is certain to be lit, measured by a torch that burns."""
DARING, DOUBT = 0.55, 0.15
"""What a holder must expect of a torch to be as likely to light it as not, and how sharply that is weighed."""
MEANT, MEANT_BY_TWO = 8.0, 20.0
"""How many times as likely it is that something is told of a torch that can be lit as of any other; found by trial. Of
two keepers each has only one to tell it to."""
UNTOLD = Clue()
BOLD: Mapping[type[Message] | str, float] = {TorchesLit: 0.04}
"""The bold light a torch where the careful still say or save something."""


def parts(s: Coast, seat: int) -> dict[Message, float]:
    """The same for everybody: how far ahead of the night they are."""
    gains = _gains(s)
    return {
        TorchesLit(): float(len(s.lit) - s.goal),
        HeightsLeft(): ROOM * sum(s.burns(torch) for torch in gains),
        StormsRaised(): -STORM * s.storms,
        OilLeft(): OIL * s.oil,
        NightLeft(): STORE * len(s.store),
        CluesGiven(): KNOWN * sum(_known(s, keeper, gains) for keeper in s.keepers),
    }


def score(s: Coast, seat: int) -> float:
    return sum(parts(s, seat).values())


def _gains(s: Coast) -> dict[Torch, float]:
    """What lighting each torch that is left would bring: less for each lower one that can no longer burn after it."""
    tops = {colour: s.top(colour) for colour in Colour}
    left = {torch for hand in (s.store, *(keeper.hand for keeper in s.keepers)) for torch in hand}
    gains, passed = dict[Torch, float](), dict.fromkeys(Colour, 0)
    for torch in Torch:  # lower ones come first
        if torch in left:
            burns = torch.number > tops[torch.colour]
            passed[torch.colour] += burns
            gains[torch] = 1 - ROOM * passed[torch.colour] if burns else -STORM
    return gains


def _known(s: Coast, keeper: Keeper, gains: Mapping[Torch, float]) -> float:
    """What a keeper's torches will bring, as likely as each is lit for what was told of it."""
    pool, known, meant = (*s.store, *keeper.hand), 0.0, _meant(s)
    for clue, torch in zip(keeper.clues, keeper.hand, strict=True):
        if clue != UNTOLD:
            likely = [(meant if gains[one] > 0 else 1.0, gains[one]) for one in pool if clue.fits(one)]
            expected = sum(weight * gain for weight, gain in likely) / sum(weight for weight, _ in likely)
            known += gains[torch] / (1 + exp((DARING - expected) / DOUBT))
    return known


def _meant(s: Coast) -> float:
    return MEANT if len(s.keepers) > 2 else MEANT_BY_TWO


def resample(s: Coast, seats: Sequence[int], rng: Any) -> None:
    """Deal hidden torches so that each fits what its holder has been told of it, and likely why."""
    hidden = [keeper for seat, keeper in enumerate(s.keepers) if not any(other != seat for other in seats)]
    places = [(keeper, place) for keeper in hidden for place in range(len(keeper.hand))]
    pool = [*s.store, *(keeper.hand[place] for keeper, place in places)]
    rng.shuffle(pool)
    places.sort(key=lambda at: _choices(pool, at[0].clues[at[1]]))
    dealt = _deal(s, [keeper.clues[place] for keeper, place in places], pool, rng)
    if dealt is None:
        return
    for (keeper, place), torch in zip(places, dealt, strict=True):
        keeper.hand[place] = torch
        pool.remove(torch)
    s.store[:] = pool


def _choices(pool: Sequence[Torch], clue: Clue) -> int:
    return sum(clue.fits(torch) for torch in pool)


def _deal(s: Coast, clues: Sequence[Clue], pool: Sequence[Torch], rng: Any) -> list[Torch] | None:
    """A torch of the shuffled pool for each clue, or None."""
    if not clues:
        return []
    fitting = [torch for torch in pool if clues[0].fits(torch)]
    if clues[0] != UNTOLD:
        fitting.sort(key=lambda torch: rng.random() ** (1 / _meant(s) if s.burns(torch) else 1.0), reverse=True)
    for torch in dict.fromkeys(fitting):
        left = list(pool)
        left.remove(torch)
        if (rest := _deal(s, clues[1:], left, rng)) is not None:
            return [torch, *rest]
    return None
