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
    """Answers for the places at which the seat will most likely have to act next, by what it will see there.

    The likeliest place comes first. What was not thought out to the end is no answer: it is played at once, and would
    be weaker than what the bot finds when it has its time.
    """
    answers: dict[str, Decision] = {}
    for key, world in _likely(kernel, seat, rng, budget):
        decision = bot.choose(Observation(world, seat), Menu(world, seat), budget)
        if budget.is_spent:
            break
        answers[key] = decision
    return answers


def _likely(kernel: Kernel, seat: int, rng: Random, budget: Budget) -> list[tuple[str, Kernel]]:
    """Places at which the seat will probably act next, the likeliest first; the search for them is short."""
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
    return [(key, found[key]) for key, _ in often.most_common(PLACES)]


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
