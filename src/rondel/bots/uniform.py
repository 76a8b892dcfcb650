"""The bot that takes every legal decision with the same chance."""

from __future__ import annotations

from random import Random

from rondel.bots.base import Budget, Decision, Menu, Observation


class Uniform:
    """Plays at random."""

    name = "random"

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, observation: Observation, menu: Menu, budget: Budget) -> Decision:
        """Any legal decision."""
        return menu.draw(self.rng)
