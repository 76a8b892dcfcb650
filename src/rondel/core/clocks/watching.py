"""Time to watch: what others did is shown act by act, and nobody pays for a decision that is not on the screen yet.

How long that takes follows from what was told, at the slowest pace people can choose: the same for every seat, without
anything a screen could claim. A table says how long it may take at most, so that nobody waits for long stories.
"""

from __future__ import annotations

from msgspec.structs import replace

from rondel.core.clocks.state import ClockState, SeatClock, Tick

ACT_MS = 1_200
"""How long an act of somebody else stays on the screen at the slowest pace."""
DECIDED_MS = 2_100
"""And one that settles something, whoever did it."""


def watched(clock: SeatClock, state: ClockState, tick: Tick, seat: int) -> SeatClock:
    """The clock of a seat that is shown one more entry, after what it has not seen to the end yet.

    Only at a table that grants time for that.
    """
    lasts = DECIDED_MS if tick.settles else ACT_MS if tick.told and tick.seat != seat else 0
    return replace(clock, shown=max(clock.shown, state.ran) + lasts) if lasts else clock


def first_charge(clock: SeatClock, state: ClockState) -> int:
    """When a decision that comes up now begins to cost time: once it can be seen, in running time."""
    return max(state.ran, min(clock.shown, state.ran + (state.settings.watch_ms or 0)))
