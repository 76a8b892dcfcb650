"""State, position and chance, moved on by inputs.

The kernel knows no log, version, viewer, clock or policy. A match checks a command and then hands it to a kernel; a
bot's simulation is a kernel alone. Between two inputs it *settles* and *advances* until somebody must act.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from rondel.core.chance import Chance
from rondel.core.events import Event, plain
from rondel.core.game import Game, Setup
from rondel.core.gates import open_seats
from rondel.core.moves import Move
from rondel.core.outcome import Outcome
from rondel.core.plan import PlanNode
from rondel.core.position import (
    BETWEEN,
    ENTER,
    ENTERED,
    INSIDE,
    RESOLVED,
    Frame,
    GateState,
    Position,
    WindowState,
)
from rondel.core.scripts import Ask, Handle, Script
from rondel.core.seats import rotated
from rondel.core.state import HOST, NOBODY, digest
from rondel.errors import LoopDetected, Refusal, RuleBug

ANSWER, COMMIT, RETRACT = "answer", "commit", "retract"
READY, UNREADY, RESET = "ready", "unready", "reset"
PASS_PRIORITY, PASS_TURN = "pass_priority", "pass_turn"
LEAVE = "leave"

Input = tuple[int, str, tuple[Any, ...], int]
"""Seat, name, typed arguments, time."""

_GUARD_AFTER, _GUARD_MOST = 200, 10_000


class Kernel:
    """One game being played."""

    __slots__ = (
        "_asked", "_guard", "_trace", "chance", "events", "g", "game", "keeps", "live", "nodes", "now", "over", "pos",
        "rest", "s", "tail",
    )  # fmt: skip

    def __init__(self, game: Game, snapshot: Any, *, keeps: bool = True, traced: bool = False) -> None:
        self.game = game
        self.nodes = game.plan.nodes
        self.keeps = keeps
        """Keep a rest point for every script, so that the kernel can be saved and cloned anywhere."""
        self.events: list[Event] | None = [] if traced else None
        self.now = 0
        self.live: Script | None = None
        self.rest = b""
        self.tail: list[Input] = []
        self._asked: Ask | None = None
        self._guard = 0
        self._trace: list[str] = []
        self._take(snapshot)
        self.g: Handle[Any] = Handle(self)

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: int,
        options: Any = None,
        seed: str = "0",
        *,
        forced: dict[str, list[Any]] | None = None,
        keeps: bool = True,
        traced: bool = False,
    ) -> Kernel:
        """Set the game up and go on to the first decision."""
        game.check_seats(seats)
        typed = game.read_options(options, seats)
        chance = Chance.of(seed, seats)
        for label, outcomes in (forced or {}).items():
            chance.force(label, *outcomes)
        s = game.setup(Setup(seats, typed, chance))
        pos = Position([Frame(0)], seats, dirty=True)
        kernel = cls(game, game.snapshot(s, pos, chance, None), keeps=keeps, traced=traced)
        kernel.note("match_started")
        kernel.run()
        return kernel

    def _take(self, snapshot: Any) -> None:
        self.s = snapshot.s
        self.pos: Position = snapshot.pos
        self.chance: Chance = snapshot.chance
        self.over: Outcome | None = snapshot.over

    # -- save and restore ------------------------------------------------------------------------------------

    def encode(self) -> bytes:
        """The rest point as bytes; only without a live script."""
        if self.live is not None:
            raise RuleBug("a kernel with a live script is saved as its rest point and the inputs since")
        return self.game.encode(self.s, self.pos, self.chance, self.over)

    def load(self, data: bytes) -> None:
        """Continue from a rest point."""
        self.drop()
        self._take(self.game.decode(data))
        self.g = Handle(self)
        self.run()

    def checkpoint(self) -> tuple[bytes, tuple[Input, ...]]:
        """The newest rest point, and the inputs given since."""
        return (self.encode(), ()) if self.live is None else (self.rest, tuple(self.tail))

    def restore(self, data: bytes, tail: Sequence[Input]) -> None:
        """Continue from a rest point and inputs."""
        self.load(data)
        for seat, name, args, now in tail:
            self.now = now
            self.play(seat, name, args)

    def drop(self) -> None:
        """Forget the live script."""
        if self.live is not None:
            script, self.live = self.live, None
            script.close()
        self.rest, self.tail, self._asked = b"", [], None

    # -- who may do what -------------------------------------------------------------------------------------

    @property
    def node(self) -> PlanNode:
        """The node the match is in."""
        return self.nodes[self.pos.frames[-1].node]

    @property
    def living(self) -> list[int]:
        """The seats still in the match, in seating order."""
        seats = self.game.seating(self.s) if self.game.seating else range(self.pos.seats)
        left = self.pos.left
        return [seat for seat in seats if seat not in left] if left else list(seats)

    @property
    def turn_player(self) -> int:
        return self.pos.seat

    def order_from(self, seat: int) -> list[int]:
        """Turn order beginning with a seat."""
        seats = self.living
        if seat == NOBODY or not seats:
            return seats
        if self.game.seating and seat not in seats:
            table = list(self.game.seating(self.s))
            place = table.index(seat) if seat in table else 0
            return [other for other in (*table[place:], *table[:place]) if other in seats]
        return rotated(seats, seat)

    def objects_pending(self) -> bool:
        return bool(self.game.objects and self.game.objects.pending(self.s))

    def newest_controller(self) -> int:
        objects = self.game.objects
        if objects is None or objects.controller is None:
            raise RuleBug("the focus model needs objects with a controller")
        return objects.controller(self.s)

    def holder(self) -> int:
        """The one seat that may move here, or NOBODY at a gate."""
        frame = self.pos.frames[-1]
        return frame.window.holder if frame.window else frame.seat

    def holds_priority(self, seat: int) -> bool:
        """May this seat move or pass right now?"""
        return self.over is None and self.live is None and bool(self.pos.frames) and self.holder() == seat

    def actors(self) -> list[int]:
        """The seats that must act now."""
        if self.over is not None or not self.pos.frames:
            return []
        if self.live is not None:
            ask = self.live.ask
            return [seat for seat in ask.choices if seat not in ask.answers] if ask is not None else []
        frame = self.pos.frames[-1]
        if frame.gate is not None:
            gate = self.nodes[frame.node].gate
            return open_seats(gate, frame.gate, self.s, self.pos.left) if gate else []
        seat = frame.window.holder if frame.window else frame.seat
        return [] if seat == NOBODY else [seat]

    def question(self, seat: int) -> tuple[str, Any] | None:
        """The id and choice this seat has to answer or may commit, if any."""
        if self.live is not None:
            ask = self.live.ask
            return (ask.id, ask.choices[seat]) if ask is not None and ask.waits_for(seat) else None
        frame = self.pos.frames[-1] if self.pos.frames else None
        if frame is None or frame.gate is None:
            return None
        gate = self.nodes[frame.node].gate
        if gate is None or gate.commit is None or seat not in frame.gate.seats or seat in self.pos.left:
            return None
        if seat in frame.gate.commits and not gate.revisable:
            return None
        return gate.id, gate.commit(self.s, seat) if callable(gate.commit) else gate.commit

    def may_move(self, seat: int, move: Move) -> bool:
        """Is the move this seat's to make here (whatever its arguments)?"""
        if move.by == "any":
            return seat >= 0
        if move.by == "host":
            return seat == HOST
        if callable(move.by):
            return seat in move.by(self.s)
        frame = self.pos.frames[-1]
        if frame.gate is not None:
            gate = self.nodes[frame.node].gate
            return gate is not None and seat in frame.gate.seats and seat not in frame.gate.ready
        return (frame.window.holder if frame.window else frame.seat) == seat

    def moves(self, seat: int) -> list[Move]:
        """The moves that are this seat's to make here."""
        if self.over is not None or not self.pos.frames:
            return []
        offered = self.nodes[self.pos.frames[-1].node].moves
        if self.live is not None:
            return [move for move in offered if move.anytime and self.may_move(seat, move)]
        return [move for move in offered if self.may_move(seat, move)]

    def requests(self, seat: int) -> list[str]:
        """The flow requests this seat may make now."""
        if self.over is not None or self.live is not None or not self.pos.frames:
            return []
        names = [PASS_PRIORITY, PASS_TURN, READY]
        return [name for name in names if self.refuses_request(seat, name) is None]

    def refuses_request(self, seat: int, name: str) -> Refusal | None:
        """Why a flow request of this seat is refused now, or None."""
        frame = self.pos.frames[-1]
        node = self.nodes[frame.node]
        if name in (READY, UNREADY, RESET, COMMIT, RETRACT):
            return _refuse_at_gate(self, frame, node, seat, name)
        if frame.gate is not None:
            return Refusal("decision_pending", "A simultaneous decision is open.")
        if name == PASS_TURN and seat != self.pos.seat:
            return Refusal("not_turn_player", "Only the player whose turn it is can end it.")
        if frame.window is None or frame.window.holder != seat:
            return Refusal("not_priority_player", "It is not for you to act now.")
        if name == PASS_TURN:
            return self._refuse_turn_pass(node)
        if PASS_PRIORITY not in node.requests or not self.passing_allowed():
            return Refusal("passing_not_allowed", "Passing is not possible here.")
        verdict = node.pass_if(self.s, seat) if node.pass_if else True
        if verdict is True or verdict is None:
            return None
        return Refusal("passing_not_allowed", verdict if isinstance(verdict, str) else "Passing is not possible yet.")

    def passing_allowed(self) -> bool:
        """Is passing priority allowed at this node?"""
        stated = self.node.passing
        return stated if stated is not None else self.game.plan.is_passing_allowed(self.pos)

    def _refuse_turn_pass(self, node: PlanNode) -> Refusal | None:
        if not node.turn_pass or PASS_TURN not in node.requests or not _turn_frame(self):
            return Refusal("turn_pass_not_allowed", "The turn cannot be ended here.")
        if self.objects_pending():
            return Refusal("objects_pending", "Something still waits to be resolved.")
        for frame in reversed(self.pos.frames):
            veto = self.nodes[frame.node].node.can_exit
            verdict = veto(self.s) if veto else None
            if verdict is not None and verdict is not True:
                return Refusal("turn_pass_not_allowed") if verdict is False else _as_refusal(verdict)
            if self.nodes[frame.node].turns:
                break
        return None

    # -- input -----------------------------------------------------------------------------------------------

    def play(self, seat: int, name: str, args: tuple[Any, ...] = ()) -> None:
        """Carry out an input that is known to be legal."""
        if self.live is not None:
            if self.keeps:
                self.tail.append((seat, name, args, self.now))
            if name == ANSWER:
                self._answer(seat, args[0])
            else:
                self._correct(seat, name, args)
            return
        frame = self.pos.frames[-1]
        node = self.nodes[frame.node]
        move = node.by_name.get(name)
        if move is None:
            request = _REQUESTS.get(name)
            if request is None:
                raise RuleBug(f"{name!r} is not a move or request here", node=node.address)
            self._guard = 0
            request(self, frame, node, seat, args)
        elif (
            node.fast and self.events is None and not self.game.checks and not self.game.triggers and not self.game.out
        ):
            self._fast_turn(frame, seat, move, args)
            return
        else:
            self._guard = 0
            self._move(frame, node, seat, move, args)
        self.run()

    def _fast_turn(self, frame: Frame, seat: int, move: Move, args: tuple[Any, ...]) -> None:
        """A turn that is a single move: no hooks to run, nothing to enter or leave."""
        g = self.g
        move.fn(g, seat, *args)
        outcome = self.game.outcome
        if outcome is not None and (over := outcome(self.s)) is not None:
            self.over = over
            return
        pos = self.pos
        if pos.requests or pos.left:
            frame.n += 1
            pos.dirty = True
            self.run()
            return
        at = frame.at + 1
        if at == len(frame.order):
            at = 0
            pos.round += 1
        frame.at = at
        pos.turn += 1
        frame.seat = pos.seat = g.seat = frame.order[at]

    def _move(self, frame: Frame, node: PlanNode, seat: int, move: Move, args: tuple[Any, ...]) -> None:
        self.g.seat, self.g.now = self.pos.seat, self.now
        if move.is_script:
            if self.keeps:
                self.rest = self.encode()
                self.tail = [(seat, move.name, args, self.now)]
            handle: Handle[Any] = Handle(self)
            script = Script("move", move.fn(handle, seat, *args), handle, frozenset(move.asks), seat, move.name)
            self._drive(script, None)
            return
        if frame.gate is not None:
            self.chance.stream = seat + 1 if seat >= 0 else 0
            try:
                move.fn(self.g, seat, *args)
            finally:
                self.chance.stream = 0
        else:
            move.fn(self.g, seat, *args)
        self._moved(frame, node, seat, move.name)

    def _moved(self, frame: Frame, node: PlanNode, seat: int, name: str) -> None:
        self.pos.dirty = True
        frame.done = frame.done or name in node.node.until
        move = node.by_name.get(name)
        if move is not None and move.by != "holder":
            return
        frame.n += 1
        if frame.window is not None:
            frame.window.moved = seat
            frame.window.idle = 0

    def _correct(self, seat: int, name: str, args: tuple[Any, ...]) -> None:
        """A correction while a script waits: applied in place, nothing settles."""
        move = self.node.by_name[name]
        handle: Handle[Any] = Handle(self)
        move.fn(handle, seat, *args)
        self.pos.dirty = True

    # -- scripts ---------------------------------------------------------------------------------------------

    def asked(self, ask: Ask) -> Ask:
        """A script made a question; it must await it before making another."""
        if self._asked is not None and not self._asked.awaited:
            raise RuleBug(f"the question {self._asked.id!r} was made but never awaited", ask=self._asked.id)
        if not ask.choices:
            raise RuleBug(f"the question {ask.id!r} is asked of nobody", ask=ask.id)
        for seat in ask.choices:
            if not (0 <= seat < self.pos.seats or seat == HOST):
                raise RuleBug(f"the question {ask.id!r} is asked of {seat}, which is no seat", ask=ask.id)
        self._asked = ask
        return ask

    def _start(self, kind: str, fn: Callable[[Any], Any], asks: frozenset[str]) -> bool:
        """Run a hook; True when it has ended, False when it is a script that waits."""
        self.g.seat, self.g.now = self.pos.seat, self.now
        if not _is_async(fn):
            fn(self.g)
            return True
        if self.keeps:
            self.rest, self.tail = self.encode(), []
        handle: Handle[Any] = Handle(self)
        return self._drive(Script(kind, fn(handle), handle, asks), None)

    def _drive(self, script: Script, value: Any) -> bool:
        self.live = script
        try:
            ended = script.advance(value)
        except RuleBug as bug:
            raise RuleBug(
                str(bug), node=bug.node or self.node.address, ask=bug.ask, line=bug.line or script.line
            ) from bug
        if self._asked is not None and not self._asked.awaited:
            raise RuleBug(
                f"the question {self._asked.id!r} was made but never awaited",
                node=self.node.address,
                ask=self._asked.id,
            )
        if ended:
            self._asked = None
            self.live = None
            self.rest, self.tail = b"", []
            self._script_ended(script)
            return True
        ask = script.ask
        if ask is not None and ask.id not in script.asks:
            raise RuleBug(
                f"the question {ask.id!r} is not declared in asks=",
                node=self.node.address,
                ask=ask.id,
                line=script.line,
            )
        if ask is not None:
            self.note("decision_opened", ask=ask.id, seats=list(ask.choices))
        return False

    def _script_ended(self, script: Script) -> None:
        frame = self.pos.frames[-1]
        self.pos.dirty = True
        if script.kind == "enter":
            frame.stage = ENTERED
        elif script.kind == "move":
            self._moved(frame, self.nodes[frame.node], script.seat, script.move)
        elif script.kind == "resolve":
            self._resolved(frame)

    def _answer(self, seat: int, value: Any) -> None:
        script = self.live
        if script is None or script.ask is None:
            raise RuleBug("there is no question to answer")
        ask = script.ask
        ask.answers[seat] = value
        script.answers += 1
        self.note("decision_answered", ask=ask.id, seat=seat)
        if not ask.complete:
            return
        self.g.now = script.handle.now = self.now
        self._guard = 0
        if self._drive(script, ask.value):
            self.run()

    # -- settling and advancing ------------------------------------------------------------------------------

    def run(self) -> None:
        """Settle and advance until somebody must act or the match is over."""
        pos = self.pos
        while self.over is None and self.live is None:
            if pos.dirty:
                self._settle()
            elif pos.keep >= 0:
                if len(pos.frames) > pos.keep:
                    self._leave_top()
                else:
                    pos.keep = -1
            elif pos.requests:
                self._carry_out()
            elif not pos.frames:
                self._finish()
            elif not self._step(pos.frames[-1]):
                return

    def _settle(self) -> None:
        """State checks, triggers, eliminations, the outcome: until nothing changes."""
        game = self.game
        if game.checks:
            self.g.seat = self.pos.seat
            for _ in range(_GUARD_MOST):
                if not [True for check in game.checks if check(self.g)]:
                    break
            else:
                raise LoopDetected(["state checks never come to rest"])
        if game.triggers is not None and game.triggers.waiting(self.s):
            self._count("triggers")
            self._start("place", game.triggers.place, frozenset(game.triggers.asks))
            return
        if game.out is not None:
            for seat in game.out(self.s):
                if seat not in self.pos.left:
                    self._remove(seat, "eliminated")
        if game.outcome is not None and (outcome := game.outcome(self.s)) is not None:
            self.end(outcome)
            return
        if game.last_seat_wins and self.pos.left and len(living := self.living) <= 1:
            self.end(Outcome.win(living, "last seat in the match") if living else Outcome.draw("nobody is left"))
            return
        self.pos.dirty = False

    def end(self, outcome: Outcome) -> None:
        """The match is over."""
        self.over = outcome
        self.pos.dirty = False
        self.note("match_ended", winners=list(outcome.winners), reason=outcome.reason)

    def _finish(self) -> None:
        at_end = self.game.at_end
        self.end(at_end(self.s) if at_end else Outcome.draw("the game has run its course"))

    def _step(self, frame: Frame) -> bool:
        """One step of the flow's machine at the innermost frame; False when somebody must act."""
        node = self.nodes[frame.node]
        stage = frame.stage
        if node.watch and stage >= ENTERED and self._exit_due():
            return True
        if stage == ENTER:
            self._enter(frame, node)
        elif stage == ENTERED:
            self._entered(frame, node)
        elif stage == BETWEEN:
            self._between_turns(frame, node)
        elif node.children:
            self._next_child(frame, node)
        else:
            return self._waiting(frame, node)
        return True

    def _exit_due(self) -> bool:
        for depth in range(len(self.pos.frames) - 1, -1, -1):
            frame = self.pos.frames[depth]
            node = self.nodes[frame.node]
            when = node.node.exit_when
            if when is None or frame.stage < ENTERED or node.level in ("segment", "turn", "flow"):
                continue
            if when(self.s):
                self._leave(depth)
                return True
        return False

    def _enter(self, frame: Frame, node: PlanNode) -> None:
        hook = node.node.enter
        if hook is None:
            frame.stage = ENTERED
        elif self._start("enter", hook, node.asks):
            frame.stage = ENTERED
            self.pos.dirty = True

    def _entered(self, frame: Frame, node: PlanNode) -> None:
        frame.stage = INSIDE
        if node.children:
            path = self.pos.path
            frame.i = path.pop(0) if path else 0
            if node.loop and self._loop_over(frame, node):
                self._done(node)
            return
        if node.wait == "none":
            self._done(node)
        elif node.wait == "actor":
            frame.n, frame.done = 0, False
            frame.seat = self._actor(node)
        elif node.wait == "window":
            self._open_window(frame, node)
        else:
            self._open_gate(frame, node)

    def _actor(self, node: PlanNode) -> int:
        who = node.node.who
        if who is None or who == "turn":
            return self.pos.seat
        if who == "host":
            return HOST
        return who(self.s) if callable(who) else int(who)

    def _open_window(self, frame: Frame, node: PlanNode) -> None:
        frame.window = window = WindowState(node.model.initial(self))
        frame.n, frame.done = 0, False
        window.focus = window.holder
        self.note("window_opened", address=node.address)
        if window.holder == NOBODY:
            self._complete(frame, node, window)
        else:
            self.note("priority_granted", seat=window.holder, why="opened")

    def _open_gate(self, frame: Frame, node: PlanNode) -> None:
        gate = node.gate
        if gate is None:
            return
        seats = list(gate.seats(self.s)) if gate.seats else self.living
        base = {seat: self._side(seat) for seat in seats} if gate.moves and gate.reset else {}
        frame.gate = GateState([seat for seat in seats if seat not in self.pos.left], base=base)
        self.note("gate_opened", address=node.address, seats=list(frame.gate.seats))

    def _waiting(self, frame: Frame, node: PlanNode) -> bool:
        """Is the leaf done? True when it could go on, False when somebody must act."""
        if frame.window is not None:
            return self._window_goes_on(frame, node, frame.window)
        if frame.gate is not None:
            return self._gate_goes_on(frame, node, frame.gate)
        each = node.node.each
        if frame.done or (each is not None and frame.n >= each):
            self._done(node)
            return True
        if callable(node.node.who):
            frame.seat = self._actor(node)
        return False

    def _window_goes_on(self, frame: Frame, node: PlanNode, window: WindowState) -> bool:
        if window.resolving:
            objects = self.game.objects
            if objects is not None and self._start("resolve", objects.resolve, frozenset(objects.asks)):
                self._resolved(frame)
                self.pos.dirty = True
            return True
        if frame.done:
            self._done(node)
            return True
        if window.moved != NOBODY:
            by, window.moved = window.moved, NOBODY
            window.streak = []
            window.holder = (
                node.model.after_resolution(self, window) if by == RESOLVED else node.model.after_move(self, window, by)
            )
            self.note("priority_granted", seat=window.holder, why="resolved" if by == RESOLVED else "moved")
            if window.holder == NOBODY:
                self._complete(frame, node, window)
                return True
        return False

    def _resolved(self, frame: Frame) -> None:
        if frame.window is not None:
            frame.window.resolving = False
            frame.window.moved = RESOLVED
        self.note("object_resolved")

    def _gate_goes_on(self, frame: Frame, node: PlanNode, state: GateState) -> bool:
        gate = node.gate
        if gate is None:
            return False
        waits = open_seats(gate, state, self.s, self.pos.left)
        if waits and not (gate.done and gate.done(self.s, self.commitments(frame))):
            return False
        if gate.close is not None:
            self.g.seat, self.g.now = self.pos.seat, self.now
            gate.close(self.g, self.commitments(frame))
            self.pos.dirty = True
        self.note("gate_closed", address=node.address)
        frame.gate = None
        self._done(node)
        return True

    def commitments(self, frame: Frame) -> dict[int, Any]:
        """The typed answers given at a gate, in seat order."""
        gate = self.nodes[frame.node].gate
        if gate is None or frame.gate is None or gate.commit is None:
            return {}
        typed = {}
        for seat in sorted(frame.gate.commits):
            choice = gate.commit(self.s, seat) if callable(gate.commit) else gate.commit
            typed[seat] = msgspec.convert(frame.gate.commits[seat], choice.type)
        return typed

    def _side(self, seat: int) -> bytes:
        fields = [getattr(self.s, name)[seat] for name in self.game.schema.sides]
        return msgspec.msgpack.encode(fields)

    def put_side(self, seat: int, data: bytes) -> None:
        """Replace what a seat owns by an encoded copy."""
        for name, side in zip(self.game.schema.sides, self.decode_side(data), strict=True):
            getattr(self.s, name)[seat] = side

    def decode_side(self, data: bytes) -> Sequence[Any]:
        """A seat's side from its encoded copy."""
        return self.game.side_decoder.decode(data)  # type: ignore[no-any-return]

    # -- completion ------------------------------------------------------------------------------------------

    def _complete(self, frame: Frame, node: PlanNode, window: WindowState) -> None:
        """Everybody has passed in succession."""
        outcome = node.model.on_completion(self, window)
        self.note("window_completed", outcome=outcome)
        if outcome == "resolve":
            window.resolving = True
        elif node.advance is False:
            window.streak, window.out = [], []
            window.holder = window.focus = node.model.initial(self)
            window.idle += 1
            if window.idle > 1:
                self.note("idle_cycle", address=node.address)
        else:
            self._done(node)

    def _done(self, node: PlanNode) -> None:
        """A leaf or container has done its work: go where its advancement says."""
        pos = self.pos
        frame = pos.frames[-1]
        if node.node.repeat_while is not None and node.node.repeat_while(self.s):
            self._again(frame, node)
            return
        target = node.node.next if node.children else node.advance
        if callable(target):
            target = target(self.s)
        if node.turns and target in (None, "next_step", "next_phase", "next_turn", False):
            self._end_turn(frame, node)
        elif target is None or target is False or target == "next_step":
            self._leave(len(pos.frames) - 1)
        elif target in ("next_phase", "next_turn", "next_segment"):
            self._leave_level(target)
        else:
            self._go(target)

    def _again(self, frame: Frame, node: PlanNode) -> None:
        self._count(node.address)
        frame.stage, frame.i, frame.n, frame.window, frame.gate, frame.done = ENTER, 0, 0, None, None, False
        self.pos.visits[node.i] = self.pos.visits.get(node.i, 0) + 1
        self.note("node_entered", address=node.address)

    def _leave_level(self, target: str) -> None:
        level = {"next_phase": "phase", "next_turn": "turn", "next_segment": "segment"}[target]
        frames = self.pos.frames
        for depth in range(len(frames) - 1, -1, -1):
            node = self.nodes[frames[depth].node]
            if node.level == level and not (level == "phase" and node.loop):
                if node.turns:
                    frames[depth].i = len(node.children)
                    self._leave(depth + 1)
                else:
                    self._leave(depth)
                return
            if node.parent is None and node.i and level == "phase":
                self._leave(depth)
                return
            if node.level == "turn" and level == "phase":
                frames[depth].i = len(node.children)
                self._leave(depth + 1)
                return
        self._leave(len(frames) - 1)

    def _leave(self, keep: int) -> None:
        self.pos.keep = keep

    def _leave_top(self) -> None:
        """Leave the innermost node: window closed, hook, event."""
        frame = self.pos.frames[-1]
        node = self.nodes[frame.node]
        frame.window = frame.gate = None
        if frame.stage != BETWEEN and (frame.stage != ENTER or not node.turns):
            self._exit_hook(node)
            if node.turns:
                self.note("turn_ended", seat=frame.seat)
        self.pos.frames.pop()
        if node.turns:
            self.pos.seat = next((f.seat for f in reversed(self.pos.frames) if self.nodes[f.node].turns), NOBODY)
            self.g.seat = self.pos.seat
        if self.pos.veil is not None and len(self.pos.frames) <= self.pos.veil_depth:
            self.pos.veil = None
            self.note("veil_lifted", address=node.address)
        self.note("segment_left" if node.level == "segment" else "node_left", address=node.address)
        if node.parent is None and node.i:
            self._returned()

    def _exit_hook(self, node: PlanNode) -> None:
        if node.node.exit is not None:
            self.g.seat, self.g.now = self.pos.seat, self.now
            node.node.exit(self.g)
            self.pos.dirty = True

    def _returned(self) -> None:
        """A sub-flow has ended: its caller goes on where it was, with a fresh window."""
        frame = self.pos.frames[-1]
        self.pos.keep = -1
        if frame.window is not None:
            frame.window.streak, frame.window.moved = [], NOBODY
            frame.window.holder = frame.window.focus = self.nodes[frame.node].model.initial(self)
            self.note("priority_granted", seat=frame.window.holder, why="returned")

    # -- containers ------------------------------------------------------------------------------------------

    def _next_child(self, frame: Frame, node: PlanNode) -> None:
        closing = self.pos.frames and self._closing()
        while frame.i < len(node.children):
            child = self.nodes[node.children[frame.i]]
            frame.i += 1
            if closing and not (child.always or child.always_below):
                continue
            guard = child.node.can_enter
            if guard is not None and not guard(self.s):
                self.pos.path = []
                self.note("node_skipped", address=child.address)
                continue
            self._push(child)
            return
        if node.loop:
            frame.i = 0
            if not self._loop_over(frame, node):
                return
        if node.level == "segment" or not node.turns:
            self._done(node)
        else:
            self._end_turn(frame, node)

    def _closing(self) -> bool:
        frame = _turn_frame(self)
        return frame is not None and frame.closing

    def _loop_over(self, frame: Frame, node: PlanNode) -> bool:
        loop = node.loop
        if loop is None:
            return False
        if loop.stops is not None and loop.stops(self.s):
            return True
        if loop.times is not None and frame.n >= loop.times:
            return True
        self._count(node.address)
        frame.n += 1
        if type(loop).__name__ == "Rounds":
            self.pos.round += 1
            self.note("round_started", round=self.pos.round)
        self.note("pass_started", address=node.address, number=frame.n)
        return False

    def _push(self, node: PlanNode) -> None:
        self._count(node.address)
        pos = self.pos
        frame = Frame(node.i)
        if node.turns:
            frame.stage = BETWEEN
            frame.order = node.order.of(self)
        pos.frames.append(frame)
        pos.visits[node.i] = pos.visits.get(node.i, 0) + 1
        if node.node.veil and pos.veil is None:
            pos.veil = [self._side(seat) for seat in range(pos.seats)]
            pos.veil_depth = len(pos.frames) - 1
        self.note("segment_entered" if node.level == "segment" else "node_entered", address=node.address)

    def _end_turn(self, frame: Frame, node: PlanNode) -> None:
        self._exit_hook(node)
        self.note("turn_ended", seat=frame.seat)
        frame.window = None
        frame.stage = BETWEEN

    def _between_turns(self, frame: Frame, node: PlanNode) -> None:
        turns = node.turns
        if turns is None:
            return
        pos = self.pos
        depth = len(pos.frames) - 1
        if frame.at >= 0 or not frame.order:
            for above in range(depth, -1, -1):
                checked = self.nodes[pos.frames[above].node]
                if checked.level in ("turn", "segment") and checked.node.exit_when and checked.node.exit_when(self.s):
                    self._leave(above)
                    return
        passes = 0
        while True:
            frame.at += 1
            if frame.at >= len(frame.order) or (frame.at == 0 and passes == 0 and node.counts_rounds):
                if frame.at > 0 and (turns.once or passes > 1):
                    self._leave(depth)
                    return
                if frame.at > 0:
                    frame.order, frame.at = node.order.of(self), 0
                passes += 1
                if not frame.order or passes > 2:
                    self._leave(depth)
                    return
                if node.counts_rounds:
                    pos.round += 1
                    self.note("round_started", round=pos.round)
            seat = frame.order[frame.at]
            if seat not in pos.left and not (turns.skip and turns.skip(self.s, seat)):
                break
        self._begin_turn(frame, node, seat)

    def _begin_turn(self, frame: Frame, node: PlanNode, seat: int) -> None:
        self._count(node.address or "turn")
        pos = self.pos
        frame.seat = pos.seat = self.g.seat = seat
        frame.stage, frame.i, frame.n, frame.window, frame.closing, frame.done = (
            ENTER,
            0,
            0,
            None,
            False,
            False,
        )
        if node.turns and node.turns.counts:
            pos.turn += 1
            pos.visits = {}
        self.note("turn_started", seat=seat, turn=pos.turn, address=node.address)

    # -- transitions asked for by rules ----------------------------------------------------------------------

    def request(self, kind: str, target: str) -> None:
        """A rule asks for a transition; it is carried out when the state has settled."""
        node = self.node
        move = node.by_name.get(self.live.move) if self.live and self.live.move else None
        declared = {*node.leads_to, *(move.leads_to if move else ()), *self.game.plan.flow.leads_to}
        if self.game.objects:
            declared.update(self.game.objects.leads_to)
        if move is None:
            declared.update(target for offered in node.moves for target in offered.leads_to)
        if (target or "end_turn") not in declared:
            raise RuleBug(f"{kind} {target!r} is not declared in leads_to=", node=node.address)
        wanted = (kind, target)
        if kind != "call" and any(other != wanted and other[0] != "call" for other in self.pos.requests):
            raise RuleBug(f"contradictory requests: {self.pos.requests[0]} and {wanted}", node=node.address)
        if wanted not in self.pos.requests:
            self.pos.requests.append(wanted)

    def _carry_out(self) -> None:
        kind, target = self.pos.requests.pop(0)
        if kind == "call":
            if target not in self.game.plan.flows:
                raise RuleBug(f"there is no sub-flow {target!r}", node=self.node.address)
            self._push(self.nodes[self.game.plan.flows[target]])
        elif kind == "go":
            self._go(target)
        else:
            self.end_turn()

    def _go(self, address: str) -> None:
        target = self.game.plan.node(address)
        chain = [target, *target.above]
        frames = self.pos.frames
        for depth in range(len(frames) - 1, -1, -1):
            node = self.nodes[frames[depth].node]
            if node in chain[1:]:
                way = [n for n in reversed(chain) if n.depth > node.depth]
                steps = [above.children.index(n.i) for above, n in zip([node, *way], way, strict=False)]
                frames[depth].i = steps[0]
                frames[depth].stage = INSIDE
                self.pos.path = steps[1:]
                self._leave(depth + 1)
                return
        raise RuleBug(f"{address!r} cannot be reached from here", node=self.node.address)

    def end_turn(self, *, force: bool = False, run_closing: bool = True) -> None:
        """End the turn; unless forced otherwise, what always runs still runs."""
        frames = self.pos.frames
        for depth in range(len(frames) - 1, -1, -1):
            node = self.nodes[frames[depth].node]
            if not node.turns:
                continue
            if force and not run_closing:
                frames[depth].i = len(node.children)
                self._leave(depth + 1)
            else:
                frames[depth].closing = True
                self._leave(max(len(frames) - 1, depth + 1))
            if not node.children:
                self._end_turn(frames[depth], node)
            return
        raise RuleBug("there is no turn to end", node=self.node.address)

    def hand_priority(self, seat: int, why: str = "rule") -> None:
        """Give priority to a seat by a rule."""
        window = self.pos.frames[-1].window
        if window is None or seat not in self.node.model.eligible(self, window):
            raise RuleBug(f"priority cannot be handed to seat {seat} here", node=self.node.address)
        window.holder, window.moved = seat, NOBODY
        self.note("priority_granted", seat=seat, why=why)

    # -- seats that leave ------------------------------------------------------------------------------------

    def leave(self, seat: int, why: str = "left") -> None:
        """A seat leaves the match."""
        if seat not in self.pos.left:
            self._remove(seat, why)
            self.pos.dirty = True
        if self.live is None:
            self.run()

    def _remove(self, seat: int, why: str) -> None:
        pos = self.pos
        pos.left.append(seat)
        self.note("seat_left", seat=seat, why=why)
        for frame in pos.frames:
            self._leave_window(frame, seat)
            if frame.gate is not None and seat in frame.gate.seats:
                frame.gate.seats.remove(seat)
        if seat == pos.seat and self.live is None and (turn := _turn_frame(self)) is not None:
            node = self.nodes[turn.node]
            depth = pos.frames.index(turn)
            turn.i = len(node.children)
            if node.children:
                self._leave(depth + 1)
            else:
                self._end_turn(turn, node)

    def _leave_window(self, frame: Frame, seat: int) -> None:
        window = frame.window
        if window is None:
            return
        node = self.nodes[frame.node]
        window.streak = [other for other in window.streak if other != seat]
        window.out = [other for other in window.out if other != seat]
        if window.focus == seat:
            window.focus = node.model.next(self, window, seat)
        if window.moved == seat:
            window.moved = RESOLVED
        if window.holder == seat:
            window.holder = node.model.next(self, window, seat)
        innermost = frame is self.pos.frames[-1]
        if innermost and window.moved == NOBODY and not window.resolving and self._all_passed(node, window):
            self._complete(frame, node, window)

    def _all_passed(self, node: PlanNode, window: WindowState) -> bool:
        return all(seat in window.streak for seat in node.model.eligible(self, window))

    # -- events and loops ------------------------------------------------------------------------------------

    def emit(self, name: str, params: dict[str, Any], audience: tuple[int, ...] | None) -> None:
        """Report a game's event."""
        if self.events is not None:
            self.events.append(Event(name, plain(params), audience))

    def note(self, name: str, **params: Any) -> None:
        """Report an event of the flow."""
        if self.events is not None:
            self.events.append(Event(name, params, None, None, True))

    def _count(self, address: str) -> None:
        """The loop guard: node entries between two inputs, by fingerprint once there are many."""
        self._guard += 1
        if self._guard == 1:
            self._trace = []
        self._trace.append(address)
        if self._guard >= _GUARD_MOST:
            raise LoopDetected([entry for entry in self._trace if not entry.startswith("#")])
        if self._guard > _GUARD_AFTER:
            mark = "#" + self._fingerprint()
            if self._trace.count(mark) >= 2:
                raise LoopDetected([entry for entry in self._trace if not entry.startswith("#")])
            self._trace.append(mark)

    def _fingerprint(self) -> str:
        places = [(frame.node, frame.stage, frame.i, frame.at) for frame in self.pos.frames]
        state = self.s
        if self.game.counters:
            state = {name: getattr(state, name) for name in state.__struct_fields__ if name not in self.game.counters}
        return digest(msgspec.msgpack.encode((places, state, self.pos.requests)))


