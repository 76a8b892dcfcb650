"""A kit for card games: cards and zones, costs, objects, triggers, effects that describe themselves, combat."""

from rondel.core.parts.cards import *  # noqa: F403 -- the same names, said once
from rondel.core.parts.cards import __all__ as __all__
