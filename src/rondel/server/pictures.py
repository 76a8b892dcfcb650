"""From a match and a viewer to what is sent: pictures, log lines, events, moments of the past.

Everything a viewer is told about a match is made here, from what the core lets out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct, structs, to_builtins

from rondel.core.command_names import REDO, UNDO
from rondel.core.events import Event
from rondel.core.interaction import Interaction, Scene, interaction, interaction_then
from rondel.core.marks import Headings
from rondel.core.match import Match
from rondel.core.outcome import Outcome
from rondel.core.sentences import Line
from rondel.core.story import Teller
from rondel.core.telling import Heard, Numbers, Record, events_for
from rondel.core.undo import LEVELS, ROLLBACKS, OnlyLatest, TooFarBack, UndoByHost, UndoOff, sealed_until
from rondel.core.view import Viewer, is_same_for_all, view
from rondel.core.wording import listening
from rondel.errors import Rejected
from rondel.messages import Words
from rondel.server import logs
from rondel.server.refusals import NoSuchEntry
from rondel.wire.http.history import HistoryMark
from rondel.wire.messages import Happened, LineNote, LogEntry, Picture, Request, UndoLevel
from rondel.wire.tables import ChatLine

encode = msgspec.json.Encoder().encode


class Drawn(Struct, frozen=True):
    """A picture whose parts are encoded already, and the sum of what a viewer would see change in it."""

    version: int
    picture: Picture
    shown: int


class Scenery:
    """What of a match everybody sees alike at one moment, worked out and encoded once for all who are shown it."""

    def __init__(self, match: Match, now: int) -> None:
        self.match = match
        self.scene = Scene(match.kernel)
        self.clocks = match.clocks(now)
        self.names = tuple(map(match.own_name, match.seats)) if match.game.seat_name is not None else ()
        self._view = b""
        self._clocks = Raw(encode(self.clocks)) if self.clocks is not None else None
        self._levels: dict[tuple[int, bool], Any] = {}

    def picture(self, viewer: Viewer) -> Picture:
        """Everything a viewer needs to draw the table; encode it before the match goes on."""
        match = self.match
        offered = interaction(match, viewer, self.scene)
        seen, request = view(match.kernel, viewer), _request(match, viewer)
        levels = _levels(match, viewer, _last_known(match, viewer))
        return Picture(offered.version, seen, offered, self.clocks, match.over, self.names, request, levels)

    def drawn(self, viewer: Viewer) -> Drawn:
        """The same, ready to be sent."""
        match = self.match
        offered = interaction(match, viewer, self.scene)
        seen, done, over = self._seen(viewer), encode(offered), match.over
        request = _request(match, viewer) if match.request is not None else None
        parts: Any = (Raw(seen), Raw(done), self._clocks, over, self.names, request, self._could_go_back_to(viewer))
        return Drawn(offered.version, Picture(offered.version, *parts), _sum(seen, done, request, over))

    def _seen(self, viewer: Viewer) -> bytes:
        """The view; where nothing is hidden from anybody, it is the same for all."""
        if self._view:
            return self._view
        kernel = self.match.kernel
        seen = encode(view(kernel, viewer))
        if is_same_for_all(kernel):
            self._view = seen
        return seen

    def _could_go_back_to(self, viewer: Viewer) -> Any:
        """What a viewer could go back to; alike for those who count alike, know of the same entry last and may as much.

        It is not enough that nobody counts otherwise: what is done in secret may move everybody's version, and yet only
        whoever did it knows of it.
        """
        last = _last_known(self.match, viewer)
        if self.match.journal.unseen:
            return _levels(self.match, viewer, last)
        alike = last, viewer.host
        if alike not in self._levels:
            found = _levels(self.match, viewer, last)
            self._levels[alike] = Raw(encode(found)) if found else found
        return self._levels[alike]


def _sum(view: bytes, interaction: bytes, request: Request | None, outcome: Outcome | None) -> int:
    more = encode((request, outcome)) if request is not None or outcome is not None else b""
    return hash((view, interaction, more))


def shown(picture: Picture) -> int:
    """The sum of what a viewer would see change in a picture; clocks run by themselves."""
    return _sum(encode(picture.view), encode(picture.interaction), picture.request, picture.outcome)


def picture(match: Match, viewer: Viewer, now: int) -> Picture:
    """Everything needed to draw the table; encode it before the match goes on."""
    with listening(partial(failed, match)):
        return Scenery(match, now).picture(viewer)


class Arrival(NamedTuple):
    """All that somebody is told who comes to a table."""

    picture: Picture | None = None
    log_from: int = -1
    log: tuple[LogEntry, ...] = ()
    events: tuple[Happened, ...] = ()
    earlier: bool = False
    """The log has lines before these that the viewer is not told yet."""


def told(match: Match, viewer: Viewer, last: int | None, now: int, most: int | None = None) -> Arrival:
    """What somebody is told who knew the match up to `last`; of its log at most so many lines."""
    start = log_start(match, viewer, last)
    events = () if last is None else tuple(happened(match, viewer, match.numbers(viewer).place(last)))
    paged = _newest(match, viewer, start, most)
    return paged._replace(picture=picture(match, viewer, now), events=events)


def log_alone(match: Match, viewer: Viewer, most: int | None = None) -> Arrival:
    """What somebody is told of a match that can only be read."""
    return _newest(match, viewer, -1, most)


def _newest(match: Match, viewer: Viewer, after: int, most: int | None) -> Arrival:
    """The lines after a number, or the newest of them if there are too many."""
    first = after if most is None else match.version(viewer) - most
    if first <= max(after, 0):
        return Arrival(log_from=after, log=tuple(log_lines(match, viewer, after)))
    return Arrival(log=tuple(log_lines(match, viewer, first)), earlier=True)


def page(match: Match, viewer: Viewer, before: int, most: int, counts: Viewer | None = None) -> Arrival:
    """The lines directly before one that is known, at most so many; as `counts` counts, if that is somebody else.

    What the viewer alone knows of has the number of the line before it, and stands on the page of that.
    """
    counts = counts or viewer
    mine, theirs = match.numbers(viewer), match.numbers(counts)
    last = max(0, min(before - 1, match.version(counts)))
    until = mine.of(theirs.place(last + 1) - 1)
    first = theirs.of(mine.place(until - most + 1)) - 1 if until > most else -1
    first = first if first > 0 else -1  # line 0, before the first entry, belongs to that
    found = log_lines(match, viewer, first, counts, until)
    return Arrival(log=tuple(line for line in found if line.v > first), earlier=first > 0)


def _request(match: Match, viewer: Viewer) -> Request | None:
    asked = match.request
    if asked is None:
        return None
    number, plan = match.numbers(viewer).of(asked.v), asked.plan
    known = sum(match.knows_of(viewer, v) and not match.entries[v - 1].auto for v in plan.removes)
    return Request(number, asked.seat, plan.label, asked.waits_for, asked.agreed, plan.barrier, more=max(0, known - 1))


def _levels(match: Match, viewer: Viewer, last: int) -> tuple[UndoLevel, ...]:
    """What one could go back to who knows of this entry last. Who must agree is found out when somebody asks."""
    if not last:
        return ()
    reason, headings = _no_undo(match, viewer), match.journal.headings()
    far, place = reason or _too_far(match, viewer), match.numbers(viewer).of
    found = [
        UndoLevel(level, mark.label, far if level in ROLLBACKS else reason, after=place(mark.v))
        for level in LEVELS
        if level in headings.newest and (mark := headings.last(level, last)) is not None
    ]
    if not far:
        first = sealed_until(match.line.entries, match.records) if match.game.has_seals else 0
        found.append(UndoLevel("entry", "", after=place(first)))
    return tuple(found)


def _last_known(match: Match, viewer: Viewer) -> int:
    """The newest entry in effect that is about the game and known to a viewer; 0: none, or one who only watches."""
    if not (viewer.seats or viewer.host):
        return 0
    for entry in reversed(match.line.entries):
        if not entry.sticky and match.knows_of(viewer, entry.v):
            return entry.v
    return 0


def _no_undo(match: Match, viewer: Viewer) -> Words:
    """Why a viewer may not go back to the beginning of anything."""
    mode = match.policy.mode
    if mode == "off":
        return UndoOff().phrase
    if viewer.host or mode not in ("host", "latest"):
        return ""
    return (UndoByHost() if mode == "host" else OnlyLatest()).phrase


def _too_far(match: Match, viewer: Viewer) -> Words:
    """Why a viewer may not go back beyond anybody's own turn."""
    policy = match.policy
    return "" if policy.rollback == "seats" or policy.mode == "free" or viewer.host else TooFarBack().phrase


