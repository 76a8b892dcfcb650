"""The log of a match: its entries, what came of them, the points one can go back to, and rest points along the way.

It keeps what it is given and asks nobody whether that may be: what a table allows is the match's business.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rondel.core.command_names import NOT_FOR_RULES, OPENING, REDO, UNDO
from rondel.core.events import Event
from rondel.core.history import Timeline, feed_all
from rondel.core.kernel import Kernel
from rondel.core.log import Entry, effective, for_kernel, redoable, removed
from rondel.core.marks import MARKING, Headings, Mark, mark_of
from rondel.core.seats import SYSTEM
from rondel.core.telling import Record
from rondel.errors import Rejected, ReplayDivergence, RuleBug
from rondel.messages import Message


class NotWrittenYet(Message):
    """An entry that the log does not have."""

    number: int
    last: int


class UnderOlderRules(Message):
    """An entry that can only be read."""

    number: int


GATE_EVENTS = frozenset({"gate_opened", "gate_closed", "gate_committed", "gate_retracted"})


class Rewound(NamedTuple):
    """The match as it is when other entries are in effect."""

    kernel: Kernel
    entries: Sequence[Entry]
    same: int
    """How many of them it shares with the match as it was."""
    removes: tuple[int, ...] = ()
    """The numbers of those taken out."""


class Journal:
    """What was done in one match."""

    def __init__(self, kernel: Kernel, started: int) -> None:
        data, tail = kernel.checkpoint()
        if tail:
            raise RuleBug("a match cannot begin inside a script that has been answered")
        self.line = Timeline(kernel.game, data)
        """The entries in effect, with rest points."""
        self.entries: list[Entry] = []
        self.records: list[Record] = []
        self.marks: list[Mark] = []
        """The points one can go back to."""
        self.unseen: list[Record] = []
        """What not everybody knows of, although the match may wait as before; oldest first."""
        self.gate_since: int | None = None
        """The entry after which the gate that is open now was opened."""
        self.upgraded = 0
        """The last entry that was played under older rules."""
        self.flow: list[Event] = []
        """What the flow did since somebody last took it; never kept."""
        self._headings: tuple[list[Mark], int, Headings] = ([], 0, Headings())
        self._renamed = 0
        self._gone: tuple[int, frozenset[int]] = (0, frozenset())
        self._covered: list[Record] = []
        self._by_id: dict[str, Record] = {}
        opening = Entry(0, SYSTEM, OPENING, at=started)
        self.opening = Record(opening, self.take_events(kernel, 0), kernel.chance.drawn)

    # -- reading ---------------------------------------------------------------------------------------------

    @property
    def place(self) -> str:
        """Where the match was after its last entry."""
        return self.records[-1].place if self.records else ""

    def sent(self, id: str) -> Record | None:
        """What came of the command with a client's own id, if it has been carried out."""
        return self._by_id.get(id)

    def at(self, v: int) -> Kernel:
        """The match as it was after entry `v`, to be looked at."""
        if not 0 <= v <= len(self.entries):
            raise Rejected("unknown_entry", NotWrittenYet(v, len(self.entries)))
        if v < self.upgraded:
            raise Rejected("older_rules", UnderOlderRules(v))
        return self.line.replay(self._for_kernel(self.entries[:v]))

    def redoable(self, seat: int) -> Entry | None:
        """The undo a seat could take back; what others have done in secret since is no hindrance, nor may it show."""
        newest = self.records[-1] if self.records else self.opening
        if not (newest.covered or newest.entry.sticky or newest.entry.name in (UNDO, REDO)):
            return None  # nearly always: somebody has played on
        return redoable(each.entry for each in reversed(self.records) if not each.unseen or each.entry.seat == seat)

    def _for_kernel(self, entries: Sequence[Entry]) -> list[Entry]:
        """Those in effect that the present rules see."""
        return [entry for entry in for_kernel(effective(entries)) if entry.v > self.upgraded]

    def headings(self) -> Headings:
        """Where the parts of the log begin; worked out once for all who read it."""
        marks, count, found = self._headings
        kind = found.kind
        if marks is not self.marks:
            found, count = Headings(), 0
        elif count == len(marks):
            return found
        found.add(self.marks[count:])
        if found.kind != kind:
            self._renamed = len(self.entries)
        self._headings = (self.marks, len(self.marks), found)
        return found

    def renamed(self) -> int:
        """The last entry there was when parts of the log that had begun before came to be named otherwise."""
        self.headings()
        return self._renamed

    def gone(self) -> frozenset[int]:
        """The entries that were taken back; worked out once for all who are told, and only after an undo."""
        count, found = self._gone
        if count == len(self.entries):
            return found
        if any(self.entries[place].name in (UNDO, REDO) for place in range(count, len(self.entries))):
            found = frozenset(removed(self.entries))
        self._gone = (len(self.entries), found)
        return found

    # -- writing ---------------------------------------------------------------------------------------------

    def take_events(self, kernel: Kernel, v: int) -> tuple[Event, ...]:
        """What happened since the last time, to be kept; what the flow did leaves its marks and is forgotten."""
        kept = []
        for event in kernel.events or ():
            if not event.flow:
                kept.append(event)
                continue
            name = event.name
            self.flow.append(event)
            if name in MARKING:
                self.marks.append(mark_of(kernel.game, event, v))
            elif name in GATE_EVENTS:
                kept.append(event)
                if name == "gate_opened":
                    self.gate_since = v
                elif name == "gate_closed":
                    self.gate_since = None
        kernel.events = []
        return tuple(kept)

    def noted(self, entry: Entry, kernel: Kernel, *, secret: bool) -> Record:
        """The record of something that the kernel does not see; others never learn of a secret one."""
        return Record(entry, (), kernel.chance.drawn, secret, not secret, place=self.place)

    def keep(self, record: Record) -> None:
        """It has happened."""
        self.remember(record)
        if record.entry.name in NOT_FOR_RULES:
            return
        if record.covered:
            self._covered.append(record)
        if record.opened:
            for earlier in self._covered:
                earlier.shown = record.entry.v
            self._covered.clear()
            self.unseen = [earlier for earlier in self.unseen if earlier.unseen]

    def remember(self, record: Record) -> None:
        """It stands in the log; the same command will not be carried out again."""
        entry = record.entry
        self.entries.append(entry)
        self.records.append(record)
        if record.covered and not record.progress:
            self.unseen.append(record)
        if entry.id:
            self._by_id[entry.id] = record

    # -- other entries in effect -----------------------------------------------------------------------------

    def without(self, gone: set[int]) -> Rewound:
        """The match without some entries; a sticky one that no longer applies goes with them."""
        while True:
            keep = [entry for entry in self.line.entries if entry.v not in gone]
            try:
                rewound = self._rewound(keep, drop_refused=True)
            except ReplayDivergence as problem:
                if problem.entry is None or problem.entry < min(gone):
                    raise
                gone = gone | {problem.entry}
            else:
                kept = {entry.v for entry in rewound.entries}
                gone = gone | {entry.v for entry in keep if entry.v not in kept}
                return rewound._replace(removes=tuple(sorted(gone)))

    def redone(self, redo: Entry) -> Rewound:
        """The match with what an undo took out."""
        return self._rewound(self._for_kernel([*self.entries, redo]))

    def _rewound(self, entries: Sequence[Entry], *, drop_refused: bool = False) -> Rewound:
        same = self.line.shared(entries)
        kernel = self.line.replay(entries[:same], traced=True)
        refused = feed_all(kernel, entries[same:], drop_refused=drop_refused)
        return Rewound(kernel, [entry for entry in entries if entry.v not in refused], same)

    def switch(self, to: Rewound) -> None:
        """Let other entries be in effect, with the marks and the open gate as they are after those."""
        self.line.cut(to.entries)
        shared = to.entries[: to.same]
        last = shared[-1].v if shared else self.upgraded
        self.marks = [mark for mark in self.marks if mark.v <= last]
        self.gate_since = next(self._gate_events(shared), None)
        self._covered = _still_covered([self.records[entry.v - 1] for entry in to.entries])
        self.unseen = [record for record in self.records if record.unseen and not record.progress]
        if to.same < len(to.entries):
            self.take_events(to.kernel, to.entries[-1].v)
        to.kernel.events = []

    def _gate_events(self, entries: Sequence[Entry]) -> Iterator[int | None]:
        """When gates opened, newest first; nothing for one that closed."""
        for record in (*(self.records[entry.v - 1] for entry in reversed(entries)), self.opening):
            for event in reversed(record.events):
                if event.name in ("gate_opened", "gate_closed"):
                    yield record.entry.v if event.name == "gate_opened" else None


def _still_covered(records: Iterable[Record]) -> list[Record]:
    """Tell of each of these, which are in effect, when it came to light; returns those that have not."""
    waiting: list[Record] = []
    for record in records:
        if record.covered:
            record.shown = 0
            waiting.append(record)
        if record.opened:
            for earlier in waiting:
                earlier.shown = record.entry.v
            waiting = []
    return waiting
