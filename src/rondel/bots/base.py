"""What a bot is given and what it answers.

A bot sees what its seat sees. To think ahead it asks its observation for worlds that agree with what it knows; the true
state is never handed out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from time import perf_counter
from typing import Any, Protocol

from rondel.core.command_names import ANSWER, COMMIT
from rondel.core.game import Game
from rondel.core.interaction import Offer, offers
from rondel.core.kernel import Kernel
from rondel.core.moves import Move
from rondel.core.playing import play
from rondel.core.requests import open_requests
from rondel.core.sim import MANY, clone, determinise, random_input
from rondel.core.view import Viewer, view

Decision = tuple[str, tuple[Any, ...]]
"""The name of an input, and its typed arguments."""


class Budget:
    """How long a bot may think about one decision: seconds, or iterations of whatever it does again and again.

    A bot that is limited by iterations alone decides the same on every machine. Nothing at all (0) still means a legal
    decision, only without thinking.
    """

    def __init__(self, seconds: float | None = 1.0, iterations: int | None = None) -> None:
        if (seconds is not None and seconds < 0) or (iterations is not None and iterations < 0):
            raise ValueError("a budget cannot be less than nothing")
        self.seconds, self.iterations = seconds, iterations
        self.started = perf_counter()

    def at_most(self, iterations: int) -> Budget:
        """The same time, and no more iterations than this."""
        limited = Budget(self.seconds, iterations if self.iterations is None else min(iterations, self.iterations))
        limited.started = self.started
        return limited

    @property
    def used(self) -> float:
        """Seconds since the question was put."""
        return perf_counter() - self.started

    @property
    def is_spent(self) -> bool:
        return self.seconds is not None and self.used >= self.seconds

    def allows(self, done: int) -> bool:
        """Is there room for another iteration after so many?"""
        return (self.iterations is None or done < self.iterations) and not self.is_spent


class Observation:
    """What a seat can see, what its bot chose to remember, and worlds that look the same from that seat."""

    __slots__ = ("_kernel", "memory", "seat")

    def __init__(self, kernel: Kernel, seat: int, memory: dict[str, Any] | None = None) -> None:
        self._kernel = kernel
        self.seat = seat
        self.memory = {} if memory is None else memory
        """The bot's own notes; they last for the match."""

    @property
    def game(self) -> Game:
        return self._kernel.game

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._kernel.pos.seats

    @property
    def view(self) -> dict[str, Any]:
        """The state as the seat may see it; read it, do not keep it."""
        return view(self._kernel, Viewer((self.seat,)))

    def world(self, rng: Random) -> Kernel:
        """A world that this seat cannot tell from the real one, to be played on at will.

        Everything hidden is dealt out again and chance begins anew.
        """
        return determinise(self._kernel, (self.seat,), rng)

    def worlds(self, count: int, rng: Random) -> Iterator[Kernel]:
        """Several of them, independent of each other."""
        return (self.world(rng) for _ in range(count))


class Menu:
    """What a seat may do now, listed or drawn from only when somebody looks."""

    __slots__ = ("_kernel", "seat")

    def __init__(self, kernel: Kernel, seat: int) -> None:
        self._kernel, self.seat = kernel, seat

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The same offers that people get."""
        return tuple(offers(self._kernel, self.seat))

    def draw(self, rng: Random) -> Decision:
        """One legal decision at random."""
        return random_input(self._kernel, self.seat, rng)

    def decisions(self, most: int, rng: Random) -> list[Decision]:
        """Legal decisions: all of them, or a sample of `most` where there are more."""
        question = self._kernel.question(self.seat)
        if question is not None:
            name = ANSWER if self._kernel.live else COMMIT
            return [(name, (value,)) for value in self._answers(question[1], most, rng)]
        found: list[Decision] = []
        for move in self._kernel.moves(self.seat):
            if move.group != "service":
                found += ((move.name, row) for row in self._rows(move, most, rng))
        requests: list[Decision] = [(name, ()) for name in open_requests(self._kernel, self.seat)]
        room = max(1, most - len(requests))
        return (rng.sample(found, room) if len(found) > room else found) + requests

    def _answers(self, choice: Any, most: int, rng: Random) -> list[Any]:
        s = self._kernel.s
        found = list(islice(choice.suggest(s, self.seat), most + 1))
        if len(found) <= most:
            return found
        return _distinct(choice.sample(s, self.seat, rng) for _ in range(most))

    def _rows(self, move: Move, most: int, rng: Random) -> list[tuple[Any, ...]]:
        s = self._kernel.s
        if move.has_options or not move.params:
            rows = list(islice(move.rows(s, self.seat), MANY))
            return rng.sample(rows, most) if len(rows) > most else rows
        found = list(islice(move.rows(s, self.seat), most + 1))
        if len(found) <= most:
            return found
        drawn = (move.sample(s, self.seat, rng) for _ in range(most))
        return _distinct(row for row in drawn if row is not None)


def _distinct(values: Iterator[Any]) -> list[Any]:
    found: list[Any] = []
    for value in values:
        if value not in found:
            found.append(value)
    return found


class Bot(Protocol):
    """Somebody who decides for a seat."""

    name: str

    def choose(self, observation: Observation, menu: Menu, budget: Budget) -> Decision:
        """One of the menu's decisions, within the budget."""
        ...


def after(world: Kernel, seat: int, decision: Decision, rng: Random, most: int = 60) -> Kernel:
    """A copy of a world in which the seat has decided.

    Where the effect is not there yet, because a question inside it is open or others decide at the same time, those
    others answer at random.
    """
    copy = clone(world)
    play(copy, seat, *decision)
    for _ in range(most):
        together = bool(copy.pos.frames and copy.pos.frames[-1].gate and _decided(copy, seat))
        if copy.over is not None or not (copy.live or together):
            break
        actors = copy.actors()
        if not actors:
            break
        other = actors[int(rng.random() * len(actors))]
        play(copy, other, *random_input(copy, other, rng))
    return copy


def _decided(kernel: Kernel, seat: int) -> bool:
    gate = kernel.pos.frames[-1].gate
    return gate is not None and (seat in gate.commits or seat in gate.ready)
