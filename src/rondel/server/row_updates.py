"""What a table's row says about its match: kept up to date after every entry."""

from __future__ import annotations

from collections import Counter

from rondel.core import clocks
from rondel.core.match import Match
from rondel.core.user_actions import Draws
from rondel.server import logs
from rondel.server.seating import bot_at
from rondel.server.store import tables as kept
from rondel.server.store.database import Statement
from rondel.server.store.rows import MatchResult, TableRow

BOT_GRACE_MS = 20_000
"""If a bot's move is not there after so long, any process may see to it."""


def waiting(match: Match) -> tuple[int, ...]:
    """Those who must act; asks the rules."""
    return () if match.over is not None or match.paused else tuple(match.kernel.actors())


def follow(row: TableRow, match: Match, at: int, waiting: tuple[int, ...]) -> list[Statement]:
    """Bring the row up to date with the match, in which these must act; returns what else has to be written."""
    data = row.data
    row.entries, row.updated, data.paused = len(match.entries), at, match.paused
    row.waiting = waiting
    left = match.kernel.pos.left
    for number, seat in enumerate(data.seats):
        seat.left = number in left
    row.deadline = _deadline(row, match, at)
    if match.over is None:
        row.status = "paused" if match.paused else "running"
        if data.finished:
            data.finished, data.outcome = 0, None
            return [kept.unfinish(row.id)]
        return []
    row.status, data.paused = "finished", ""
    if data.finished and data.outcome == match.over:
        return []
    data.finished, data.outcome, data.draws = at, match.over, Draws()
    logs.event("match over", table=row.id, game=row.game, entries=row.entries, reason=str(match.over.reason))
    if data.lesson:  # a prepared position, against bots that let somebody learn: it says nothing about the game
        return []
    return [kept.unfinish(row.id), kept.finish(row, result_of(match))]


def _deadline(row: TableRow, match: Match, at: int) -> int | None:
    """When somebody has to look at the table again."""
    if match.over is not None:
        return None
    due = clocks.next_deadline(match.timer.state) if match.timer is not None else None
    found = due.at if due is not None and not match.paused else None
    if [seat for seat in row.waiting if bot_at(row, seat)]:
        found = min(found or at + BOT_GRACE_MS, at + BOT_GRACE_MS)
    return found


def result_of(match: Match) -> MatchResult:
    """What a finished match adds to the statistics."""
    assert match.over is not None
    last = match.entries[-1].at if match.entries else match.header.started
    net = clocks.reading(match.timer.state, last).net_ms if match.timer is not None else last - match.header.started
    gone = {v for entry in match.entries for v in entry.removes}
    events = Counter(
        event.name
        for record in match.records
        if record.entry.v not in gone
        for event in record.events
        if not event.flow
    )
    return MatchResult(match.header.seats, len(match.line.entries), max(0, net), match.over, dict(events))
