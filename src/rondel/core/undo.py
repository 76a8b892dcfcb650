"""What an undo would take out, who must agree, and what stands in its way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, get_args

from msgspec import Struct, structs

from rondel.core.events import Event
from rondel.core.history import Line
from rondel.core.kernel import Kernel
from rondel.core.log import UNDO, Entry, Level, Mark
from rondel.core.state import HOST, SYSTEM
from rondel.core.telling import Record
from rondel.core.view import SPECTATOR, Viewer, door
from rondel.errors import Rejected

Barrier = Literal["", "learned", "shown"]
LEVELS: tuple[Level, ...] = get_args(Level)
ROLLBACKS: frozenset[Level] = frozenset({"phase", "round", "segment"})
"""What reaches beyond anybody's own turn."""


class UndoPolicy(Struct, frozen=True, omit_defaults=True):
    """What a table allows."""

    mode: Literal["own", "latest", "consent", "host", "free", "off"] = "consent"
    """`own`: only what concerns nobody else. `latest`: only the very latest command, by whoever gave it. `consent`:
    more, if those affected agree. `host`: only the host. `free`: anybody anything."""
    shown: bool = False
    """May something be taken back although others have seen what only its maker knew?"""
    learned: bool = False
    """May something be taken back although something hidden came to light by it?"""
    once: bool = False
    """After an undo nothing can be taken back before somebody has acted again."""
    clock: Literal["resume", "restart"] = "resume"
    rollback: Literal["host", "seats"] = "seats"
    """Who may go back to the beginning of a phase, a round or a segment: only the host, or everybody as `mode` says."""


class UndoPlan(Struct, frozen=True):
    """What an undo would do."""

    removes: tuple[int, ...]
    label: str
    affected: tuple[int, ...] = ()
    """Other seats whose commands would be taken out."""
    barrier: Barrier = ""
    level: Level = "command"
    latest: bool = True
    """Nobody has acted since the command that would be taken back."""
    again: bool = False
    """The last thing that happened was an undo."""


class UndoRequest(Struct, frozen=True):
    """An undo that waits for consent."""

    v: int
    seat: int
    plan: UndoPlan
    agreed: tuple[int, ...] = ()

    @property
    def waits_for(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.plan.affected if seat not in self.agreed)


def plan(
    line: Line,
    kernel: Kernel,
    records: Sequence[Record],
    marks: Sequence[Mark],
    seat: int,
    level: Level,
    gate_since: int | None = None,
) -> UndoPlan:
    """What taking back would mean; raises `nothing_to_undo`.

    `gate_since` is the number of the entry after which the gate that is open now was opened.
    """
    entries = _unsealed(line.entries, kernel)
    if level == "command":
        removes, label = _own_last(entries, kernel, records, seat, gate_since)
    else:
        removes, label = _since_mark(entries, marks, level)
    if not removes:
        raise Rejected("nothing_to_undo", "There is nothing to take back.")
    by_number = {entry.v: entry for entry in line.entries if entry.v >= removes[0]}
    others = {by_number[v].seat for v in removes if not by_number[v].auto}
    frame = kernel.pos.frames[-1] if kernel.pos.frames else None
    beyond = gate_since is None or removes[0] <= gate_since
    if frame is not None and frame.gate is not None and kernel.pos.veil is not None and beyond:
        others.update(frame.gate.seats)  # whether they have done something under the veil already is their secret
    affected = tuple(sorted(other for other in others if other not in (seat, SYSTEM)))
    barrier = _barrier(line, kernel, records, seat, removes)
    last = next(entry for entry in reversed(line.entries) if not (entry.auto or entry.sticky))
    latest = _is_mine(last, seat)
    newest = next((record.entry.name for record in reversed(records) if not record.entry.sticky), "")
    return UndoPlan(removes, label, affected, barrier, level, latest, newest == UNDO)


def _unsealed(entries: Sequence[Entry], kernel: Kernel) -> Sequence[Entry]:
    """Those after the last one that seals what was before."""
    moves = kernel.game.moves_by_name
    sealed = [i for i, entry in enumerate(entries, 1) if (move := moves.get(entry.name)) is not None and move.seals]
    return entries[sealed[-1] :] if sealed else entries


def _own_last(
    entries: Sequence[Entry], kernel: Kernel, records: Sequence[Record], seat: int, gate_since: int | None
) -> tuple[tuple[int, ...], str]:
    """The seat's last command: alone at an open gate, where inputs commute, elsewhere with everything since."""
    since: list[int] = []
    moving = [entry for entry in entries if not entry.sticky]
    for place in range(len(moving) - 1, -1, -1):
        entry = moving[place]
        since.append(entry.v)
        if _is_mine(entry, seat) and not entry.auto:
            label = label_of(kernel, entry, records[entry.v - 1].events)
            if gate_since is not None and entry.v > gate_since:
                return (entry.v,), label
            since += [other.v for other in _merged(kernel, entry, moving[:place])]
            return tuple(reversed(since)), label
    return (), ""


