"""Where a game keeps what bots have learned of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SLASHES = "/\\"


def learned_beside(file: str) -> Callable[[Any], str]:
    """The file with what was learned lies beside a game's declaration, and holds for its usual options alone.

    How many seats it was learned with, the file says itself.
    """
    path = f"{file[: max(file.rfind(mark) for mark in SLASHES) + 1]}learned.weights"
    return lambda s: path if s.options == type(s.options)() else ""