def log_lines(
    match: Match, viewer: Viewer, after: int, counts: Viewer | None = None, until: int | None = None
) -> list[LogEntry]:
    """The readable log after this number, up to another; -1 is before the beginning, which is line 0.

    Numbers are those of whoever counts, if that is somebody else than the viewer: a person who looks with other eyes.
    """
    with listening(partial(failed, match)):
        return lines(match, viewer, after, match.numbers(counts or viewer), Teller(match.game), until)


def failed(match: Match, problem: Exception) -> None:
    logs.log.error("words", exc_info=problem, extra={"facts": {"game": match.game.name}})


def lines(
    match: Match, viewer: Viewer, after: int, numbers: Numbers, teller: Teller, until: int | None = None
) -> list[LogEntry]:
    """The same, told by a teller; somebody should be `listening` for words that fail."""
    place, opening = numbers.place(max(0, after)), match.journal.opening
    first = []
    if after < 0 and (said := tuple(words for event in events_for(opening, viewer) if (words := teller.event(event)))):
        first = [LogEntry(0, opening.entry.seat, said, opening.entry.at)]
    heard = match.log(viewer, match.numbers(viewer).of(place), until)
    return first + lines_of(match, heard, place, numbers, teller)


def lines_of(match: Match, heard: Iterable[Heard], last: int, numbers: Numbers, teller: Teller) -> list[LogEntry]:
    """What is heard, after the entry that was told last, as lines of the log."""
    begun, found = match.journal.headings(), []
    for entry, events, gone, v, words in heard:
        told = teller.lines(entry, events, words)
        host, heading = _host(match, entry.by) if entry.by else "", _heading(begun, last, v)
        said, notes = tuple(map(_words_of, told)), _notes(told)
        found.append(
            LogEntry(numbers.of(v), entry.seat, said, entry.at, gone, entry.actor, entry.sticky, host, notes, heading)
        )
        last = v
    return found


