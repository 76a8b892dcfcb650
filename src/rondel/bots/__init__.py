"""Players that choose for themselves."""

from rondel.bots.base import Bot, Budget, Menu, Observation
from rondel.bots.registry import BOTS, UnknownBot, make
from rondel.core.decisions import Decision

__all__ = ["BOTS", "Bot", "Budget", "Decision", "Menu", "Observation", "UnknownBot", "make"]