def _is_mine(entry: Entry, seat: int) -> bool:
    """Is it for this seat to take back? The host takes back anything."""
    return seat in (entry.seat, entry.clicked_by, HOST)


def _merged(kernel: Kernel, entry: Entry, before: Sequence[Entry]) -> Iterator[Entry]:
    """The entries directly before it that are turns of the same counter, newest first."""
    move = kernel.game.moves_by_name.get(entry.name)
    if move is None or move.merges is None:
        return
    for other in reversed(before):
        same = (other.name, other.seat, other.clicked_by) == (entry.name, entry.seat, entry.clicked_by)
        if not same or any((other.args or {}).get(name) != (entry.args or {}).get(name) for name in move.merges):
            return
        yield other


def _since_mark(entries: Sequence[Entry], marks: Sequence[Mark], level: Level) -> tuple[tuple[int, ...], str]:
    for mark in reversed(marks):
        if mark.level != level:
            continue
        removes = tuple(entry.v for entry in entries if entry.v > mark.v and not entry.sticky)
        if removes:
            return removes, mark.label
    return (), ""


def label_of(kernel: Kernel, entry: Entry, events: Sequence[Event] = ()) -> str:
    """An entry named for people."""
    if kernel.game.entry_label is not None and (label := kernel.game.entry_label(kernel.s, entry, events)):
        return label
    move = kernel.game.moves_by_name.get(entry.name)
    return move.label if move else entry.name.replace("_", " ").capitalize()


def _barrier(line: Line, kernel: Kernel, records: Sequence[Record], seat: int, removes: Sequence[int]) -> Barrier:
    """Has somebody come to know something through what would be taken back?"""
    first = next(i for i, entry in enumerate(line.entries) if entry.v == removes[0])
    before_v = line.entries[first - 1].v if first else 0
    gone = set(removes)
    if any(record.opened for record in records if record.entry.v in gone):
        return "learned"
    before = line.kernel(first)
    if kernel.chance.counters != before.chance.counters and _drew(records, gone, before_v):
        return "learned"
    if not kernel.game.schema.has_secrets:
        return ""
    way_out = door(kernel.game)
    mine = Viewer((seat,))
    if way_out.known(kernel, mine) - way_out.known(before, mine):
        return "learned"
    others = [Viewer((other,)) for other in range(kernel.pos.seats) if other != seat]
    for viewer in (*others, SPECTATOR):
        # how many they see is public; which ones would tell the asking seat what it may not know
        if way_out.known(kernel, viewer).total() > way_out.known(before, viewer).total():
            return "shown"
    return ""


def _drew(records: Sequence[Record], gone: set[int], before_v: int) -> bool:
    drawn = {record.entry.v: record.drawn for record in records}
    start = drawn.get(before_v, 0)
    return any(record.drawn > start for record in records if record.entry.v in gone)


def verdict(found: UndoPlan, policy: UndoPolicy, seat: int, actor: int) -> Literal["now", "ask"]:
    """May it happen at once, or must others be asked? Raises with the reason when it may not happen at all."""
    if policy.mode == "off":
        raise Rejected("undo_not_allowed", "This table plays without taking back.")
    if actor == HOST or policy.mode == "free":
        return "now"
    if policy.mode == "host":
        raise Rejected("undo_not_allowed", "Only the host can take back at this table.")
    if policy.rollback == "host" and found.level in ROLLBACKS:
        raise Rejected("undo_not_allowed", "Only the host can go back that far at this table.")
    if policy.once and found.again:
        raise Rejected("undo_not_allowed", "Nothing can be taken back twice in a row at this table.")
    if policy.mode == "latest" and not (found.latest and found.level == "command"):
        raise Rejected("undo_not_allowed", "Only the latest command can be taken back, by whoever gave it.")
    barrier = found.barrier and not policy.learned and not (found.barrier == "shown" and policy.shown)
    if not found.affected and not barrier:
        return "now"
    if policy.mode == "consent":
        return "ask"
    if barrier:
        raise Rejected("undo_barrier", BARRIERS[found.barrier], params={"barrier": found.barrier})
    raise Rejected("undo_not_allowed", "Others have acted since.", params={"affected": list(found.affected)})


BARRIERS: dict[Barrier, str] = {
    "learned": "Something hidden came to light, so it cannot be taken back.",
    "shown": "The others have seen something hidden, so it cannot be taken back.",
}


def consent_of(found: UndoPlan, seats: Sequence[int], seat: int) -> UndoPlan:
    """The plan with those who must agree: the seats affected, or all others where a barrier was crossed."""
    asked = seats if found.barrier else found.affected
    return structs.replace(found, affected=tuple(other for other in asked if other != seat and other in seats))
