"""The course of a training as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.bots.ladder import interval_of
from rondel.bots.schooling import Progress
from rondel.bots.weights import Rung, Weights
from rondel.diagrams.charts import Chart, line, shares, sheet

STEPS = 9
"""So many steps of a ladder stand side by side."""


def drawn(weights: Weights, curve: Sequence[Progress]) -> str:
    """How far off the chances were as games were played, and the steps of the ladder."""
    learned = [each.off for each in curve if each.rung is None]
    found = [line("How far off the chances were", learned, ("beginning", "end"))] if learned else []
    rivals = dict.fromkeys(rung.against for rung in weights.ladder)
    found += [_ladder(rival, [rung for rung in weights.ladder if rung.against == rival]) for rival in rivals]
    return sheet(f"{weights.game}: {weights.games} games of self-play, {weights.seats} seats", found)


def _ladder(rival: str, rungs: Sequence[Rung]) -> Chart:
    """How often it placed better than one rival; of many steps some, the last among them."""
    shown = [rungs[-1 - place * (len(rungs) - 1) // (STEPS - 1)] for place in range(STEPS)]
    steps = [
        (short(rung.after), rung.better, interval_of(rung))
        for rung in sorted(rungs if len(rungs) <= STEPS else shown, key=lambda rung: rung.after)
    ]
    return shares(f"Placed better than {rival}, after so many games", steps, 0.5)


def short(games: int) -> str:
    """A number of games in a few letters.

    >>> short(640), short(1249), short(447480)
    ('640', '1.2k', '447k')
    """
    return str(games) if games < 1000 else f"{games / 1000:.{1 if games < 10_000 else 0}f}k"
