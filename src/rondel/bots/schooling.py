"""A whole course of training: rounds of games, a ladder that proves each step, and the file that is kept."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from msgspec import Struct

from rondel.bots.course import Clock, Course, Round, School
from rondel.bots.ladder import Find, Ladder, is_clearly_worse
from rondel.bots.league import Fixture
from rondel.bots.network import Network
from rondel.bots.registry import able
from rondel.bots.surveying import survey
from rondel.bots.weights import Rung, Unlearned, Weights, check_fits, expect_room, packed, put, read, write
from rondel.core.game import Game
from rondel.core.playing import begin

LAYERS = (128, 64)
"""How wide hidden layers usually are."""
SAVED = 20.0
"""Seconds after which what has been learned is written down."""


class Progress(Struct, frozen=True):
    """How far a course has come."""

    done: float
    games: int
    off: float
    """How far off the chances to win were, squared."""
    rung: Rung | None = None
    is_put_back: bool = False
    """Was what came of it so much worse than the file it began with that this has been put back?"""


# -- where it begins -------------------------------------------------------------------------------------------


def begun(course: Course, game: Game) -> Weights:
    """Where a course stands: what its file holds, or a network that knows nothing yet."""
    weights = _gone_on(course, game) if Path(course.path).exists() else _fresh(course, game)
    recipe = msgspec.structs.replace(course.recipe, layers=weights.sizes[1:-1])
    weights.recipe = {"games": 0, **msgspec.to_builtins(recipe)}
    return weights


def _fresh(course: Course, game: Game) -> Weights:
    seen = survey(game, course.seats, course.options or None, positions=course.positions, scored=course.scored)
    weights = Weights(game.name, game.version, course.seats, seen.scales, (), b"", seen.boards, seen.scored)
    weights.options = course.options
    layers, seed = course.recipe.layers or LAYERS, course.recipe.seed
    return _holding(weights, Network.fresh((len(seen.scales), *layers, 2), seed, weights.score), course)


def _gone_on(course: Course, game: Game) -> Weights:
    """What the file holds, with wider layers where they are asked for; `Unlearned` where it is of something else."""
    path, layers = course.path, course.recipe.layers
    weights = read(path)
    check_fits(weights, game, course.seats, path)
    if weights.options != course.options:
        raise Unlearned(f"{path} was learned with other options: {weights.options}; name another file")
    weights.courses.append({"games": weights.games} | weights.recipe)
    inputs, *hidden, outputs = weights.sizes
    if not layers or list(layers) == hidden:
        return weights
    if len(layers) != len(hidden) or any(new < old for new, old in zip(layers, hidden, strict=True)):
        told = f"{path} has layers of {_listed(hidden)}, which can be made wider, but not into {_listed(layers)}"
        raise Unlearned(f"{told}; leave them as they are, or name another file")
    return _holding(weights, weights.network().widened((inputs, *layers, outputs), course.recipe.seed), course)


def _listed(widths: Iterable[int]) -> str:
    return ",".join(map(str, widths))


def _holding(weights: Weights, network: Network, course: Course) -> Weights:
    weights.sizes, weights.data = network.sizes, packed(network)
    expect_room(weights, course.path)
    return weights


def setting_of(course: Course, game: Game) -> Fixture:
    """The games of a course's ladder, in which whole teams are measured; refuses a yardstick that cannot play them."""
    kernel = begin(game, course.seats, course.options or None, "ladder")
    if course.rungs:
        able(course.yardstick, Random(0), kernel)
    seed, teams = f"ladder/{course.recipe.seed}", game.teams_of(kernel.s)
    return Fixture(course.game, game.version, (), course.seats, course.options, seed, teams=teams)


# -- how it goes on --------------------------------------------------------------------------------------------


class Kept:
    """The file of a course, written while it goes on; what was in it before is kept beside it."""

    def __init__(self, path: Path, weights: Weights) -> None:
        self.path, self.weights, self.before = path, weights, weights.games
        self.former, self.worse = path.with_name(f"{path.name}.former"), path.with_name(f"{path.name}.worse")
        self._found = path.read_bytes() if path.exists() else b""
        self._at = perf_counter()

    def save_now_and_then(self) -> None:
        """Write the file if that was some time ago."""
        if perf_counter() - self._at > SAVED:
            self.save()

    def save(self) -> None:
        """Write the file if anything has been learned."""
        if self.weights.games == self.before:
            return
        if self._found:
            put(self._found, self.former)
            self._found = b""
        write(self.weights, self.path)
        self._at = perf_counter()

    def put_back(self) -> None:
        """Let the file be as it was before; what has been learned is kept beside it."""
        self.save()
        put(self.path.read_bytes(), self.worse)  # a copy, so that there is a file whenever this is stopped
        self.former.replace(self.path)
        self.before = self.weights.games


def train(course: Course, game: Game, school: School, find: Find, pool: Executor) -> Generator[Progress, None, None]:
    """Learn; what comes of it is written to the course's file now and then, at the end, and when it is stopped.

    A course that goes on from a file measures itself against that too, and where that was better leaves it as it was.
    """
    setting, weights, clock = setting_of(course, game), begun(course, game), Clock(course)
    kept = Kept(Path(course.path), weights)
    with TemporaryDirectory() as folder, closing(school(course, weights, clock)) as rounds:
        ladder = Ladder(setting, course.yardstick, course.rung_games, find, pool, folder)
        if weights.games:
            ladder.begin_with(weights)
        try:
            for progress in _steps(course, weights, clock, rounds, ladder):
                kept.save_now_and_then()
                yield progress
            if ladder.beginning and progress.rung and is_clearly_worse(progress.rung):
                kept.put_back()
                yield msgspec.structs.replace(progress, rung=None, is_put_back=True)
        finally:
            kept.save()


def _steps(
    course: Course, weights: Weights, clock: Clock, rounds: Iterator[Round], ladder: Ladder
) -> Iterator[Progress]:
    """Rounds until the course is over, and now and then a step of the ladder; the last is taken at the end."""
    before, step = weights.games, 0
    for played in rounds:
        weights.games += played.games
        weights.data, weights.recipe["games"] = packed(played.network), weights.games - before
        done = clock.done(weights.games - before)
        yield Progress(done, weights.games, played.off)
        if int(done * course.rungs) > step:
            step = int(done * course.rungs)
            for rung in ladder.climbed(weights, is_last=done == 1):
                weights.ladder.append(rung)
                yield Progress(done, weights.games, played.off, rung)
        if done == 1:
            return