_words_of = attrgetter("words")


def _notes(told: Sequence[Line]) -> tuple[LineNote, ...]:
    """Which of the lines of an entry weigh more or less than usual."""
    return tuple([LineNote(n, line.tone, line.losers) for n, line in enumerate(told) if line.tone != "plain"])


def _heading(begun: Headings, last: int, v: int) -> tuple[Words, ...]:
    """What has begun since the entry told before this one."""
    for n in range(v - 1, last - 1, -1):
        if marks := begun.at(n):
            return tuple(map(_label_of, marks))
    return ()


_label_of = attrgetter("label")


def _host(match: Match, number: int) -> str:
    hosts = match.header.hosts
    return hosts[number - 1] if 0 < number <= len(hosts) else ""


def happened(match: Match, viewer: Viewer, after: int) -> list[Happened]:
    """The events that a viewer has got to know since entry `after` of the match and that are still in effect."""
    gone, numbers, found = match.journal.gone(), match.numbers(viewer), []
    for record in _news(match, after):
        if record.entry.v not in gone:
            found += _events(match, record, viewer, numbers)
    return found


def happened_in(match: Match, v: int, events: Iterable[Event]) -> list[Happened]:
    """What a viewer, who may know of these events, is told to have happened with the entry they call so."""
    found, kinds = [], match.game.facts_by_name
    for event in events:
        if not event.flow:
            fact = kinds.get(event.name)
            params = to_builtins(event.params, str_keys=True)
            found.append(Happened(v, event.name, params, fact is not None and fact.decides))
    return found


def _news(match: Match, after: int) -> list[Record]:
    """What has been done since an entry, and what has come to light since."""
    new = match.records[after:]
    for record in new:
        if record.opened:
            return [*(earlier for earlier in match.records[:after] if earlier.shown > after), *new]
    return new


def _events(match: Match, record: Record, viewer: Viewer, numbers: Numbers) -> list[Happened]:
    return happened_in(match, numbers.of(record.entry.v), events_for(record, viewer, match.over is not None))


def changed_from(match: Match, records: Sequence[Record]) -> int:
    """The last entry of the match that is certainly told as it was before these records, under the same number."""
    if not records:
        return len(match.entries)
    first = records[0].entry.v - 1
    if match.journal.renamed() > first:
        return 0
    undone = [record.entry for record in records if record.entry.name in (UNDO, REDO)]
    for entry in undone:
        undos = [entry] if entry.name == UNDO else [match.entries[undo - 1] for undo in entry.removes]
        first = min([first, *(v - 1 for undo in undos for v in undo.removes)])
    others_know = undone or match.over is not None  # or know no longer; at the end of the match everybody knows all
    if others_know or any(record.opened for record in records):
        covered = [record for record in match.records if record.shown > first or (others_know and record.unseen)]
        first = min([first, *(record.entry.v - 1 for record in covered)])
    return first


def log_start(match: Match, viewer: Viewer, last: int | None) -> int:
    """From where on somebody who knew the match up to `last` must be told again.

    They count as they counted then, when they may have known of more than now: of so many entries at least.
    """
    if last is None or not 0 < last <= match.version(viewer):
        return -1
    return min(last, match.numbers(viewer).of(changed_from(match, match.records[last:]))) or -1


def said(match: Match | None, viewer: Viewer, line: ChatLine) -> ChatLine:
    """A line of the chat, beside what the viewer knew of the match when it was said."""
    return structs.replace(line, v=match.numbers(viewer).of(line.v)) if match is not None else line


# -- the past --------------------------------------------------------------------------------------------------


def past(
    match: Match, viewer: Viewer, number: int, counts: Viewer
) -> tuple[dict[str, Any], Interaction, list[Happened]]:
    """The match after an entry as a viewer saw it: the view, what was waited for, and what had just happened.

    The number is that of whoever counts, who may look with other eyes than their own.
    """
    numbers = match.numbers(counts)
    v = numbers.place(number)
    if number > match.version(counts):
        raise Rejected("unknown_entry", NoSuchEntry(number))
    kernel = match.at(v)
    then = interaction_then(match, viewer, number, kernel)
    record = match.records[v - 1] if v else match.journal.opening
    return view(kernel, viewer), then, _events(match, record, viewer, numbers)


def marks(match: Match, counts: Viewer) -> tuple[HistoryMark, ...]:
    """Where steps, phases, turns and rounds began."""
    numbers = match.numbers(counts)
    last = numbers.place(match.version(counts))
    known = (mark for mark in match.marks if mark.v <= last)
    return tuple(HistoryMark(numbers.of(mark.v), mark.level, mark.label, mark.seat) for mark in known)
