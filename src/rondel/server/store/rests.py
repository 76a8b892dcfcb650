"""The newest rest point of each match that goes on: all that new rules have to take over from."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from rondel.core.upgrading import Rest
from rondel.server.store.database import Database, Statement
from rondel.server.store.rows import encode

_rest = msgspec.json.Decoder(Rest).decode


class KeptRest(NamedTuple):
    """A rest point, under which rules it was taken, and how many entries the match had then."""

    version: str
    entries: int
    rest: Rest


class Rests:
    """What is kept of them."""

    def __init__(self, database: Database) -> None:
        self.db = database

    async def find(self, table: str) -> KeptRest | None:
        rows = await self.db.fetch("SELECT version, entries, body FROM rests WHERE table_id = ?", table)
        return KeptRest(rows[0][0], rows[0][1], _rest(rows[0][2])) if rows else None

    async def behind(self, after: str, limit: int) -> list[str]:
        """Matches that go on and of which no rest point is kept, or an older one than there could be."""
        sql = (
            "SELECT tables.id FROM tables LEFT JOIN rests ON rests.table_id = tables.id "
            "WHERE tables.status IN ('running', 'paused') "
            "AND (rests.entries IS NULL OR rests.entries < tables.entries) AND tables.id > ? ORDER BY tables.id LIMIT ?"
        )
        return [row[0] for row in await self.db.fetch(sql, after, limit)]


def keep(table: str, kept: KeptRest) -> Statement:
    """Keep a rest point, unless a newer one is kept already."""
    sql = (
        "INSERT INTO rests (table_id, version, entries, body) VALUES (?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET "
        "version = excluded.version, entries = excluded.entries, body = excluded.body "
        "WHERE rests.entries <= excluded.entries"
    )
    return Statement(sql, (table, kept.version, kept.entries, encode(kept.rest)))


def forget(table: str) -> Statement:
    """What is cut off a match, or over, needs no rest point."""
    return Statement("DELETE FROM rests WHERE table_id = ?", (table,))
