"""A match: a kernel with its log. Checks commands, carries them out and keeps what came of them.

A refusal changes nothing; if rule code raises half-way, the match is rebuilt as it was just before the command.
"""

from __future__ import annotations

import traceback
from base64 import b64decode
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, to_builtins
from msgspec.structs import replace

from rondel.core import undo as undoing
from rondel.core.actions import Acted, Draws, act
from rondel.core.automatic import automatic
from rondel.core.autopass import Preference
from rondel.core.chance import commitment
from rondel.core.clocks import ClockSettings, Reading, Tick, reading
from rondel.core.command_names import (
    ANSWER,
    COMMIT,
    CONTINUED,
    NOT_FOR_RULES,
    OPENING,
    REDO,
    RESUME,
    TIMEOUT,
    UNDO,
    UPGRADE,
)
from rondel.core.commands import Checked, Command, checked, ends_pause, fresh, given
from rondel.core.covers import BeforeEntry, cover
from rondel.core.decisions import Decision
from rondel.core.driving import drop
from rondel.core.events import Event
from rondel.core.game import Game
from rondel.core.history import Line, feed, feed_all
from rondel.core.kernel import Kernel
from rondel.core.loading import absorb
from rondel.core.log import Entry, UndoReach, effective, redoable, removed
from rondel.core.marks import MARKING, Mark, mark_of
from rondel.core.outcome import Outcome
from rondel.core.playing import begin, play
from rondel.core.seats import HOST, SYSTEM, is_player
from rondel.core.sim import determinise
from rondel.core.state import digest
from rondel.core.table import TABLE, for_kernel, resume
from rondel.core.telling import Heard, Numbers, Record, entry_for, events_for, knows_of
from rondel.core.timer import Timer, tick_of
from rondel.core.undo import UndoPlan, UndoPolicy, UndoRequest
from rondel.core.view import Viewer, view, view_json
from rondel.core.wording import worded
from rondel.errors import BadOptions, CommandFailed, Rejected, RondelError, RuleBug
from rondel.messages import Message

T = TypeVar("T")

GATE_EVENTS = frozenset({"gate_opened", "gate_closed", "gate_committed", "gate_retracted"})


class NotWrittenYet(Message):
    """An entry that the log does not have."""

    number: int
    last: int


class UnderOlderRules(Message):
    """An entry that can only be read."""

    number: int


