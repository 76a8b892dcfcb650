"""The points one can go back to, read off the events of the flow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from rondel.core.events import Event
from rondel.core.game import Game
from rondel.core.log import UndoReach
from rondel.core.seats import NOBODY
from rondel.messages import Message, Phrase, Seat, Words

MARKING = frozenset({"turn_started", "round_started", "node_entered", "segment_entered", "pass_started"})
"""The events that make a mark."""
_LEVELS: dict[str, UndoReach] = {"segment": "segment", "phase": "phase", "step": "step", "turn": "turn"}


class TurnOf(Message):
    seat: Seat


class RoundNumber(Message):
    number: int


class Numbered(Message):
    """One pass of a loop."""

    what: Words
    number: int


class Mark(Struct, frozen=True, gc=False):
    """A point one can go back to: the moment a node was entered, after entry `v`."""

    v: int
    level: UndoReach
    address: str
    what: Words = ""
    """What has begun there, where it is a node."""
    number: int | None = None
    """Of a round, or of a pass of a loop."""
    seat: int = NOBODY
    """Whose turn has begun."""

    @property
    def label(self) -> Words:
        """What one goes back to."""
        if self.seat != NOBODY:
            return _turn_of(self.seat)
        if self.number is None:
            return self.what
        return Numbered(self.what, self.number).phrase if self.what else _round_number(self.number)


@lru_cache(64)
def _turn_of(seat: int) -> Phrase:
    return TurnOf(seat).phrase


@lru_cache(256)
def _round_number(number: int) -> Phrase:
    return RoundNumber(number).phrase


class Headings:
    """Where the parts begin that a reader of the log thinks in: turns and rounds, or what is counted instead.

    A round of one turn is a turn that everybody shares. What is counted before the first round, such as the lots of an
    auction, stands for itself; where there are no rounds only the outermost loop does. Marks are added, entry by entry,
    as they are made: a long match costs no more than a short one.
    """

    def __init__(self, marks: Sequence[Mark] = ()) -> None:
        self.newest: dict[UndoReach, list[Mark]] = {}
        """The marks of each level, newest last."""
        self._rounds: dict[int, tuple[Mark, ...]] = {}
        self._turns: dict[int, tuple[Mark, ...]] = {}
        self._own = False
        """Is there a turn that does not begin with a round?"""
        self._loops: dict[int, tuple[Mark, ...]] = {}
        self._depth: int | None = None
        """That of the outermost loop."""
        self._first: int | None = None
        """When the first round or turn began."""
        self.add(marks)

    def add(self, marks: Sequence[Mark]) -> None:
        """Go on; all marks of an entry come together."""
        for mark in marks:
            self.newest.setdefault(mark.level, []).append(mark)
            if mark.level == "round":
                _put(self._rounds, mark)
            elif mark.level == "turn" and mark.seat != NOBODY:
                _put(self._turns, mark)
            else:
                continue
            self._first = mark.v if self._first is None else min(self._first, mark.v)
        for mark in marks:
            if mark.v in self._turns and mark.v not in self._rounds:
                self._own = True
            if mark.what and mark.number is not None and (self._first is None or mark.v < self._first):
                self._loop(mark)

    def _loop(self, mark: Mark) -> None:
        depth = mark.address.count("/")
        if self._depth is None or depth < self._depth:
            self._depth, self._loops = depth, {}
        if depth == self._depth:
            _put(self._loops, mark)

    @property
    def kind(self) -> tuple[bool, int | None]:
        """Which parts are named: where it becomes another, those that had begun before are named otherwise."""
        return self._own, self._depth

    def at(self, v: int) -> tuple[Mark, ...]:
        """What has begun after an entry, outermost first."""
        turns = self._turns.get(v, ()) if self._own else ()
        rounds, loops = self._rounds.get(v, ()), self._loops.get(v, ())
        return (*rounds, *turns, *loops) if rounds or turns or loops else ()

    def last(self, level: UndoReach, before: int) -> Mark | None:
        """The newest mark of a level that was made before an entry."""
        for mark in reversed(self.newest.get(level, ())):
            if mark.v < before:
                return mark
        return None


def _put(found: dict[int, tuple[Mark, ...]], mark: Mark) -> None:
    found[mark.v] = (*found.get(mark.v, ()), mark)


def mark_of(game: Game, event: Event, v: int) -> Mark:
    """The mark such an event makes."""
    name, params = event.name, event.params
    if name == "turn_started":
        return Mark(v, "turn", params["address"], seat=params["seat"])
    if name == "round_started":
        return Mark(v, "round", "", number=params["round"])
    node = game.plan.by_address.get(params["address"])
    if node is None:
        return Mark(v, "step", params["address"], params["address"])
    return Mark(v, _LEVELS.get(node.level, "step"), node.address, node.title, params.get("number"))
