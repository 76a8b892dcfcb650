"""Keeping rest points, so that a match can go on after its rules have changed.

The rules that can make one are gone by the time it is needed. So it is kept while they are there: a while after a move,
when the server stops, and when it starts for all matches that lack one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from rondel.core.upgrading import rest_of
from rondel.errors import RondelError
from rondel.server import logs
from rondel.server.hall import Hall
from rondel.server.live import LiveTable
from rondel.server.store import rests
from rondel.server.store.database import Job
from rondel.server.store.rests import KeptRest

EVERY_S = 10.0
"""A position takes some kilobytes, so that not every move writes one."""
AT_ONCE = 20
PAUSE_S = 0.05
"""Between two matches that are opened only for this."""


class Resting:
    """Sees to it that a rest point of every match that goes on is kept."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def run(self) -> None:
        await self._guarded(self.make_up)
        while True:
            await asyncio.sleep(EVERY_S)
            await self.keep_all()

    async def keep_all(self) -> None:
        """Keep what is new; if that fails, it is tried again next time."""
        await self._guarded(self.keep)

    async def _guarded(self, doing: Callable[[], Awaitable[None]]) -> None:
        try:
            await doing()
        except RondelError as problem:
            logs.event("resting", level=30, error=str(problem)[:200])
        except Exception:
            logs.log.exception("resting")

    async def make_up(self) -> None:
        """Open the matches of which there is no rest point, or an old one; where the rules are new they take over."""
        last = ""
        while some := await self.hall.store.rests.behind(last, AT_ONCE):
            last = some[-1]
            for id in some:
                await self._guarded(partial(self._make_up_for, id))
                await asyncio.sleep(PAUSE_S)

    async def _make_up_for(self, id: str) -> None:
        table = await self.hall.table(id)
        async with table.lock:
            await table.ready()
        await self._keep(table)

    async def keep(self) -> None:
        """Write the rest points of matches that have gone on."""
        for table in tuple(self.hall.tables.values()):
            await self._guarded(partial(self._keep, table))  # one that cannot be kept is no reason to forget the others

    async def _keep(self, table: LiveTable) -> None:
        async with table.lock:
            match = table.match
            if match is None or match.over is not None or table.stale or table.rested == len(match.entries):
                return
            kept = KeptRest(match.header.version, len(match.entries), await table.run(rest_of, match))
        await self.hall.store.db.write(Job(statements=[rests.keep(table.id, kept)]))
        table.rested = kept.entries