def _is_async(fn: Callable[..., Any]) -> bool:
    code = getattr(fn, "__code__", None)
    return code is not None and bool(code.co_flags & 0x80)


def _as_refusal(verdict: Refusal | str) -> Refusal:
    return Refusal(verdict) if isinstance(verdict, str) else verdict


def _turn_frame(kernel: Kernel) -> Frame | None:
    """The frame of the current turn."""
    for frame in reversed(kernel.pos.frames):
        if kernel.nodes[frame.node].turns:
            return frame
    return None


def _refuse_at_gate(kernel: Kernel, frame: Frame, node: PlanNode, seat: int, name: str) -> Refusal | None:
    gate, state = node.gate, frame.gate
    if gate is None or state is None or (name in (COMMIT, RETRACT)) != (gate.commit is not None):
        return Refusal("move_not_here", "There is nothing to decide together here.")
    if seat not in state.seats:
        return Refusal("not_addressed", "This decision is not yours to make.")
    decided = seat in state.ready or seat in state.commits
    if name in (COMMIT, READY):
        if decided and not (name == COMMIT and gate.revisable):
            return Refusal("already_committed", "You have decided already.")
        verdict = gate.ready_when(kernel.s, seat) if name == READY and gate.ready_when else None
        return None if verdict is None or verdict is True else _as_refusal(verdict or "not_now")
    if name in (RETRACT, UNREADY):
        if not decided:
            return Refusal("nothing_committed", "You have not decided yet.")
        return None if gate.revisable else Refusal("already_committed", "This decision cannot be taken back.")
    return None if state.base and not decided else Refusal("nothing_to_reset", "There is nothing to reset.")


