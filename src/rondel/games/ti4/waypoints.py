"""Where the game stands before its first round."""

from __future__ import annotations

from rondel import Handle
from rondel.games.ti4.state import Companion


def open_setup(g: Handle[Companion]) -> None:
    """Seats and options are being set."""
    g.s.phase = "setup"


def open_round_zero(g: Handle[Companion]) -> None:
    """The galaxy is being built."""
    g.s.phase = "round-0"


def open_speaker_selection(g: Handle[Companion]) -> None:
    """The first speaker is being chosen."""
    g.s.phase = "speaker-selection"
