"""The lock that says who serves a PostgreSQL database: had for as long as that is served, whatever becomes of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rondel.server import logs
from rondel.server.store.database import StoreInUse, StoreLost, StoreUnavailable
from rondel.server.tokens import new_id

if TYPE_CHECKING:
    import asyncpg

IN_USE = 7_263_002
"""The advisory lock that a server holds."""
EVERY_S = 5.0
"""So often the connection is tried: the other side may be gone without a word, and the lock with it."""
AGAIN_S = 0.2
TRIES = 10
"""How often a lock is asked for that this process may still have by its own connection of before."""


class Hold:
    """A lock that lives as long as its connection; when that is lost, the lock is taken again.

    Meanwhile anybody may take it. So nothing is written until it is back, and if somebody else has it then, `lost` is
    told, and nothing is written any more.
    """

    def __init__(self, url: str, lost: Callable[[StoreLost], None], *, shared: bool) -> None:
        self.url, self.lost = url, lost
        self._lock = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
        self._name = f"rondel-{new_id()}"
        """By which the database knows this process's own connection of before."""
        self._connection: asyncpg.Connection[Any] | None = None
        self._gone = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_held(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    async def take(self) -> None:
        """Have the lock until it is closed; raises `StoreInUse`."""
        if not await self._taken(1):
            raise StoreInUse("this PostgreSQL database")
        self._task = asyncio.create_task(self._keep(), name="rondel-hold")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:
            with contextlib.suppress(Exception):  # if nobody answers, it is closed all the same
                await self._connection.close(timeout=EVERY_S)  # waits until the lock is free for whoever comes next

    async def _taken(self, tries: int) -> bool:
        """Connect and ask for the lock."""
        import asyncpg

        made = await asyncpg.connect(self.url, timeout=10, server_settings={"application_name": self._name})
        try:
            others = "FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()"
            await made.execute(f"SELECT pg_terminate_backend(pid) {others}", self._name)
            for number in range(tries):
                await asyncio.sleep(AGAIN_S if number else 0)
                if await made.fetchval(f"SELECT {self._lock}($1)", IN_USE):
                    self._gone.clear()
                    made.add_termination_listener(lambda _: self._gone.set())
                    self._connection = made
                    return True
        finally:
            if self._connection is not made:
                made.terminate()
        return False

    async def _keep(self) -> None:
        """Notice when the connection is gone, and take the lock again."""
        while True:
            await self._ended()
            logs.event("the lock on the store is gone with its connection", level=30)
            while not self.is_held:
                try:
                    if not await self._taken(TRIES):
                        self.lost(StoreLost())
                        return
                except Exception:  # the database is still away, or going down
                    await asyncio.sleep(AGAIN_S)
            logs.event("the lock on the store is back")

    async def _ended(self) -> None:
        """Return when the connection is no more."""
        while self._connection is not None and not self._gone.is_set():
            try:
                await asyncio.wait_for(self._gone.wait(), EVERY_S)
            except TimeoutError:
                try:
                    await self._connection.fetchval("SELECT 1", timeout=EVERY_S)
                except Exception:
                    self._connection.terminate()
                    return

    def check(self) -> None:
        """Refuse to write while somebody else may have the store."""
        if not self.is_held:
            raise StoreUnavailable("the lock on the store is being taken again")
