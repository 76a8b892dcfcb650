"""Decisions as numbers and views as vectors, the same way for every game.

What is decided again and again from match to match has a number of its own, found by playing some games at random. Any
other decision, such as one with a card that is dealt another identity each time, is hashed to one of the other numbers,
and moved on to the next where two legal ones meet, so that what it means may depend on what else is legal. What a seat
sees becomes a vector by the features that bots learn from (`rondel.bots.features`). Both are the same every time for a
game, a version of it and a number of seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import numpy as np

from rondel.bots.features import Features
from rondel.bots.surveying import survey
from rondel.core.decisions import Decision
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision, some_decisions
from rondel.core.playing import begin, play
from rondel.core.view import Viewer, view_json
from rondel.environments.hosting import host_acts

ACTIONS, FEATURES = 1024, 1024
POSITIONS = 1_000
"""Looked at before the features of a game are fixed."""
STEPS, DEALS = 3_000, 20
"""Played at random before the numbers of decisions are fixed, in so many games or more."""
OWN = 1 / 2
"""The share of all numbers that belongs to one decision each, at most."""
LIMIT = 12.0
"""Numbers in an observation lie between this and its negative."""

_encode = msgspec.json.Encoder().encode


def actions(kernel: Kernel, seat: int, size: int = ACTIONS) -> dict[int, Decision]:
    """The legal decisions of a seat by their numbers, in ascending order.

    Where there are more than half as many as there are numbers, a sample is offered that depends on nothing but what
    the seat sees.
    """
    rng = Random(crc32(view_json(kernel, Viewer((seat,)))))
    drawn = {_encode(decision[1:]): decision for decision in some_decisions(kernel, seat, size // 2, rng)}
    own = _own(kernel.game, kernel.pos.seats, size)
    found = {own[name]: decision for name, decision in drawn.items() if name in own}
    for name in sorted(drawn.keys() - own.keys()):
        number = crc32(name) % (size - len(own))
        while len(own) + number in found:
            number = (number + 1) % (size - len(own))
        found[len(own) + number] = drawn[name]
    return dict(sorted(found.items()))


def mask(numbers: Iterator[int] | dict[int, Any], size: int = ACTIONS) -> np.ndarray[Any, np.dtype[np.int8]]:
    """Ones where an action is legal."""
    found = np.zeros(size, np.int8)
    found[list(numbers)] = 1
    return found


def observation(kernel: Kernel, seat: int, size: int = FEATURES) -> np.ndarray[Any, np.dtype[np.float32]]:
    """What a seat sees, as a vector; who must act and where the match is are part of it."""
    features, scales = _features(kernel.game, kernel.pos.seats, size)
    found = np.zeros(size, np.float32)
    found[: len(scales)] = np.frombuffer(features.of(kernel, seat), np.float32)[:-1] * scales
    return np.clip(found, -LIMIT, LIMIT)


def names(game: Game, seats: int, size: int = FEATURES) -> list[str]:
    """What the numbers of an observation stand for, in their order; those behind them are nothing."""
    return list(_features(game, seats, size)[0].names)


@lru_cache(maxsize=16)
def _features(game: Game, seats: int, size: int) -> tuple[Features, np.ndarray[Any, np.dtype[np.float32]]]:
    seen = survey(game, seats, positions=POSITIONS, most=size)
    return seen.features(game), np.fromiter(seen.scales.values(), np.float32)


@lru_cache(maxsize=16)
def _own(game: Game, seats: int, size: int) -> dict[bytes, int]:
    """The decisions that have a number of their own: those that are there most often, in more than one game."""
    often: Counter[bytes] = Counter()
    games: Counter[bytes] = Counter()
    for deal in range(DEALS):
        seen = Counter(_decisions(game, seats, deal))
        often.update(seen)
        games.update(seen.keys())
    known = [name for name, _ in sorted(often.items(), key=lambda pair: (-pair[1], pair[0])) if games[name] > 1]
    return {name: number for number, name in enumerate(known[: int(OWN * size)])}


def _decisions(game: Game, seats: int, deal: int) -> Iterator[bytes]:
    """What could be decided in a game that is played at random; long ones are not played to their end."""
    rng, kernel = Random(deal), begin(game, seats, None, f"actions/{deal}")
    for _ in range(STEPS // DEALS):
        host_acts(kernel, rng)
        if kernel.over is not None:
            return
        seat = kernel.actors()[0]
        yield from (_encode(decision[1:]) for decision in some_decisions(kernel, seat, ACTIONS, rng))
        play(kernel, *random_decision(kernel, seat, rng))
