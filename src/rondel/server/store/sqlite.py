"""SQLite: one writer thread that commits whatever has piled up as one transaction, and readers beside it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from rondel.server.store.database import (
    APPEND,
    HEAD,
    Append,
    Conflict,
    Head,
    Job,
    NewerStore,
    Row,
    Statement,
    StoreLost,
    StoreUnavailable,
    latest,
    migrations,
    unnoticed,
    unobserved,
)
from rondel.server.store.holding import hold

BATCH = 512
"""At most so many turns of the loop share one commit."""
BUSY_MS = 5_000
WORTH_A_WAIT, WAIT_S = range(4, 32), 0.001
"""A commit costs as much processor time as eight jobs do. Where so many came together for the last one, others are
likely to come in a moment, and are waited for; where there are fewer there may be nobody else, and more are enough."""


class _Waiting(NamedTuple):
    job: Job
    done: asyncio.Future[list[int]]


Written = list[int] | Exception


class Sqlite:
    """One file; a job is durable when its future is done."""

    dialect = "sqlite"

    def __init__(self, path: Path | str, *, busy_ms: int = BUSY_MS) -> None:
        self.path = str(path)
        self.busy_ms = busy_ms
        self.observe: Callable[[float], None] = unobserved
        self.lost: Callable[[StoreLost], None] = unnoticed
        self._asked: list[_Waiting] = []
        """What was asked for in this turn of the loop: it is handed over together, so that it shares a commit."""
        self._queue: SimpleQueue[list[_Waiting] | None] = SimpleQueue()
        self._local = threading.local()
        self._open: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="rondel-read")
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._held: int | None = None
        self._queued = 0

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            await self._loop.run_in_executor(self._readers, self._migrate)
            writer = await self._loop.run_in_executor(self._readers, self._connect)
        except sqlite3.Error as problem:
            await self.close()
            raise StoreUnavailable(f"{self.path} cannot be opened: {problem}") from None
        except BaseException:
            await self.close()
            raise
        self._thread = threading.Thread(target=self._work, args=(writer,), name="rondel-write", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        if self._thread is not None:
            self._hand_over()
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        self._readers.shutdown()
        for connection in self._open:
            connection.close()
        self._open.clear()
        if self._held is not None:
            os.close(self._held)
            self._held = None

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, self._read, sql, args)

    async def write(self, job: Job) -> list[int]:
        assert self._loop is not None
        if self._thread is None:
            raise StoreUnavailable("the store is closed")
        done: asyncio.Future[list[int]] = self._loop.create_future()
        began = time.perf_counter()
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append(_Waiting(job, done))
        found = await done
        self.observe(time.perf_counter() - began)
        return found

    def _hand_over(self) -> None:
        if self._asked:
            self._queued += len(self._asked)
            self._queue.put(self._asked)
            self._asked = []

    @property
    def queued(self) -> int:
        return self._queued

    async def compact(self) -> None:
        await asyncio.to_thread(compact, self.path)

    async def hold(self, *, shared: bool) -> None:
        self._held = hold(self.path, shared=shared)

    # -- in the threads --------------------------------------------------------------------------------------

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute(f"PRAGMA busy_timeout = {self.busy_ms}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        self._open.append(connection)
        return connection

    def _read(self, sql: str, args: tuple[Any, ...]) -> list[Row]:
        try:
            connection = getattr(self._local, "connection", None)
            if connection is None:
                connection = self._local.connection = self._connect()
            return list(connection.execute(sql, args))
        except (sqlite3.Error, OverflowError) as problem:
            raise StoreUnavailable(str(problem)) from None

    def _migrate(self) -> None:
        connection = self._connect()
        with contextlib.closing(connection):
            self._open.remove(connection)
            if connection.execute("PRAGMA user_version").fetchone()[0] > latest(self.dialect):
                raise NewerStore
            for number, script in migrations(self.dialect):
                connection.execute("BEGIN IMMEDIATE")  # several processes may start at once
                if connection.execute("PRAGMA user_version").fetchone()[0] >= number:
                    connection.execute("ROLLBACK")
                    continue
                for statement in script.split(";\n"):
                    if statement.strip():
                        connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {number}")
                connection.execute("COMMIT")

    def _work(self, connection: sqlite3.Connection) -> None:
        running, together = True, 0
        while running:
            batch = [self._queue.get()]
            if together in WORTH_A_WAIT:
                time.sleep(WAIT_S)
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get())
            running = None not in batch
            waiting = [each for several in batch if several is not None for each in several]
            together = len(waiting)
            if waiting:
                outcomes = _commit(connection, [each.job for each in waiting])
                self._tell(partial(self._resolve, waiting, outcomes))

    def _resolve(self, waiting: list[_Waiting], outcomes: list[Written]) -> None:
        self._queued -= len(waiting)
        for each, outcome in zip(waiting, outcomes, strict=True):
            if each.done.done():
                continue
            if isinstance(outcome, Exception):
                each.done.set_exception(outcome)
            else:
                each.done.set_result(outcome)

    def _tell(self, what: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            if self._loop is not None:
                self._loop.call_soon_threadsafe(what)


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> list[Written]:
    """All jobs in one transaction; one that cannot be done does not hold up the others, whatever is wrong with it.

    A table has one job at a time, so that it does not matter in which order they are: what is alike is done together.
    """
    try:
        connection.execute("BEGIN IMMEDIATE")
        _append(connection, [append for job in jobs for append in job.appends])
        _set_heads(connection, [job.head for job in jobs if job.head is not None])
        outcomes: list[Written] = [_state(connection, job.statements) for job in jobs]
        connection.execute("COMMIT")
    except Exception:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return _commit_each(connection, jobs)
    return outcomes


def _commit_each(connection: sqlite3.Connection, jobs: list[Job]) -> list[Written]:
    """The same where one of them cannot be done: what each has changed can be taken back for itself."""
    outcomes: list[Written] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            connection.execute("SAVEPOINT job")
            try:
                outcomes.append(_carry_out(connection, job))
            except Exception as problem:
                connection.execute("ROLLBACK TO job")
                outcomes.append(_told(problem))
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
    except Exception as problem:  # locked, or full: then the whole transaction is gone, and every savepoint with it
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return [StoreUnavailable(str(problem)) for _ in jobs]
    return outcomes


def _told(problem: Exception) -> Exception:
    if isinstance(problem, Conflict):
        return problem
    return (Conflict if isinstance(problem, sqlite3.IntegrityError) else StoreUnavailable)(str(problem))


def _carry_out(connection: sqlite3.Connection, job: Job) -> list[int]:
    _append(connection, job.appends)
    _set_heads(connection, [job.head] if job.head is not None else [])
    return _state(connection, job.statements)


def _append(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    if appends and connection.executemany(APPEND, appends).rowcount != len(appends):
        raise Conflict("the entry before is not there")


def _set_heads(connection: sqlite3.Connection, heads: Sequence[Head]) -> None:
    rows = [
        (head.entries, head.status, head.waiting, head.deadline, head.updated, head.table, head.revision)
        for head in heads
    ]
    if rows and connection.executemany(HEAD, rows).rowcount != len(rows):
        raise Conflict("the table has changed")


def _state(connection: sqlite3.Connection, statements: Sequence[Statement]) -> list[int]:
    counts = []
    for statement in statements:
        changed = connection.execute(statement.sql, statement.args).rowcount
        if statement.must and changed < 1:
            raise Conflict("it is no longer as it was")
        counts.append(changed)
    return counts


def backup(source: Path | str, target: Path) -> None:
    """Copy a database that may be in use."""
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
        old.backup(new)


def compact(path: Path | str) -> None:
    """Give the space of what was deleted back to the disk."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
