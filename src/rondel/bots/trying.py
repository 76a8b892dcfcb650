"""Every decision tried once: in copies of one world, and with one luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rondel.bots.base import Budget, Observation
from rondel.bots.judging import value
from rondel.core.decisions import Decision, TimedDecision
from rondel.core.driving import drop
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision
from rondel.core.playing import play, resume
from rondel.core.simulation import clone

MOST_ANSWERS = 60

Waits = Callable[[Kernel, int], bool]
"""Must others answer before what a seat decided can be judged?"""
Judge = Callable[[Sequence[Kernel], int], Sequence[float]]
"""What each of these worlds is worth to a seat."""


class Mark:
    """A position that one kernel is put back to again and again; no copies are left to the garbage collector.

    What stands there is used up as well: first where a script waits, for nothing brings that back as it is, and else
    last, for only what is tried before needs a copy.
    """

    __slots__ = ("_asks", "_here", "_is_there", "_keeps", "_now", "_tail", "kernel")

    def __init__(self, kernel: Kernel) -> None:
        self.kernel, self._now, self._keeps = kernel, kernel.now, kernel.keeps
        self._asks = self._is_there = kernel.live is not None
        self._here, self._tail = kernel.rest_point() if self._asks else (kernel.snapshot(), ())

    def to_try(self) -> Kernel:
        """The kernel as it was, to try something; it keeps no rest points meanwhile."""
        kernel = self.kernel
        kernel.keeps = False
        if not self._is_there:
            self._go_back(kernel.game.copied(self._here))
        self._is_there = False
        return kernel

    def put_back(self) -> Kernel:
        """The kernel as it was, to go on for good; it cannot be put back again."""
        kernel = self.kernel
        kernel.keeps = self._keeps
        self._go_back(kernel.game.copied(self._here) if self._asks else self._here)
        return kernel

    def take_over(self, snapshot: Any, tail: Sequence[TimedDecision] | None = None) -> None:
        """Let the kernel go on from where one of the trials has led, or from a rest point in it and what followed."""
        kernel = self.kernel
        kernel.keeps = self._keeps
        if tail is not None:
            resume(kernel, snapshot, tail)
            return
        if kernel.live is not None:
            drop(kernel)
        kernel.take(snapshot)

    def _go_back(self, here: Any) -> None:
        kernel = self.kernel
        if self._asks:
            resume(kernel, here, self._tail)
        else:
            if kernel.live is not None:
                drop(kernel)
            kernel.take(here)
        kernel.now = self._now


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
    return [answered(clone(world, keeps=False), decision, luck, waits) for decision in decisions]


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


def scores(world: Kernel, seat: int, decisions: Sequence[Decision], luck: float) -> list[float]:
    """What the game's score says of a world after each of these decisions; then the world is as it was."""
    mark, found = Mark(world), list[float]()
    for decision in decisions:
        found.append(value(answered(mark.to_try(), decision, luck), seat))
    mark.put_back()
    return found


def summed(
    observation: Observation,
    decisions: Sequence[Decision],
    worlds: int,
    rng: Random,
    budget: Budget,
    judge: Judge | None = None,
    waits: Waits = is_open,
) -> list[float]:
    """What each decision is worth right after it, added up over the same worlds, as many as there is time for.

    Without a judge the game's score says so.
    """
    totals = [0.0] * len(decisions)
    for world in observation.worlds(worlds, rng):
        seat, luck = observation.seat, rng.random()
        found = judge(tried(world, decisions, luck, waits), seat) if judge else scores(world, seat, decisions, luck)
        totals = [total + worth for total, worth in zip(totals, found, strict=True)]
        if budget.is_spent:
            break
    return totals
