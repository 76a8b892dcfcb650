"""How a table of the companion is opened: how many chairs, who takes what back, which clocks run."""

from __future__ import annotations

from rondel.core.clocks import PRESETS, ClockSettings
from rondel.core.undo import UndoPolicy
from rondel.games.ti4.library import LIMITS

CHAIRS = LIMITS.players_max
"""Open the table with all of them: how many play is said in the set-up."""
UNDO = UndoPolicy(mode="latest", shown=True, learned=True)
"""A player takes back the own command while it is the newest, the host anything. Rules, section 10."""
CLOCK: ClockSettings = PRESETS["ti4"]
"""Times count up; what is shown of them follows the options of the game."""
