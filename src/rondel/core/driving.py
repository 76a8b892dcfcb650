"""Rule code being run: moves, hooks, and scripts from question to question; at most one script waits at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from rondel.core import windows
from rondel.core.kernel import Kernel
from rondel.core.moves import Move
from rondel.core.plan import PlanNode
from rondel.core.position import ENTERED, Frame
from rondel.core.scripts import LONG_TAIL, Handle, Script
from rondel.core.seats import NOBODY
from rondel.errors import RuleBug

_COROUTINE = 0x80


@lru_cache(1024)
def is_script(fn: Callable[..., Any]) -> bool:
    """Is it an ``async def``?"""
    code = getattr(fn, "__code__", None) or getattr(getattr(fn, "func", None), "__code__", None)
    return code is not None and bool(code.co_flags & _COROUTINE)


# -- running -----------------------------------------------------------------------------------------------------


def run_hook(k: Kernel, kind: str, fn: Callable[[Any], Any], asks: frozenset[str], seat: int = NOBODY) -> None:
    """Run a hook, which may be a script; `seat` is whose doing it is, if anybody's in particular."""
    k.acting = seat
    if not is_script(fn):
        if (result := fn(k.g)) is not None and hasattr(result, "send"):
            result.close()
            raise RuleBug("a hook returned a coroutine; declare the hook itself as async def", node=k.address)
        _ended(k, kind, seat, "")
        return
    if k.keeps:
        k.rest, k.tail = k.copied(), []
    handle: Handle[Any] = Handle(k)
    _drive(k, Script(kind, fn(handle), handle, asks, seat), None)


def start(k: Kernel, seat: int, move: Move, args: tuple[Any, ...]) -> None:
    """Carry out a move that may ask, as far as its first question."""
    if k.keeps:
        k.rest, k.tail = k.copied(), [(seat, move.name, args, k.now)]
    handle: Handle[Any] = Handle(k)
    _drive(k, Script("move", move.fn(handle, seat, *args), handle, frozenset(move.asks), seat, move.name), None)


def run_at_gate(k: Kernel, seat: int, move: Move, args: tuple[Any, ...]) -> None:
    """Carry out a move at a gate: each seat draws from its own stream, so that clicking first changes nobody's luck."""
    k.chance.stream = seat + 1 if seat >= 0 else 0
    try:
        move.fn(k.g, seat, *args)
    finally:
        k.chance.stream = 0


def correct(k: Kernel, seat: int, name: str, args: tuple[Any, ...]) -> None:
    """A correction while a script waits: applied in place, nothing settles."""
    move = k.doing = k.node.by_name[name]
    move.fn(Handle(k), seat, *args)
    k.doing = None
    k.dirty = True


# -- what follows ------------------------------------------------------------------------------------------------


def _ended(k: Kernel, kind: str, seat: int, move: str) -> None:
    """A hook or script has come to its end; what follows is found when the state has settled."""
    pos = k.pos
    k.dirty = True
    if not pos.frames or kind == "place":
        return
    frame = pos.frames[-1]
    if kind == "enter":
        frame.stage = ENTERED
    elif kind == "resolve":
        windows.resolved(k, frame)
    else:
        node = k.nodes[frame.node]
        made = node.by_name[move]
        if made.counts:
            frame.n += 1
        moved(k, frame, node, seat, made)


def moved(k: Kernel, frame: Frame, node: PlanNode, seat: int, move: Move) -> None:
    """Remember a move that has been made: it may have ended the node, and the window asks who acts next."""
    for hook in node.after:
        k.acting = seat
        hook(k.g, seat)
    if move.name in node.until:
        frame.done = True
    if frame.window is not None and move.by == "holder":
        frame.window.moved = seat
        frame.window.idle = 0


# -- questions ---------------------------------------------------------------------------------------------------


def answer(k: Kernel, seat: int, value: Any) -> bool:
    """Hand an answer to the script that waits; True when the script has ended."""
    script = k.live
    if script is None or script.ask is None:
        raise RuleBug("there is no question to answer")
    ask = script.ask
    ask.answers[seat] = value
    script.answers += 1
    k.note("decision_answered", ask=ask.id, seat=seat)
    if script.answers == LONG_TAIL:
        k.note("long_script", address=k.node.address, answers=script.answers)
    if not ask.complete:
        return False
    return _drive(k, script, ask.value)


def drop(k: Kernel) -> None:
    """Forget the live script."""
    if k.live is not None:
        script, k.live = k.live, None
        script.close()
    k.rest, k.tail, k.asked_last = None, [], None


def _drive(k: Kernel, script: Script, value: Any) -> bool:
    k.live = script
    try:
        over = script.advance(value)
        k.expect_awaited()
    except RuleBug as bug:
        line = bug.line or script.line
        raise RuleBug(bug.text, node=bug.node or k.address, ask=bug.ask, line=line) from bug
    ask = script.ask
    if over or ask is None:
        k.asked_last = k.live = None
        k.rest, k.tail = None, []
        _ended(k, script.kind, script.seat, script.move)
        return True
    if ask.id not in script.asks:
        text = f"the question {ask.id!r} is not declared in asks="
        raise RuleBug(text, node=k.address, ask=ask.id, line=script.line)
    if k.events is not None:
        k.note("decision_opened", ask=ask.id, seats=list(ask.choices))
    return False
