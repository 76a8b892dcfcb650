"""Playing on from a position, quickly, to see what becomes of it."""

from __future__ import annotations

from random import Random

from rondel.bots.base import after
from rondel.bots.judging import chances, value
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision
from rondel.core.playing import play

FOREVER = 5_000
"""Inputs after which a playout to the end is given up and judged as it stands."""


def roll_out(kernel: Kernel, rng: Random, depth: int, width: int = 1) -> list[float]:
    """Play so many inputs on, in place, and judge where that leads; depth 0 means to the end.

    With a width above 1 every seat takes the best of so many decisions drawn at random, as the game's score sees it.
    """
    careful = width > 1 and kernel.game.score is not None
    for _ in range(depth or FOREVER):
        if kernel.over is not None:
            break
        actors = kernel.actors()
        seat = actors[0] if len(actors) == 1 else actors[int(rng.random() * len(actors))]
        decision = best_of(kernel, seat, rng, width) if careful else random_decision(kernel, seat, rng)
        play(kernel, *decision)
    return chances(kernel)


def best_of(kernel: Kernel, seat: int, rng: Random, width: int) -> Decision:
    """The best of some decisions drawn at random, by the score right after it."""
    drawn: list[Decision] = []
    for _ in range(width):
        decision = random_decision(kernel, seat, rng)
        if decision not in drawn:
            drawn.append(decision)
    if len(drawn) == 1:
        return drawn[0]
    worths = [value(after(kernel, decision, rng), seat) for decision in drawn]
    return drawn[worths.index(max(worths))]
