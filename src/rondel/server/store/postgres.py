"""PostgreSQL: one connection that writes whatever has piled up in one transaction, and a pool for reading."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from rondel.server.store.database import (
    Conflict,
    Job,
    NewerStore,
    Row,
    StoreLost,
    StoreUnavailable,
    latest,
    migrations,
    unnoticed,
    unobserved,
)
from rondel.server.store.postgres_hold import Hold

if TYPE_CHECKING:
    import asyncpg

BATCH = 512
LOCK = 7_263_001
"""The advisory lock under which tables are made."""

APPENDS = """
INSERT INTO entries (table_id, number, command_id, body)
SELECT t, n, NULLIF(c, ''), b
FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bytea[], $5::bigint[]) AS x (t, n, c, b, p)
WHERE p = 0 OR EXISTS (SELECT 1 FROM entries WHERE table_id = t AND number = p)
ON CONFLICT DO NOTHING RETURNING table_id, number
"""
"""`p` is the entry before the first of the same job. It must be there: a match with a gap could never be replayed."""
HEADS = """
UPDATE tables SET entries = x.e, status = x.s, waiting = x.w, deadline = x.d, updated = x.u
FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[])
  AS x (i, e, s, w, d, u, r)
WHERE tables.id = x.i AND tables.revision = x.r
"""
_MARK = re.compile(r"\?")


class _Waiting(NamedTuple):
    job: Job
    done: asyncio.Future[list[int]]


def numbered(sql: str) -> str:
    """The statement with `$1`, `$2` for the question marks.

    >>> numbered("SELECT a FROM b WHERE c = ? AND d = ?")
    'SELECT a FROM b WHERE c = $1 AND d = $2'
    """
    count = itertools.count(1)
    return _MARK.sub(lambda _: f"${next(count)}", sql)


def kept(value: Any) -> Any:
    """A value as PostgreSQL can have it: text without the one character that it takes for an end.

    >>> kept("a\\0b"), kept(7)
    ('a�b', 7)
    """
    return value.replace("\0", "\ufffd") if isinstance(value, str) and "\0" in value else value


class Postgres:
    """A database by its URL; any number of processes may share it."""

    dialect = "postgres"

    def __init__(self, url: str) -> None:
        self.url = url
        self.observe: Callable[[float], None] = unobserved
        self._pool: asyncpg.Pool[Any] | None = None
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.lost: Callable[[StoreLost], None] = unnoticed
        self._hold: Hold | None = None

    async def open(self) -> None:
        import asyncpg

        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=2, max_size=6, command_timeout=30)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as problem:
            why = str(problem) or "it does not answer"
            raise StoreUnavailable(f"PostgreSQL cannot be reached: {why}") from None
        try:
            await self._migrate()
        except BaseException:
            await self.close()
            raise
        self._writer = asyncio.create_task(self._work(), name="rondel-write")

    async def close(self) -> None:
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None
        if self._hold is not None:
            await self._hold.close()
            self._hold = None
        if self._pool is not None:
            await self._pool.close()

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        assert self._pool is not None
        try:
            return [tuple(row) for row in await self._pool.fetch(numbered(sql), *map(kept, args))]
        except _down() as problem:
            raise StoreUnavailable(str(problem)) from None

    async def write(self, job: Job) -> list[int]:
        if self._writer is None:
            raise StoreUnavailable("the store is closed")
        done: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self._queue.put_nowait(_Waiting(job, done))
        found = await done
        self.observe(time.perf_counter() - began)
        return found

    @property
    def queued(self) -> int:
        return self._queue.qsize()

    async def compact(self) -> None:
        assert self._pool is not None
        await self._pool.execute("VACUUM", timeout=None)

    async def hold(self, *, shared: bool) -> None:
        hold = Hold(self.url, lambda why: self.lost(why), shared=shared)
        await hold.take()
        self._hold = hold

    async def _migrate(self) -> None:
        assert self._pool is not None
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number BIGINT NOT NULL)")
            done = await connection.fetchval("SELECT COALESCE(MAX(number), 0) FROM schema_version")
            if done > latest(self.dialect):
                raise NewerStore
            for number, script in migrations(self.dialect):
                if number > done:
                    await connection.execute(script)
                    await connection.execute("INSERT INTO schema_version VALUES ($1)", number)

    async def _work(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _commit(self, batch: list[_Waiting]) -> None:
        """One transaction for all; if something goes wrong in it, each job on its own."""
        assert self._pool is not None
        try:
            if self._hold is not None:
                self._hold.check()
            async with self._pool.acquire() as connection, connection.transaction():
                outcomes = await _together(connection, [each.job for each in batch])
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            if len(batch) > 1 and not isinstance(problem, (StoreUnavailable, *_down())):
                for each in batch:
                    await self._commit([each])
                return
            outcomes = [_told(problem)] * len(batch)
        for each, outcome in zip(batch, outcomes, strict=True):
            if each.done.done():
                continue
            if isinstance(outcome, Exception):
                each.done.set_exception(outcome)
            else:
                each.done.set_result(outcome)


def _down() -> tuple[type[BaseException], ...]:
    import asyncpg

    return (
        OSError,
        asyncpg.InterfaceError,
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,
        asyncpg.InsufficientResourcesError,
    )


def _told(problem: Exception) -> Exception:
    import asyncpg

    if isinstance(problem, Conflict | StoreUnavailable):
        return problem
    if isinstance(problem, asyncpg.IntegrityConstraintViolationError):
        return Conflict(str(problem))
    return StoreUnavailable(str(problem))


async def _together(connection: Any, jobs: list[Job]) -> list[list[int] | Exception]:
    lost = await _append(connection, jobs)
    outcomes: list[list[int] | Exception] = []
    heads = [job.head for number, job in enumerate(jobs) if job.head is not None and number not in lost]
    if heads:
        heads.sort()  # always in the same order, so that two processes never wait for each other
        columns = [list(column) for column in zip(*heads, strict=True)]
        told = await connection.execute(HEADS, *columns)
        if int(told.rpartition(" ")[2]) != len({head.table for head in heads}):
            raise Conflict("the table has changed")
    for number, job in enumerate(jobs):
        if number in lost:
            outcomes.append(Conflict("an entry with this number or id is there already"))
            continue
        counts = []
        for statement in job.statements:
            told = await connection.execute(numbered(statement.sql), *map(kept, statement.args))
            changed = int(told.rpartition(" ")[2])
            if statement.must and changed < 1:
                raise Conflict("it is no longer as it was")
            counts.append(changed)
        outcomes.append(counts)
    return outcomes


def _has_gap(job: Job) -> bool:
    return any(one.number + 1 != next.number for one, next in itertools.pairwise(job.appends))


async def _append(connection: Any, jobs: list[Job]) -> set[int]:
    """Insert all entries at once; returns the jobs that lost the race, of which nothing is left."""
    lost: set[int] = set()
    taken: set[tuple[str, int]] = set()
    rows: list[tuple[str, int, str, bytes, int]] = []
    for number, job in enumerate(jobs):
        keys = {(append.table, append.number) for append in job.appends}
        if keys & taken or _has_gap(job):  # of two in this very batch that want the same number, the first one has it
            lost.add(number)
        else:
            taken |= keys
            rows += ((*append, job.appends[0].number - 1) for append in job.appends)
    if not rows:
        return lost
    columns = [list(map(kept, column)) for column in zip(*rows, strict=True)]
    there = {(row[0], row[1]) for row in await connection.fetch(APPENDS, *columns)}
    for number, job in enumerate(jobs):
        if number in lost:
            continue
        mine = [(append.table, append.number) for append in job.appends]
        if any(key not in there for key in mine):
            lost.add(number)
            for table, entry in mine:
                if (table, entry) in there:
                    await connection.execute("DELETE FROM entries WHERE table_id = $1 AND number = $2", table, entry)
    return lost
