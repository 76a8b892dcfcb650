"""A match's clocks: the states after its entries, so that taking back can turn the clocks back too."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from rondel.core import clocks
from rondel.core.clocks import ClockSettings, ClockState, Tick
from rondel.core.command_names import ABOUT_TABLE, ANSWERS, OPENING, UNDO
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.log import Entry
from rondel.core.seats import SYSTEM
from rondel.core.telling import Record


class Timer:
    """Follows a match entry by entry."""

    def __init__(self, settings: ClockSettings, kernel: Kernel, at: int) -> None:
        opening = tick_of(Entry(0, SYSTEM, OPENING, at=at), kernel)
        self.trail: list[tuple[int, ClockState]] = [(0, clocks.start(settings, kernel.pos.seats, opening))]
        """The state after each entry in effect, by number."""
        self._before_undo: dict[int, ClockState] = {}

    @property
    def state(self) -> ClockState:
        """The clocks as they stand."""
        return self.trail[-1][1]

    def follow(self, record: Record, kernel: Kernel) -> None:
        """The match went on by an entry."""
        entry, before = record.entry, self.state
        told, settles = _shown(record, kernel.game)
        tick = replace(tick_of(entry, kernel), covered=record.covered, told=told, settles=settles)
        after = clocks.advance(before, tick)
        if entry.name == UNDO:
            self._before_undo[entry.v] = before
            self.trail = self.trail[: self._cut(entry.removes)]
        self.trail.append((entry.v, after))

    def undone(self, removes: Collection[int], tick: Tick, pardoned: Collection[int] = ()) -> dict[str, Any]:
        """What an undo of these entries must log about the clocks; timeouts of the pardoned seats are among them."""
        cut = self._cut(removes)
        states = [state for _, state in self.trail[max(0, cut - 1) :]]
        return dict(clocks.undone(states, tick, pardoned).args or {})

    def redone(self, undo: int, tick: Tick) -> dict[str, Any]:
        """What taking an undo back must log about the clocks."""
        before = self._before_undo.get(undo)
        return dict(clocks.redone(self.state, before, tick).args or {}) if before is not None else {}

    def _cut(self, removes: Collection[int]) -> int:
        return next((i for i, (v, _) in enumerate(self.trail) if v in removes), len(self.trail))


def tick_of(entry: Entry, kernel: Kernel) -> Tick:
    """An entry as the clocks see it: who is on the move after it."""
    return Tick(
        entry.at,
        tuple(kernel.actors()),
        kernel.node.address if kernel.pos.frames else "",
        entry.name,
        entry.seat,
        entry.args,
        kernel.pos.turn,
        entry.sticky,
        kernel.over is not None,
        decided=_decided(entry, kernel),
        visit=kernel.pos.visits.get(kernel.node.i, 0) if kernel.pos.frames else 0,
    )


def _shown(record: Record, game: Game) -> tuple[bool, bool]:
    """Is everybody told of an entry, and of something that it settled? What only some may know must not show."""
    if record.covered:
        return False, False
    told = [event.name for event in record.events if event.audience is None and not event.flow]
    settles = any(name in game.facts_by_name and game.facts_by_name[name].decides for name in told)
    return bool(told) or record.opened, settles


def _decided(entry: Entry, kernel: Kernel) -> bool:
    """Is a decision over with this entry? Only a game that knows drafts tells one decision from the next."""
    drafting = kernel.game.drafting
    if drafting is None or entry.sticky or entry.name in ABOUT_TABLE:
        return False
    return entry.name in ANSWERS or not drafting(kernel.s, entry.seat)
