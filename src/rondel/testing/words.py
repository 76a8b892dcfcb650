"""What a match says, in English, for tests that read it."""

from __future__ import annotations

from typing import TypeVar

from rondel.core.match import Match
from rondel.words import Speaker

T = TypeVar("T")


def english(match: Match, value: T) -> T:
    """An interaction, an offer or any other part of what is told, with every message put into English."""
    return Speaker(module=match.game.module, name_of=match.name_of).spoken(value)
