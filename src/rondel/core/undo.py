"""What an undo would take out, who must agree, and what stands in its way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from msgspec import Struct, ValidationError

from rondel.core.barriers import Barrier, barrier, before
from rondel.core.command_names import AGREE_DRAW, END, LEAVE, REQUESTS, TIMEOUT, UNDO
from rondel.core.events import Event
from rondel.core.journal import Journal
from rondel.core.kernel import Kernel
from rondel.core.log import Entry, UndoReach
from rondel.core.marks import Mark
from rondel.core.policy import UndoPolicy
from rondel.core.seats import HOST, SYSTEM, Seat, all_but
from rondel.core.sentences import line_of
from rondel.core.telling import Record
from rondel.core.wording import worded
from rondel.errors import Rejected
from rondel.messages import Message, Phrase, Words, key_for


class UndoOff(Message): ...


class UndoByHost(Message): ...


class TooFarBack(Message): ...


class NotTwice(Message): ...


class OnlyLatest(Message): ...


class OthersActed(Message): ...


class HiddenLearned(Message): ...


class HiddenShown(Message): ...


LEVELS: tuple[UndoReach, ...] = tuple(level for level in get_args(UndoReach) if level != "entry")
"""The reaches that have a name of their own; the other one is the number of an entry."""
ROLLBACKS: frozenset[UndoReach] = frozenset({"phase", "round", "segment", "entry"})
"""What reaches beyond anybody's own turn."""
BY_THE_TABLE = frozenset({LEAVE, TIMEOUT, AGREE_DRAW, END})
"""What the table does, also where a seat asked for it: departures, lost time, how the match ends."""


class NothingToUndo(Message): ...


class UndoPlan(Struct, frozen=True):
    """What an undo would do."""

    removes: tuple[int, ...]
    label: Words
    draft: bool = False
    """It is part of something the seat has not sent yet."""
    present: tuple[int, ...] = ()
    """Other seats that are in the match once it is taken back: also those that have left it since."""
    affected: tuple[int, ...] = ()
    """Those whose commands would be taken out; all that are present where something is the table's."""
    barrier: Barrier = ""
    level: UndoReach = "command"
    latest: bool = True
    """Nobody has acted since the command that would be taken back."""
    again: bool = False
    """The last thing that happened was an undo, and not of a draft."""


class UndoRequest(Struct, frozen=True):
    """An undo that waits for consent."""

    v: int
    seat: Seat
    plan: UndoPlan
    agreed: tuple[int, ...] = ()

    @property
    def waits_for(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.plan.affected if seat not in self.agreed)


def reach_of(to: object) -> tuple[UndoReach, int | None] | None:
    """What an undo asks for by a name, or by the number of the last entry that stays; None: neither."""
    if type(to) is int and to >= 0:
        return "entry", to
    return next(((level, None) for level in LEVELS if level == to), None)


class Reach:
    """What an undo would take out, for one seat, of the match as it stands.

    What else that would mean is worked out when it is asked: pictures are made after every move, and ask for little.
    """

    __slots__ = ("_barrier", "_journal", "_kernel", "gone", "label", "level", "seat")

    def __init__(
        self, journal: Journal, kernel: Kernel, seat: Seat, gone: Sequence[Entry], label: Words, level: UndoReach
    ) -> None:
        self._journal, self._kernel = journal, kernel
        self.seat, self.gone, self.label, self.level = seat, gone, label, level
        self._barrier: Barrier | None = None

    @property
    def first(self) -> int:
        """The number of the first entry that would go."""
        return self.gone[0].v

    @property
    def removes(self) -> tuple[int, ...]:
        return tuple([entry.v for entry in self.gone])

    @property
    def present(self) -> tuple[int, ...]:
        """Other seats that are in the match once it is taken back: nobody who has left comes back in another way."""
        others = all_but(self.seat, self._kernel.pos.seats)
        if not self._kernel.pos.left:
            return others
        then = before(self._journal.line, self.first)
        there = tuple([other for other in others if other not in then.left])
        then.let_go()
        return there

    @property
    def affected(self) -> tuple[int, ...]:
        """Those whose commands would be taken out; all that are present where something is the table's."""
        others, mine, pos = set(), self.seat, self._kernel.pos
        for entry in self.gone:
            seat = entry.seat
            if seat < 0 or entry.name in BY_THE_TABLE:
                return self.present
            if seat != mine and not entry.auto:
                others.add(seat)
        if pos.veil is not None and pos.frames and (gate := pos.frames[-1].gate) and self._goes_beyond_gate:
            others.update(gate.seats)  # whether they have done something under the veil already is their secret
        return tuple([other for other in self.present if other in others]) if others else ()

    @property
    def barrier(self) -> Barrier:
        """What has come to light since."""
        if self._barrier is None:
            journal = self._journal
            found = barrier(journal.line, self._kernel, journal.records, self.seat, self.gone)
            if found == "shown" and not self._goes_beyond_gate:
                found = ""  # what is not sent yet can be changed, whoever looks on
            self._barrier = found
        return self._barrier

    @property
    def _goes_beyond_gate(self) -> bool:
        """Would it take out what was done before the gate opened that is open now, if there is one?"""
        since = _gate_since(self._journal, self._kernel)
        return since is None or self.first <= since

    @property
    def latest(self) -> bool:
        """Has nobody acted since the command that would be taken back?"""
        return _is_mine(_last_done(self._journal.line.entries), self.seat)

    @property
    def draft(self) -> bool:
        """Is it part of something the seat has not sent yet?"""
        return self.level == "command" and self.latest and _drafts(self._kernel, self.seat)

    @property
    def again(self) -> bool:
        """Was the last thing that happened an undo, and not of a draft?"""
        return _is_again(self._journal.records)

    def plan(self) -> UndoPlan:
        """All of it, to be kept while the match goes on."""
        return UndoPlan(
            self.removes,
            self.label,
            self.draft,
            self.present,
            self.affected,
            self.barrier,
            self.level,
            self.latest,
            self.again,
        )


