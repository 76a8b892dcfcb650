"""Random games: how inputs are chosen, and the record of what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

from msgspec import to_builtins

from rondel.core.command_names import ANSWER, COMMIT, REQUESTS, RESET, RETRACT, UNREADY
from rondel.core.commands import Command
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.match import Match
from rondel.core.playing import play
from rondel.core.requests import refuses_request
from rondel.core.sim import random_input
from rondel.core.state import HOST
from rondel.testing.cases import Case
from rondel.testing.faults import Fault, TookTooLong, describe

MOST_INPUTS = 20_000
"""A random game that is longer than this is not expected to end."""
DETOURS = 0.08
"""How often somebody does something that nobody waits for, where that is possible."""
TICK = 1000
"""Milliseconds from one input to the next."""


@dataclass(frozen=True)
class Step:
    """One input: typed for a kernel, in wire form for a match."""

    seat: int
    name: str
    args: tuple[Any, ...]
    wire: Any
    at: int

    @property
    def command(self) -> Command:
        """The input as a command for a match."""
        return Command(self.seat, self.name, self.wire, at=self.at)

    def play(self, kernel: Kernel) -> None:
        """Give it to a kernel."""
        kernel.now = self.at
        play(kernel, self.seat, self.name, self.args)

    def __str__(self) -> str:
        who = "the host" if self.seat == HOST else f"seat {self.seat}"
        return f"{who}: {self.name} {self.wire}" if self.wire else f"{who}: {self.name}"


@dataclass
class Course:
    """A random game, as far as it got."""

    game: Game
    case: Case
    steps: list[Step] = field(default_factory=list)
    problem: Fault | None = None
    """Why it did not come to its end."""
    endless: bool = False
    """Did a rule go on without end?"""

    def try_out(self) -> None:
        """Play it as a match; what the match refuses is a problem, and what comes after it is forgotten."""
        try:
            match = self.case.match(self.game)
        except Exception as problem:
            self.problem = self.problem or Fault(f"the match cannot be set up: {describe(problem)}")
            self.steps.clear()
            return
        for number, step in enumerate(self.steps, 1):
            try:
                match.apply(step.command)
            except Exception as problem:
                self.problem = Fault(f"{step} is suggested, but the match says: {describe(problem)}", entry=number)
                del self.steps[number - 1 :]
                return

    def match(self, until: int = 0, mode: str = "free") -> Match:
        """A match of the same case after the first inputs."""
        match = self.case.match(self.game, mode)
        for step in self.steps[:until]:
            match.apply(step.command)
        return match

    def sample(self, rng: Random, most: int) -> list[int]:
        """Some numbers of inputs, in order; all of them if there are no more than `most`."""
        numbers = range(1, len(self.steps) + 1)
        return sorted(rng.sample(numbers, most)) if len(numbers) > most else list(numbers)

    def matches(self) -> Iterator[tuple[int, Step, Match]]:
        """The match before each input; the caller goes on when the input has been applied."""
        match = self.case.match(self.game)
        for number, step in enumerate(self.steps, 1):
            yield number, step, match
            match.apply(step.command)


def step_of(kernel: Kernel, seat: int, name: str, args: tuple[Any, ...], at: int) -> Step:
    """An input of the kernel with its wire form."""
    move = kernel.node.by_name.get(name)
    if move is not None and name not in REQUESTS and name != ANSWER:
        return Step(seat, name, args, move.wire(args) or None, at)
    return Step(seat, name, args, {"value": to_builtins(args[0], str_keys=True)} if args else None, at)


def choose(kernel: Kernel, rng: Random) -> tuple[int, str, tuple[Any, ...]]:
    """Something that can be done now: usually by a seat that must act, now and then by one that only may."""
    if rng.random() < DETOURS:
        found = list(detours(kernel, rng))
        if found:
            return rng.choice(found)
    actors = kernel.actors()
    if not actors:
        raise Fault(f"nobody can act at {kernel.node.address!r}, and the match is not over")
    seat = rng.choice(actors)
    try:
        name, args = random_input(kernel, seat, rng)
    except Exception as problem:
        raise Fault(f"seat {seat} must act at {kernel.node.address!r} but cannot: {describe(problem)}") from problem
    return seat, name, args


def detours(kernel: Kernel, rng: Random) -> Iterator[tuple[int, str, tuple[Any, ...]]]:
    """Inputs that nobody waits for: corrections of the host, moves out of turn, second thoughts at a gate."""
    if kernel.over is not None or not kernel.pos.frames:
        return
    frame, node = kernel.pos.frames[-1], kernel.node
    actors = kernel.actors()
    if frame.gate is not None and kernel.live is None:
        for seat in frame.gate.seats:
            for name in (RETRACT, UNREADY, RESET):
                if refuses_request(kernel, seat, name) is None:
                    yield seat, name, ()
            if seat in frame.gate.commits and refuses_request(kernel, seat, COMMIT) is None:
                question = kernel.question(seat)
                if question is not None:
                    yield seat, COMMIT, (question[1].sample(kernel.s, seat, rng),)
    if all(move.by == "holder" and move.group != "service" and not move.anytime for move in node.moves):
        return
    for seat in (HOST, *kernel.living):
        for move in kernel.moves(seat):
            if seat in actors and move.group != "service" and kernel.live is None:
                continue
            rows = list(islice(move.rows(kernel.s, seat), 50)) if move.enumerates else []
            if rows and move.refuses(kernel.s, seat, row := rng.choice(rows)) is None:
                yield seat, move.name, row


def record(
    game: Game,
    case: Case,
    *,
    make: Callable[[], Kernel] | None = None,
    watch: Callable[[Kernel, Course], None] | None = None,
) -> Course:
    """Play a random game to its end and keep its inputs; what goes wrong is kept too."""
    course = Course(game, case)
    rng = case.rng()
    try:
        kernel = make() if make is not None else case.kernel(game)
        if watch is not None:
            watch(kernel, course)
        while kernel.over is None:
            if len(course.steps) >= MOST_INPUTS:
                raise Fault(f"the match is not over after {MOST_INPUTS:,} inputs")
            step = step_of(kernel, *choose(kernel, rng), len(course.steps) * TICK)
            course.steps.append(step)
            step.play(kernel)
            if watch is not None:
                watch(kernel, course)
    except Fault as problem:
        course.problem = problem
        problem.entry = len(course.steps)
    except (Exception, TookTooLong) as problem:
        course.endless = isinstance(problem, TookTooLong)
        course.problem = _failed(course, problem)
    return course


def _failed(course: Course, problem: BaseException) -> Fault:
    if not course.steps:
        return Fault(f"the game cannot be set up: {describe(problem)}")
    entry = len(course.steps)
    step = course.steps.pop()  # what remains can be played by every other check
    return Fault(f"the rules fail at {step}: {describe(problem)}", entry=entry)


def answer_name(kernel: Kernel) -> str:
    """What answering the open question is called: inside a script, or at a gate."""
    return ANSWER if kernel.live is not None else COMMIT
