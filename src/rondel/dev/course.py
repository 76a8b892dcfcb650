"""What has happened at the author's table: lines of entries, each from a set-up or from where somebody put the match.

One can stand anywhere on it. Who plays on from the middle drops what came after.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rondel.core.header import Header
from rondel.core.log import Entry
from rondel.core.telling import Record


@dataclass
class Line:
    """Entries from one beginning on."""

    header: Header
    how: str = ""
    """How it came about, where it does not begin with the set-up: `changed`, `jumped`."""
    nodes: tuple[str, ...] = ()
    """Where the frames of its beginning are, in words that outlive a change of the flow."""
    entries: list[Entry] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    """What came of them, as far as that has been seen under the rules as they are."""


class Course:
    """All lines, and where one stands."""

    def __init__(self, first: Line) -> None:
        self.lines = [first]
        self.line, self.at = 0, 0
        self.goal = 0
        """Where one stood before rules were changed that do not lead there: those saved next may lead there again."""

    @property
    def current(self) -> Line:
        return self.lines[self.line]

    @property
    def here(self) -> int:
        """Where one stands, counted in steps from the very beginning: each line begins with a step of its own."""
        return self._before(self.line) + self.at

    @property
    def last(self) -> int:
        """The last step there is."""
        return self._before(len(self.lines)) - 1

    def _before(self, line: int) -> int:
        return sum(len(each.entries) + 1 for each in self.lines[:line])

    def stand(self, step: int) -> None:
        """Stand at a step, or as near as there is one."""
        step = min(max(0, step), self.last)
        for number, line in enumerate(self.lines):
            if step <= len(line.entries):
                self.line, self.at, self.goal = number, step, step
                return
            step -= len(line.entries) + 1

    def follow(self, entries: list[Entry], records: Sequence[Record]) -> bool:
        """Take in what was played from here; what came after is gone. False if nothing was."""
        if len(entries) == self.at:
            return False
        self.current.entries, self.current.records = list(entries), list(records)
        self.at = self.goal = len(entries)
        del self.lines[self.line + 1 :]
        return True

    def noted(self, records: Sequence[Record]) -> None:
        """Keep what came of the entries up to here, so that it can be told from further back."""
        self.current.records[: len(records)] = records

    def forget(self) -> None:
        """Other rules: other things may come of the same entries."""
        for line in self.lines:
            line.records.clear()

    def branch(self, line: Line) -> None:
        """Go on from another beginning; what came after is gone."""
        del self.current.entries[self.at :], self.current.records[self.at :]
        del self.lines[self.line + 1 :]
        self.lines.append(line)
        self.line, self.at = len(self.lines) - 1, len(line.entries)
        self.goal = self.at

    def reached(self, entries: list[Entry], *, whole: bool) -> None:
        """So far the line goes under the rules as they are now."""
        if whole and len(entries) > self.goal:
            self.current.entries = list(entries)
        self.at = len(entries)
        if whole:
            self.goal = self.at
