"""A match's clocks: the states after its entries, so that taking back can turn the clocks back too."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

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

    @property
    def can_run_out(self) -> bool:
        """Is there a limit, or a penalty that may still be due?"""
        settings = self.trail[-1][1].settings
        return settings.limited or settings.penalty != "nothing"

    def follow(self, record: Record, kernel: Kernel) -> None:
        """The match went on by an entry."""
        entry, before = record.entry, self.state
        told, settles = _shown(record, kernel.game) if before.settings.watch_ms else (False, False)
        after = clocks.advance(before, tick_of(entry, kernel, record.covered, told, settles))
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


def tick_of(entry: Entry, kernel: Kernel, covered: bool = False, told: bool = False, settles: bool = False) -> Tick:
    """An entry as the clocks see it: who is on the move after it."""
    pos, place, visit = kernel.pos, "", 0
    if pos.frames:
        node = kernel.node
        place, visit = node.address, pos.visits.get(node.i, 0)
    decided = kernel.game.drafting is not None and _decided(entry, kernel)
    actors, over = tuple(kernel.actors()), kernel.over is not None
    return Tick(
        entry.at, actors, place, entry.name, entry.seat, entry.args, pos.turn, entry.sticky, over, covered, decided,
        visit, told, settles,
    )  # fmt: skip


def _shown(record: Record, game: Game) -> tuple[bool, bool]:
    """Is everybody told of an entry, and of something that it settled? What only some may know must not show."""
    if record.covered:
        return False, False
    told, settles, facts = record.opened, False, game.facts_by_name
    for event in record.events:
        if event.audience is None and not event.flow:
            told, fact = True, facts.get(event.name)
            settles = settles or (fact is not None and fact.decides)
    return told, settles


def _decided(entry: Entry, kernel: Kernel) -> bool:
    """Is a decision over with this entry? Only a game that knows drafts tells one decision from the next."""
    drafting = kernel.game.drafting
    if drafting is None or entry.sticky or entry.name in ABOUT_TABLE:
        return False
    return entry.name in ANSWERS or not drafting(kernel.s, entry.seat)
