"""A match: a kernel with its log, and what its table allows. Checks commands, carries them out and keeps the rest.

A refusal changes nothing; if rule code raises half-way, the match is rebuilt as it was just before the command.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any, ParamSpec, Self, TypeVar

import msgspec
from msgspec import Struct, to_builtins
from msgspec.structs import replace

from rondel.core import undo as undoing
from rondel.core.automatic import MOST, next_by_itself
from rondel.core.autopass import Preference
from rondel.core.clocks import ClockSettings, Reading, reading
from rondel.core.command_names import (
    ANSWER,
    COMMIT,
    NOT_FOR_RULES,
    PAUSE,
    REDO,
    RESUME,
    UNDO,
    UNDO_ANSWER,
    UNDO_REQUEST,
)
from rondel.core.commands import CheckedInput, Command, checked, ends_pause, fresh, given
from rondel.core.covers import BeforeEntry, cover
from rondel.core.driving import drop
from rondel.core.events import Event
from rondel.core.game import Game
from rondel.core.header import Header
from rondel.core.history import Timeline, feed
from rondel.core.journal import Journal
from rondel.core.kernel import Kernel
from rondel.core.log import Entry, UndoReach
from rondel.core.marks import Mark
from rondel.core.outcome import Outcome
from rondel.core.playing import begin, play
from rondel.core.policy import UndoPolicy
from rondel.core.scripts import why_failed
from rondel.core.seats import HOST, SYSTEM, is_player
from rondel.core.state import digest
from rondel.core.table import TABLE, NewEntry, resumed
from rondel.core.telling import AS_KEPT, Heard, Numbers, Record, entry_for, events_for, knows_of
from rondel.core.timer import Timer
from rondel.core.undo import Reach, UndoPlan, UndoRequest
from rondel.core.user_actions import Acted, Draws, act
from rondel.core.view import Viewer, view, view_json
from rondel.core.wording import worded
from rondel.errors import BadOptions, CommandFailed, Rejected, RondelError, RuleBug

P = ParamSpec("P")
T = TypeVar("T")


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
        self._begin(begin(game, count, options, seed, forced=told, traced=True), header, policy)
        self.pass_automatically(at)

    @classmethod
    def of(cls, kernel: Kernel, header: Header, policy: UndoPolicy | None = None) -> Self:
        """A match that begins where a kernel stands, which is its own from now on."""
        match = cls.__new__(cls)
        match._begin(kernel, header, policy)
        return match

    def _begin(self, kernel: Kernel, header: Header, policy: UndoPolicy | None) -> None:
        self.game, self.header, self.kernel = kernel.game, header, kernel
        self.journal = Journal(kernel, header.started)
        self.entries: list[Entry] = self.journal.entries
        """Everything that was done."""
        self.records: list[Record] = self.journal.records
        """What came of it, entry by entry."""
        self.policy = policy or UndoPolicy()
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

    # -- reading ---------------------------------------------------------------------------------------------

    @property
    def marks(self) -> list[Mark]:
        """The points one can go back to."""
        return self.journal.marks

    @property
    def line(self) -> Timeline:
        """The entries in effect."""
        return self.journal.line

    @property
    def over(self) -> Outcome | None:
        """How it ended, or None."""
        return self.kernel.over

    @property
    def seats(self) -> range:
        """Its seats, by number."""
        return range(self.header.seats)

    @property
    def covers(self) -> bool:
        """Is something going on that others may not know of yet?"""
        return cover(self.kernel) is not None

    def name_of(self, seat: int) -> str:
        """A seat's name."""
        if not is_player(seat):
            return {HOST: "the host", SYSTEM: "the table"}.get(seat, "nobody")
        return self.own_name(seat) or f"Seat {seat + 1}"

    def own_name(self, seat: int) -> str:
        """What the game calls a seat, or who sits there; empty where it is nobody's and has no name yet."""
        named = self.game.seat_name
        if named is not None and (name := worded("", named, self.kernel.s, seat)):
            return str(name)
        names = self.header.names
        return names[seat] if seat < len(names) else ""

    def version(self, viewer: Viewer) -> int:
        """How many entries this viewer may know of; see `Numbers`."""
        numbers = self.numbers(viewer)
        return len(self.records) if numbers is AS_KEPT else numbers.of(len(self.records))

    def numbers(self, viewer: Viewer) -> Numbers:
        """How a viewer counts the entries."""
        unseen = self.journal.unseen
        return Numbers(unseen, viewer, self.kernel.over is not None) if unseen else AS_KEPT

    def knows_of(self, viewer: Viewer, v: int) -> bool:
        """May a viewer know that entry `v` exists?"""
        record = self.records[v - 1]
        return not record.covered or knows_of(record, viewer, self.kernel.over is not None)

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

    def log(self, viewer: Viewer, since: int = 0, until: int | None = None) -> list[Heard]:
        """The entries a viewer may know of, with their events, newest last.

        `since` leaves out those up to a number, `until` those after one.
        """
        numbers, over, gone = self.numbers(viewer), self.over is not None, self.journal.gone()
        told, end = [], None if until is None else numbers.place(until)
        for record in self.records[numbers.place(since) : end]:
            entry, v = entry_for(self.game, record, viewer, over), record.entry.v
            if entry is not None:
                words = record.words if entry.args == record.entry.args else ""
                if numbers is not AS_KEPT or entry.hides:
                    entry = replace(entry, v=numbers.of(v), removes=numbers.of_all(entry.removes), hides=())
                told.append(Heard(entry, events_for(record, viewer, over), v in gone, v, words))
        return told

    def at(self, v: int) -> Kernel:
        """The match as it was after entry `v`, to be looked at."""
        return self.journal.at(v)

    def undo_plan(self, seat: int, level: UndoReach = "command", to: int | None = None) -> UndoPlan:
        """What taking back would mean for a seat, to be kept; raises as `reach` does."""
        return self.reach(seat, level, to).plan()

    def reach(self, seat: int, level: UndoReach = "command", to: int | None = None) -> Reach:
        """What a seat would take back now; raises `Rejected` if there is nothing.

        With the level `entry`, `to` is the last entry that stays, as the seat counts.
        """
        if to is not None:
            to = self.numbers(Viewer((seat,) if seat in self.seats else (), host=seat == HOST)).place(to)
        return undoing.reach(self.journal, self.kernel, seat, level, to)

    def redoable(self, seat: int) -> Entry | None:
        """The undo a seat could take back."""
        return self.journal.redoable(seat)

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

    def act(self, command: Command) -> Acted:
        """Do something beside the game: a message, a draw offer, a concession, a preference."""
        return act(self, command)

    def apply(self, command: Command, sender: Viewer | None = None) -> Applied:
        """Check a command and carry it out; raises `Rejected` and changes nothing if it is refused.

        The command's version is as its sender counts: whoever holds several seats knows more than the one that acts.
        """
        journal = self.journal
        if command.id and (record := journal.sent(command.id)) is not None:
            return Applied((record,), repeated=True)
        actor = self._authorised(command)
        before, journal.flow = len(journal.records), []
        about_table = TABLE.get(command.name)
        if about_table is not None:
            for step in about_table(self, command, actor):
                self.take(step)
        else:
            fresh(self, command, sender)
            legal = self._asked(checked, self, command)
            if ends_pause(self, command):
                self.take(resumed(self, command))
            self.carry_out(command, legal)
        if self.kernel.pos.left or self.preferences:
            self.pass_automatically(command.at)
        return Applied(tuple(journal.records[before:]), tuple(journal.flow))

    def _authorised(self, command: Command) -> int:
        seat, actor = command.seat, command.seat if command.actor is None else command.actor
        if not (0 <= seat < self.header.seats or seat in (HOST, SYSTEM)):
            raise Rejected("unknown_seat", f"there is no seat {seat}; seats are 0 to {self.header.seats - 1}")
        if actor not in (seat, HOST, SYSTEM):
            raise Rejected("unknown_seat", f"seat {actor} cannot act for {self.name_of(seat)}")
        return actor

    def pass_automatically(self, at: int) -> None:
        """Give the inputs that nobody has to be asked for, until somebody has to be."""
        for _ in range(MOST):
            if self.paused or self.over is not None:
                return
            found = self._asked(next_by_itself, self.kernel, self.preferences, len(self.line.entries))
            if found is None:
                return
            command = Command.of(self.kernel, found, actor=SYSTEM, at=at)
            self.carry_out(command, given(self.kernel, found.name, found.args), auto=True)

    def reset_passing(self, seats: Iterable[int]) -> None:
        """After taking back, seats want again what they wanted when the match began, whatever they have set since.

        Nothing is passed before somebody has done something: what was wanted back would be gone at once.
        """
        for seat in seats:
            self.preferences.pop(seat, None)
            if (usual := self.usual.get(seat)) is not None:
                self.preferences[seat] = replace(usual, held=len(self.line.entries))

    # -- carrying out ----------------------------------------------------------------------------------------

    def carry_out(self, command: Command, given: CheckedInput, *, auto: bool = False) -> None:
        """Carry out a command that has been checked."""
        move = self.game.moves_by_name.get(given.name)
        sticky = move is not None and move.sticky
        v = len(self.journal.entries) + 1
        self.carry_out_entry(command.entry_of(given, v, auto, sticky), given.args)

    def carry_out_entry(self, entry: Entry, args: tuple[Any, ...] | None = None, *, again: bool = False) -> None:
        """Carry out an entry, with its typed arguments where they are at hand, or `again` as it was kept."""
        kernel = self.kernel
        try:
            before = BeforeEntry(kernel, entry)
            if args is None:
                feed(kernel, entry)
            else:
                kernel.now = entry.at
                play(kernel, entry.seat, entry.name, args)
            if not again and kernel.live is None and (wrong := self.game.unfit(kernel.s)) is not None:
                raise RuleBug(f"{entry.name} has left {wrong}", node=before.place(kernel))
        except Rejected as why:  # a rule found out half-way that it cannot be done
            self._rebuild()
            why.text = self.game.words(why.text)
            raise
        except Exception as problem:
            raise self._failed(problem) from problem
        self._keep(before.record(entry, self.journal.take_events(kernel, entry.v), kernel))
        self.journal.line.append(entry, kernel)

    def take(self, step: NewEntry) -> None:
        """Carry out what a table command makes."""
        entry = step.entry
        if entry.name not in NOT_FOR_RULES:
            self.carry_out_entry(entry)
            return
        if step.rewound is not None:
            drop(self.kernel)
            self.journal.switch(step.rewound)
            self.kernel = step.rewound.kernel
        self._keep(self.journal.noted(entry, self.kernel, secret=entry.secret))
        self._follow(entry, step.plan)

    def _follow(self, entry: Entry, plan: UndoPlan | None) -> None:
        """What an entry about the table changes besides the log."""
        args = entry.args or {}
        request = self.request
        if entry.name in (PAUSE, RESUME):
            self.paused = args.get("reason") or "paused" if entry.name == PAUSE else ""
        elif entry.name in (UNDO, REDO):
            self.request = None
            self.reset_passing([entry.seat] if entry.secret else self.seats)
        elif entry.name == UNDO_REQUEST and plan is not None:
            self.request = UndoRequest(entry.v, entry.seat, plan)
        elif entry.name == UNDO_ANSWER and request is not None:
            self.request = replace(request, agreed=(*request.agreed, entry.seat)) if args["yes"] else None

    def _keep(self, record: Record) -> None:
        self.journal.keep(record)
        if self.timer is not None:
            self.timer.follow(record, self.kernel)
        self.draws = self.draws.at(self.kernel.pos.turn)
        if not record.covered and record.entry.name not in NOT_FOR_RULES:
            self.request = None  # what is done in secret must not show by an undo that is no longer asked for

    # -- when rules fail -------------------------------------------------------------------------------------

    def _asked(self, ask: Callable[P, T], *args: P.args, **settings: P.kwargs) -> T:
        """What the rules say; a check that fails is a bug of the rules, not a mistake of the player."""
        try:
            return ask(*args, **settings)
        except Rejected as why:
            why.text = self.game.words(why.text)
            raise
        except RondelError:
            raise
        except Exception as problem:
            raise CommandFailed(_RULES_FAILED.format(why_failed(problem)), self.crash_report(problem)) from problem

    def _failed(self, problem: Exception) -> Exception:
        """What to raise when something could not be carried out; the match is as it was before."""
        report = self.crash_report(problem)
        self._rebuild()
        if isinstance(problem, BadOptions):
            return Rejected(problem.code, problem.text)
        return CommandFailed(_RULES_FAILED.format(why_failed(problem)), report)

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


_RULES_FAILED = "the rules failed: {}; nothing has changed"
