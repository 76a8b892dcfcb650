"""Thinking on others' time: what they will probably do, and what to answer."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from random import Random

from rondel.bots.base import Bot, Budget, Menu, Observation
from rondel.bots.playouts import play_best
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.simulation import determinise
from rondel.core.view import Viewer, view_json

WORLDS, INPUTS, WIDTH = 24, 12, 4
PLACES = 3
"""Places for which an answer is thought out."""


def sight(kernel: Kernel, seat: int) -> str:
    """What a seat that must act sees, in short: two places that look alike to it have the same."""
    question = kernel.question(seat)
    seen = view_json(kernel, Viewer((seat,)))
    return blake2b(seen + repr((kernel.actors(), question and question.id)).encode(), digest_size=12).hexdigest()


def ponder(kernel: Kernel, seat: int, bot: Bot, rng: Random, budget: Budget) -> dict[str, Decision]:
    """Answers for the places at which the seat will most likely have to act next, by what it will see there."""
    found: dict[str, Kernel] = {}
    often: Counter[str] = Counter()
    for _ in range(WORLDS):
        world = _go_on(determinise(kernel, (seat,), rng), seat, rng)
        if world is not None:
            key = sight(world, seat)
            often[key] += 1
            found.setdefault(key, world)
        if budget.used > (budget.seconds or 0) / 3:
            break
    answers: dict[str, Decision] = {}
    likely = [key for key, _ in often.most_common(PLACES)]
    for number, key in enumerate(likely):
        if budget.is_spent:
            break
        share = Budget(max(0.0, (budget.seconds or 0) - budget.used) / (len(likely) - number))
        answers[key] = bot.choose(Observation(found[key], seat), Menu(found[key], seat), share)
    return answers


def _go_on(world: Kernel, seat: int, rng: Random) -> Kernel | None:
    """Play a world on until the seat must act; None if that does not come soon."""
    for _ in range(INPUTS):
        if world.over is not None:
            return None
        actors = world.actors()
        if seat in actors:
            return world
        play_best(world, actors[0], rng, WIDTH)
    return None
