"""Learning from games by the rules: many processes play, and after every round of games there is a lesson."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from time import perf_counter

from msgspec import structs

from rondel.bots.course import Clock, Course, Round, Rounds
from rondel.bots.ladder import Find
from rondel.bots.learned import Judge
from rondel.bots.network import Teacher, Teaching
from rondel.bots.training import Lesson, Pupil, play_and_learn
from rondel.bots.weights import Weights

ROUND = 32
"""Games between two lessons."""
PIECE = 2
"""Games that a process plays before it hands them in."""


def by_rules(
    course: Course,
    weights: Weights,
    clock: Clock,
    *,
    find: Find,
    pool: Executor,
    jobs: int,
    teaching: Teaching = Teacher,
) -> Rounds:
    """The school that any game can go to."""
    pupil, lessons = Pupil(weights.network(), course.recipe, teaching), list[Lesson]()
    for games, lesson in enumerate(_lessons(course, weights, clock, find, pool, jobs), 1):
        lessons.append(lesson)
        done = clock.done(games)
        if len(lessons) >= ROUND or done == 1:
            off = pupil.learn(lessons, done)
            yield Round(len(lessons), off, pupil.average)
            lessons = []


def _lessons(course: Course, weights: Weights, clock: Clock, find: Find, pool: Executor, jobs: int) -> Iterator[Lesson]:
    """Games as they end, always some of them being played by the latest network; with one process in their order."""
    number = weights.games
    running: list[Future[list[Lesson]]] = []
    try:
        while True:
            while len(running) < 2 * jobs:
                numbers, now = range(number, number + PIECE), structs.replace(weights)
                running.append(pool.submit(_play, course, now, find, numbers, clock.left))
                number += PIECE
            done, _ = wait(running if jobs > 1 else running[:1], return_when=FIRST_COMPLETED)
            running = [each for each in running if each not in done]
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
