"""Scripts being driven from question to question, and hooks being run; at most one script waits at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rondel.core.decisions import TimedDecision
from rondel.core.game import Game
from rondel.core.moves import Move
from rondel.core.position import Request
from rondel.core.scripts import LONG_TAIL, Ask, Handle, Script
from rondel.core.situation import Situation
from rondel.core.state import HOST, NOBODY
from rondel.errors import RuleBug

_COROUTINE = 0x80


class Driver(Situation):
    """A situation in which rule code runs."""

    __slots__ = ("_acting", "_asked", "_doing", "keeps", "rest", "tail")

    def __init__(self, game: Game, snapshot: Any, *, keeps: bool = True, traced: bool = False) -> None:
        super().__init__(game, snapshot, traced=traced)
        self.keeps = keeps
        """Keep a rest point for every script, so that the kernel can be saved and cloned anywhere."""
        self.rest = b""
        self.tail: list[TimedDecision] = []
        self._asked: Ask | None = None
        self._doing: Move | None = None
        self._acting = NOBODY

    def _take(self, snapshot: Any) -> None:
        super()._take(snapshot)
        self.g = Handle(self)

    def encode(self) -> bytes:
        """The rest point as bytes; only without a live script."""
        if self.live is not None:
            raise RuleBug("a kernel with a live script is saved as its rest point and the inputs since")
        return self.game.encode(self.s, self.pos, self.chance, self.over)

    def ended(self, kind: str, seat: int, move: str) -> None:
        """Called when a hook or script has come to its end; the machine says what follows from it."""
        raise NotImplementedError

    # -- running rule code -------------------------------------------------------------------------------------

    def start(self, kind: str, fn: Callable[[Any], Any], asks: frozenset[str], seat: int = NOBODY) -> None:
        """Run a hook, which may be a script; `seat` is whose doing it is, if anybody's in particular."""
        self._acting = seat
        if not is_script(fn):
            self.touch()
            if hasattr(result := fn(self.g), "send"):
                result.close()
                raise RuleBug("a hook returned a coroutine; declare the hook itself as async def", node=self._address)
            self.ended(kind, seat, "")
            return
        if self.keeps:
            self.rest, self.tail = self.encode(), []
        handle: Handle[Any] = Handle(self)
        self._drive(Script(kind, fn(handle), handle, asks, seat), None)

    def start_move(self, seat: int, move: Move, args: tuple[Any, ...]) -> None:
        """Run a move that may ask."""
        if self.keeps:
            self.rest, self.tail = self.encode(), [(seat, move.name, args, self.now)]
        handle: Handle[Any] = Handle(self)
        self._drive(Script("move", move.fn(handle, seat, *args), handle, frozenset(move.asks), seat, move.name), None)

    def run_move(self, seat: int, move: Move, args: tuple[Any, ...]) -> None:
        """Run a move that cannot ask."""
        self._doing, self._acting = move, seat
        self.touch()
        frame = self.pos.frames[-1]
        if frame.gate is None:
            move.fn(self.g, seat, *args)
        else:  # at a gate each seat draws from its own stream, so that who clicks first changes nobody's luck
            self.chance.stream = seat + 1 if seat >= 0 else 0
            try:
                move.fn(self.g, seat, *args)
            finally:
                self.chance.stream = 0
        self._doing = None

    def correct(self, seat: int, name: str, args: tuple[Any, ...]) -> None:
        """A correction while a script waits: applied in place, nothing settles."""
        move = self._doing = self.node.by_name[name]
        move.fn(Handle(self), seat, *args)
        self._doing = None
        self.pos.dirty = True

    # -- questions -------------------------------------------------------------------------------------------

    def asked(self, ask: Ask) -> Ask:
        """A script made a question; it must await it before making another."""
        self._awaited()
        if not ask.choices:
            raise RuleBug(f"the question {ask.id!r} is asked of nobody", ask=ask.id)
        for seat in ask.choices:
            if not (0 <= seat < self.pos.seats or seat == HOST):
                raise RuleBug(f"the question {ask.id!r} is asked of {seat}, which is no seat", ask=ask.id)
        self._asked = ask
        return ask

    def _awaited(self) -> None:
        if self._asked is not None and not self._asked.awaited:
            raise RuleBug(
                f"the question {self._asked.id!r} was made but never awaited", node=self._address, ask=self._asked.id
            )

    def answer(self, seat: int, value: Any) -> bool:
        """Hand an answer to the script that waits; True when the script has ended."""
        script = self.live
        if script is None or script.ask is None:
            raise RuleBug("there is no question to answer")
        ask = script.ask
        ask.answers[seat] = value
        script.answers += 1
        self.note("decision_answered", ask=ask.id, seat=seat)
        if script.answers == LONG_TAIL:
            self.note("long_script", address=self.nodes[self.pos.frames[-1].node].address, answers=script.answers)
        if not ask.complete:
            return False
        script.handle.now = self.now
        return self._drive(script, ask.value)

    def drop(self) -> None:
        """Forget the live script."""
        if self.live is not None:
            script, self.live = self.live, None
            script.close()
        self.rest, self.tail, self._asked = b"", [], None

    def _drive(self, script: Script, value: Any) -> bool:
        self.live = script
        try:
            over = script.advance(value)
            self._awaited()
        except RuleBug as bug:
            line = bug.line or script.line
            raise RuleBug(bug.text, node=bug.node or self._address, ask=bug.ask, line=line) from bug
        ask = script.ask
        if over or ask is None:
            self._asked = self.live = None
            self.rest, self.tail = b"", []
            self.ended(script.kind, script.seat, script.move)
            return True
        if ask.id not in script.asks:
            text = f"the question {ask.id!r} is not declared in asks="
            raise RuleBug(text, node=self._address, ask=ask.id, line=script.line)
        self.note("decision_opened", ask=ask.id, seats=list(ask.choices))
        return False

    # -- transitions asked for by rules ----------------------------------------------------------------------

    def request(self, kind: str, target: str) -> None:
        """A rule asks for a transition; it is carried out when the state has settled."""
        node, script = self.node, self.live
        move = self._doing or (node.by_name.get(script.move) if script is not None and script.move else None)
        objects = self.game.objects
        declared = {*node.leads_to, *self.game.plan.flow.leads_to, *(objects.leads_to if objects else ())}
        if (target or kind) not in declared and (move is None or (target or kind) not in move.leads_to):
            raise RuleBug(f"{kind} {target!r} is not declared in leads_to=", node=node.address)
        requests = self.pos.requests
        if kind != "call" and any(other[:2] != (kind, target) and other[0] != "call" for other in requests):
            raise RuleBug(f"contradictory requests: {requests[0][:2]} and {(kind, target)}", node=node.address)
        seat = script.seat if script is not None else self._acting
        wanted: Request = (kind, target, self.pos.seat if seat == NOBODY else seat)
        if kind == "call" or wanted not in requests:
            requests.append(wanted)

    @property
    def _address(self) -> str:
        return self.node.address if self.pos.frames else ""


def is_script(fn: Callable[..., Any]) -> bool:
    """Is it an ``async def``?"""
    code = getattr(fn, "__code__", None) or getattr(getattr(fn, "func", None), "__code__", None)
    return code is not None and bool(code.co_flags & _COROUTINE)
