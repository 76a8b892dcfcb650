"""Bots in seats: each decision is checked, and a bot that fails is replaced by chance for that decision."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from rondel.bots.base import Bot, Budget, Menu, Observation
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.legality import refuses
from rondel.core.picking import random_decision


class BotFault(NamedTuple):
    """A decision that a bot failed to take."""

    bot: str
    seat: int
    text: str


class Player:
    """A bot in a seat, with its memory, its budget and what it got wrong."""

    def __init__(self, bot: Bot, seat: int, rng: Random, *, seconds: float | None = 1.0) -> None:
        self.bot, self.seat, self.rng, self.seconds = bot, seat, rng, seconds
        self.memory: dict[str, Any] = {}
        self.faults: list[BotFault] = []

    def decide(self, kernel: Kernel) -> Decision:
        """A legal decision: the bot's, or a random one if it raises or answers illegally."""
        budget = Budget(self.seconds)
        try:
            seen, menu = Observation(kernel, self.seat, self.memory), Menu(kernel, self.seat)
            decision = Decision(*self.bot.choose(seen, menu, budget))
            why = refuses(kernel, decision)
        except Exception as problem:  # whatever a bot does wrong, the table goes on
            return self._instead(kernel, f"raised {problem!r}")
        if self.seconds is not None and budget.used > 2 * self.seconds + 0.5:
            self.faults.append(BotFault(self.bot.name, self.seat, f"thought for {budget.used:.1f} s"))
        if decision.seat != self.seat:
            return self._instead(kernel, f"answered {decision}, which is not for its own seat")
        return decision if why is None else self._instead(kernel, f"answered {decision}: {why.sentence}")

    def _instead(self, kernel: Kernel, text: str) -> Decision:
        self.faults.append(BotFault(self.bot.name, self.seat, text))
        return random_decision(kernel, self.seat, self.rng)
