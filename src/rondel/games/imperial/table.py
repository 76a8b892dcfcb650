"""What a table agrees on beside the rules: its clock and how it takes back. Rules, section 13."""

from __future__ import annotations

from msgspec.structs import replace

from rondel.core.clocks import PRESETS, SECOND, ClockSettings
from rondel.core.undo import UndoPolicy
from rondel.errors import BadOptions
from rondel.games.imperial.atlas import RULES

UNDO = {
    "last": UndoPolicy("latest", learned=True, once=True),
    "repeat": UndoPolicy("latest", learned=True),
    "safe": UndoPolicy("latest", shown=True),
    "off": UndoPolicy("off"),
}
"""One level, whatever came to light; as long as the latest command is one's own; the same, but not past a reveal;
never."""
LONGEST_BANK, LONGEST_INCREMENT = 604_800, 86_400


def timer(banked_s: int, increment_s: int = 0) -> ClockSettings:
    """The chess clock: a late turn costs a point and leaves a minute.

    >>> timer(120, 10).bank_ms
    120000
    """
    if not 1 <= banked_s <= LONGEST_BANK or not 0 <= increment_s <= LONGEST_INCREMENT:
        raise BadOptions(f"a bank of 1 to {LONGEST_BANK} s and an increment of 0 to {LONGEST_INCREMENT} s can be set")
    return replace(
        PRESETS["imperial"],
        bank_ms=SECOND * banked_s,
        increment_ms=SECOND * increment_s,
        reset_ms=SECOND * RULES.timer_reset_seconds,
    )
