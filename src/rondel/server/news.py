"""What viewers are told of something new: one picture for all who look with the same eyes, encoded once.

It is made where the rules have just run, before anything is written, and told when it is durable.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from msgspec import Raw

from rondel.core.match import Match
from rondel.core.story import Teller
from rondel.core.telling import Record, is_open
from rondel.core.view import Viewer
from rondel.core.wording import listening
from rondel.server import logs, pictures
from rondel.server.pictures import encode
from rondel.server.said import Said


class Knowing(Protocol):
    """Somebody who has been told something."""

    viewer: Viewer
    sent: int
    told: int


class Known(NamedTuple):
    """What somebody who is told of something new knows already."""

    viewer: Viewer
    sent: int
    told: int

    @classmethod
    def of(cls, viewing: Knowing) -> Known:
        return cls(viewing.viewer, viewing.sent, viewing.told)


class Update(NamedTuple):
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
        viewer, sent, told = known
        version, picture, shown = self._scenery.drawn(viewer)
        log_from = min(self.match.numbers(viewer).of(self._same), sent)
        log, events = self._since(viewer, log_from, told)
        message = {
            "type": "update",
            "since": sent,
            "now": self.now,
            "picture": picture,
            "log_from": log_from,
            "log": log,
            "events": events,
        }
        return Update(version, shown, Said(encode(message)))

    def _since(self, viewer: Viewer, log_from: int, told: int) -> tuple[Raw, Raw]:
        """The lines of the log and the events; for all together where nothing in them is for some alone."""
        if (found := self._told.get((log_from, told))) is not None:
            return found
        match = self.match
        lines = pictures.lines(match, viewer, log_from, match.numbers(viewer), self._teller)
        made = Raw(encode(lines)), Raw(encode(pictures.happened(match, viewer, told)))
        new = match.records[min(log_from, told) :]
        if not match.journal.unseen and all(is_open(match.game, record) for record in new):
            self._told[log_from, told] = made
        return made


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
