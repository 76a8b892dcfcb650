"""How likely each seat is to win, and where a match turned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random

from rondel.bots.base import Budget
from rondel.bots.judging import chances
from rondel.bots.learned import Judge, judge_if_any
from rondel.bots.playouts import play_to_rest, roll_out
from rondel.bots.rollout import usual_rests
from rondel.core.advice import ChancePoint, TurningPoint
from rondel.core.kernel import Kernel
from rondel.core.seats import NOBODY
from rondel.core.simulation import clone

PLAYOUTS, WIDTH = 32, 4
"""Half as many playouts will do where a game does not say when it comes to rest: some turns take longer to play."""
TURNING = 0.12
"""A change of somebody's chances that makes a turning point."""
MOST = 5
NOTABLE = 0.03
"""What a decision must have cost to be named."""
DOUBTFUL = 8
"""Decisions of one seat that are thought about again, to find the costliest."""
MOMENTS = 3


def foretell(kernel: Kernel, rng: Random, budget: Budget, playouts: int = 0) -> tuple[float, ...]:
    """Everybody's chances as a position really stands, luck to come left open.

    Played on some times over to where the game comes to rest, with the same luck for the same `rng`, so that neighbours
    compare well; judged there by what was learned, else by the score. A game that has neither is played to its end.
    """
    if kernel.over is not None:
        return tuple(chances(kernel))
    judge, playouts = judge_if_any(kernel), playouts or PLAYOUTS // (1 if kernel.game.rest is not None else 2)
    totals, done = [0.0] * kernel.pos.seats, 0
    while not done or (done < playouts and not budget.is_spent):
        copy = clone(kernel)
        copy.chance.reseed(rng.randbytes(16))
        copy.chance.forced = {}
        found = _led_to(copy, Random(rng.random()), judge)
        totals = [total + chance for total, chance in zip(totals, found, strict=True)]
        done += 1
    return tuple(round(total / done, 4) for total in totals)


def _led_to(kernel: Kernel, rng: Random, judge: Judge | None) -> list[float]:
    """Play on, in place; everybody's chances there.

    Of several turns they are the average after each: whoever is about to begin a turn is easily judged too well or too
    badly, and with every turn that would swing to and fro.
    """
    if judge is None and kernel.game.score is None:
        return roll_out(kernel, rng, 0)
    rests = usual_rests(kernel.game)
    found = []
    for _ in range(rests):
        play_to_rest(kernel, rng, WIDTH, 1)
        found.append(judge.shares(kernel) if judge is not None and kernel.over is None else chances(kernel))
    return [sum(each) / rests for each in zip(*found, strict=True)]


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


def dearest(prices: Mapping[int, float]) -> list[int]:
    """Of decisions and what they seem to have given away, those that are worth a closer look, the dearest first."""
    found = [each for each, price in prices.items() if price > 0]
    return sorted(found, key=lambda each: -prices[each])[:DOUBTFUL]


def costliest(told: Sequence[TurningPoint]) -> list[TurningPoint]:
    """The decisions that gave most away, in the order of the match."""
    found = sorted((point for point in told if point.cost >= NOTABLE), key=lambda point: -point.cost)
    return sorted(found[:MOMENTS], key=lambda point: point.v)
