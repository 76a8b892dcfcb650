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


def headings(marks: Sequence[Mark]) -> dict[int, tuple[Mark, ...]]:
    """Where the parts begin that a reader of the log thinks in, by entry: turns and rounds, or what is counted instead.

    A round of one turn is a turn that everybody shares. What is counted before the first round, such as the lots of an
    auction, stands for itself; where there are no rounds only the outermost loop does.
    """
    rounds = [mark for mark in marks if mark.level == "round"]
    turns = [mark for mark in marks if mark.level == "turn" and mark.seat != NOBODY]
    shared = {mark.v for mark in rounds}
    own = [] if all(mark.v in shared for mark in turns) else turns
    first = min((mark.v for mark in (*rounds, *turns)), default=None)
    loops = [mark for mark in marks if mark.what and mark.number is not None and (first is None or mark.v < first)]
    outermost = min((mark.address.count("/") for mark in loops), default=0)
    loops = [mark for mark in loops if mark.address.count("/") == outermost]
    found: dict[int, tuple[Mark, ...]] = {}
    for mark in (*rounds, *own, *loops):
        found[mark.v] = (*found.get(mark.v, ()), mark)
    return found


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
