"""Clocks, the decision bar and the idle warning, read off a match. Rules, section 9.

Times are always recorded; the options only say what is shown, so they may change at any time without loss.
"""

from __future__ import annotations

from rondel.core.clocks import MINUTE, SECOND, ClockSettings, Reading
from rondel.core.match import Match
from rondel.games.ti4.options import Options
from rondel.games.ti4.state import Companion

IN_ROUND = (
    "strategy-phase",
    "action-phase",
    "status-phase",
    "mecatol-check",
    "agenda-phase",
    "victory-pending",
)


def clock_settings(options: Options, *, warns: bool = True) -> ClockSettings:
    """What the options mean for the clocks of a table."""
    return ClockSettings(
        kind="count-up",
        shown="total" if options.timer_mode == "cumulative" else "turn",
        bar_ms=options.decision_bar_seconds * SECOND if options.decision_bar else 0,
        bar_repeat=options.decision_bar_mode == "repeat",
        idle_ms=options.inactivity_minutes * MINUTE if warns else 0,
    )


def shown(s: Companion, agreed: ClockSettings) -> ClockSettings:
    """How the clocks are shown now: as the options say; nobody is warned outside of rounds."""
    return clock_settings(s.options, warns=s.phase in IN_ROUND)


def read_clocks(match: Match, now: int) -> Reading | None:
    """All clocks of a match at a moment, as its options want them shown; None at a table without clocks."""
    return match.clocks(now)


def clock_text(ms: int) -> str:
    """A time on a clock.

    >>> clock_text(65_000), clock_text(3_725_000)
    ('01:05', '1:02:05')
    """
    minutes, seconds = divmod(ms // SECOND, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes:02}:{seconds:02}"


def duration_text(ms: int) -> str:
    """A time on the end screen.

    >>> duration_text(9_900_000)
    '2h45m'
    """
    minutes = ms // MINUTE
    return f"{minutes // 60}h{minutes % 60:02}m"
