"""What has come to light since an entry: what was drawn, shown and seen, which nobody forgets when it is taken back."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Hashable, Sequence
from functools import cached_property
from operator import attrgetter
from typing import Literal

from rondel.core.history import Timeline
from rondel.core.kernel import Kernel
from rondel.core.log import Entry
from rondel.core.seats import HOST, SYSTEM, Seat, is_player
from rondel.core.telling import Record, knows_of
from rondel.core.view import SPECTATOR, Viewer, door

Barrier = Literal["", "learned", "shown"]


class Before:
    """The match before an entry. Playing it again up to there costs more than all the rest: only where it is asked.

    What was found out is kept with the line: of all seats only the one that acts has another last command than before.
    """

    def __init__(self, line: Timeline, first: int) -> None:
        self._line, self._first = line, first
        self._known: dict[tuple[int, ...], Counter[Hashable]] = {}

    @cached_property
    def _kernel(self) -> Kernel:
        return self._line.kernel(bisect_left(self._line.entries, self._first, key=attrgetter("v")))

    def let_go(self) -> None:
        """Keep what was found out, but not the whole position."""
        kernel: Kernel | None = self.__dict__.get("_kernel")
        if kernel is not None:
            _ = self.left, self.drawn  # which is little, and may be asked next
            del self.__dict__["_kernel"]
            kernel.let_go()

    @cached_property
    def left(self) -> Collection[int]:
        """Who had left."""
        return tuple(self._kernel.pos.left)

    @cached_property
    def drawn(self) -> list[int]:
        """How much chance had been drawn."""
        return list(self._kernel.chance.counters)

    @cached_property
    def everything(self) -> Counter[Hashable]:
        """All that was there, whoever could see it."""
        return door(self._line.game).everything(self._kernel)

    def known(self, viewer: Viewer) -> Counter[Hashable]:
        """What a viewer could see."""
        if viewer.seats not in self._known:
            self._known[viewer.seats] = door(self._line.game).known(self._kernel, viewer)
        return self._known[viewer.seats]


MOST_BEFORE = 8
"""So many of them are kept: one for each seat, as a rule."""


def before(line: Timeline, first: int) -> Before:
    """The match before an entry, with what has been found out about it."""
    kept: dict[int, Before] = line.before
    if (found := kept.pop(first, None)) is None:
        found = Before(line, first)
        if len(kept) >= MOST_BEFORE:
            del kept[next(iter(kept))]
    kept[first] = found
    return found


def barrier(line: Timeline, kernel: Kernel, records: Sequence[Record], seat: Seat, gone: Sequence[Entry]) -> Barrier:
    """Has somebody come to know something through what would be taken back?"""
    reveals, drawn = kernel.game.revealing, 0
    for entry in gone:
        record = records[entry.v - 1]
        if record.opened or (reveals and _revealed(record, reveals)):
            return "learned"
        drawn = max(drawn, record.drawn) if record.drawn else drawn
    first = gone[0].v
    is_drawn, has_secrets = drawn and _is_news(drawn, records, first), kernel.game.schema.has_secrets
    if not (is_drawn or has_secrets):
        return ""
    then = before(line, first)
    try:
        if is_drawn and kernel.chance.counters != then.drawn:
            return "learned"
        return _seen_since(then, line.seen, kernel, seat) if has_secrets else ""
    finally:
        then.let_go()


def _seen_since(then: Before, seen: dict[Hashable, Counter[Hashable]], kernel: Kernel, seat: Seat) -> Barrier:
    """Does somebody see now what they could not see then?"""
    known_then, there = then.known, then.everything
    mine = Viewer((seat,) if is_player(seat) else ())
    mine_then = known_then(mine)

    def now(viewer: Viewer) -> Counter[Hashable]:
        """What it sees now; several seats are told what they could take back, and all ask that."""
        if viewer.seats not in seen:
            seen[viewer.seats] = door(kernel.game).known(kernel, viewer)
        return seen[viewer.seats]

    def gained(viewer: Viewer) -> Counter[Hashable]:
        """What it sees now and could not see then; what has been written down or copied since was never hidden."""
        if dict.__eq__(now(viewer), known_then(viewer)):  # nearly always, and Counters are slow
            return Counter()
        return (now(viewer) - known_then(viewer)) & (there - known_then(viewer))

    def sees_more(viewer: Viewer) -> bool:
        """Where things look alike by count, which is public: which ones would tell what the seat may not know."""
        if dict.__eq__(now(viewer), known_then(viewer)):
            return False
        then, still = known_then(viewer), now(viewer) & there
        if max(there.values(), default=0) <= 1:
            return bool(still - then)
        return len(still) > len(then) or still.total() > then.total()

    others = [Viewer((other,)) for other in range(kernel.pos.seats) if other != seat]
    if gained(mine) or any(sees_more(Viewer(tuple(sorted((*mine.seats, *other.seats))))) for other in others):
        return "learned"
    return "shown" if any(gained(viewer) & mine_then for viewer in (*others, SPECTATOR)) else ""


def _revealed(record: Record, reveals: Collection[str]) -> bool:
    """Was something told that had been hidden? It may be hidden again, so that no view shows it any more."""
    return any(event.name in reveals for event in record.events)


def _is_news(drawn: int, records: Sequence[Record], first: int) -> bool:
    """Had so much never been drawn before an entry?"""
    return all(records[place].drawn < drawn for place in range(first - 2, -1, -1))


def has_told(line: Timeline, records: Sequence[Record], seat: Seat, removes: Sequence[int]) -> bool:
    """Has the asking seat seen what others decided with what they alone can see: how they block, what they pass on?"""
    if not line.game.schema.has_secrets:
        return False
    then, mine = before(line, removes[0]), Viewer((seat,) if is_player(seat) else ())
    seen, deciding = then.known(mine).total(), set()
    for v in removes:
        record = records[v - 1]
        if not record.entry.auto and record.entry.seat not in (seat, HOST, SYSTEM) and knows_of(record, mine):
            deciding.add(record.entry.seat)
    told = any(then.known(Viewer(tuple(sorted((*mine.seats, other))))).total() > seen for other in deciding)
    then.let_go()
    return told
