"""A check of what is said to be at stake in a decision."""

from __future__ import annotations

from random import Random

from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.seats import is_player
from rondel.core.simulation import determinise
from rondel.core.stakes import Stakes
from rondel.core.weighing import weigh
from rondel.core.wording import listening
from rondel.testing.faults import Fault, describe
from rondel.testing.kit import Kit, Skipped
from rondel.testing.portraits import portrait

GAMES, POINTS, WORLDS = 4, 12, 2


def stakes_are_known(kit: Kit) -> str:
    """What is said to be at stake never fails, changes nothing, and is the same in every world the seat may be in."""
    if kit.game.weighing is None:
        raise Skipped("the game does not say what is at stake")
    told = looked = 0
    for course in kit.courses(GAMES):
        rng = course.case.rng("stakes")
        chosen = set(course.sample(rng, POINTS))
        kernel = course.case.kernel(course.game)
        for number, step in enumerate(course.steps, 1):
            if number in chosen and is_player(step.seat):
                stakes = _weighed(kernel, step.decision, rng, number - 1)
                looked, told = looked + 1, told + len(stakes.weights)
                for _ in range(WORLDS if stakes.weights else 0):
                    _compare(kernel, step.decision, stakes, rng, number - 1)
            step.play(kernel)
    return f"{told:,} stakes of {looked:,} decisions"


def _weighed(kernel: Kernel, decision: Decision, rng: Random, entry: int) -> Stakes:
    failed: list[Exception] = []
    before = portrait(kernel)
    with listening(failed.append):
        stakes = weigh(kernel, decision, rng)
    if failed:
        text = f"what is at stake in {decision.name} fails: {describe(failed[0])}"
        raise Fault(text, entry=entry) from failed[0]
    if portrait(kernel) != before:
        raise Fault(f"weighing {decision.name} changes the match", entry=entry)
    return stakes


def _compare(kernel: Kernel, decision: Decision, stakes: Stakes, rng: Random, entry: int) -> None:
    """In another world the seat is told the same."""
    world = determinise(kernel, (decision.seat,), rng)
    other = _weighed(world, decision, rng, entry)
    if other != stakes:
        text = f"seat {decision.seat} is told of {decision.name} what it cannot know"
        raise Fault(text, entry=entry, expected=str(stakes)[:300], got=str(other)[:300])