def reach(journal: Journal, kernel: Kernel, seat: Seat, level: UndoReach = "command", to: int | None = None) -> Reach:
    """What an undo would take out; raises `nothing_to_undo`.

    `to` is the number of the last entry that stays, where the level is `entry`.
    """
    line, records = journal.line, journal.records
    if level == "command":
        gone, label = _own_last(line.entries, kernel, records, seat, _gate_since(journal, kernel))
    elif level == "entry":
        is_open = (to or 0) >= sealed_until(line.entries, records)
        entries = _unsealed(line.entries, records)
        gone, label = _since_entry(entries, kernel, records, to or 0) if is_open else ([], "")
    else:
        gone, label = _since_mark(_unsealed(line.entries, records), journal.marks, level)
    if not gone:
        raise Rejected("nothing_to_undo", NothingToUndo())
    return Reach(journal, kernel, seat, gone, label, level)


def _gate_since(journal: Journal, kernel: Kernel) -> int | None:
    """The entry after which the gate was opened that is open now."""
    frames = kernel.pos.frames
    return journal.gate_since if frames and frames[-1].gate is not None else None


def _last_done(entries: Sequence[Entry]) -> Entry:
    """The newest of those that somebody did for the game."""
    for entry in reversed(entries):
        if not (entry.auto or entry.sticky):
            return entry
    raise LookupError("nobody has done anything")


def _drafts(kernel: Kernel, seat: Seat) -> bool:
    """Is the seat in the middle of something that nobody else has to do with yet?"""
    drafting = kernel.game.drafting
    return drafting is not None and list(kernel.actors()) == [seat] and drafting(kernel.s, seat)


def _is_again(records: Sequence[Record]) -> bool:
    """Was the last thing that happened an undo of something that had been sent?"""
    for record in reversed(records):
        newest = record.entry
        if not newest.sticky:
            return newest.name == UNDO and not (newest.args or {}).get("draft", False)
    return False


def sealed_until(entries: Sequence[Entry], records: Sequence[Record]) -> int:
    """The number of the last of these entries that seals what was before; 0: there is none."""
    left = len(_unsealed(entries, records))
    return entries[-left - 1].v if left < len(entries) else 0


def _unsealed(entries: Sequence[Entry], records: Sequence[Record]) -> Sequence[Entry]:
    """Those after the last one that seals what was before."""
    for place in range(len(entries), 0, -1):
        if records[entries[place - 1].v - 1].sealed:
            return entries[place:]
    return entries


def _own_last(
    entries: Sequence[Entry], kernel: Kernel, records: Sequence[Record], seat: Seat, gate_since: int | None
) -> tuple[list[Entry], Words]:
    """The seat's last command: alone at an open gate, where inputs commute, elsewhere with everything since."""
    since: list[Entry] = []
    for place in range(len(entries) - 1, -1, -1):
        entry = entries[place]
        record = records[entry.v - 1]
        if record.sealed:
            break
        if entry.sticky:
            continue
        since.append(entry)
        if not entry.auto and _is_mine(entry, seat):
            label = label_of(kernel, entry, record.events)
            if gate_since is not None and entry.v > gate_since:
                return [entry], label
            move = kernel.game.moves_by_name.get(entry.name)
            if move is not None and move.merges is not None:
                since += _merged(move.merges, entry, _moving(entries, records, place))
            if entry.actor == SYSTEM:
                since += _cause(entry, _moving(entries, records, place))
            return since[::-1], label
    return [], ""


