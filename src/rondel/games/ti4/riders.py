"""What outcomes are predicted with: the eight riders, and what else is at the table. Rules, section 6.6."""

from __future__ import annotations

from rondel.games.ti4.library import CARDS, windows
from rondel.games.ti4.state import Companion, factions

_FORETELLS = ("sanction", "galactic-threat", "keleres-rider", "odlynn-myrr")
_VOTES_TOO = ("odlynn-myrr",)
"""What lets its player vote besides."""


def riders(s: Companion) -> dict[str, str]:
    """What can be predicted with, and what it is called."""
    found = {f"{card.id}-rider": f"{card.name} Rider" for card in CARDS.values()}
    effects = (each for window in windows(s.options.sets, factions(s), s.agenda.number) for each in window.effects)
    return {**found, **{each.id: each.name for each in effects if each.id in _FORETELLS}}


def foretells(s: Companion, seat: int) -> bool:
    """Does the seat predict instead of voting?"""
    return any(each.rider not in _VOTES_TOO for each in s.players[seat].predictions)
