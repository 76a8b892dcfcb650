"""When somebody last served a store, and the stretches in which nobody did."""

from __future__ import annotations

from typing import NamedTuple

from rondel.server.store.database import Database, Job, Statement

ALIVE = "alive"


class Outage(NamedTuple):
    """From when until when nobody could play; in milliseconds."""

    began: int
    ended: int


class Outages:
    """What is kept of them."""

    def __init__(self, database: Database) -> None:
        self.db = database

    async def alive(self) -> int | None:
        """When somebody was last there; None in a new store."""
        rows = await self.db.fetch("SELECT value FROM facts WHERE name = ?", ALIVE)
        return int(rows[0][0]) if rows else None

    async def begin(self, now: int) -> None:
        """Somebody is there for the first time."""
        sql = "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.db.write(Job(statements=[Statement(sql, (ALIVE, str(now)))]))

    async def still(self, before: int, now: int, *, away: bool) -> None:
        """Somebody is still there, or there again; raises `Conflict` if somebody else has said so since."""
        seen = Statement(
            "UPDATE facts SET value = ? WHERE name = ? AND value = ?", (str(now), ALIVE, str(before)), must=True
        )
        sql = "INSERT INTO absences (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING"
        more = [Statement(sql, (before, now))] if away else []
        await self.db.write(Job(statements=[seen, *more]))

    async def after(self, moment: int) -> list[Outage]:
        """Those that ended after a moment, in their order."""
        sql = "SELECT began, ended FROM absences WHERE ended > ? ORDER BY ended"
        return [Outage(*row) for row in await self.db.fetch(sql, moment)]
