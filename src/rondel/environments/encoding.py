"""Decisions as numbers and views as vectors, the same way for every game.

An action's number does not depend on what else is possible: it is where the decision's name and arguments hash to,
moved on to the next free place where two legal ones meet. What a seat sees becomes a vector by the features that bots
learn from (`rondel.bots.features`): the same every time for a game, a version of it and a number of seats.
"""

from __future__ import annotations

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
from rondel.core.picking import some_decisions
from rondel.core.view import Viewer, view_json

ACTIONS, FEATURES = 512, 1024
POSITIONS = 1_000
"""Looked at before the features of a game are fixed."""
LIMIT = 12.0
"""Numbers in an observation lie between this and its negative."""

_encode = msgspec.json.Encoder().encode


def actions(kernel: Kernel, seat: int, size: int = ACTIONS) -> dict[int, Decision]:
    """The legal decisions of a seat by their numbers, in ascending order.

    Where there are more than half as many as there are numbers, a sample is offered that depends on nothing but what
    the seat sees.
    """
    rng = Random(crc32(view_json(kernel, Viewer((seat,)))))
    drawn = some_decisions(kernel, seat, size // 2, rng)
    named = sorted({_encode(decision[1:]): decision for decision in drawn}.items(), key=lambda pair: pair[0])
    found: dict[int, Decision] = {}
    for name, decision in named:
        number = crc32(name) % size
        while number in found:
            number = (number + 1) % size
        found[number] = decision
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
