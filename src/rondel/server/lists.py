"""Lists of tables: what is open to everybody, and where somebody sits."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.server.hall import Hall
from rondel.server.store.rows import TableRow
from rondel.server.table_info import info
from rondel.wire.tables import TableInfo

MOST = 200
"""Tables in one list."""


class Lists:
    """Tables as they are listed, also those that are not in memory."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store

    async def public(self, person: str, game: str) -> tuple[TableInfo, ...]:
        return await self._infos(await self.store.tables.public(game, MOST), person)

    async def mine(self, person: str, archived: bool) -> tuple[TableInfo, ...]:
        """My tables: those that wait for me first, the most urgent on top; then those that run, open, are over."""
        rows = [row for row in await self.store.tables.of(person, MOST) if archived or row.status != "archived"]
        infos = await self._infos(rows, person)
        order = {"running": 0, "paused": 1, "open": 2, "finished": 3, "archived": 4}
        far = 2**62

        def rank(table: TableInfo) -> tuple[bool, int, int, int]:
            return (not table.waits_for_me, order[table.status], table.deadline or far, -table.updated)

        return tuple(sorted(infos, key=rank))

    async def _infos(self, rows: Sequence[TableRow], person: str) -> tuple[TableInfo, ...]:
        holders = await self.store.tables.holders_of([row.id for row in rows])
        found = []
        for row in rows:
            live = self.hall.tables.get(row.id)
            present = live.audience.present() if live is not None else None
            found.append(info(row, holders[row.id], person, self.hall.process.url, present))
        return tuple(found)
