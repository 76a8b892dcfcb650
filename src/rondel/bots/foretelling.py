"""How likely each seat is to win, and where a match turned."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from rondel.bots.base import Budget
from rondel.bots.judging import chances
from rondel.bots.learned import judge_if_any
from rondel.bots.playouts import roll_out
from rondel.core.advice import ChancePoint, TurningPoint
from rondel.core.kernel import Kernel
from rondel.core.seats import NOBODY
from rondel.core.simulation import clone

PLAYOUTS, DEPTH, WIDTH = 64, 8, 2
TURNING = 0.12
"""A change of somebody's chances that makes a turning point."""
MOST = 5
NOTABLE = 0.03
"""What a decision must have cost to be named."""
SETBACKS = 8
"""Decisions of one seat that are looked at again, to find the costliest."""
MOMENTS = 3


def foretell(kernel: Kernel, rng: Random, budget: Budget, playouts: int = PLAYOUTS) -> tuple[float, ...]:
    """Everybody's chances as a position really stands, luck to come left open.

    Played on a little way many times over, with the same luck for the same `rng`, so that neighbours compare well.
    """
    if kernel.over is not None:
        return tuple(chances(kernel))
    judge = judge_if_any(kernel)
    totals = [0.0] * kernel.pos.seats
    done = 0
    while not done or (done < playouts and not budget.is_spent):
        copy = clone(kernel)
        copy.chance.reseed(rng.randbytes(16))
        copy.chance.forced = {}
        found = roll_out(copy, Random(rng.random()), DEPTH, WIDTH)
        if judge is not None and copy.over is None:
            found = judge.shares(copy)
        totals = [total + chance for total, chance in zip(totals, found, strict=True)]
        done += 1
    return tuple(round(total / done, 4) for total in totals)


def turning_points(points: Sequence[ChancePoint], actors: dict[int, int]) -> list[TurningPoint]:
    """The entries that changed most, in the order of the match; `actors` says who acted at each."""
    found = []
    for before, after in pairwise(points):
        changes = [now - then for then, now in zip(before.chances, after.chances, strict=True)]
        who = actors.get(after.v, NOBODY)
        seat = max(range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 3), seat == who))
        if abs(changes[seat]) >= TURNING:
            found.append(TurningPoint(after.v, who, seat, before.chances[seat], after.chances[seat]))
    found.sort(key=lambda point: -abs(point.after - point.before))
    return sorted(found[:MOST], key=lambda point: point.v)


def setbacks(points: Sequence[ChancePoint], actors: dict[int, int], seat: int) -> list[TurningPoint]:
    """The decisions of one seat after which it stood worse, the worst first: perhaps they cost it something."""
    found = [
        TurningPoint(after.v, seat, seat, before.chances[seat], after.chances[seat])
        for before, after in pairwise(points)
        if actors.get(after.v, NOBODY) == seat and after.chances[seat] < before.chances[seat]
    ]
    found.sort(key=lambda point: point.after - point.before)
    return found[:SETBACKS]


def costliest(told: Sequence[TurningPoint]) -> list[TurningPoint]:
    """The decisions that gave most away, in the order of the match."""
    found = sorted((point for point in told if point.cost >= NOTABLE), key=lambda point: -point.cost)
    return sorted(found[:MOMENTS], key=lambda point: point.v)
