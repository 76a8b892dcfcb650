"""The bot that takes every legal decision with the same chance."""

from __future__ import annotations

from random import Random

from rondel.bots.base import Budget, Menu, Observation
from rondel.core.decisions import Decision


class Uniform:
    """Plays at random."""

    name = "random"

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, observation: Observation, menu: Menu, budget: Budget) -> Decision:
        """Any legal decision."""
        return menu.draw(self.rng)