def _pass_priority(kernel: Kernel, frame: Frame, node: PlanNode, seat: int, args: tuple[Any, ...]) -> None:
    window = frame.window
    if window is None:
        raise RuleBug("no window is open", node=node.address)
    window.streak.append(seat)
    if node.hard:
        window.out.append(seat)
    kernel.note("priority_passed", seat=seat)
    if kernel._all_passed(node, window):
        kernel._complete(frame, node, window)
    else:
        window.holder = node.model.next(kernel, window, seat)
        kernel.note("priority_granted", seat=window.holder, why="passed")


def _pass_turn(kernel: Kernel, frame: Frame, node: PlanNode, seat: int, args: tuple[Any, ...]) -> None:
    kernel.note("turn_passed", seat=seat)
    kernel.end_turn()


def _commit(kernel: Kernel, frame: Frame, node: PlanNode, seat: int, args: tuple[Any, ...]) -> None:
    if frame.gate is not None:
        frame.gate.commits[seat] = msgspec.to_builtins(args[0], str_keys=True)
        kernel.note("gate_committed", seat=seat)


def _retract(kernel: Kernel, frame: Frame, node: PlanNode, seat: int, args: tuple[Any, ...]) -> None:
    if frame.gate is not None:
        frame.gate.commits.pop(seat, None)
        kernel.note("gate_retracted", seat=seat)


def _ready(kernel: Kernel, frame: Frame, node: PlanNode, seat: int, args: tuple[Any, ...]) -> None:
    if frame.gate is not None:
        frame.gate.ready.append(seat)
        kernel.note("gate_committed", seat=seat)


def _unready(kernel: Kernel, frame: Frame, node: PlanNode, seat: int, args: tuple[Any, ...]) -> None:
    if frame.gate is not None:
        frame.gate.ready.remove(seat)
        kernel.note("gate_retracted", seat=seat)


def _reset(kernel: Kernel, frame: Frame, node: PlanNode, seat: int, args: tuple[Any, ...]) -> None:
    if frame.gate is not None:
        kernel.put_side(seat, frame.gate.base[seat])
        kernel.pos.dirty = True


_REQUESTS: dict[str, Callable[[Kernel, Frame, PlanNode, int, tuple[Any, ...]], None]] = {
    PASS_PRIORITY: _pass_priority,
    PASS_TURN: _pass_turn,
    COMMIT: _commit,
    RETRACT: _retract,
    READY: _ready,
    UNREADY: _unready,
    RESET: _reset,
}
