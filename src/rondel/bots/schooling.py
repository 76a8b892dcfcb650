"""A whole course of training: games in many processes, rounds of learning, and a ladder that proves each step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from rondel.bots.ladder import Find, Ladder
from rondel.bots.league import Fixture
from rondel.bots.learned import Judge
from rondel.bots.network import Network, Teacher, Teaching
from rondel.bots.surveying import survey
from rondel.bots.training import Lesson, Pupil, Recipe, play_and_learn
from rondel.bots.weights import Rung, Unlearned, Weights, check_fits, packed, read, write
from rondel.core.game import Game
from rondel.core.playing import begin

ROUND = 32
"""Games between two lessons."""
PIECE = 2
"""Games that a process plays before it hands them in."""


class Course(Struct):
    """What is to be learned, for how long, and where it is kept."""

    game: str
    seats: int
    games: int
    path: str
    minutes: float = 0.0
    """No longer than this; 0: as long as it takes."""
    options: dict[str, Any] = {}
    rungs: int = 4
    """Steps of the ladder."""
    rung_games: int = 40
    yardstick: str = "greedy"
    recipe: Recipe = Recipe()
    scored: bool = True


class Progress(Struct, frozen=True):
    """How far a course has come."""

    done: float
    games: int
    off: float
    """How far off the chances to win were, squared."""
    rung: Rung | None = None


def begun(course: Course, game: Game) -> Weights:
    """Where a course stands: what its file holds, or a network that knows nothing yet."""
    path = Path(course.path)
    if path.exists():
        return gone_on(path, game, course.seats, course.options)
    seen = survey(game, course.seats, course.options or None, scored=course.scored)
    weights = Weights(game.name, game.version, course.seats, seen.scales, (), b"", seen.boards, seen.scored)
    weights.options, weights.recipe = course.options, msgspec.to_builtins(course.recipe)
    network = Network.fresh((len(seen.scales), *course.recipe.layers, 2), course.recipe.seed, weights.score)
    weights.sizes, weights.data = network.sizes, packed(network)
    return weights


def gone_on(path: Path, game: Game, seats: int, options: Mapping[str, Any]) -> Weights:
    """What a file holds, to learn on from; raises `Unlearned` where it is of something else."""
    weights = read(path)
    check_fits(weights, game, seats, str(path))
    if weights.options != options:
        raise Unlearned(f"{path} was learned with other options: {weights.options}; name another file")
    return weights


def setting_of(course: Course, game: Game) -> Fixture:
    """The games of a course's ladder, in which whole teams are measured."""
    kernel = begin(game, course.seats, course.options or None, "ladder")
    seed, teams = f"ladder/{course.recipe.seed}", game.teams_of(kernel.s)
    return Fixture(course.game, game.version, (), course.seats, course.options, seed, teams=teams)


def train(
    course: Course, game: Game, find: Find, pool: Executor, jobs: int, teaching: Teaching = Teacher
) -> Iterator[Progress]:
    """Learn; what comes is written to the course's file now and then and at the end, and goes on from there."""
    weights = begun(course, game)
    pupil, before, started = Pupil(weights.network(), course.recipe, teaching), weights.games, perf_counter()
    lessons: list[Lesson] = []
    off, rung_at, saved = 0.0, 0.0, started
    with TemporaryDirectory() as folder:
        ladder = Ladder(setting_of(course, game), course.yardstick, course.rung_games, find, pool, folder)
        for lesson in _lessons(course, weights, find, pool, jobs):
            lessons.append(lesson)
            weights.games += 1
            done = _done(course, weights.games - before, perf_counter() - started)
            if len(lessons) >= ROUND or done >= 1:
                off = pupil.learn(lessons, done)
                weights.data, lessons = packed(pupil.average), []
                yield Progress(min(done, 1.0), weights.games, off)
                if perf_counter() - saved > 20:
                    write(weights, Path(course.path))
                    saved = perf_counter()
            if course.rungs and (done >= 1 or done >= rung_at + 1 / course.rungs):
                rung_at = done
                for rung in ladder.climbed(weights):
                    weights.ladder.append(rung)
                    yield Progress(min(done, 1.0), weights.games, off, rung)
            if done >= 1:
                break
    write(weights, Path(course.path))


def _done(course: Course, games: int, seconds: float) -> float:
    return max(games / course.games, seconds / (60 * course.minutes) if course.minutes else 0.0)


def _lessons(course: Course, weights: Weights, find: Find, pool: Executor, jobs: int) -> Iterator[Lesson]:
    """Games as they end, always some of them being played by the latest network."""
    number, end = weights.games, perf_counter() + 60 * course.minutes if course.minutes else inf
    running: set[Future[list[Lesson]]] = set()
    try:
        while True:
            while len(running) < 2 * jobs:
                numbers = range(number, number + PIECE)
                running.add(pool.submit(_play, course, weights, find, numbers, end - perf_counter()))
                number += PIECE
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                yield from each.result()
    finally:
        for each in running:
            each.cancel()


def _play(course: Course, weights: Weights, find: Find, numbers: Sequence[int], seconds: float) -> list[Lesson]:
    """In a process of its own: games with the network as it was sent, one at least, then as long as there is time."""
    game, end = find(course.game), perf_counter() + seconds
    judge, found = Judge(weights, game), []
    for number in numbers:
        found.append(play_and_learn(game, judge, course.recipe, number, course.options or None))
        if perf_counter() >= end:
            break
    return found
