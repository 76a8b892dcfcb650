"""Every decision tried once: in copies of one world, which is encoded once for all of them, and with one luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from rondel.bots.base import Budget, Observation
from rondel.bots.judging import value
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision
from rondel.core.playing import play
from rondel.core.simulation import clone

MOST_ANSWERS = 60

Waits = Callable[[Kernel, int], bool]
"""Must others answer before what a seat decided can be judged?"""
Judge = Callable[[Sequence[Kernel], int], Sequence[float]]
"""What each of these worlds is worth to a seat."""


class Copies:
    """Copies of one position, which is encoded once for all of them."""

    __slots__ = ("_checkpoint", "_kernel")

    def __init__(self, kernel: Kernel) -> None:
        self._kernel, self._checkpoint = kernel, kernel.checkpoint()

    def another(self, *, keeps: bool = False) -> Kernel:
        """An independent kernel in that position; one that keeps rest points can be copied in turn anywhere."""
        return clone(self._kernel, self._checkpoint, keeps=keeps)


def is_open(world: Kernel, seat: int) -> bool:
    """Is the effect of what a seat decided still to come: a question is open, or others decide at the same time?"""
    if world.live is not None:
        return True
    gate = world.pos.frames[-1].gate if world.pos.frames else None
    return gate is not None and (seat in gate.commits or seat in gate.ready)


def is_sealed(world: Kernel, seat: int) -> bool:
    """Is what a seat decided not to be seen yet: a question is open, or its answer waits for those of others?"""
    gate = world.pos.frames[-1].gate if world.pos.frames else None
    return world.live is not None or (gate is not None and seat in gate.commits)


def tried(world: Kernel, decisions: Sequence[Decision], luck: float, waits: Waits = is_open) -> list[Kernel]:
    """What becomes of a world with each of these decisions, and with what others answer that belongs to it."""
    copies = Copies(world)
    return [answered(copies.another(), decision, luck, waits) for decision in decisions]


def answered(world: Kernel, decision: Decision, luck: float, waits: Waits = is_open) -> Kernel:
    """A world in which a seat decides, in place.

    Where the effect is not there yet, because a question inside it is open or others decide at the same time, those
    others answer at random.
    """
    play(world, *decision)
    return answer_open(world, decision.seat, luck, waits)


def answer_open(world: Kernel, seat: int, luck: float, waits: Waits = is_open) -> Kernel:
    """Let others answer, in place, until what a seat has decided has its effect."""
    rng = None
    for _ in range(MOST_ANSWERS):
        if world.over is not None or not waits(world, seat) or not (actors := world.actors()):
            break
        rng = rng or Random(luck)  # seeding takes as long as half a move, and most decisions need nobody's answer
        other = actors[int(rng.random() * len(actors))]
        play(world, *random_decision(world, other, rng))
    return world


def by_score(worlds: Sequence[Kernel], seat: int) -> list[float]:
    """What the game's score says."""
    return [value(world, seat) for world in worlds]


def summed(
    observation: Observation,
    decisions: Sequence[Decision],
    worlds: int,
    rng: Random,
    budget: Budget,
    judge: Judge = by_score,
    waits: Waits = is_open,
) -> list[float]:
    """What each decision is worth right after it, added up over the same worlds, as many as there is time for."""
    totals = [0.0] * len(decisions)
    for world in observation.worlds(worlds, rng):
        found = judge(tried(world, decisions, rng.random(), waits), observation.seat)
        totals = [total + worth for total, worth in zip(totals, found, strict=True)]
        if budget.is_spent:
            break
    return totals
