"""The course of a training as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.bots.schooling import Progress
from rondel.bots.weights import Weights
from rondel.diagrams.charts import line, shares, sheet


def drawn(weights: Weights, curve: Sequence[Progress]) -> str:
    """How far off the chances were as games were played, and the steps of the ladder."""
    from rondel.bots.league import share_interval

    steps = [
        (f"{rung.after}: {rung.against}", rung.better, share_interval(rung.better * rung.games, rung.games))
        for rung in weights.ladder
    ]
    learned = [each.off for each in curve if each.rung is None]
    found = []
    if learned:
        found.append(line("How far off the chances were", learned, ("beginning", "end")))
    if steps:
        found.append(shares("Placed better, after so many games", steps, 0.5))
    return sheet(f"{weights.game}: {weights.games} games of self-play, {weights.seats} seats", found)
