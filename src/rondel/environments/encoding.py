"""Decisions as numbers and views as vectors, the same way for every game.

An action's number does not depend on what else is possible: it is where the decision's name and arguments hash to,
moved on to the next free place where two legal ones meet. A view becomes a vector by hashing too: every leaf adds to
one place by its path, or by its path and value where it is not a number. Both are fixed for good by CRC-32.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import copysign, log1p
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import numpy as np

from rondel.core.decisions import Decision
from rondel.core.interaction import place
from rondel.core.kernel import Kernel
from rondel.core.picking import some_decisions
from rondel.core.view import Viewer, view, view_json

ACTIONS, FEATURES = 512, 1024
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
    found = np.zeros(size, np.float32)
    where = place(kernel)
    seen = {
        "view": msgspec.to_builtins(view(kernel, Viewer((seat,))), str_keys=True),
        "place": where.path,
        "round": where.round,
        "acting": tuple(kernel.actors()),
        "seat": seat,
    }
    for path, value in _leaves(seen, ""):
        key = path if isinstance(value, int | float) and not isinstance(value, bool) else f"{path}={value}"
        hashed = crc32(key.encode())
        amount = copysign(log1p(abs(value)), value) if key is path else 1.0
        found[hashed % size] += amount if hashed >> 31 else -amount
    return np.clip(found, -LIMIT, LIMIT)


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _leaves(part, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        yield f"{path}#", len(value)
        for number, part in enumerate(value):
            yield from _leaves(part, f"{path}[{number}]")
    elif value is not None:
        yield path, value
