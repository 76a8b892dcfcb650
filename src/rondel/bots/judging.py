"""What a position is worth: as a score, and as everybody's chances to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from rondel.core.kernel import Kernel
from rondel.core.outcome import Outcome

WIN = 1e6
"""The end of the match weighs more than any score on the way."""


def value(kernel: Kernel, seat: int) -> float:
    """What a position is worth to a seat, in the game's own measure."""
    score = float(kernel.game.score(kernel.s, seat)) if kernel.game.score else 0.0
    if kernel.over is None:
        return score
    winners = kernel.over.winners
    if seat in winners:
        return score + WIN / len(winners)
    return score - WIN if winners else score


def chances(kernel: Kernel) -> list[float]:
    """How likely each seat is to win: known at the end, else estimated by the game's score, else even."""
    seats = kernel.pos.seats
    if kernel.over is not None:
        return payoffs(kernel.over, seats)
    score = kernel.game.score
    if score is None:
        return [1 / seats] * seats
    return estimated([score(kernel.s, seat) for seat in range(seats)], kernel.game.score_spread, kernel.pos.left)


def payoffs(over: Outcome, seats: int) -> list[float]:
    """What each seat gets of one win: the winners share it, and without a winner all do.

    >>> payoffs(Outcome.win(1, "first"), 2), payoffs(Outcome.draw("tired"), 2)
    ([0.0, 1.0], [0.5, 0.5])
    """
    sharing = over.winners or tuple(range(seats))
    return [1 / len(sharing) if seat in sharing else 0.0 for seat in range(seats)]


def estimated(scores: Sequence[float], spread: float, gone: Sequence[int] = ()) -> list[float]:
    """Scores as chances: `spread` points more make a win e times as likely; who has left does not win.

    >>> [round(chance, 3) for chance in estimated([3, 3, 1], 2.0)]
    [0.422, 0.422, 0.155]
    """
    best = max(scores)
    weights = [0.0 if seat in gone else exp(max(-50.0, (score - best) / spread)) for seat, score in enumerate(scores)]
    total = sum(weights)
    return [weight / total for weight in weights] if total else [1 / len(scores)] * len(scores)
