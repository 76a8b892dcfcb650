"""What a table agrees on beside the rules: its clock and how it takes back. Rules, section 13."""

from __future__ import annotations

from msgspec.structs import replace

from rondel.core.clocks import MINUTE, SECOND, ClockSettings
from rondel.core.defaults import TableDefaults
from rondel.core.policy import UndoPolicy
from rondel.errors import BadOptions
from rondel.games.imperial.atlas import RULES
from rondel.games.imperial.says.reasons import TimerOutOfRange

UNDO = {
    "last": UndoPolicy("latest", learned=True, once=True),
    "repeat": UndoPolicy("latest", learned=True),
    "safe": UndoPolicy("latest", shown=True),
    "off": UndoPolicy("off"),
}
"""One level, whatever came to light; as long as the latest command is one's own; the same, but not past a reveal;
never."""
LONGEST_BANK, LONGEST_INCREMENT = 604_800, 86_400
BANK = ClockSettings(
    kind="fischer",
    bank_ms=15 * MINUTE,
    increment_ms=30 * SECOND,
    increment_first=True,
    cap="previous",
    round_ms=SECOND,
    reset_ms=SECOND * RULES.timer_reset_seconds,
    penalty="point",
    undo="restart",
)
"""The chess clock: what a turn leaves stays in the bank, which never grows; a late turn costs a point."""


def timer(banked_s: int, increment_s: int = 0) -> ClockSettings:
    """The chess clock with another bank and increment.

    >>> timer(120, 10).bank_ms
    120000
    """
    if not 1 <= banked_s <= LONGEST_BANK or not 0 <= increment_s <= LONGEST_INCREMENT:
        raise BadOptions(TimerOutOfRange(LONGEST_BANK, LONGEST_INCREMENT))
    return replace(BANK, bank_ms=SECOND * banked_s, increment_ms=SECOND * increment_s)


TABLE = TableDefaults(
    clocks={"bank": BANK, "bank-short": timer(300, 15)}, undo=UNDO["last"], pause="seats", moves_resume=True
)
"""Untimed unless somebody chooses a clock; whoever made the latest submission takes it back; anybody pauses, and
whoever moves ends the pause."""
