"""Tables, their seats, entries and chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from rondel.core.advice import Analysis
from rondel.core.log import Entry
from rondel.core.seats import HOST
from rondel.server.store.database import Append, Database, Head, Job, Row, Statement
from rondel.server.store.rows import (
    Link,
    MatchResult,
    TableData,
    TableRow,
    decode_data,
    decode_result,
    encode,
    waiting_seats,
    waiting_text,
)
from rondel.wire.tables import ChatLine

Origin = Literal["", "fork", "upload"]
"""How a table came about: set up by somebody, or a copy of a match, of which anybody could make any number."""
COLUMNS = "id, code, game, status, visibility, entries, waiting, deadline, created, updated, revision, data"
NOT_BANNED = "NOT EXISTS (SELECT 1 FROM people WHERE people.id = holders.person AND banned <> '')"
_entry = msgspec.json.Decoder(Entry).decode
_analysis = msgspec.json.Decoder(Analysis).decode


def _table(row: Row) -> TableRow:
    *facts, data = row
    id, code, game, status, visibility, entries, waiting, deadline, created, updated, revision = facts
    seats = waiting_seats(waiting)
    return TableRow(
        id, code, game, status, visibility, entries, seats, deadline, created, updated, revision, decode_data(data)
    )


def append(row: TableRow, entries: list[Entry], statements: Sequence[Statement] = ()) -> Job:
    """A job that adds entries and brings the table's row up to date, and what else is to be written with it."""
    return Job([Append(row.id, entry.v, entry.id, encode(entry)) for entry in entries], head(row), statements)


def head(row: TableRow) -> Head:
    return Head(row.id, row.entries, row.status, waiting_text(row.waiting), row.deadline, row.updated, row.revision)


def save(row: TableRow) -> Statement:
    """A statement that keeps a table's data, if nobody else has changed it since it was read."""
    sql = (
        "UPDATE tables SET data = ?, status = ?, visibility = ?, waiting = ?, deadline = ?, updated = ?, "
        "revision = revision + 1 WHERE id = ? AND revision = ?"
    )
    args = (
        encode(row.data),
        row.status,
        row.visibility,
        waiting_text(row.waiting),
        row.deadline,
        row.updated,
        row.id,
        row.revision,
    )
    return Statement(sql, args, must=True)


