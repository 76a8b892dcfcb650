"""What a seat does: a value that can be checked, carried out, kept and compared."""

from __future__ import annotations

from typing import Any, NamedTuple


class Decision(NamedTuple):
    """A move, an answer or a request of a seat, with its typed arguments; ``play(kernel, *decision)`` does it."""

    seat: int
    name: str
    args: tuple[Any, ...] = ()


TimedDecision = tuple[int, str, tuple[Any, ...], int]
"""Seat, name and arguments, and when it was given."""
