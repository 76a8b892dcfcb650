"""Letting something happen to a match: all that its rules are needed for, in one call beside the event loop."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from msgspec import Struct

from rondel.core.match import Match
from rondel.core.telling import Record
from rondel.server import table_decisions
from rondel.server.clock import now_ms
from rondel.server.news import Known, News, news
from rondel.server.row_updates import waiting

Act = Callable[[Match, int], Any]
"""Does something to a match at a moment."""


class Carried(Struct, frozen=True):
    """What came of something that happened to a match."""

    result: Any
    records: list[Record]
    waits: tuple[int, ...]
    """Who must act now."""
    news: News


class Doing:
    """Something that is to happen to a match. Whatever the rules are needed for is done in one call."""

    def __init__(
        self, act: Callable[[Match, int], Any], bot_at: Callable[[int], str], known: Collection[Known]
    ) -> None:
        self.act, self.bot_at, self.known = act, bot_at, known
        self.is_shown = False
        """Has it happened, so that only the pictures of it were still to be made?"""

    def __call__(self, match: Match, at: int) -> Carried:
        before = len(match.records)
        result = self.act(match, at)
        table_decisions.bots_agree(match, self.bot_at, at)
        records, waits = match.records[before:], waiting(match)
        self.is_shown = True
        return Carried(result, records, waits, news(match, records, self.known, now_ms()))
