"""A match: a kernel with its log. Checks commands, carries them out, keeps the history, takes back.

A command is checked in this order: known actor, version, expected input, typed arguments, legality. A refusal changes
nothing; if rule code raises half-way, the match is rebuilt as it was just before the command.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import Struct, to_builtins

from rondel.core import undo as undoing
from rondel.core.chance import commitment
from rondel.core.events import Event
from rondel.core.game import Game
from rondel.core.history import AGREE_DRAW, END, SYSTEM_NAMES, TIMEOUT, Line, decode, feed
from rondel.core.kernel import (
    ANSWER,
    COMMIT,
    LEAVE,
    PASS_PRIORITY,
    PASS_TURN,
    READY,
    RESET,
    RETRACT,
    UNREADY,
    Input,
    Kernel,
)
from rondel.core.log import REDO, UNDO, Entry, Level, Mark, effective, redoable
from rondel.core.moves import Move
from rondel.core.outcome import Outcome
from rondel.core.sim import default_input, determinise
from rondel.core.state import HOST, NOBODY, SYSTEM, digest
from rondel.core.undo import UndoPlan, UndoPolicy, UndoRequest
from rondel.core.view import Record, Viewer, entry_for, events_for, knows_of, view, view_json
from rondel.errors import BadOptions, CommandFailed, Rejected, ReplayDivergence, RondelError, RuleBug

PAUSE, RESUME = "pause", "resume"
UNDO_REQUEST, UNDO_ANSWER = "undo_request", "undo_answer"
GATE_INPUTS = frozenset({COMMIT, RETRACT, READY, UNREADY, RESET})
REQUESTS = GATE_INPUTS | {PASS_PRIORITY, PASS_TURN}
_AUTOMATIC_MOST = 1000


class Command(Struct, frozen=True, omit_defaults=True):
    """What somebody wants to do."""

    seat: int
    name: str
    args: Any = None
    actor: int | None = None
    """Who clicked, if not the seat itself: the host or the engine."""
    version: int | None = None
    """The last entry the sender knew of; nothing means they do not care."""
    id: str = ""
    at: int = 0


class Applied(Struct, frozen=True):
    """What came of a command."""

    records: tuple[Record, ...]
    repeated: bool = False
    """The same command had been applied before."""

    @property
    def entry(self) -> Entry:
        return self.records[0].entry


class Header(Struct, frozen=True, omit_defaults=True):
    """What a match is besides its entries."""

    game: str
    version: str
    seats: int
    seed: str
    options: dict[str, Any] = {}
    forced: dict[str, list[Any]] = {}
    names: tuple[str, ...] = ()
    started: int = 0

    @property
    def commitment(self) -> str:
        """The hash that is published when the match starts."""
        return commitment(self.seed)


class Match:
    """One match in memory."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        *,
        seed: str,
        options: Mapping[str, Any] | Struct | None = None,
        forced: Mapping[str, Sequence[Any]] | None = None,
        names: Sequence[str] = (),
        policy: UndoPolicy | None = None,
        at: int = 0,
    ) -> None:
        count = game.seat_range[0] if seats is None else seats
        plain = to_builtins(options, str_keys=True) if options is not None else {}
        told = {label: list(outcomes) for label, outcomes in (forced or {}).items()}
        self.game = game
        self.header = Header(game.name, game.version, count, seed, plain, to_builtins(told), tuple(names), at)
        self.policy = policy or UndoPolicy()
        self.kernel = Kernel.begin(game, count, options, seed, forced=told, traced=True)
        self.entries: list[Entry] = []
        self.records: list[Record] = []
        self.marks: list[Mark] = []
        self.paused = ""
        """Why the match is paused; empty while it is running."""
        self.request: UndoRequest | None = None
        self._ids: dict[str, int] = {}
        self._covered: list[Record] = []
        self._gate_since: int | None = None
        self.opening = Record(Entry(0, SYSTEM, "start", at=at), self._take_events(), self.kernel.chance.drawn)
        self._mark(self.opening)
        self.line = Line(game, self._first_rest())
        self._automatic(at)

    def _first_rest(self) -> bytes:
        data, tail = self.kernel.checkpoint()
        if tail:
            raise RuleBug("the match cannot begin inside a script that has been answered")
        return data

    # -- reading ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> Outcome | None:
        """How it ended, or None."""
        return self.kernel.over

    @property
    def seats(self) -> range:
        return range(self.header.seats)

    def name_of(self, seat: int) -> str:
        """A seat's name."""
        if seat < 0:
            return {HOST: "the host", SYSTEM: "the table"}.get(seat, "nobody")
        names = self.header.names
        return names[seat] if seat < len(names) and names[seat] else f"Seat {seat + 1}"

    def version(self, viewer: Viewer) -> int:
        """The number of the last entry this viewer may know of."""
        for record in reversed(self.records):
            if record.progress or knows_of(record, viewer):
                return record.entry.v
        return 0

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """The state as a viewer may see it; encode it before the match goes on."""
        return view(self.kernel, viewer)

    def view_json(self, viewer: Viewer) -> bytes:
        """The view as JSON."""
        return view_json(self.kernel, viewer)

    def log(self, viewer: Viewer, since: int = 0) -> list[tuple[Entry, list[Event]]]:
        """The entries a viewer may know of, with their events, newest last."""
        told = []
        for record in self.records[since:]:
            entry = entry_for(self.game, record, viewer, self.over is not None)
            if entry is not None:
                told.append((entry, events_for(record, viewer)))
        return told

    def at(self, v: int) -> Kernel:
        """The match as it was after entry `v`, to be looked at."""
        if not 0 <= v <= len(self.entries):
            raise Rejected("unknown_entry", f"there is no entry {v}; the last one is {len(self.entries)}")
        return self.line.replay(_for_kernel(effective(self.entries[:v])))

    def digest(self) -> str:
        """A fingerprint of state, position and chance."""
        data, tail = self.kernel.checkpoint()
        return digest(data + msgspec.msgpack.encode(to_builtins(tail)))

    # -- doing -----------------------------------------------------------------------------------------------

    def play(self, seat: int, name: str, /, **args: Any) -> Applied:
        """Do something as a seat; arguments as Python values. A shorthand for `apply`."""
        return self.apply(Command(seat, name, to_builtins(args, str_keys=True) or None))

    def answer(self, seat: int, value: Any) -> Applied:
        """Answer the question a seat is asked, or commit at a gate."""
        name = ANSWER if self.kernel.live else COMMIT
        return self.apply(Command(seat, name, {"value": to_builtins(value, str_keys=True)}))

    def apply(self, command: Command) -> Applied:
        """Check a command and carry it out; raises `Rejected` and changes nothing if it is refused."""
        if command.id and (v := self._ids.get(command.id)) is not None:
            return Applied((self.records[v - 1],), repeated=True)
        actor = self._authorised(command)
        before = len(self.records)
        handler = _TABLE.get(command.name)
        if handler is not None:
            handler(self, command, actor)
        else:
            self._fresh(command, actor)
            self._carry_out(command, *self._checked(command, actor))
        self._automatic(command.at)
        return Applied(tuple(self.records[before:]))

    def _authorised(self, command: Command) -> int:
        actor = command.seat if command.actor is None else command.actor
        if not (command.seat in self.seats or command.seat in (HOST, SYSTEM)):
            raise Rejected("unknown_seat", f"there is no seat {command.seat}; seats are 0 to {self.header.seats - 1}")
        if actor not in (command.seat, HOST, SYSTEM):
            raise Rejected("unknown_seat", f"seat {actor} cannot act for {self.name_of(command.seat)}")
        return actor

    def _fresh(self, command: Command, actor: int) -> None:
        if command.version is None:
            return
        now = self.version(Viewer((command.seat,) if command.seat >= 0 else ()))
        at_gate = bool(self.kernel.pos.frames and self.kernel.pos.frames[-1].gate)
        exempt = command.name in GATE_INPUTS or (at_gate and self.kernel.live is None)
        if now > command.version and not exempt:
            raise Rejected(
                "stale_version",
                "The table has moved on since you looked; look again before you act.",
                params={"known": command.version, "now": now},
            )

    def _checked(self, command: Command, actor: int) -> tuple[str, tuple[Any, ...], tuple[str, int] | None, bool]:
        """The input's name, typed arguments, the question it answers and whether it is secret."""
        kernel = self.kernel
        if kernel.over is not None:
            raise Rejected("match_over", "The match is over.")
        if self.paused:
            raise Rejected("match_paused", f"The match is paused: {self.paused}.", params={"reason": self.paused})
        name = self._canonical(command.name)
        if kernel.live is not None:
            return self._checked_during_script(command, name)
        if name == ANSWER:
            raise Rejected("not_addressed", "You are not asked anything now.")
        if name in REQUESTS:
            return self._checked_request(command, name)
        return name, self._checked_move(command, self._offered(name)), None, False

    def _canonical(self, name: str) -> str:
        """A gate may call saying "ready" by a name of its own."""
        gate = self.kernel.node.gate if self.kernel.pos.frames else None
        return READY if gate is not None and name == gate.ready else name

    def _checked_during_script(
        self, command: Command, name: str
    ) -> tuple[str, tuple[Any, ...], tuple[str, int] | None, bool]:
        script = self.kernel.live
        if name != ANSWER or script is None or script.ask is None:
            move = self.kernel.node.by_name.get(name)
            if move is None or not move.anytime:
                if name not in REQUESTS and name != ANSWER:
                    self._known(name)
                raise Rejected("decision_pending", "A question must be answered first.")
            return name, self._checked_move(command, move), None, False
        question = self.kernel.question(command.seat)
        if question is None:
            raise Rejected("not_addressed", "This question is not for you to answer.")
        (value,) = decode(self.kernel, command.seat, ANSWER, command.args)
        self._must(question[1].check(self.kernel.s, command.seat, value))
        return ANSWER, (value,), (question[0], script.answers + 1), script.ask.secret

    def _checked_request(
        self, command: Command, name: str
    ) -> tuple[str, tuple[Any, ...], tuple[str, int] | None, bool]:
        kernel = self.kernel
        if (why := kernel.refuses_request(command.seat, name)) is not None:
            raise Rejected(why.code, why.sentence, params=why.params)
        if name != COMMIT:
            return name, decode(kernel, command.seat, name, command.args), None, False
        question = kernel.question(command.seat)
        if question is None:
            raise Rejected("already_committed", "You have decided already.")
        (value,) = decode(kernel, command.seat, COMMIT, command.args)
        self._must(question[1].check(kernel.s, command.seat, value))
        return name, (value,), None, False

    def _offered(self, name: str) -> Move:
        move = self.kernel.node.by_name.get(name)
        if move is None:
            self._known(name)
            place = self.kernel.node.node.label or self.kernel.node.address
            raise Rejected("move_not_here", f"{name} is not possible during {place}.")
        return move

    def _known(self, name: str) -> None:
        if name not in self.game.moves_by_name:
            near = get_close_matches(name, [*self.game.moves_by_name, *sorted(REQUESTS)], 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise Rejected("unknown_move", f"{self.game.title} has no move {name!r}{hint}")

    def _checked_move(self, command: Command, move: Move) -> tuple[Any, ...]:
        kernel, seat = self.kernel, command.seat
        if not kernel.may_move(seat, move):
            raise self._not_yours(seat, move)
        args = move.decode(command.args)
        if (why := move.refuses(kernel.s, seat, args)) is not None:
            raise Rejected.illegal(why)
        return args

    def _not_yours(self, seat: int, move: Move) -> Rejected:
        kernel = self.kernel
        frame = kernel.pos.frames[-1]
        if move.by == "host":
            return Rejected("not_host", f"Only the host can {move.label.lower()}.")
        if frame.gate is not None:
            if seat in frame.gate.ready:
                return Rejected("already_committed", "You have said that you are ready.")
            return Rejected("not_addressed", "This decision is not yours to make.")
        whose = self.name_of(kernel.holder())
        if frame.window is None and kernel.holder() == kernel.pos.seat:
            return Rejected("not_turn_player", f"It is the turn of {whose}.", params={"seat": kernel.pos.seat})
        return Rejected("not_priority_player", f"It is for {whose} to act now.", params={"seat": kernel.holder()})

    def _must(self, why: Any) -> None:
        if why is not None:
            raise Rejected.illegal(why)

    # -- carrying out ----------------------------------------------------------------------------------------

    def _carry_out(
        self,
        command: Command,
        name: str,
        args: tuple[Any, ...],
        ask: tuple[str, int] | None,
        secret: bool,
        auto: bool = False,
    ) -> Record:
        kernel = self.kernel
        wire = _wire(kernel, name, args)
        covering, frame = self._covers(), kernel.pos.frames[-1]
        gate = frame.gate
        kernel.now = command.at
        self._guarded(lambda: kernel.play(command.seat, name, args))
        sticky = name in self.game.moves_by_name and self.game.moves_by_name[name].sticky
        entry = self._entry(command, name, wire, ask=ask, secret=secret, auto=auto, sticky=sticky)
        record = self._record(entry, covering, same_gate=gate is not None and frame.gate is gate)
        self.line.append(entry, self.kernel)
        return record

    def _entry(self, command: Command, name: str, args: Any, **marks: Any) -> Entry:
        actor = command.actor if command.actor != command.seat else None
        return Entry(len(self.entries) + 1, command.seat, name, args or None, actor, command.at, command.id, **marks)

    def _guarded(self, act: Callable[[], None]) -> None:
        """Do something with the kernel; if it fails, the match is as it was before."""
        try:
            act()
        except Rejected:
            self._rebuild()
            raise
        except BadOptions as problem:
            self._rebuild()
            raise Rejected(problem.code, str(problem)) from None
        except Exception as problem:
            report = self._crash_report(problem)
            self._rebuild()
            raise CommandFailed(f"the rules failed: {problem!r}; nothing has changed", report) from problem

    def _rebuild(self) -> None:
        self.kernel.drop()
        self.kernel = self.line.kernel(traced=True)

    def _crash_report(self, problem: BaseException) -> bytes:
        report = {
            "header": self.header,
            "entries": self.entries,
            "position": self.game.plan.path(self.kernel.pos),
            "error": repr(problem),
            "trace": traceback.format_exception(problem),
        }
        return msgspec.json.encode(report)

    def _take_events(self) -> tuple[Event, ...]:
        events = tuple(self.kernel.events or ())
        self.kernel.events = []
        return events

    def _covers(self) -> bool:
        """Is there something now that others may not know of yet?"""
        kernel = self.kernel
        if kernel.over is not None or not kernel.pos.frames:
            return False
        if kernel.pos.veil is not None:
            return True
        if kernel.live is not None:
            ask = kernel.live.ask
            return ask is not None and ask.secret and not ask.single
        gate = kernel.node.gate
        return gate is not None and gate.secret and kernel.pos.frames[-1].gate is not None

    def _record(self, entry: Entry, covering: bool, *, same_gate: bool) -> Record:
        events = self._take_events()
        covers = self._covers()
        waiting = same_gate or (covers and self.kernel.live is not None)
        record = Record(
            entry,
            events,
            self.kernel.chance.drawn,
            covered=covers and covering and (waiting or entry.name not in (READY, UNREADY)),
            progress=not (covers and covering and waiting),
            opened=covering and not covers,
            place=self.kernel.node.address if self.kernel.pos.frames else "",
        )
        self._keep(entry, record)
        if record.covered:
            self._covered.append(record)
        elif not covers:
            for earlier in self._covered:
                earlier.covered = False
            self._covered.clear()
        self._mark(record)
        return record

    def _keep(self, entry: Entry, record: Record) -> None:
        self.entries.append(entry)
        self.records.append(record)
        if entry.id:
            self._ids[entry.id] = entry.v
        if self.request is not None and entry.name not in _TABLE:
            self.request = None

    def _mark(self, record: Record) -> None:
        for event in record.events:
            if event.name == "gate_opened":
                self._gate_since = record.entry.v
            elif event.name == "gate_closed":
                self._gate_since = None
            if event.flow and (mark := self._mark_of(event, record.entry.v)) is not None:
                self.marks.append(mark)

    def _mark_of(self, event: Event, v: int) -> Mark | None:
        name, params = event.name, event.params
        if name == "turn_started":
            return Mark(v, "turn", params["address"], f"turn of {self.name_of(params['seat'])}", params["seat"])
        if name == "round_started":
            return Mark(v, "round", "", f"round {params['round']}")
        if name not in ("node_entered", "segment_entered", "pass_started"):
            return None
        node = self.game.plan.matches(params["address"])
        if not node or node[0].level not in ("segment", "phase", "step"):
            return None
        label = node[0].node.label or node[0].node.id.replace("_", " ")
        if name == "pass_started":
            label = f"{label} {params['number']}"
        return Mark(v, node[0].level, params["address"], label)

    def _automatic(self, at: int) -> None:
        """Seats that have left answer by default."""
        for _ in range(_AUTOMATIC_MOST):
            kernel = self.kernel
            absent = [seat for seat in kernel.actors() if seat in kernel.pos.left]
            if kernel.over is not None or self.paused or not absent:
                return
            seat = absent[0]
            name, args = default_input(kernel, seat)
            question = kernel.question(seat)
            ask = (question[0], kernel.live.answers + 1) if question and kernel.live else None
            self._carry_out(Command(seat, name, actor=SYSTEM, at=at), name, args, ask, False, auto=True)

    def _table_entry(self, command: Command, name: str, args: Any = None, **marks: Any) -> Record:
        """An entry about the table, which the kernel never sees."""
        marks.setdefault("sticky", True)
        entry = self._entry(command, name, args, **marks)
        record = Record(entry, (), self.kernel.chance.drawn, place=self.records[-1].place if self.records else "")
        self._keep(entry, record)
        return record

    # -- undo ------------------------------------------------------------------------------------------------

    def undo_plan(self, seat: int, level: Level = "command") -> UndoPlan:
        """What taking back would mean for a seat; raises `Rejected` if there is nothing."""
        since = self._gate_since if self.kernel.pos.frames and self.kernel.pos.frames[-1].gate else None
        return undoing.plan(self.line, self.kernel, self.records, self.marks, seat, level, since)

    def undo_refused(self, seat: int, level: Level = "command") -> Rejected | None:
        """Why a seat may not take back at once or by asking, or None."""
        try:
            undoing.verdict(self.undo_plan(seat, level), self.policy, seat, seat)
        except Rejected as why:
            return why
        return None

    def _undo(self, command: Command, actor: int) -> None:
        args = command.args if isinstance(command.args, dict) else {}
        level = args.get("to", "command")
        if level not in ("command", "step", "phase", "turn", "round", "segment") or set(args) - {"to"}:
            raise Rejected("bad_arguments", "undo takes `to`: command, step, phase, turn, round or segment")
        found = self.undo_plan(command.seat, level)
        if undoing.verdict(found, self.policy, command.seat, actor) == "now":
            self._take_out(command, found)
            return
        living = [seat for seat in self.seats if seat not in self.kernel.pos.left]
        asked = undoing.consent_of(found, living, command.seat, self.kernel.pos.left)
        record = self._table_entry(command, UNDO_REQUEST, {"to": level, "asked": list(asked.affected)})
        self.request = UndoRequest(record.entry.v, command.seat, asked)
        self._settle_request(command)

    def _undo_answer(self, command: Command, actor: int) -> None:
        request = self.request
        if request is None:
            raise Rejected("nothing_to_answer", "Nobody has asked to take anything back.")
        if command.seat not in request.waits_for:
            raise Rejected("not_addressed", "Your consent is not asked.")
        args = command.args if isinstance(command.args, dict) else {}
        if set(args) != {"yes"} or not isinstance(args["yes"], bool):
            raise Rejected("bad_arguments", "undo_answer takes `yes`: true or false")
        self._table_entry(command, UNDO_ANSWER, {"yes": args["yes"]})
        if not args["yes"]:
            self.request = None
            return
        self.request = UndoRequest(request.v, request.seat, request.plan, (*request.agreed, command.seat))
        self._settle_request(command)

    def _settle_request(self, command: Command) -> None:
        request = self.request
        if request is not None and not request.waits_for:
            self.request = None
            self._take_out(Command(request.seat, UNDO, at=command.at), request.plan)

    def _take_out(self, command: Command, found: UndoPlan) -> None:
        removes = self._reline(set(found.removes))
        self._table_entry(command, UNDO, {"to": found.level, "label": found.label}, removes=removes, sticky=False)
        self.request = None

    def _reline(self, gone: set[int]) -> tuple[int, ...]:
        """Take entries out; a sticky one that no longer applies goes with them. Returns the numbers taken out."""
        while True:
            keep = [entry for entry in self.line.entries if entry.v not in gone]
            try:
                self._switch(keep)
                return tuple(sorted(gone))
            except ReplayDivergence:
                first = min(gone)
                stuck = next((entry for entry in keep if entry.v > first), None)
                if stuck is None:
                    raise
                gone = gone | {stuck.v}

    def _switch(self, entries: Sequence[Entry]) -> None:
        kernel = self.line.replay(entries, traced=True)
        same = self.line.cut(entries)
        self.kernel.drop()
        self.kernel = kernel
        last = entries[same - 1].v if same else 0
        self.marks = [mark for mark in self.marks if mark.v <= last]
        self._recover(entries, same)

    def _recover(self, entries: Sequence[Entry], same: int) -> None:
        """Marks, covers and the open gate as they are for the entries now in effect."""
        for entry in entries[same:]:
            self._mark(self.records[entry.v - 1])
        self._covered = []
        self._gate_since = next((v for v, name in self._gate_events(entries)), None)

    def _gate_events(self, entries: Sequence[Entry]) -> Iterable[tuple[int | None, str]]:
        """When gates opened and closed, newest first; a gate that closed opened at no number."""
        for record in (*(self.records[entry.v - 1] for entry in reversed(entries)), self.opening):
            for event in reversed(record.events):
                if event.name in ("gate_opened", "gate_closed"):
                    yield record.entry.v if event.name == "gate_opened" else None, event.name

    def _redo(self, command: Command, actor: int) -> None:
        undone = redoable(self.entries)
        if undone is None:
            raise Rejected("nothing_to_redo", "There is nothing to do again.")
        if actor != HOST and undone.clicked_by not in (command.seat, SYSTEM) and self.policy.mode != "free":
            raise Rejected("undo_not_allowed", "Only who took it back can do it again.")
        entries = effective([*self.entries, self._entry(command, REDO, None, removes=(undone.v,))])
        self._switch(_for_kernel(entries))
        self._table_entry(command, REDO, None, removes=(undone.v,), sticky=False)

    # -- the table -------------------------------------------------------------------------------------------

    def _pause(self, command: Command, actor: int) -> None:
        if self.paused:
            raise Rejected("match_paused", f"The match is paused already: {self.paused}.")
        reason = str((command.args or {}).get("reason", "") if isinstance(command.args, dict) else "")[:200]
        self._table_entry(command, PAUSE, {"reason": reason})
        self.paused = reason or "paused"

    def _resume(self, command: Command, actor: int) -> None:
        if not self.paused:
            raise Rejected("not_paused", "The match is not paused.")
        self._table_entry(command, RESUME)
        self.paused = ""

    def _system(self, command: Command, actor: int) -> None:
        """Leaving, running out of time, agreed draws, the host's end."""
        if self.kernel.over is not None:
            raise Rejected("match_over", "The match is over.")
        if actor not in (HOST, SYSTEM) and command.name != LEAVE:
            raise Rejected("not_host", f"Only the host can do that: {command.name}.")
        if command.name == LEAVE and command.seat in self.kernel.pos.left:
            raise Rejected("already_left", f"{self.name_of(command.seat)} has left already.")
        covering = self._covers()
        entry = self._entry(command, command.name, command.args)
        self._guarded(lambda: feed(self.kernel, entry))
        self._record(entry, covering, same_gate=False)
        self.line.append(entry, self.kernel)

    # -- branching -------------------------------------------------------------------------------------------

    def fork(self, v: int, seat: int | None, rng: Any, *, seed: str) -> Match:
        """A new match that begins where this one was after entry `v`.

        What the forking seat could not know is dealt out again; without a seat only what was public is kept.
        """
        kernel = self.at(v)
        world = determinise(kernel, () if seat is None else (seat,), rng)
        data, tail = world.checkpoint()
        forked = Match.__new__(Match)
        forked.__dict__.update(self.__dict__)
        forked.header = msgspec.structs.replace(self.header, seed=seed)
        forked.entries, forked.records, forked.marks = [], [], []
        forked.paused, forked.request = "", None
        forked._ids, forked._covered, forked._gate_since = {}, [], None
        forked.line = Line(self.game, data)
        forked.kernel = forked.line.kernel(traced=True)
        forked.opening = Record(Entry(0, SYSTEM, "fork"), (), forked.kernel.chance.drawn)
        for given in tail:
            forked._refeed(given)
        return forked

    def _refeed(self, given: Input) -> None:
        seat, name, args, now = given
        question = self.kernel.question(seat)
        ask = (question[0], self.kernel.live.answers + 1) if question and self.kernel.live else None
        self._carry_out(Command(seat, name, at=now), name, args, ask, False)

    # -- loading ---------------------------------------------------------------------------------------------

    @classmethod
    def load(
        cls,
        game: Game,
        header: Header,
        entries: Iterable[Entry],
        *,
        policy: UndoPolicy | None = None,
        snapshot: tuple[int, bytes] | None = None,
    ) -> Match:
        """A match from its header and entries."""
        match = cls(
            game,
            header.seats,
            seed=header.seed,
            options=header.options,
            forced=header.forced,
            names=header.names,
            policy=policy,
            at=header.started,
        )
        if match.entries:
            raise ReplayDivergence("the match would begin with entries of its own")
        match._absorb(list(entries))
        return match

    def _absorb(self, entries: Sequence[Entry]) -> None:
        current = {entry.v for entry in effective(entries)}
        for number, entry in enumerate(entries, 1):
            if entry.v != number:
                raise ReplayDivergence(f"entry {entry.v} stands where entry {number} belongs")
            if entry.name in _FOR_KERNEL_NOT or entry.v not in current:
                self._absorb_table_entry(entry, in_effect=entry.v in current)
            else:
                self._absorb_played(entry)

    def _absorb_played(self, entry: Entry) -> None:
        covering, frame = self._covers(), self.kernel.pos.frames[-1] if self.kernel.pos.frames else None
        gate = frame.gate if frame else None
        try:
            feed(self.kernel, entry)
        except RondelError as problem:
            raise ReplayDivergence(f"entry {entry.v} ({entry.name}): {problem}") from problem
        except Exception as problem:
            raise ReplayDivergence(f"entry {entry.v} ({entry.name}) cannot be carried out: {problem!r}") from problem
        self._record(entry, covering, same_gate=gate is not None and frame is not None and frame.gate is gate)
        self.line.append(entry, self.kernel)

    def _absorb_table_entry(self, entry: Entry, *, in_effect: bool) -> None:
        record = Record(entry, (), self.kernel.chance.drawn)
        self._keep(entry, record)
        if in_effect and entry.name == PAUSE:
            self.paused = (entry.args or {}).get("reason") or "paused"
        elif in_effect and entry.name == RESUME:
            self.paused = ""


_FOR_KERNEL_NOT = frozenset({UNDO, REDO, UNDO_REQUEST, UNDO_ANSWER, PAUSE, RESUME})


def _for_kernel(entries: Iterable[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.name not in _FOR_KERNEL_NOT]


def _wire(kernel: Kernel, name: str, args: tuple[Any, ...]) -> Any:
    move = kernel.node.by_name.get(name)
    if move is not None and name not in REQUESTS:
        return move.wire(args)
    return {"value": to_builtins(args[0], str_keys=True)} if args else None


_TABLE: dict[str, Callable[[Match, Command, int], None]] = {
    UNDO: Match._undo,
    REDO: Match._redo,
    UNDO_ANSWER: Match._undo_answer,
    PAUSE: Match._pause,
    RESUME: Match._resume,
    LEAVE: Match._system,
    TIMEOUT: Match._system,
    AGREE_DRAW: Match._system,
    END: Match._system,
}

__all__ = ["NOBODY", "SYSTEM_NAMES", "Applied", "Command", "Header", "Match"]
