"""How a table of a game is opened when nobody says otherwise."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rondel.core.clocks import ClockSettings
from rondel.core.policy import UndoPolicy

Who = Literal["host", "seats"]


class TableDefaults(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a game proposes for its tables; whoever opens one may choose otherwise."""

    seats: int = 0
    """How many chairs; 0: as many as usually sit down."""
    clock: ClockSettings = ClockSettings()
    """The clock, unless another is chosen."""
    clocks: dict[str, ClockSettings] = {}
    """Clocks of the game's own, offered beside the usual ones."""
    undo: UndoPolicy = UndoPolicy(rollback="host")
    """What may be taken back."""
    pause: Who = "host"
    """Who may pause and resume."""
    moves_resume: bool = False
    """A move during a pause ends the pause, so that only a clock can be stopped; otherwise it is refused."""
    host_plays_free: bool = False
    """Seats that nobody has claimed are the host's, so that one device can run the whole table."""
    host_absent_s: int = 0
    """Without a host for so many seconds, whoever sits may be one as well, so that no table gets stuck; 0: never."""
