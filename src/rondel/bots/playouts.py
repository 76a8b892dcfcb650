"""Playing on from a position, quickly, to see what becomes of it."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from rondel.bots.base import Copies, answered
from rondel.bots.judging import chances, value
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision, some_decisions
from rondel.core.playing import play

FOREVER = 5_000
"""Inputs after which a playout to the end is given up and judged as it stands."""
TURNS = 2
"""So many turns are played on in a game that does not say where it comes to rest."""
RESTLESS = 400
"""Inputs after which a position is judged although the game has not come to rest."""


def roll_out(kernel: Kernel, rng: Random, depth: int, width: int = 1) -> list[float]:
    """Play so many inputs on, in place, and judge where that leads; depth 0 means to the end.

    With a width above 1 every seat takes the best of so many decisions drawn at random, as the game's score sees it.
    """
    careful = width > 1 and kernel.game.score is not None
    for _ in range(depth or FOREVER):
        if kernel.over is not None:
            break
        seat = _next(kernel, rng)
        play(kernel, *(best_of(kernel, seat, rng, width) if careful else random_decision(kernel, seat, rng)))
    return chances(kernel)


def play_to_rest(kernel: Kernel, rng: Random, width: int, rests: int) -> None:
    """Let every seat take what its score likes best, in place, until the game has come to rest so many times.

    In the middle of a trick, a fight or a turn a score means little: where everybody has had their say it means most.
    """
    for _ in range(rests):
        stage = resting_place(kernel)
        for _ in range(RESTLESS):
            if kernel.over is not None or (kernel.live is None and resting_place(kernel) != stage):
                break
            seat = _next(kernel, rng)
            play(kernel, *best_of(kernel, seat, rng, width))


def play_to_turn(kernel: Kernel, own: int, rng: Random, width: int) -> None:
    """Let every seat take what its score likes best, in place, until a seat has to decide again."""
    for _ in range(RESTLESS):
        if kernel.over is not None or own in kernel.actors():
            break
        play(kernel, *best_of(kernel, _next(kernel, rng), rng, width))


def resting_place(kernel: Kernel) -> Hashable:
    """What changes whenever the game comes to rest: what it says itself, else every so many turns."""
    rest = kernel.game.rest
    return rest(kernel.s) if rest is not None else kernel.pos.turn


def best_of(kernel: Kernel, seat: int, rng: Random, width: int) -> Decision:
    """The best of some decisions, by the score right after it; a single one is taken unseen."""
    decisions = some_decisions(kernel, seat, width, rng)
    if len(decisions) < 2:
        return decisions[0] if decisions else random_decision(kernel, seat, rng)
    return max(zip(worths(kernel, seat, decisions, rng), decisions, strict=True), key=lambda pair: pair[0])[1]


def worths(kernel: Kernel, seat: int, decisions: list[Decision], rng: Random) -> list[float]:
    """What each decision is worth to a seat right after it, all with the same luck."""
    copies, luck = Copies(kernel), rng.random()
    return [value(answered(copies.another(), decision, Random(luck)), seat) for decision in decisions]


def _next(kernel: Kernel, rng: Random) -> int:
    actors = kernel.actors()
    return actors[0] if len(actors) == 1 else actors[int(rng.random() * len(actors))]