class Tables:
    """What is kept about tables."""

    def __init__(self, database: Database) -> None:
        self.db = database

    async def add(
        self, row: TableRow, *more: Statement, entries: list[Entry] | None = None, origin: Origin = ""
    ) -> None:
        """Keep a new table; raises `Conflict` if its code is taken."""
        marks = ", ".join("?" * 13)
        first = Statement(
            f"INSERT INTO tables ({COLUMNS}, origin) VALUES ({marks})",
            (
                row.id,
                row.code,
                row.game,
                row.status,
                row.visibility,
                row.entries,
                waiting_text(row.waiting),
                row.deadline,
                row.created,
                row.updated,
                row.revision,
                encode(row.data),
                origin,
            ),
        )
        appends = [Append(row.id, entry.v, entry.id, encode(entry)) for entry in entries or ()]
        await self.db.write(Job(appends, None, [first, *more]))

    async def save(self, row: TableRow, *more: Statement) -> None:
        """Keep a table's data; raises `Conflict` if it was changed meanwhile."""
        await self.db.write(Job(statements=[save(row), *more]))
        row.revision += 1

    async def find(self, ref: str, code: str = "") -> TableRow | None:
        """A table by its id, or by its room code."""
        rows = await self.db.fetch(f"SELECT {COLUMNS} FROM tables WHERE id = ? OR code = ?", ref, code)
        return _table(rows[0]) if rows else None

    async def numbers(self, table: str) -> tuple[int, int] | None:
        """How many entries a table has and how often its data changed: all it takes to know whether one is behind."""
        rows = await self.db.fetch("SELECT entries, revision FROM tables WHERE id = ?", table)
        return (rows[0][0], rows[0][1]) if rows else None

    async def standing(self, tables: Sequence[str]) -> dict[str, tuple[int, int, int]]:
        """The same for several tables at once, and the number of the last line of chat; not for one that is gone."""
        marks = ", ".join("?" * len(tables))
        last = "COALESCE((SELECT MAX(number) FROM chat WHERE table_id = tables.id), 0)"
        sql = f"SELECT id, entries, revision, {last} FROM tables WHERE id IN ({marks})"
        return {row[0]: (row[1], row[2], row[3]) for row in await self.db.fetch(sql, *tables)}

    async def public(self, game: str, limit: int) -> list[TableRow]:
        """What the lobby shows: open tables first."""
        sql = (
            f"SELECT {COLUMNS} FROM tables WHERE visibility = 'public' AND status IN ('open', 'running', 'paused') "
            "AND (game = ? OR ? = '') ORDER BY CASE status WHEN 'open' THEN 0 ELSE 1 END, updated DESC LIMIT ?"
        )
        return [_table(row) for row in await self.db.fetch(sql, game, game, limit)]

    async def of(self, person: str, limit: int) -> list[TableRow]:
        """Every table where somebody sits, or that they run."""
        sql = (
            f"SELECT {COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM holders WHERE person = ?) "
            "ORDER BY updated DESC LIMIT ?"
        )
        return [_table(row) for row in await self.db.fetch(sql, person, limit)]

    async def count_run_by(self, person: str) -> int:
        """How many tables count against somebody: those they run that are not over, and copies of matches."""
        sql = (
            "SELECT COUNT(*) FROM holders JOIN tables ON tables.id = holders.table_id "
            "WHERE holders.person = ? AND holders.seat = ? "
            "AND (tables.status IN ('open', 'running', 'paused') OR tables.origin <> '')"
        )
        count: int = (await self.db.fetch(sql, person, HOST))[0][0]
        return count

    async def open_counts(self) -> dict[str, int]:
        sql = "SELECT game, COUNT(*) FROM tables WHERE visibility = 'public' AND status = 'open' GROUP BY game"
        return {row[0]: row[1] for row in await self.db.fetch(sql)}

    async def all(self, status: str = "", limit: int = 1000) -> list[TableRow]:
        sql = f"SELECT {COLUMNS} FROM tables WHERE status = ? OR ? = '' ORDER BY updated DESC LIMIT ?"
        return [_table(row) for row in await self.db.fetch(sql, status, status, limit)]

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        sql = "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        return [_entry(row[0]) for row in await self.db.fetch(sql, table, after)]

    # -- seats -----------------------------------------------------------------------------------------------

    async def holders(self, table: str) -> dict[int, list[str]]:
        """Who holds each seat; whoever was banned holds none, until that is lifted."""
        found: dict[int, list[str]] = {}
        sql = f"SELECT seat, person FROM holders WHERE table_id = ? AND {NOT_BANNED}"
        for seat, person in await self.db.fetch(sql, table):
            found.setdefault(seat, []).append(person)
        return found

    async def holders_of(self, tables: list[str]) -> dict[str, dict[int, list[str]]]:
        """The same for several tables at once."""
        found: dict[str, dict[int, list[str]]] = {table: {} for table in tables}
        if not tables:
            return found
        marks = ", ".join("?" * len(tables))
        sql = f"SELECT table_id, seat, person FROM holders WHERE table_id IN ({marks}) AND {NOT_BANNED}"
        for table, seat, person in await self.db.fetch(sql, *tables):
            found[table].setdefault(seat, []).append(person)
        return found

    async def link(self, token: str) -> Link | None:
        sql = "SELECT table_id, seat, kind FROM seat_links WHERE token = ?"
        rows = await self.db.fetch(sql, token)
        return Link(*rows[0]) if rows else None

    async def link_by_pin(self, table: str, seat: int, pin: str) -> Link | None:
        sql = "SELECT table_id, seat, kind FROM seat_links WHERE table_id = ? AND seat = ? AND pin = ?"
        rows = await self.db.fetch(sql, table, seat, pin)
        return Link(*rows[0]) if rows else None

    # -- deadlines -------------------------------------------------------------------------------------------

    async def next_deadline(self) -> int | None:
        when = "CASE WHEN claimed > deadline THEN claimed ELSE deadline END"
        sql = f"SELECT MIN({when}) FROM tables WHERE deadline IS NOT NULL AND status = 'running'"
        rows = await self.db.fetch(sql)
        return rows[0][0] if rows else None

    async def claim_due(self, now: int, until: int) -> list[str]:
        """Tables on which something is due, for this process alone until then.

        A claim that was never released means that its process has died, perhaps of this very table: each time it is
        left alone for twice as long as it has been due.
        """
        sql = "SELECT id FROM tables WHERE deadline <= ? AND claimed <= ? AND status = 'running' LIMIT 100"
        found = [row[0] for row in await self.db.fetch(sql, now, now)]
        mine = []
        longer = "CASE WHEN claimed > deadline THEN ? + 2 * (claimed - deadline) ELSE ? END"
        claim = f"UPDATE tables SET claimed = {longer} WHERE id = ? AND deadline <= ? AND claimed <= ?"
        for table in found:
            (changed,) = await self.db.write(Job(statements=[Statement(claim, (now, until, table, now, now))]))
            if changed:
                mine.append(table)
        return mine

    async def release(self, table: str, until: int = 0) -> None:
        """What was due is done, and the next deadline is anybody's again; or nobody's until some time."""
        sql = "UPDATE tables SET claimed = ? WHERE id = ?"
        await self.db.write(Job(statements=[Statement(sql, (until, table))]))

    # -- chat, results ---------------------------------------------------------------------------------------

    async def chat(self, table: str, last: int = 200) -> list[ChatLine]:
        sql = (
            "SELECT number, person, name, seat, at, text, phrase, v, room, reacts_to FROM chat WHERE table_id = ? "
            "ORDER BY number DESC LIMIT ?"
        )
        return [ChatLine(*row) for row in reversed(await self.db.fetch(sql, table, last))]

    async def say(self, table: str, line: ChatLine) -> None:
        """Keep a line; raises `Conflict` if its number is taken."""
        sql = (
            "INSERT INTO chat (table_id, number, person, name, seat, at, text, phrase, v, room, reacts_to) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        said = (line.number, line.person, line.name, line.seat, line.at, line.text, line.phrase, line.v)
        await self.db.write(Job(statements=[Statement(sql, (table, *said, line.room, line.to))]))

    async def analysis(self, table: str) -> tuple[Analysis, int] | None:
        """What is known of how a match swung, and since when."""
        rows = await self.db.fetch("SELECT body, at FROM analyses WHERE table_id = ?", table)
        return (_analysis(rows[0][0]), rows[0][1]) if rows else None

    async def keep_analysis(self, table: str, found: Analysis, at: int) -> None:
        sql = (
            "INSERT INTO analyses (table_id, at, body) VALUES (?, ?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, body = excluded.body"
        )
        await self.db.write(Job(statements=[Statement(sql, (table, at, encode(found)))]))

    async def results(self, game: str, limit: int = 5000) -> list[MatchResult]:
        sql = "SELECT body FROM results WHERE game = ? ORDER BY finished DESC LIMIT ?"
        return [decode_result(row[0]) for row in await self.db.fetch(sql, game, limit)]


def hold(table: str, seat: int, person: str) -> Statement:
    return Statement(
        "INSERT INTO holders (table_id, seat, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table, seat, person)
    )


def let_go(table: str, seat: int, person: str) -> Statement:
    sql = "DELETE FROM holders WHERE table_id = ? AND seat = ? AND person = ?"
    return Statement(sql, (table, seat, person))


def vacate(table: str, seat: int) -> Statement:
    return Statement("DELETE FROM holders WHERE table_id = ? AND seat = ?", (table, seat))


def revoke(table: str, seat: int) -> Statement:
    return Statement("DELETE FROM seat_links WHERE table_id = ? AND seat = ?", (table, seat))


def offer(link: Link, token: str, pin: str, at: int) -> Statement:
    """Keep a new seat link; the old one no longer counts."""
    sql = (
        "INSERT INTO seat_links (table_id, seat, token, pin, kind, created) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET token = excluded.token, pin = excluded.pin, "
        "kind = excluded.kind, created = excluded.created"
    )
    return Statement(sql, (link.table, link.seat, token, pin, link.kind, at))


def finish(row: TableRow, result: MatchResult) -> Statement:
    sql = "INSERT INTO results (table_id, game, seats, finished, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    return Statement(sql, (row.id, row.game, result.seats, row.data.finished, encode(result)))


def unfinish(table: str) -> Statement:
    return Statement("DELETE FROM results WHERE table_id = ?", (table,))


def crash(id: str, table: str, at: int, report: bytes) -> Statement:
    return Statement("INSERT INTO crashes (id, table_id, at, body) VALUES (?, ?, ?, ?)", (id, table, at, report))


def report(id: str, table: str, line: int, person: str, at: int, text: str) -> Statement:
    sql = "INSERT INTO reports (id, table_id, line, person, at, text) VALUES (?, ?, ?, ?, ?, ?)"
    return Statement(sql, (id, table, line, person, at, text))


__all__ = ["Link", "TableData", "TableRow", "Tables"]
