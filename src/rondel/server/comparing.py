"""Comparing what is watched with the store, all the time: a wake-up may be lost, and admins send none."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Sequence

from rondel.errors import RondelError
from rondel.server import logs
from rondel.server.hall import Hall
from rondel.server.live import LiveTable
from rondel.server.unending import SideBySide
from rondel.wire.messages import CloseCode

LOOK_S = 0.2
"""So often the store is asked whether somebody has changed something beside the servers, which send word themselves."""
OFTEN = 5
"""And every so many times everything is compared, whether or not."""
AT_ONCE = 200
"""Tables in one question to the store."""


class Comparing:
    """Sees to it that nobody who watches a table here stays behind what is kept of it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.lag = 0.0
        """How many seconds late the loop was when this was last due."""
        self.often = OFTEN
        self._refreshing = SideBySide(hall.refresh)
        self._touched = ""

    async def run(self) -> None:
        for turn in itertools.count(1):
            due = time.monotonic() + LOOK_S
            await asyncio.sleep(LOOK_S)
            self.lag = max(0.0, time.monotonic() - due)
            try:
                await self.look(everything=turn % self.often == 0)
            except RondelError as problem:
                logs.event("comparing", level=30, error=str(problem))
            except Exception:
                logs.log.exception("comparing")

    async def look(self, *, everything: bool = False) -> None:
        """Compare if somebody has changed something, or in any case."""
        before, self._touched = self._touched, await self.hall.store.people.touched()
        if everything or before != self._touched:
            await self.compare()

    async def compare(self) -> None:
        """Look at every table once that somebody watches."""
        watched = [table for table in self.hall.tables.values() if table.audience.connections]
        for begin in range(0, len(watched), AT_ONCE):
            some = watched[begin : begin + AT_ONCE]
            standing = await self.hall.store.tables.standing([table.id for table in some])
            behind = [table for table in some if self._is_behind(table, standing.get(table.id))]
            await self._refreshing.all(behind, lambda table: table.id)
            for table in some:
                await self._hear(table, standing.get(table.id))
            await self._show_out(some)

    async def _show_out(self, tables: Sequence[LiveTable]) -> None:
        """Hang up on those who have been banned."""
        connected = [each for table in tables for each in table.audience.connections]
        banned = await self.hall.store.people.banned(sorted({each.me.person for each in connected} - {""}))
        for connection in connected:
            if connection.me.person in banned:
                connection.close(CloseCode.BANNED, "you are banned")

    def _is_behind(self, table: LiveTable, standing: tuple[int, int, int] | None) -> bool:
        if standing is None:
            return False
        entries, revision, _ = standing
        return table.stale or (not table.lock.locked() and table.is_behind(entries, revision))

    async def _hear(self, table: LiveTable, standing: tuple[int, int, int] | None) -> None:
        if standing is None:
            for connection in tuple(table.audience.connections):
                connection.close(CloseCode.NOT_FOUND, "this table is gone")
        elif table.chat_number is not None and standing[2] > table.chat_number:
            await table.hear_missed()
