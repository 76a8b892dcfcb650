"""Bots in seats: each decision is checked, and a bot that fails is replaced by chance for that decision."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from msgspec import to_builtins

from rondel.bots.base import Bot, Budget, Decision, Menu, Observation
from rondel.core.command_names import ANSWER, COMMIT, REQUESTS
from rondel.core.commands import Command
from rondel.core.kernel import Kernel
from rondel.core.requests import refuses_request
from rondel.core.sim import random_input
from rondel.errors import Refusal, refusal_of


class Fault(NamedTuple):
    """A decision that a bot failed to take."""

    bot: str
    seat: int
    text: str


class Player:
    """A bot in a seat, with its memory, its budget and what it got wrong."""

    def __init__(self, bot: Bot, seat: int, rng: Random, *, seconds: float | None = 1.0) -> None:
        self.bot, self.seat, self.rng, self.seconds = bot, seat, rng, seconds
        self.memory: dict[str, Any] = {}
        self.faults: list[Fault] = []

    def decide(self, kernel: Kernel) -> Decision:
        """A legal decision: the bot's, or a random one if it raises or answers illegally."""
        budget = Budget(self.seconds)
        try:
            name, args = self.bot.choose(Observation(kernel, self.seat, self.memory), Menu(kernel, self.seat), budget)
            why = why_not(kernel, self.seat, name, args)
        except Exception as problem:  # whatever a bot does wrong, the table goes on
            return self._instead(kernel, f"raised {problem!r}")
        if self.seconds is not None and budget.used > 2 * self.seconds + 0.5:
            self.faults.append(Fault(self.bot.name, self.seat, f"thought for {budget.used:.1f} s"))
        return (name, args) if why is None else self._instead(kernel, f"answered {name}{args}: {why.sentence}")

    def _instead(self, kernel: Kernel, text: str) -> Decision:
        self.faults.append(Fault(self.bot.name, self.seat, text))
        return random_input(kernel, self.seat, self.rng)


def why_not(kernel: Kernel, seat: int, name: str, args: tuple[Any, ...]) -> Refusal | None:
    """Why a decision is not legal, or None."""
    if name in (ANSWER, COMMIT):
        question = kernel.question(seat)
        if question is None or name != (ANSWER if kernel.live else COMMIT) or len(args) != 1:
            return Refusal("not_addressed", "This is not asked.")
        return refusal_of(question[1].check(kernel.s, seat, args[0]))
    move = next((move for move in kernel.moves(seat) if move.name == name), None)
    if move is not None:
        if len(args) != len(move.params):
            return Refusal("bad_arguments", f"{name} takes {len(move.params)} arguments.")
        return move.refuses(kernel.s, seat, args)
    if name in REQUESTS and kernel.live is None:
        return refuses_request(kernel, seat, name)
    return Refusal("unknown_move", f"{name} is not possible here.")


def command(kernel: Kernel, seat: int, decision: Decision, at: int = 0) -> Command:
    """A decision as a command for a match."""
    name, args = decision
    move = kernel.node.by_name.get(name)
    if move is not None and name not in REQUESTS:
        return Command(seat, name, move.wire(args) or None, at=at)
    return Command(seat, name, {"value": to_builtins(args[0], str_keys=True)} if args else None, at=at)
