"""Time running out: sleeps until the next deadline in the store, and carries out what is due."""

from __future__ import annotations

import asyncio
import contextlib

from rondel.errors import RondelError
from rondel.server import logs
from rondel.server.clock import HOUR, now_ms
from rondel.server.hall import Hall
from rondel.server.unending import SideBySide

LOOK_S = 5.0
"""At least so often the store is asked: other processes may have set deadlines."""
CLAIM_MS = 15_000
"""If the process that claimed a deadline dies, another one sees to it after so long."""
STILL_MS = 2_000
"""A table of which nothing came, because its bots are still thinking, is left alone for so long."""
LONGEST_MS = HOUR
"""A match that cannot be replayed is tried again so seldom in the end."""


class Deadlines:
    """One process's share of all deadlines. Each is claimed by one process, and carried out once."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._failures: dict[str, int] = {}
        """How often in a row a table could not be seen to."""
        self._seeing = SideBySide(self._see_to)

    async def run(self) -> None:
        while True:
            try:
                wait = await self._round()
            except RondelError as problem:
                logs.event("deadlines", level=30, error=str(problem))
                wait = 1.0
            self.hall.process.later.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._woken(wait)

    async def _woken(self, wait: float) -> None:
        """Wake up early when a deadline may have moved, but not for every single command."""
        await asyncio.sleep(min(wait, 0.2))
        await self.hall.process.later.wait()

    async def _round(self) -> float:
        now = now_ms()
        await self._seeing.all(await self.hall.store.tables.claim_due(now, now + CLAIM_MS), str)
        next_one = await self.hall.store.tables.next_deadline()
        if next_one is None:
            return LOOK_S
        return min(LOOK_S, max(0.05, (next_one - now_ms()) / 1000))

    async def _see_to(self, id: str) -> None:
        """See to one table that was claimed, and let go of it."""
        is_done = await self.carry_out(id)
        table = self.hall.tables.get(id)
        still = table is not None and table.row.deadline is not None and table.row.deadline <= now_ms()
        wait = self._patience(id) if not is_done else STILL_MS if still else None
        await self.hall.store.tables.release(id, now_ms() + wait if wait is not None else 0)

    def _patience(self, id: str) -> int:
        """How long a table is left alone that cannot be seen to; longer each time."""
        self._failures[id] = failures = self._failures.get(id, 0) + 1
        return min(CLAIM_MS << min(failures, 10), LONGEST_MS)

    async def carry_out(self, id: str) -> bool:
        """See to one table: what is due, and bots that should have moved; returns whether that could be done."""
        try:
            table = await self.hall.table(id)
            await table.run_due()
            self.hall.bots.wake(table)
            self._failures.pop(id, None)
            return True
        except RondelError as problem:
            logs.event("deadline", level=40, table=id, error=str(problem))
        except Exception:
            logs.log.exception("deadline")
        return False
