"""Playing on from a position, quickly, to see what becomes of it."""

from __future__ import annotations

from collections.abc import Hashable
from math import inf
from random import Random
from typing import TYPE_CHECKING

from rondel.bots.judging import chances, value
from rondel.bots.trying import Mark, answer_open, is_sealed
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision, some_decisions
from rondel.core.playing import play

if TYPE_CHECKING:
    from rondel.bots.learned import Judge

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
    play_on(kernel, rng, depth or FOREVER, width)
    return chances(kernel)


def play_on(kernel: Kernel, rng: Random, inputs: int, width: int) -> None:
    """Play so many inputs on, in place."""
    careful = width > 1 and kernel.game.score is not None
    for _ in range(inputs):
        if kernel.over is not None:
            break
        seat = _next(kernel, rng)
        if careful:
            play_best(kernel, seat, rng, width)
        else:
            play(kernel, *random_decision(kernel, seat, rng))


def play_to_rest(kernel: Kernel, rng: Random, width: int, rests: int, judge: Judge | None = None) -> None:
    """Let every seat take what its score likes best, in place, until the game has come to rest so many times.

    In the middle of a trick, a fight or a turn a score means little: where everybody has had their say it means most.
    With a judge everybody takes what that likes best instead.
    """
    for _ in range(rests):
        stage = resting_place(kernel)
        for _ in range(RESTLESS):
            if kernel.over is not None or (kernel.live is None and resting_place(kernel) != stage):
                break
            seat = _next(kernel, rng)
            if judge is None:
                play_best(kernel, seat, rng, width)
            else:
                play_as_judged(kernel, seat, rng, width, judge)


def play_to_turn(kernel: Kernel, own: int, rng: Random, width: int) -> None:
    """Let every seat take what its score likes best, in place, until a seat has to decide again."""
    for _ in range(RESTLESS):
        if kernel.over is not None or own in kernel.actors():
            break
        play_best(kernel, _next(kernel, rng), rng, width)


def resting_place(kernel: Kernel) -> Hashable:
    """What changes whenever the game comes to rest: what it says itself, else every so many turns."""
    rest = kernel.game.rest
    return rest(kernel.s) if rest is not None else kernel.pos.turn


def play_best(kernel: Kernel, seat: int, rng: Random, width: int) -> int:
    """Let a seat take the best of some decisions, by the score right after it, in place; a single one unseen.

    Hands back how many were tried.
    """
    decisions = some_decisions(kernel, seat, width, rng)
    if len(decisions) < 2:
        play(kernel, *(decisions[0] if decisions else random_decision(kernel, seat, rng)))
        return 0
    mark, luck = Mark(kernel), rng.random()
    final = decisions[-1] if kernel.keeps and kernel.live is None else None
    most, best, led_to = -inf, decisions[0], None
    for decision in decisions:
        is_final = decision is final and led_to is not None  # nobody comes back, so that it needs no copy
        play(mark.put_back() if is_final else mark.to_try(), *decision)
        sealed = is_sealed(kernel, seat)
        point = kernel.rest_point() if sealed and is_final else None
        worth = value(answer_open(kernel, seat, luck, is_sealed) if sealed else kernel, seat)
        if worth > most:  # what came of it without anybody's help would come of it again
            most, best, led_to = worth, decision, point if sealed else (kernel.snapshot(), None)
    if led_to is None:
        play(mark.put_back(), *best)
    else:
        mark.take_over(*led_to)
    return len(decisions)


def play_as_judged(kernel: Kernel, seat: int, rng: Random, width: int, judge: Judge) -> None:
    """Let a seat take the best of some decisions, by what was learned of the position right after it, in place.

    All of them are judged together: one at a time would take as long again.
    """
    decisions = some_decisions(kernel, seat, width, rng)
    if len(decisions) < 2:
        play(kernel, *(decisions[0] if decisions else random_decision(kernel, seat, rng)))
        return
    mark, luck = Mark(kernel), rng.random()
    seen = []
    for decision in decisions:
        play(mark.to_try(), *decision)
        seen.append(judge.look(answer_open(kernel, seat, luck, is_sealed), seat))
    worths = judge.worths(seen)
    play(mark.put_back(), *decisions[worths.index(max(worths))])


def _next(kernel: Kernel, rng: Random) -> int:
    actors = kernel.actors()
    return actors[0] if len(actors) == 1 else actors[int(rng.random() * len(actors))]
