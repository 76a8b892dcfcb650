"""Where the match is in its flow, as plain data: frames from root to leaf, each with its open window or gate.

Positions are copied far more often than they change. What is seldom anything but empty is therefore a tuple, of which
there is one for all copies, and none of it is looked after by the garbage collector: plain data has no cycles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, convert

from rondel.core.flow import Gate
from rondel.core.seats import NOBODY

ENTER, ENTERED, INSIDE, BETWEEN = 0, 1, 2, 3
"""Stages of a frame: before its enter hook, after it, waiting or running children, and between two turns."""

Request = tuple[str, str, int]
"""What a rule asks for: `call`, `go`, `end_turn` and the like, its target, and the seat whose move asked."""


class WindowState(Struct, omit_defaults=True, gc=False):
    """An open priority window."""

    holder: int
    streak: list[int] = []
    """The seats that have passed since the last reset, without any accepted move in between."""
    out: list[int] = []
    """Seats that passed for good."""
    focus: int = NOBODY
    moved: int = NOBODY
    """Who has just moved; the holder is found when the state has settled."""
    resolving: bool = False
    idle: int = 0
    """How often it completed in a row without a single move."""


class GateState(Struct, omit_defaults=True, gc=False):
    """An open gate."""

    seats: list[int]
    commits: dict[int, Any] = {}
    """Answers in wire form."""
    ready: list[int] = []
    base: dict[int, bytes] = {}
    """Each seat's side as it was when the gate opened, for its reset."""

    def waits_for(self, gate: Gate, s: Any, left: Sequence[int], most: int | None = None) -> list[int]:
        """The seats that must still decide, or the first so many of them."""
        ready, commits, finished = self.ready, self.commits, gate.finished
        waits: list[int] = []
        for seat in self.seats:
            if seat not in ready and seat not in commits and seat not in left and not (finished and finished(s, seat)):
                waits.append(seat)
                if most is not None and len(waits) == most:
                    break
        return waits

    def answers(self, gate: Gate, s: Any) -> dict[int, Any]:
        """The typed answers given so far, in seat order."""
        typed = {}
        for seat in sorted(self.commits):
            choice = gate.choice(s, seat)
            if choice is not None:
                typed[seat] = convert(self.commits[seat], choice.type)
        return typed


class Frame(Struct, omit_defaults=True, gc=False):
    """One node on the way from the root to where the match is."""

    node: int
    stage: int = ENTER
    i: int = 0
    """The next child."""
    n: int = 0
    """Passes of a loop, or moves made in a leaf."""
    at: int = -1
    """The place in the order of turns."""
    order: tuple[int, ...] = ()
    seat: int = NOBODY
    """The actor of a leaf; of a turn with children its turn player."""
    window: WindowState | None = None
    gate: GateState | None = None
    done: bool = False
    """Its work is done; it ends as soon as the state has settled."""
    closing: bool = False
    """The turn was passed: only nodes that always run remain."""
    by: int = NOBODY
    """Of a sub-flow: the seat that opened it."""
    queue: tuple[Request, ...] = ()
    """Requests that wait until the sub-flow on top of this node has returned."""


class Position(Struct, omit_defaults=True, gc=False):
    """The whole position."""

    frames: list[Frame]
    seats: int
    seat: int = NOBODY
    """The turn player."""
    turn: int = 0
    round: int = 0
    left: tuple[int, ...] = ()
    """Seats that are no longer in the match."""
    leaving: str = ""
    """Why a seat has just left, until the state has settled."""
    dirty: bool = False
    """Something happened since the state last settled; a kernel that runs keeps it itself."""
    keep: int = -1
    """Frames to keep while nodes are being left; -1 when none are."""
    path: tuple[int, ...] = ()
    """Children to enter on the way to the target of a jump."""
    requests: tuple[Request, ...] = ()
    """Transitions asked for by rules, to be carried out once the state has settled."""
    visits: dict[int, int] = {}
    """How often each node has been entered in this turn."""
    veil: list[bytes] | None = None
    """Each seat's side as others see it until the veil lifts."""
    veil_depth: int = 0
