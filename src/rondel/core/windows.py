"""A priority window while it is open: passing, completion, and seats that leave it.

Who comes next is the business of the node's model; a window only remembers. When it has done its work it says so on its
frame, and the machine goes on from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rondel.core.command_names import PASS_PRIORITY
from rondel.core.kernel import Kernel
from rondel.core.plan import PlanNode
from rondel.core.position import Frame, WindowState
from rondel.core.seats import NOBODY, RESOLVED, Seat
from rondel.errors import Refusal, RuleBug, refusal_of
from rondel.messages import Message


class NoPassing(Message): ...


class TooFewMoves(Message):
    more: int


def open_window(k: Kernel, frame: Frame, node: PlanNode) -> None:
    """Open the node's window at the model's initial seat."""
    frame.window = window = WindowState(_granted(k, node.model.initial(k)))
    window.focus = window.holder
    if k.events is not None:
        k.note("window_opened", address=node.address)
    if window.holder == NOBODY:
        complete(k, frame, node, window)
    elif k.events is not None:
        k.note("priority_granted", seat=window.holder, why="opened")


def _granted(k: Kernel, seat: Seat) -> int:
    """The seat a model names, which may be an author's."""
    if type(seat) is int and 0 <= seat < k.pos.seats:  # as `seat_of`, without a call
        return seat
    return k.seat_of(seat, "the seat that receives priority", _NOBODY)


_NOBODY = (NOBODY,)


def goes_on(k: Kernel, frame: Frame, node: PlanNode, window: WindowState) -> bool:
    """After a move or a resolution: who holds priority now? False when that seat must act."""
    if window.moved != NOBODY:
        by, window.moved = window.moved, NOBODY
        window.streak = []
        resolved = by == RESOLVED
        window.holder = _granted(
            k, node.model.after_resolution(k, window) if resolved else node.model.after_move(k, window, by)
        )
        if window.holder == NOBODY:
            complete(k, frame, node, window)
            return True
        if k.events is not None:
            k.note("priority_granted", seat=window.holder, why="resolved" if resolved else "moved")
    if window.holder == NOBODY:
        raise RuleBug("a window is open in which nobody takes part", node=node.address)
    return False


def refuses_pass(k: Kernel, frame: Frame, node: PlanNode, seat: Seat) -> Refusal | None:
    """Why the holder may not pass priority, or None."""
    passing = node.passing if node.passing is not None else k.passing_allowed()
    if frame.window is None or PASS_PRIORITY not in node.requests or not passing:
        return Refusal("passing_not_allowed", NoPassing().phrase)
    if frame.n < node.least:
        return Refusal("passing_not_allowed", TooFewMoves(node.least - frame.n).phrase)
    why = refusal_of(node.pass_if(k.s, seat)) if node.pass_if else None
    return why and Refusal("passing_not_allowed", why.sentence, {**why.params, "reason": why.code})


def pass_priority(k: Kernel, frame: Frame, node: PlanNode, seat: Seat, args: tuple[Any, ...]) -> None:
    """The holder passes: the next one is asked, or the window is complete."""
    window = frame.window
    if window is None:
        raise RuleBug("no window is open", node=node.address)
    window.streak.append(seat)
    if node.hard:
        window.out.append(seat)
    told = k.events is not None
    if told:
        k.note("priority_passed", seat=seat)
    if all_passed(k, node, window):
        complete(k, frame, node, window)
    else:
        window.holder = _granted(k, node.model.next(k, window, seat))
        if told:
            k.note("priority_granted", seat=window.holder, why="passed")


def all_passed(k: Kernel, node: PlanNode, window: WindowState) -> bool:
    """Has every eligible participant passed in succession?"""
    streak = window.streak
    for seat in node.model.eligible(k, window):  # noqa: SIM110 -- `all` takes three times as long over so few
        if seat not in streak:
            return False
    return True


def complete(k: Kernel, frame: Frame, node: PlanNode, window: WindowState) -> None:
    """Everybody has passed in succession: resolve something, stay, or be done."""
    outcome = node.model.on_completion(k, window)
    stays = outcome == "advance" and node.advance is False
    if k.events is not None:
        k.note("window_completed", outcome="stay" if stays else outcome)
    if outcome == "resolve":
        window.resolving = True
    elif stays:
        window.idle += 1
        if window.idle > 1:
            k.note("idle_cycle", address=node.address)
        window.out = []
        restart(k, node, window, "opened")
    else:
        frame.done = True


def restart(k: Kernel, node: PlanNode, window: WindowState, why: str) -> None:
    """Ask from the model's initial seat on, with an empty streak."""
    window.streak, window.moved = [], NOBODY
    window.holder = window.focus = _granted(k, node.model.initial(k))
    if k.events is not None:
        k.note("priority_granted", seat=window.holder, why=why)


def resolved(k: Kernel, frame: Frame) -> None:
    """An object has been resolved."""
    if frame.window is not None:
        frame.window.resolving = False
        frame.window.moved = RESOLVED
    k.note("object_resolved")


def forget(k: Kernel, frame: Frame, node: PlanNode, left: Sequence[int]) -> None:
    """Take seats that left out of the window; it completes if everybody else has passed."""
    window = frame.window
    if window is None:
        return
    known = {*window.streak, *window.out, window.focus, window.moved, window.holder}
    gone = [seat for seat in left if seat in known]
    if not gone:
        return
    window.streak = [seat for seat in window.streak if seat not in gone]
    window.out = [seat for seat in window.out if seat not in gone]
    if window.moved in gone:
        window.moved = RESOLVED
    if window.focus in gone:
        window.focus = _successor(k, node, window, window.focus)
    if window.holder in gone:
        window.holder = _successor(k, node, window, window.holder)
        k.note("priority_granted", seat=window.holder, why="left")
    innermost = frame is k.pos.frames[-1]
    if innermost and not frame.done and window.moved == NOBODY and not window.resolving and all_passed(k, node, window):
        complete(k, frame, node, window)


def _successor(k: Kernel, node: PlanNode, window: WindowState, seat: Seat) -> int:
    """Who comes after a seat that left: the model is asked as if it were still there, but out."""
    left, out = k.pos.left, window.out
    k.pos.left, window.out = tuple(other for other in left if other != seat), [*out, seat]
    try:
        return node.model.next(k, window, seat)
    finally:
        k.pos.left, window.out = left, out