def _moving(entries: Sequence[Entry], records: Sequence[Record], before: int) -> Iterator[Entry]:
    """What could be taken back of the entries before a place, newest first."""
    for place in range(before - 1, -1, -1):
        entry = entries[place]
        if records[entry.v - 1].sealed:
            return
        if not entry.sticky:
            yield entry


def _is_mine(entry: Entry, seat: Seat) -> bool:
    """Is it for this seat to take back? The host takes back anything; what the table did is nobody's own."""
    if seat == HOST:
        return True
    if entry.seat != seat and entry.actor != seat:
        return False
    return entry.actor != SYSTEM and not _is_the_tables(entry)


def _is_the_tables(entry: Entry) -> bool:
    """Did the table do it, or its host? Then it takes everybody, or the host, to go behind it."""
    return entry.name in BY_THE_TABLE or entry.seat in (HOST, SYSTEM)


def _cause(entry: Entry, before: Iterator[Entry]) -> Iterator[Entry]:
    """The timeout that an entry carries out: the two are one, else the clock would have fallen for nothing."""
    last = next(before, None)
    if last is None or (last.name, last.seat) != (TIMEOUT, entry.seat):
        return
    if (last.args or {}).get("penalty") in ("forfeit", "default"):
        yield last


def _merged(merges: Sequence[str], entry: Entry, before: Iterator[Entry]) -> Iterator[Entry]:
    """The entries directly before it that are turns of the same counter, newest first."""
    for other in before:
        same = (other.name, other.seat, other.clicked_by) == (entry.name, entry.seat, entry.clicked_by)
        if not same or any((other.args or {}).get(name) != (entry.args or {}).get(name) for name in merges):
            return
        yield other


def _since_mark(entries: Sequence[Entry], marks: Sequence[Mark], level: UndoReach) -> tuple[list[Entry], Words]:
    for mark in reversed(marks):
        if mark.level != level:
            continue
        gone = [entry for entry in entries if entry.v > mark.v and not entry.sticky]
        if gone:
            return gone, mark.label
    return [], ""


def _since_entry(
    entries: Sequence[Entry], kernel: Kernel, records: Sequence[Record], to: int
) -> tuple[list[Entry], Words]:
    """Everything after an entry; named by the first thing that goes."""
    gone = [entry for entry in entries if entry.v > to and not entry.sticky]
    return gone, label_of(kernel, gone[0], records[gone[0].v - 1].events) if gone else ""


def label_of(kernel: Kernel, entry: Entry, events: Sequence[Event] = ()) -> Words:
    """An entry named for people."""
    said = kernel.game.entry_label
    if said is not None and (label := worded("", said, kernel.s, entry, events)):
        return kernel.game.words(label)
    if said is None and entry.name not in REQUESTS and (told := _in_log(kernel, events)):
        return told
    move = kernel.game.moves_by_name.get(entry.name)
    return move.label if move else Phrase(key_for("move", entry.name))


def _in_log(kernel: Kernel, events: Sequence[Event]) -> Words:
    """What the log says of it first and everybody may know: better than the name of a move that may mean anything."""
    kinds = kernel.game.facts_by_name
    for event in events:
        kind = kinds.get(event.name)
        if kind is None or kind.light or event.audience is not None or event.by is not None:
            continue
        try:
            told = line_of(kernel.game, event).words
        except ValidationError:  # the kit names what does not fit; nobody's table stops for the name of a button
            continue
        if told:
            return told
    return ""


def consent(found: Reach, policy: UndoPolicy, actor: int) -> tuple[int, ...] | None:
    """Who must agree: those affected, or all others where a barrier was crossed; None: it may happen at once.

    Raises with the reason when it may not happen at all.
    """
    if policy.mode == "off":
        raise Rejected("undo_not_allowed", UndoOff())
    if actor == HOST or policy.mode == "free":
        return None
    if policy.mode == "host":
        raise Rejected("undo_not_allowed", UndoByHost())
    if policy.rollback == "host" and found.level in ROLLBACKS:
        raise Rejected("undo_not_allowed", TooFarBack())
    if policy.once and found.again:
        raise Rejected("undo_not_allowed", NotTwice())
    if policy.mode == "latest" and not (found.latest and found.level == "command"):
        raise Rejected("undo_not_allowed", OnlyLatest())
    barrier, affected = found.barrier, found.affected
    forbids = barrier and not policy.learned and not (barrier == "shown" and policy.shown)
    if not affected and not forbids:
        return None
    if policy.mode == "consent":
        return found.present if barrier else affected
    if forbids:
        raise Rejected("undo_barrier", BARRIERS[barrier], params={"barrier": barrier})
    raise Rejected("undo_not_allowed", OthersActed(), params={"affected": list(affected)})


BARRIERS: dict[Barrier, Words] = {
    "learned": HiddenLearned().phrase,
    "shown": HiddenShown().phrase,
}
