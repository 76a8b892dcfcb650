"""What the score is made of after decisions, or where they lead: the reasons in hints, and what characters go by."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rondel.bots.base import Observation
from rondel.bots.playouts import play_to_rest
from rondel.bots.trying import tried
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.playing import play
from rondel.core.simulation import clone
from rondel.messages import Message

WORLDS, WIDTH = 3, 4
"""Worlds that are looked at, and how many decisions everybody weighs who plays on there."""
Parts = dict[Message | str, float]


def grounds(
    observation: Observation, decisions: Sequence[Decision], rng: Random, worlds: int = WORLDS, rests: int = 0
) -> list[Parts]:
    """What the score is made of right after each decision, on average over the same worlds with the same luck.

    With `rests` everybody plays on greedily first, until the game has come to rest so many times.
    """
    parts = observation.game.score_parts
    found: list[Parts] = [{} for _ in decisions]
    if parts is None:
        return found
    for world in observation.worlds(worlds, rng):
        luck = rng.random()
        reached = _led_to(world, decisions, luck, rests) if rests else tried(world, decisions, luck)
        for number, later in enumerate(reached):
            for what, worth in parts(later.s, observation.seat).items():
                found[number][what] = found[number].get(what, 0.0) + worth / worlds
    return found


def _led_to(world: Kernel, decisions: Sequence[Decision], luck: float, rests: int) -> list[Kernel]:
    found = []
    for decision in decisions:
        later = clone(world)
        play(later, *decision)
        play_to_rest(later, Random(luck), WIDTH, rests)
        found.append(later)
    return found
