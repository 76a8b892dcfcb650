"""A course of training: what is to be learned, for how long, and where it is kept."""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import inf
from time import perf_counter
from typing import Any, NamedTuple

from msgspec import Struct

from rondel.bots.network import Network
from rondel.bots.surveying import POSITIONS
from rondel.bots.training import Recipe
from rondel.bots.weights import Weights


class Course(Struct):
    """What is to be learned, for how long, and where it is kept."""

    game: str
    seats: int
    games: int
    """No more than this; 0: as many as there is time for."""
    path: str
    minutes: float = 0.0
    """No longer than this; 0: as long as it takes."""
    options: dict[str, Any] = {}
    rungs: int = 4
    """Steps of the ladder."""
    rung_games: int = 40
    """On each step against each rival; of a game that all play together, as many deals."""
    yardstick: str = "greedy"
    recipe: Recipe = Recipe()
    scored: bool = True
    positions: int = POSITIONS
    """Looked at before the features are fixed."""


class Clock:
    """How much of a course is over."""

    def __init__(self, course: Course) -> None:
        self.games, self.seconds = course.games or inf, 60 * course.minutes or inf
        self.begin()

    def begin(self) -> None:
        """Let the time of the course begin now."""
        self.started = perf_counter()

    @property
    def left(self) -> float:
        """Seconds until there is no time left."""
        return self.started + self.seconds - perf_counter()

    def done(self, games: int) -> float:
        """The part of the games or of the time that is over, whichever is more."""
        return min(1.0, max(games / self.games, 1 - self.left / self.seconds if self.seconds < inf else 0.0))


class Round(NamedTuple):
    """What a network has made of some games."""

    games: int
    off: float
    """How far off the chances to win were, squared."""
    network: Network
    """As it plays now."""


Rounds = Generator[Round, None, None]
School = Callable[[Course, Weights, Clock], Rounds]
"""Where games are played and learned from, round after round; the weights it is given are always the latest."""
