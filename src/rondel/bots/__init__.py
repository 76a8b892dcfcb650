"""Players that choose for themselves."""

from rondel.bots.base import Bot, Budget, Decision, Menu, Observation
from rondel.bots.registry import BOTS, UnknownBot, make

__all__ = ["BOTS", "Bot", "Budget", "Decision", "Menu", "Observation", "UnknownBot", "make"]
