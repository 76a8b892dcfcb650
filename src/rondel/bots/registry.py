"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from random import Random

from rondel.bots.base import Bot
from rondel.bots.greedy import Greedy
from rondel.bots.uniform import Uniform
from rondel.errors import RondelError

BOTS: dict[str, Callable[[Random], Bot]] = {Uniform.name: Uniform, Greedy.name: Greedy}
"""Every bot by its name; each is made with a source of chance of its own."""


class UnknownBot(RondelError):
    """No bot has that name."""

    code = "unknown_bot"

    def __init__(self, name: str) -> None:
        near = get_close_matches(name, BOTS, 1, 0.5)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(BOTS)}"
        super().__init__(f"there is no bot called {name!r}; {hint}")


def make(name: str, rng: Random) -> Bot:
    """A bot by its name; raises `UnknownBot` with the nearest one."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](rng)
