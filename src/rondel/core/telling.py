"""The only way out of the log: which entries a viewer may know of, what may be read of them, how they are counted."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from rondel.core.command_names import (
    ABOUT_TABLE,
    CONTINUED,
    END,
    GIVE_TIME,
    LEAVE,
    PAUSE,
    TIMEOUT,
    UNDO,
    UNDO_ANSWER,
    UNDO_REQUEST,
    UPGRADE,
)
from rondel.core.events import Event
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.log import Entry
from rondel.core.moves import Param
from rondel.core.seats import Seat
from rondel.core.view import HIDDEN, SPECTATOR, Viewer, hidden
from rondel.messages import Words

COVERED_FLOW_EVENTS = frozenset({"gate_committed", "gate_retracted"})
"""What everybody may know of what happens under a veil: that somebody has decided."""


class Record(Struct, omit_defaults=True, gc=False):
    """An entry with what came of it; a log is long and has no cycles, so that no garbage is looked for in it."""

    entry: Entry
    events: tuple[Event, ...] = ()
    drawn: int = 0
    """How many words of chance had been drawn after it."""
    covered: bool = False
    """Made under a veil or at a secret gate: others do not know of it until that opens."""
    progress: bool = True
    """The flow went on with it, so that everybody's version moves."""
    sealed: bool = False
    """It cannot be taken back, nor what was done before it."""
    opened: bool = False
    """A veil or a secret gate opened with it."""
    place: str = ""
    """Where the match was after it."""
    shown: int = 0
    """The entry with which something covered came to light; 0: it has not yet."""
    readers: dict[str, tuple[int, ...]] = {}
    """Who may read its arguments, for those with an `audience`; found out when the entry was made."""
    words: Words = ""
    """The answer it gives, where things are named only while they are there to be seen; for who may read it."""

    @property
    def unseen(self) -> bool:
        """Is it still unknown to others?"""
        return self.covered and not self.shown


def knows_of(record: Record, viewer: Viewer, over: bool = False) -> bool:
    """May the viewer know that this entry exists? When the match is over everybody may."""
    return over or not record.covered or record.shown > 0 or record.entry.seat in viewer.seats


def events_for(record: Record, viewer: Viewer, over: bool = False) -> list[Event]:
    """The events of an entry that the viewer may know of."""
    if record.covered and not knows_of(record, viewer, over):
        return [event for event in record.events if event.name in COVERED_FLOW_EVENTS]
    return [event for event in record.events if event.audience is None or event.known_to(viewer.seats)]


def is_open(game: Game, record: Record) -> bool:
    """Is everybody told the same of an entry, whoever looks?"""
    entry = record.entry
    if record.covered or record.opened or record.readers or entry.secret:
        return False
    move = game.moves_by_name.get(entry.name)
    if move is not None and move.has_secrets:
        return False
    return all(event.audience is None and event.by is None for event in record.events)


def read_as_kept(game: Game, records: Iterable[Record]) -> bool:
    """May everybody read all of these entries, just as they are kept?"""
    for record in records:
        entry = record.entry
        if entry.name in ABOUT_TABLE or entry.hides or not is_open(game, record):
            return False
    return True


def readers_of(kernel: Kernel, seat: Seat, name: str) -> dict[str, tuple[int, ...]]:
    """The seats that may read each argument that has an audience, if a seat made this move now."""
    move = kernel.game.moves_by_name.get(name)
    if move is None or not move.for_some:
        return {}
    seats = range(kernel.pos.seats)
    return {name: tuple(other for other in seats if sees(kernel.s, seat, other)) for name, sees in move.for_some}


TOLD_OF_TABLE: dict[str, tuple[str, ...]] = {
    UNDO: ("to", "label"),
    UNDO_REQUEST: ("to", "asked"),
    UNDO_ANSWER: ("yes",),
    PAUSE: ("reason",),
    END: ("reason",),
    LEAVE: ("why",),
    TIMEOUT: ("penalty",),
    UPGRADE: ("from", "to"),
    CONTINUED: ("move",),
    GIVE_TIME: ("to",),
}
"""What may be read of the arguments of entries about the table; the rest is for the engine: snapshots, clocks."""


def entry_for(game: Game, record: Record, viewer: Viewer, over: bool) -> Entry | None:
    """The entry as the viewer may read it, or None; arguments that are secret are masked."""
    entry = record.entry
    if record.covered and not knows_of(record, viewer, over):
        return None
    if entry.name in ABOUT_TABLE:
        return _replaced(entry, _told_of_table(entry))
    if entry.seat in viewer.seats or not isinstance(entry.args, dict):
        return entry
    if entry.secret:
        return entry if over else _replaced(entry, dict.fromkeys(entry.args, HIDDEN))
    move = game.moves_by_name.get(entry.name)
    if move is None or not move.has_secrets:
        return entry
    masked = {param.name for param in move.params if not _may_read(record, param, viewer, over)}
    return _replaced(entry, {name: hidden(value) if name in masked else value for name, value in entry.args.items()})


def _told_of_table(entry: Entry) -> dict[str, Any] | None:
    args = entry.args if isinstance(entry.args, dict) else {}
    return {name: args[name] for name in TOLD_OF_TABLE.get(entry.name, ()) if name in args} or None


def _may_read(record: Record, param: Param, viewer: Viewer, over: bool) -> bool:
    """May somebody else than the seat that acted read this argument?"""
    if param.secret is None or (over and param.secret.opens):
        return True
    return any(seat in record.readers.get(param.name, ()) for seat in viewer.seats)


def _replaced(entry: Entry, args: dict[str, Any] | None) -> Entry:
    return entry if args == entry.args else msgspec.structs.replace(entry, args=args)


# -- numbers ---------------------------------------------------------------------------------------------------


class Heard(NamedTuple):
    """An entry as a viewer is told of it."""

    entry: Entry
    """What may be read of it, under the viewer's own number."""
    events: Sequence[Event]
    gone: bool
    """It was taken back."""
    place: int
    """Its number in the match file; not for the viewer."""
    words: Words = ""
    """The answer it gives, where the entry has only numbers for it."""


class Numbers:
    """How one viewer counts: only what they may know of, so that no number tells how much is done in secret.

    What comes to light takes its place in the order, and what follows it moves up. Whoever may know everything counts
    as the match file does, and so does everybody once the match is over.
    """

    __slots__ = ("_unknown",)

    def __init__(self, unseen: Sequence[Record], viewer: Viewer, over: bool) -> None:
        self._unknown = [record.entry.v for record in unseen if not knows_of(record, viewer, over)]

    def of(self, v: int) -> int:
        """What the viewer calls entry `v`, or the last one before it that they know of."""
        return v - bisect_right(self._unknown, v) if self._unknown else v

    def place(self, number: int) -> int:
        """The number in the match file of the entry the viewer calls so."""
        for unknown in self._unknown:
            if unknown > number:
                break
            number += 1
        return number

    def of_all(self, numbers: Iterable[int]) -> tuple[int, ...]:
        """What the viewer calls those of these entries that they know of."""
        return tuple(self.of(v) for v in numbers if v not in self._unknown)


AS_KEPT = Numbers((), SPECTATOR, False)
"""How everybody counts where nothing is unknown to anybody."""
