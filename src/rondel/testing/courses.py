"""Random games: how inputs are chosen, and the record of what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

from rondel.core.commands import Command
from rondel.core.decisions import Decision, FlowRequest, Question
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.legality import ways, wire
from rondel.core.match import Match
from rondel.core.picking import random_decision
from rondel.core.playing import play
from rondel.core.seats import HOST
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
    def decision(self) -> Decision:
        """The input without its time."""
        return Decision(self.seat, self.name, self.args)

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


def step_of(kernel: Kernel, decision: Decision, at: int) -> Step:
    """A decision with its wire form."""
    return Step(*decision, wire(kernel, decision), at)


def choose(kernel: Kernel, rng: Random) -> Decision:
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
        return random_decision(kernel, seat, rng)
    except Exception as problem:
        raise Fault(f"seat {seat} must act at {kernel.node.address!r} but cannot: {describe(problem)}") from problem


def detours(kernel: Kernel, rng: Random) -> Iterator[Decision]:
    """Decisions that nobody waits for: corrections of the host, moves out of turn, second thoughts at a gate."""
    if kernel.over is not None or not kernel.pos.frames:
        return
    actors = kernel.actors()
    yield from second_thoughts(kernel, rng)
    if all(move.by == "holder" and move.group != "service" and not move.anytime for move in kernel.node.moves):
        return
    for seat in (HOST, *kernel.living):
        for move in kernel.moves(seat):
            if seat in actors and move.group != "service" and kernel.live is None:
                continue
            rows = list(islice(move.rows(kernel.s, seat), 50)) if move.enumerates else []
            if rows and move.refuses(kernel.s, seat, row := rng.choice(rows)) is None:
                yield Decision(seat, move.name, row)


def second_thoughts(kernel: Kernel, rng: Random) -> Iterator[Decision]:
    """What seats that have decided at a gate may do instead."""
    gate = kernel.pos.frames[-1].gate if kernel.live is None else None
    for seat in gate.seats if gate is not None else ():
        for way in ways(kernel, seat):
            is_another = isinstance(way, Question) and gate is not None and seat in gate.commits
            if is_another or (isinstance(way, FlowRequest) and way.is_second_thought):
                row = way.sample(kernel.s, seat, rng)
                if row is not None:
                    yield Decision(seat, way.name, row)


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
            step = step_of(kernel, choose(kernel, rng), len(course.steps) * TICK)
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
