"""Whether a process can serve: asked by whatever stands in front of it, and answered by doing it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from rondel.errors import RondelError
from rondel.server.bus import Bus
from rondel.server.clock import now_ms
from rondel.server.store.opening import Store

PATIENCE_S = 2.0
"""A store that takes longer to write a word is none."""
FRESH_S = 1.0
"""That it could write counts so long: nobody makes the server write by asking again and again."""


class Readiness:
    """What one process would say of itself."""

    def __init__(self, store: Store, bus: Bus, why_not: Callable[[], str]) -> None:
        self.store, self.bus = store, bus
        self.why_not = why_not
        """Empty while the process serves: else whether it starts or ends."""
        self._check: asyncio.Task[bool] | None = None
        """Under way: whoever asks meanwhile gets its answer, so that nobody waits for more than one."""
        self._until = 0.0

    async def told(self) -> tuple[bool, dict[str, str]]:
        """Can it serve? And how its parts are: a bus that is away is made up for by comparing with the store."""
        if why := self.why_not():
            return False, {"status": why}
        bus = {} if self.bus.is_connected else {"bus": "away"}
        if not await self._writes():
            return False, {"status": "no store", **bus}
        return True, {"status": "ok", **bus}

    async def _writes(self) -> bool:
        """Can something be written? That takes the writer, the disk and, where there is one, the database."""
        if time.monotonic() < self._until:
            return True
        if self._check is None or self._check.done():
            self._check = asyncio.create_task(self._write(), name="ready")
        return await asyncio.shield(self._check)  # one who hangs up does not end it for the others

    async def _write(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self.store.people.note("ready", str(now_ms()))
        except (RondelError, TimeoutError):
            return False
        self._until = time.monotonic() + FRESH_S
        return True
