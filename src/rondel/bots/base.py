"""What a bot is given and what it answers.

A bot sees what its seat sees. To think ahead it asks its observation for worlds that agree with what it knows; the true
state is never handed out.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any, Protocol

from rondel.core.decisions import Decision, FlowRequest
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.legality import ways_on
from rondel.core.picking import random_decision, some_decisions
from rondel.core.simulation import determinise
from rondel.core.view import Viewer, view


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

    def from_now(self) -> Budget:
        """The same, begun now: what came before was no thinking."""
        return Budget(self.seconds, self.iterations)

    def part(self, share: float, iterations: int) -> Budget:
        """A share of the same time and of so many iterations."""
        limited = self.at_most(iterations)
        limited.seconds = None if self.seconds is None else share * self.seconds
        limited.iterations = max(1, int(share * (limited.iterations or 0)))
        return limited

    @property
    def used(self) -> float:
        """Seconds since the question was put."""
        return perf_counter() - self.started

    @property
    def is_spent(self) -> bool:
        """Has the time run out?"""
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
        """What is played."""
        return self._kernel.game

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._kernel.pos.seats

    @property
    def is_joint(self) -> bool:
        """Do several decide here at once, so that what comes of a decision hangs on answers that nobody knows yet?"""
        live = self._kernel.live
        if live is not None:
            return live.ask is not None and not live.ask.single
        gate = self._kernel.node.gate if self._kernel.pos.frames else None
        return gate is not None and gate.commit is not None

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
    """What a seat may do now, listed or drawn from only when somebody looks.

    Who has done something often enough is offered only what brings the game on, where there is such a thing; not if the
    menu is to be `whole`.
    """

    __slots__ = ("_kernel", "_whole", "seat")

    def __init__(self, kernel: Kernel, seat: int, *, whole: bool = False) -> None:
        self._kernel, self.seat, self._whole = kernel, seat, whole

    def draw(self, rng: Random) -> Decision:
        """One legal decision at random."""
        return random_decision(self._kernel, self.seat, rng)

    def decisions(self, most: int, rng: Random) -> list[Decision]:
        """Legal decisions: all of them, or a sample of `most` where there are more."""
        kernel, seat = self._kernel, self.seat
        enough = None if self._whole else kernel.game.enough
        if enough is not None and kernel.live is None and enough(kernel.s, seat):
            on = [Decision(seat, way.name, ()) for way in ways_on(kernel, seat) if isinstance(way, FlowRequest)]
            if on:
                return on
        return some_decisions(kernel, seat, most, rng)


class Bot(Protocol):
    """Somebody who decides for a seat."""

    name: str

    def choose(self, observation: Observation, menu: Menu, budget: Budget) -> Decision:
        """One of the menu's decisions, within the budget."""
        ...
