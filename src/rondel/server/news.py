"""What viewers are told of something new: one picture for all who look with the same eyes, encoded once.

It is made where the rules have just run, before anything is written, and told when it is durable.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Protocol

from msgspec import Raw, Struct

from rondel.core.match import Match
from rondel.core.story import Teller
from rondel.core.telling import AS_KEPT, Heard, Record, read_as_kept
from rondel.core.view import Viewer
from rondel.core.wording import listening
from rondel.server import logs, pictures
from rondel.server.pictures import encode
from rondel.server.said import Said
from rondel.wire.messages import Happened


class Knowing(Protocol):
    """Somebody who has been told something."""

    viewer: Viewer
    sent: int
    told: int


class Known(Struct, frozen=True):
    """What somebody who is told of something new knows already."""

    viewer: Viewer
    sent: int
    told: int

    @classmethod
    def of(cls, viewing: Knowing) -> Known:
        return cls(viewing.viewer, viewing.sent, viewing.told)


class Update(Struct, frozen=True):
    """What somebody is told who knew so much."""

    version: int
    shown: int
    message: Said


News = dict[Known, Update]


class Telling:
    """What is told of something new: parts that are alike for several viewers are made and encoded once."""

    def __init__(self, match: Match, records: Sequence[Record], now: int) -> None:
        self.match, self.now = match, now
        self._same, self._teller = pictures.changed_from(match, records), Teller(match.game)
        self._scenery = pictures.Scenery(match, now)
        self._told: dict[tuple[int, int], tuple[Raw, Raw]] = {}

    def update(self, known: Known) -> Update:
        """What somebody is told who knows so much."""
        viewer, drawn = known.viewer, self._scenery.drawn(known.viewer)
        log_from = min(self.match.numbers(viewer).of(self._same), known.sent)
        log, events = self._since(viewer, log_from, known.told)
        message = {
            "type": "update",
            "since": known.sent,
            "now": self.now,
            "picture": drawn.picture,
            "log_from": log_from,
            "log": log,
            "events": events,
        }
        return Update(drawn.version, drawn.shown, Said(encode(message)))

    def _since(self, viewer: Viewer, log_from: int, told: int) -> tuple[Raw, Raw]:
        """The lines of the log and the events; for all together where nothing in them is for some alone."""
        if (found := self._told.get((log_from, told))) is not None:
            return found
        match, first = self.match, min(log_from, told)
        new = match.records[first:]
        if not match.journal.unseen and read_as_kept(match.game, new):
            found = self._told[log_from, told] = self._alike(new, log_from, told)
            return found
        lines = pictures.lines(match, viewer, log_from, match.numbers(viewer), self._teller)
        return Raw(encode(lines)), Raw(encode(pictures.happened(match, viewer, told)))

    def _alike(self, new: Sequence[Record], log_from: int, told: int) -> tuple[Raw, Raw]:
        """The same of entries that everybody may read as they are kept."""
        match, gone = self.match, self.match.journal.gone()
        heard: list[Heard] = []
        happened: list[Happened] = []
        for record in new:
            entry, events = record.entry, record.events
            if entry.v > log_from:
                heard.append(Heard(entry, events, entry.v in gone, entry.v, record.words))
            if entry.v > told and entry.v not in gone:
                happened += pictures.happened_in(match, entry.v, events)
        lines = pictures.lines_of(match, heard, log_from, AS_KEPT, self._teller)
        return Raw(encode(lines)), Raw(encode(happened))


def news(match: Match, records: Sequence[Record], wanted: Collection[Known], now: int) -> News:
    """What each viewer is told who knows so much; nothing for one to whom it cannot be shown."""
    made: News = {}
    if not wanted:
        return made
    with listening(partial(pictures.failed, match)):
        try:
            telling = Telling(match, records, now)
            for known in wanted:
                made[known] = telling.update(known)
        except Exception:
            return _one_by_one(match, records, wanted, now)
    return made


def _one_by_one(match: Match, records: Sequence[Record], wanted: Collection[Known], now: int) -> News:
    """The same where something cannot be shown: a game that cannot be shown to one must not hold up the others."""
    made: News = {}
    for known in wanted:
        try:
            made[known] = Telling(match, records, now).update(known)
        except Exception:
            logs.log.exception("picture", extra={"facts": {"game": match.game.name}})
    return made
