"""From a match and a viewer to what is sent: pictures, log lines, events, moments of the past.

Everything a viewer is told about a match is made here, from what the core lets out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import to_builtins

from rondel.core.events import Event
from rondel.core.interaction import Interaction, interaction, interaction_then
from rondel.core.log import REDO, UNDO, Entry, Level, removed
from rondel.core.match import Match
from rondel.core.story import Teller
from rondel.core.undo import LEVELS, ROLLBACKS
from rondel.core.view import Record, Viewer, entry_for, events_for, knows_of, view
from rondel.errors import Rejected
from rondel.server import logs
from rondel.wire.http import HistoryMark
from rondel.wire.messages import Happened, LogEntry, Picture, Request, UndoLevel


def picture(match: Match, viewer: Viewer, now: int) -> Picture:
    """Everything needed to draw the table; encode it before the match goes on."""
    return Picture(
        version=match.version(viewer),
        view=match.view(viewer),
        interaction=interaction(match, viewer),
        clocks=match.clocks(now),
        outcome=match.over,
        request=_request(match),
        levels=tuple(_levels(match, viewer)),
    )


class Told(NamedTuple):
    """All that somebody is told who comes to a table."""

    picture: Picture | None = None
    log_from: int = -1
    log: tuple[LogEntry, ...] = ()
    events: tuple[Happened, ...] = ()


def told(match: Match, viewer: Viewer, last: int | None, now: int) -> Told:
    """What somebody is told who knew the match up to `last`."""
    start = log_start(match, last)
    events = () if last is None else tuple(happened(match, viewer, last))
    return Told(picture(match, viewer, now), start, tuple(log_lines(match, viewer, start)), events)


def _request(match: Match) -> Request | None:
    asked = match.request
    if asked is None:
        return None
    return Request(asked.v, asked.seat, asked.plan.label, asked.waits_for, asked.agreed, asked.plan.barrier)


def _levels(match: Match, viewer: Viewer) -> Iterable[UndoLevel]:
    """What one could go back to. Who must agree is found out when somebody asks."""
    if not (viewer.seats or viewer.host):
        return
    mode = match.policy.mode
    known = (entry for entry in reversed(match.line.entries) if knows_of(match.records[entry.v - 1], viewer))
    last = next((entry.v for entry in known if not entry.sticky), 0)
    reason = ""
    if mode == "off":
        reason = "This table plays without taking back."
    elif mode == "host" and not viewer.host:
        reason = "Only the host can take back at this table."
    newest: dict[Level, tuple[int, str]] = {}
    for mark in match.marks:
        if mark.v < last:
            newest[mark.level] = (mark.v, mark.label)
    for level in LEVELS:
        if level in newest:
            why = reason or _too_far(match, viewer, level)
            yield UndoLevel(level, newest[level][1], why, after=newest[level][0])


def _too_far(match: Match, viewer: Viewer, level: Level) -> str:
    policy = match.policy
    if policy.rollback == "seats" or policy.mode == "free" or viewer.host or level not in ROLLBACKS:
        return ""
    return "Only the host can go back that far at this table."


def log_lines(match: Match, viewer: Viewer, after: int) -> list[LogEntry]:
    """The readable log after this number; -1 is before the beginning, which is line 0."""
    teller = Teller(match.game, match.name_of)
    gone = removed(match.entries)
    told = []
    if after < 0:
        opening = tuple(filter(None, (_sentence(teller, event) for event in events_for(match.opening, viewer))))
        if opening:
            told.append(LogEntry(0, match.opening.entry.seat, opening, match.opening.entry.at))
    for record in match.records[max(0, after) :]:
        entry = entry_for(match.game, record, viewer, match.over is not None)
        if entry is not None:
            lines = _sentences(teller, entry, events_for(record, viewer))
            by = _host(match, entry.by)
            told.append(LogEntry(entry.v, entry.seat, lines, entry.at, entry.v in gone, entry.actor, entry.sticky, by))
    return told


def _host(match: Match, number: int) -> str:
    hosts = match.header.hosts
    return hosts[number - 1] if 0 < number <= len(hosts) else ""


def _sentences(teller: Teller, entry: Entry, events: Sequence[Event]) -> tuple[str, ...]:
    """What is told of an entry; a sentence of a game that cannot be filled in must not hold up the table."""
    try:
        return teller.entry(entry, events)
    except Exception:
        logs.log.exception("sentence", extra={"facts": {"game": teller.game.name, "entry": entry.name}})
        told = [_sentence(teller, event) for event in events]
        return tuple(filter(None, told)) or (entry.name.replace("_", " ").capitalize() + ".",)


def _sentence(teller: Teller, event: Event) -> str:
    try:
        return teller.event(event)
    except Exception:
        return event.name.replace("_", " ").capitalize() + "."


def happened(match: Match, viewer: Viewer, after: int) -> list[Happened]:
    """The events since an entry that are still in effect, as far as the viewer may know them."""
    gone = removed(match.entries)
    return [
        event
        for record in match.records[max(0, after) :]
        if record.entry.v not in gone
        for event in _events(record, viewer)
    ]


def _events(record: Record, viewer: Viewer) -> Iterable[Happened]:
    for event in events_for(record, viewer):
        if not event.flow:
            yield Happened(record.entry.v, event.name, to_builtins(event.params, str_keys=True))


def changed_from(match: Match, records: Sequence[Record], covered_from: int | None) -> int:
    """The number of the last log line that is certainly as it was before these records."""
    first = records[0].entry.v - 1 if records else len(match.entries)
    for record in records:
        if record.opened and covered_from is not None:
            first = min(first, covered_from - 1)
        if record.entry.name == UNDO:
            first = min(first, min(record.entry.removes, default=first + 1) - 1)
        elif record.entry.name == REDO:
            for undo in record.entry.removes:
                first = min(first, min(match.entries[undo - 1].removes, default=first + 1) - 1)
    return first


def log_start(match: Match, last: int | None) -> int:
    """From where on somebody who knew the match up to `last` must be told again."""
    if last is None or not 0 <= last <= len(match.entries):
        return -1
    new = match.records[last:]
    if any(record.opened or record.entry.name in (UNDO, REDO) for record in new):
        return -1
    return last


# -- the past --------------------------------------------------------------------------------------------------


def past(match: Match, viewer: Viewer, v: int) -> tuple[dict[str, Any], Interaction, list[Happened]]:
    """The match after entry `v` as a viewer saw it: the view, what was waited for, and what had just happened."""
    if v > match.version(viewer):
        raise Rejected("unknown_entry", f"there is no entry {v} yet")
    kernel = match.at(v)
    then = interaction_then(match, viewer, v, kernel)
    record = match.records[v - 1] if v else match.opening
    return view(kernel, viewer), then, list(_events(record, viewer))


def marks(match: Match, viewer: Viewer) -> tuple[HistoryMark, ...]:
    """Where steps, phases, turns and rounds began."""
    last = match.version(viewer)
    return tuple(HistoryMark(mark.v, mark.level, mark.label, mark.seat) for mark in match.marks if mark.v <= last)
