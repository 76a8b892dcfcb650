"""The entries in effect, snapshots of rest points along them, and kernels rebuilt at any point."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import msgspec

from rondel.core.command_names import AGREE_DRAW, END, LEAVE, TIMEOUT
from rondel.core.driving import drop
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.legality import decode
from rondel.core.log import Entry
from rondel.core.machine import run
from rondel.core.outcome import Outcome
from rondel.core.playing import leave, play, timeout
from rondel.core.settling import end
from rondel.errors import Rejected, ReplayDivergence
from rondel.messages import Message


class Agreement(Message): ...


class EndedByHost(Message): ...


EVERY, THINNED = 16, 64
"""A snapshot is taken every 16 entries; older ones are thinned out to one per 64."""


def feed(kernel: Kernel, entry: Entry) -> None:
    """Give a kernel an entry of the log again."""
    kernel.now = entry.at
    system = _SYSTEM.get(entry.name)
    if system is not None:
        system(kernel, entry)
        return
    play(kernel, entry.seat, entry.name, decode(kernel, entry.seat, entry.name, entry.args, entry.ask))


def _leave(kernel: Kernel, entry: Entry) -> None:
    leave(kernel, entry.seat, (entry.args or {}).get("why", "left"))


def _timeout(kernel: Kernel, entry: Entry) -> None:
    timeout(kernel, entry.seat, (entry.args or {}).get("penalty") == "point")


def _agree_draw(kernel: Kernel, entry: Entry) -> None:
    drop(kernel)
    end(kernel, Outcome.draw(Agreement()))


def _end(kernel: Kernel, entry: Entry) -> None:
    drop(kernel)
    end(kernel, Outcome.draw((entry.args or {}).get("reason") or EndedByHost()))


_SYSTEM: dict[str, Callable[[Kernel, Entry], None]] = {
    LEAVE: _leave,
    TIMEOUT: _timeout,
    AGREE_DRAW: _agree_draw,
    END: _end,
}


class Timeline:
    """The entries that make up the match as it stands, and the rest points kept along them."""

    def __init__(self, game: Game, start: bytes) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self._points: list[int] = [0]
        self._data: dict[int, bytes] = {0: start}
        self.seen: dict[Hashable, Counter[Hashable]] = {}
        """What was found out about who can see what in the match as it stands; forgotten when it goes on."""
        self.before: dict[int, Any] = {}
        """What was found out about the match before entries, by number; forgotten when other entries are in effect."""

    def append(self, entry: Entry, kernel: Kernel) -> None:
        """Add an entry that has just been carried out; keep a rest point now and then."""
        self.entries.append(entry)
        self.seen.clear()
        if len(self.entries) - self._points[-1] >= EVERY:
            self._keep(kernel)

    def _keep(self, kernel: Kernel) -> None:
        data, tail = kernel.checkpoint()
        point = len(self.entries) - len(tail)
        if point <= self._points[-1]:
            return
        if len(self._points) > 1 and self._points[-1] // THINNED == point // THINNED:
            del self._data[self._points.pop()]
        self._points.append(point)
        self._data[point] = data

    def cut(self, entries: Sequence[Entry]) -> None:
        """Take other entries instead; rest points beyond what both share are forgotten."""
        same = self.shared(entries)
        while self._points[-1] > same:
            del self._data[self._points.pop()]
        self.entries = list(entries)
        self.rest()

    def rest(self) -> None:
        """Nobody plays at the moment: forget what is kept only because it may be asked again."""
        self.seen.clear()
        self.before.clear()

    def kernel(self, count: int | None = None, *, traced: bool = False) -> Kernel:
        """A kernel after the first `count` entries, or after all."""
        return self.replay(self.entries[: len(self.entries) if count is None else count], traced=traced)

    def replay(self, entries: Sequence[Entry], *, traced: bool = False) -> Kernel:
        """A kernel after these entries, starting from the nearest rest point they share with the line."""
        same = self.shared(entries)
        place = bisect_right(self._points, same) - 1
        point, snapshot = self._readable(place)
        kernel = Kernel(self.game, snapshot)
        run(kernel)
        for entry in entries[point:]:
            feed_checked(kernel, entry)
        kernel.events = [] if traced else None
        return kernel

    def _readable(self, place: int) -> tuple[int, Any]:
        """The newest rest point up to this place that can be decoded; the others are only a cache."""
        for point in reversed(self._points[1 : place + 1]):
            try:
                return point, self.game.decode(self._data[point])
            except msgspec.MsgspecError:
                continue
        return 0, self.game.decode(self._data[0])

    def shared(self, entries: Sequence[Entry]) -> int:
        """How many entries at the start are the same as the line's."""
        if len(entries) <= len(self.entries) and (not entries or self.entries[len(entries) - 1].v == entries[-1].v):
            return len(entries)
        same = 0
        for mine, theirs in zip(self.entries, entries, strict=False):
            if mine.v != theirs.v:
                break
            same += 1
        return same


def feed_all(kernel: Kernel, entries: Sequence[Entry], *, drop_refused: bool = False) -> set[int]:
    """Feed one entry after the other; returns the numbers of the sticky ones left out because they no longer apply."""
    refused = set()
    for entry in entries:
        if drop_refused and entry.sticky and not _applies(kernel, entry):
            refused.add(entry.v)
        else:
            feed_checked(kernel, entry)
    return refused


def _applies(kernel: Kernel, entry: Entry) -> bool:
    """Is the move of an entry one of those that can be made where the kernel stands?"""
    if kernel.live is not None or entry.name in _SYSTEM:
        return True
    return bool(kernel.pos.frames) and entry.name in kernel.node.by_name


def feed_checked(kernel: Kernel, entry: Entry) -> None:
    """As `feed`; whatever goes wrong is a `ReplayDivergence` that names the entry."""
    try:
        feed(kernel, entry)
    except ReplayDivergence as problem:
        raise ReplayDivergence(f"entry {entry.v} ({entry.name}): {problem}", entry.v) from None
    except Rejected as problem:
        raise ReplayDivergence(f"entry {entry.v} ({entry.name}) is refused: {problem}", entry.v) from None
    except Exception as problem:
        text = f"entry {entry.v} ({entry.name}) cannot be carried out: {problem!r}"
        raise ReplayDivergence(text, entry.v) from problem
