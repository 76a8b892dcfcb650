"""Clocks: a fold over the times of the entries in effect, beside the rules. Nothing here reads a clock.

Time comes in with each `Tick` and with the `now` of a question. A clock says what is due and never acts: whoever keeps
the log appends the `timeout` that carries a penalty out, and that entry is part of the fold. Everything is in whole
milliseconds. Inside, moments are counted in *running time*, which stands still while the table is paused.
"""

from rondel.core.clocks.folding import advance, fold, start
from rondel.core.clocks.readings import Bar, Reading, SeatReading, deadlines, due, next_deadline, reading
from rondel.core.clocks.settings import (
    DAY,
    LONGEST,
    MINUTE,
    PRESETS,
    SECOND,
    ClockSettings,
    Kind,
    Penalty,
    clock_settings,
    granted,
)
from rondel.core.clocks.state import ClockState, Due, Pause, SeatClock, Tick
from rondel.core.clocks.turning import redone, undone

__all__ = [
    "DAY",
    "LONGEST",
    "MINUTE",
    "PRESETS",
    "SECOND",
    "Bar",
    "ClockSettings",
    "ClockState",
    "Due",
    "Kind",
    "Pause",
    "Penalty",
    "Reading",
    "SeatClock",
    "SeatReading",
    "Tick",
    "advance",
    "clock_settings",
    "deadlines",
    "due",
    "fold",
    "granted",
    "next_deadline",
    "reading",
    "redone",
    "start",
    "undone",
]
