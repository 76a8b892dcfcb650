"""How a table of the companion is opened: how many chairs, who takes what back, which clocks run."""

from __future__ import annotations

from rondel.core.clocks import MINUTE, ClockSettings
from rondel.core.defaults import TableDefaults
from rondel.core.policy import UndoPolicy
from rondel.games.ti4.library import LIMITS

CHAIRS = LIMITS.players_max
"""Open the table with all of them: how many play is said in the set-up."""
UNDO = UndoPolicy(mode="latest", shown=True, learned=True, rollback="host")
"""A player takes back the own command while it is the newest, the host anything. Rules, section 10."""
CLOCK = ClockSettings(kind="count-up", idle_ms=15 * MINUTE)
"""Times count up; what is shown of them follows the options of the game."""
TABLE = TableDefaults(
    seats=CHAIRS,
    clock=CLOCK,
    clocks={"companion": CLOCK},
    undo=UNDO,
    host_plays_free=True,
    host_absent_s=LIMITS.host_absent_seconds,
)
"""Only a host pauses, and plays the chairs nobody has taken; a player may step in. Rules, sections 2 and 9."""
