"""Figures."""

from __future__ import annotations

from rondel.games.ti4.state import Companion, seats


def times_speaker(s: Companion) -> list[int]:
    """How often each seat became speaker; the first choice counts."""
    return [sum(term.seat == seat for term in s.speaker_history) for seat in seats(s)]