class Applied(Struct, frozen=True):
    """What came of a command."""

    records: tuple[Record, ...]
    flow: tuple[Event, ...] = ()
    """What the flow did on the way: nodes entered and left, windows, gates; told once and not kept."""
    repeated: bool = False
    """The same command had been applied before."""

    @property
    def entry(self) -> Entry:
        """The command's own entry; only the end of a pause may come before it."""
        first, *rest = self.records
        return rest[0].entry if first.entry.name == RESUME and rest else first.entry


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
    clock: ClockSettings | None = None
    start: bytes = b""
    """The rest point at which a fork begins; other matches begin with their set-up."""
    hosts: tuple[str, ...] = ()
    """Everybody who has been a host, in the order in which entries number them; empty: forgotten."""

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
        clock: ClockSettings | None = None,
        at: int = 0,
    ) -> None:
        count = game.usual_seats if seats is None else seats
        plain = to_builtins(options, str_keys=True) if options is not None else {}
        told = {label: list(outcomes) for label, outcomes in (forced or {}).items()}
        header = Header(game.name, game.version, count, seed, plain, to_builtins(told), tuple(names), at, clock)
        kernel = begin(game, count, options, seed, forced=told, traced=True)
        self._begin(game, header, kernel, policy)
        automatic(self, at)

    def _begin(self, game: Game, header: Header, kernel: Kernel, policy: UndoPolicy | None) -> None:
        data, tail = kernel.checkpoint()
        if tail:
            raise RuleBug("a match cannot begin inside a script that has been answered")
        self.game, self.header, self.kernel = game, header, kernel
        self.policy = policy or UndoPolicy()
        self.line = Line(game, data)
        self.entries: list[Entry] = []
        self.records: list[Record] = []
        self.marks: list[Mark] = []
        """The points one can go back to."""
        self.paused = ""
        """Why the match is paused; empty while it is running."""
        self.request: UndoRequest | None = None
        """An undo that waits for consent."""
        self.timer = Timer(header.clock, kernel, header.started) if header.clock is not None else None
        self.acted: list[Acted] = []
        """What was done beside the game."""
        self.draws = Draws()
        """Who offers a draw or has agreed to one."""
        self.preferences: dict[int, Preference] = {}
        """What seats want passed for them."""
        self.usual: dict[int, Preference] = {}
        """What they want who have said nothing."""
        self._flow: list[Event] = []
        self._ids: dict[str, int] = {}
        self.unseen: list[Record] = []
        """What not everybody knows of, although the match may wait as before; oldest first."""
        self._covered: list[Record] = []
        self._gate_since: int | None = None
        self._upgraded = 0
        self.opening = Record(Entry(0, SYSTEM, OPENING, at=header.started), self._take_events(0), kernel.chance.drawn)

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
        if not is_player(seat):
            return {HOST: "the host", SYSTEM: "the table"}.get(seat, "nobody")
        named = self.game.seat_name
        if named is not None and (name := worded("", named, self.kernel.s, seat)):
            return str(name)
        names = self.header.names
        return names[seat] if seat < len(names) and names[seat] else f"Seat {seat + 1}"

    def version(self, viewer: Viewer) -> int:
        """How many entries this viewer may know of; see `Numbers`."""
        return self.numbers(viewer).of(len(self.records))

    def numbers(self, viewer: Viewer) -> Numbers:
        """How a viewer counts the entries."""
        return Numbers(self.unseen, viewer, self.over is not None)

    def knows_of(self, viewer: Viewer, v: int) -> bool:
        """May a viewer know that entry `v` exists?"""
        return knows_of(self.records[v - 1], viewer, self.over is not None)

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """The state as a viewer may see it, in a copy of its own."""
        return deepcopy(view(self.kernel, viewer))

    def view_json(self, viewer: Viewer) -> bytes:
        """The view as JSON."""
        return view_json(self.kernel, viewer)

    def clocks(self, now: int) -> Reading | None:
        """What all clocks show, as the game wants them shown; None in a match without any."""
        if self.timer is None:
            return None
        state = self.timer.state
        if self.game.clocks is not None:
            state = replace(state, settings=self.game.clocks(self.kernel.s, state.settings))
        return reading(state, now)

    def log(self, viewer: Viewer, since: int = 0) -> list[Heard]:
        """The entries a viewer may know of, with their events, newest last; `since` leaves out those up to a number."""
        numbers, over, gone = self.numbers(viewer), self.over is not None, removed(self.entries)
        told = []
        for record in self.records[numbers.place(since) :]:
            entry, v = entry_for(self.game, record, viewer, over), record.entry.v
            if entry is not None:
                words = record.words if entry.args == record.entry.args else ""
                entry = replace(entry, v=numbers.of(v), removes=numbers.of_all(entry.removes), hides=())
                told.append(Heard(entry, events_for(record, viewer, over), v in gone, v, words))
        return told

    def at(self, v: int) -> Kernel:
        """The match as it was after entry `v`, to be looked at."""
        if not 0 <= v <= len(self.entries):
            raise Rejected("unknown_entry", NotWrittenYet(v, len(self.entries)))
        if v < self._upgraded:
            raise Rejected("older_rules", UnderOlderRules(v))
        return self.line.replay(self.since_upgrade(for_kernel(effective(self.entries[:v]))))

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

    def apply(self, command: Command, sender: Viewer | None = None) -> Applied:
        """Check a command and carry it out; raises `Rejected` and changes nothing if it is refused.

        The command's version is as its sender counts: whoever holds several seats knows more than the one that acts.
        """
        if command.id and (v := self._ids.get(command.id)) is not None:
            return Applied((self.records[v - 1],), repeated=True)
        actor = self._authorised(command)
        before, self._flow = len(self.records), []
        about_table = TABLE.get(command.name)
        if about_table is not None:
            about_table(self, command, actor)
        else:
            fresh(self, command, sender)
            legal = self._checked(command)
            if ends_pause(self, command):
                resume(self, command)
            self.carry_out(command, legal)
        if self.kernel.pos.left or self.preferences:
            automatic(self, command.at)
        return Applied(tuple(self.records[before:]), tuple(self._flow))

    def _checked(self, command: Command) -> Checked:
        try:
            return checked(self, command)
        except Rejected as why:
            why.text = self.game.words(why.text)
            raise
        except RondelError:
            raise
        except Exception as problem:  # a check that fails is a bug of the rules, not a mistake of the player
            text = f"the rules failed: {problem!r}; nothing has changed"
            raise CommandFailed(text, self.crash_report(problem)) from problem

    def _authorised(self, command: Command) -> int:
        actor = command.seat if command.actor is None else command.actor
        if not (command.seat in self.seats or command.seat in (HOST, SYSTEM)):
            raise Rejected("unknown_seat", f"there is no seat {command.seat}; seats are 0 to {self.header.seats - 1}")
        if actor not in (command.seat, HOST, SYSTEM):
            raise Rejected("unknown_seat", f"seat {actor} cannot act for {self.name_of(command.seat)}")
        return actor

    # -- carrying out ----------------------------------------------------------------------------------------

    def carry_out(self, command: Command, given: Checked, *, auto: bool = False) -> None:
        """Carry out a command that has been checked."""
        kernel = self.kernel
        name, args = given.name, given.args
        move = self.game.moves_by_name.get(name)
        marks = {"ask": given.ask, "secret": given.secret, "auto": auto, "sticky": move is not None and move.sticky}
        entry = self.new_entry(command, name, command.args, **marks)

        def act() -> None:
            kernel.now = command.at
            play(kernel, command.seat, name, args)

        self._keep_played(entry, act)

    def carry_out_entry(self, entry: Entry, *, again: bool = False) -> None:
        """Carry out an entry that is not a seat's move, or `again` one as it was kept."""
        self._keep_played(entry, lambda: feed(self.kernel, entry), again=again)

    def _keep_played(self, entry: Entry, act: Callable[[], None], *, again: bool = False) -> None:
        before = self._guarded(lambda: BeforeEntry(self.kernel, entry))
        self._guarded(act if again else lambda: self._act_soundly(entry, act))
        self.keep(before.record(entry, self._take_events(entry.v), self.kernel))
        self.line.append(entry, self.kernel)

    def new_entry(self, command: Command, name: str, args: Any, **marks: Any) -> Entry:
        """The entry that a command will be."""
        actor = command.actor if command.actor != command.seat else None
        given = (command.seat, name, args or None, actor, command.at, command.id)
        return Entry(len(self.entries) + 1, *given, by=command.by, **marks)

    def _act_soundly(self, entry: Entry, act: Callable[[], None]) -> None:
        """Do something with the kernel; what it leaves must be a state that can be kept."""
        node = self.kernel.node.address if self.kernel.pos.frames else ""
        act()
        if self.kernel.live is None and (wrong := self.game.unfit(self.kernel.s)) is not None:
            raise RuleBug(f"{entry.name} has left {wrong}", node=node)

    def _guarded(self, act: Callable[[], T]) -> T:
        """Do something with the kernel; if it fails, the match is as it was before."""
        try:
            return act()
        except Rejected:
            self._rebuild()
            raise
        except BadOptions as problem:
            self._rebuild()
            raise Rejected(problem.code, problem.text) from None
        except Exception as problem:
            report = self.crash_report(problem)
            self._rebuild()
            raise CommandFailed(f"the rules failed: {problem!r}; nothing has changed", report) from problem

    def _rebuild(self) -> None:
        drop(self.kernel)
        self.kernel = self.line.kernel(traced=True)

    def crash_report(self, problem: BaseException) -> bytes:
        """All that somebody needs to find a bug of the rules."""
        report = {
            "header": self.header,
            "entries": self.entries,
            "position": self.game.plan.path(self.kernel.pos),
            "error": repr(problem),
            "trace": traceback.format_exception(problem),
        }
        return msgspec.json.encode(report)

    def _take_events(self, v: int) -> tuple[Event, ...]:
        """What happened since the last time, to be kept; what the flow did leaves its marks and is forgotten."""
        kept = []
        for event in self.kernel.events or ():
            if not event.flow:
                kept.append(event)
                continue
            name = event.name
            self._flow.append(event)
            if name in MARKING:
                self.marks.append(mark_of(self.game, event, v))
            elif name in GATE_EVENTS:
                kept.append(event)
                if name == "gate_opened":
                    self._gate_since = v
                elif name == "gate_closed":
                    self._gate_since = None
        self.kernel.events = []
        return tuple(kept)

    @property
    def covers(self) -> bool:
        """Is something going on that others may not know of yet?"""
        return cover(self.kernel) is not None

    def keep(self, record: Record) -> None:
        """It has happened."""
        entry = record.entry
        self.remember(record)
        if self.timer is not None:
            self.timer.follow(entry, self.kernel, covered=record.covered)
        self.draws = self.draws.at(self.kernel.pos.turn)
        if entry.name in NOT_FOR_RULES:
            return
        if record.covered:
            self._covered.append(record)
        else:  # what is done in secret must not show by an undo that is no longer asked for
            self.request = None
        if record.opened:
            for earlier in self._covered:
                earlier.shown = entry.v
            self._covered.clear()
            self.unseen = [earlier for earlier in self.unseen if earlier.unseen]

    def remember(self, record: Record) -> None:
        """It stands in the log; the same command will not be carried out again."""
        entry = record.entry
        self.entries.append(entry)
        self.records.append(record)
        if record.covered and not record.progress:
            self.unseen.append(record)
        if entry.id:
            self._ids[entry.id] = entry.v

    def note_table_entry(self, command: Command, name: str, args: Any = None, **marks: Any) -> Record:
        """Log something about the table, which the kernel never sees; others never learn of a secret one."""
        marks.setdefault("sticky", True)
        entry = self.new_entry(command, name, args, **marks)
        place = self.records[-1].place if self.records else ""
        record = Record(entry, (), self.kernel.chance.drawn, entry.secret, not entry.secret, place=place)
        self.keep(record)
        return record

    def act(self, command: Command) -> Acted:
        """Do something beside the game: a message, a draw offer, a concession, a preference."""
        return act(self, command)

    def pass_automatically(self, at: int) -> None:
        """Let happen what happens by itself."""
        automatic(self, at)

    def reset_passing(self, seats: Iterable[int]) -> None:
        """After taking back, seats want again what they wanted when the match began, whatever they have set since.

        Nothing is passed before somebody has done something: what was wanted back would be gone at once.
        """
        for seat in seats:
            self.preferences.pop(seat, None)
            if (usual := self.usual.get(seat)) is not None:
                self.preferences[seat] = replace(usual, held=len(self.line.entries))

    # -- taking back -----------------------------------------------------------------------------------------

    def undo_plan(self, seat: int, level: UndoReach = "command") -> UndoPlan:
        """What taking back would mean for a seat; raises `Rejected` if there is nothing."""
        since = self._gate_since if self.kernel.pos.frames and self.kernel.pos.frames[-1].gate else None
        return undoing.plan(self.line, self.kernel, self.records, self.marks, seat, level, since)

    def redoable(self, seat: int) -> Entry | None:
        """The undo a seat could take back; what others have done in secret since is no hindrance, nor may it show."""
        known = (each.entry for each in reversed(self.records) if not each.unseen or each.entry.seat == seat)
        return redoable(known)

    def undo_refused(self, seat: int, level: UndoReach = "command") -> Rejected | None:
        """Why a seat may not take back at once or by asking, or None."""
        try:
            undoing.verdict(self.undo_plan(seat, level), self.policy, seat, seat)
        except Rejected as why:
            return why
        return None

    def switch(self, entries: Sequence[Entry], *, drop_refused: bool = False) -> set[int]:
        """Let other entries be in effect: the kernel, the marks and the open gate as they are after those.

        With `drop_refused` sticky entries that no longer apply are left out; returns their numbers.
        """
        same = self.line.shared(entries)
        kernel = self.line.replay(entries[:same], traced=True)
        refused = feed_all(kernel, entries[same:], drop_refused=drop_refused)
        entries = [entry for entry in entries if entry.v not in refused]
        self.line.cut(entries)
        drop(self.kernel)
        self.kernel = kernel
        last = entries[same - 1].v if same else self._upgraded
        self.marks = [mark for mark in self.marks if mark.v <= last]
        self._gate_since = next(self._gate_events(entries[:same]), None)
        self._covered = _still_covered([self.records[entry.v - 1] for entry in entries])
        self.unseen = [record for record in self.records if record.unseen and not record.progress]
        if same < len(entries):
            self._take_events(entries[-1].v)
        kernel.events = []
        return refused

    def _gate_events(self, entries: Sequence[Entry]) -> Iterator[int | None]:
        """When gates opened, newest first; nothing for one that closed."""
        for record in (*(self.records[entry.v - 1] for entry in reversed(entries)), self.opening):
            for event in reversed(record.events):
                if event.name in ("gate_opened", "gate_closed"):
                    yield record.entry.v if event.name == "gate_opened" else None

    def since_upgrade(self, entries: Sequence[Entry]) -> list[Entry]:
        """The entries that were played under the present rules."""
        return [entry for entry in entries if entry.v > self._upgraded] if self._upgraded else list(entries)

    def clocks_undone(self, removes: Sequence[int], command: Command) -> dict[str, Any]:
        """What an undo logs about the clocks."""
        if self.timer is None:
            return {}
        pardoned = {self.entries[v - 1].seat for v in removes if self.entries[v - 1].name == TIMEOUT}
        return self.timer.undone(removes, self._tick(command, UNDO), pardoned)

    def clocks_redone(self, undo: int, command: Command) -> dict[str, Any]:
        """What a redo logs about the clocks."""
        return self.timer.redone(undo, self._tick(command, REDO)) if self.timer is not None else {}

    def _tick(self, command: Command, name: str) -> Tick:
        return tick_of(self.new_entry(command, name, None), self.kernel)

    # -- branching -------------------------------------------------------------------------------------------

    @classmethod
    def starting_at(
        cls, kernel: Kernel, header: Header, policy: UndoPolicy | None = None, *, move: int | None = None
    ) -> Match:
        """A match that begins at a position instead of a set-up: a fork, a puzzle, a test.

        Its log can say after which move of another one that was.
        """
        data, tail = kernel.checkpoint()
        match = cls.__new__(cls)
        start = Line(kernel.game, data).kernel(traced=True)
        start.events = [] if tail else list(kernel.events or ())  # what has led to the position is its opening
        match._begin(kernel.game, replace(header, start=data), start, policy)
        if move is not None:
            match.note_table_entry(Command(SYSTEM, CONTINUED, at=header.started), CONTINUED, {"move": move})
        for seat, name, args, now in tail:
            decision = Decision(seat, name, args)
            command = Command.of(match.kernel, decision, at=max(now, header.started))
            match.carry_out(command, given(match.kernel, decision))
        return match

    def fork(self, v: int, seat: int | None, rng: Any, *, seed: str) -> Match:
        """A new match that begins where this one was after entry `v`.

        What the forking seat could not know is dealt out again; without a seat only what was public is kept.
        """
        world = determinise(self.at(v), () if seat is None else (seat,), rng)
        return Match.starting_at(world, replace(self.header, seed=seed), self.policy)

    # -- loading ---------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, game: Game, header: Header, entries: Iterable[Entry], *, policy: UndoPolicy | None = None) -> Match:
        """A match from its header and entries; raises `ReplayDivergence`."""
        entries = list(entries)
        upgrade = next((entry for entry in reversed(entries) if entry.name == UPGRADE), None)
        start = header.start if upgrade is None else b64decode(upgrade.args["snapshot"])
        if start:
            kernel = Line(game, start).kernel(traced=True)
        else:
            kernel = begin(game, header.seats, header.options, header.seed, forced=header.forced, traced=True)
        match = cls.__new__(cls)
        match._begin(game, header, kernel, policy)
        match._upgraded = upgrade.v if upgrade is not None else 0
        absorb(match, entries, match._upgraded)
        return match


def _still_covered(records: Iterable[Record]) -> list[Record]:
    """Tell of each of these, which are in effect, when it came to light; returns those that have not."""
    waiting: list[Record] = []
    for record in records:
        if record.covered:
            record.shown = 0
            waiting.append(record)
        if record.opened:
            for earlier in waiting:
                earlier.shown = record.entry.v
            waiting = []
    return waiting
