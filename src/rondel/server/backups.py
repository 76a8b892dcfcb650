"""Backups: a store of either kind as one SQLite file, and back, never over something that is in use."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rondel.errors import RondelError
from rondel.server.store import sqlite
from rondel.server.store.database import latest
from rondel.server.store.holding import held
from rondel.server.store.opening import is_postgres, path_of

if TYPE_CHECKING:
    import asyncpg

    from rondel.server.store.postgres import Postgres

FIRST = {("people",), ("sessions",), ("tables",), ("holders",), ("entries",), ("facts",)}
"""What every store has had from the beginning, whatever version wrote it."""
ROWS = 1_000
"""Rows that are copied at a time."""


def backup(address: str, target: Path) -> None:
    """Copy a store to a file, also while it is in use; the file is there as a whole or not at all."""
    if target.exists():
        raise RondelError(f"{target} exists already")
    with _in_words(), _whole(target) as new:
        if is_postgres(address):
            asyncio.run(_out_of_postgres(address, new))
            return
        source = path_of(address)
        if not source.is_file():
            raise RondelError(f"there is no store at {source}")
        sqlite.backup(source, new)


def restore(source: Path, address: str, *, force: bool = False) -> Path | None:
    """Put a backup in place of what is there, and return where that lies now; refuses beside a running server."""
    _check(source)
    if is_postgres(address):
        with _in_words():
            return asyncio.run(_into_postgres(source, address, force))
    target = path_of(address).resolve()  # what a link leads to is replaced, not the link
    if target.exists() and not force:
        raise RondelError(f"{target} exists already; move it away, or say --force")
    with _in_words(), held(target), _whole(target) as new:
        sqlite.backup(source, new)
        return _moved_aside(target) if target.exists() else None


@contextlib.contextmanager
def _in_words() -> Iterator[None]:
    """What the system or the database refuses is a sentence."""
    try:
        yield
    except OSError as problem:
        raise RondelError(f"{problem.filename or 'it'} cannot be used: {problem.strerror or problem}") from None
    except sqlite3.Error as problem:
        raise RondelError(f"it cannot be copied: {problem}") from None


@contextlib.contextmanager
def _whole(target: Path) -> Iterator[Path]:
    """A database to be written, which gets its name when it is complete and on the disk.

    It is complete without files beside it, so that it can be read also where none can be made.
    """
    with tempfile.TemporaryDirectory(prefix=".rondel-", dir=target.parent) as folder:
        new = Path(folder) / target.name
        yield new
        with contextlib.closing(sqlite3.connect(new)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
        with new.open("rb+") as file:
            os.fsync(file.fileno())
        new.replace(target)


def _check(source: Path) -> None:
    """Refuse whatever is not a complete backup that this version understands."""
    if not source.is_file():
        raise RondelError(f"there is no backup at {source}")
    try:
        with contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            whole = connection.execute("PRAGMA quick_check").fetchone()[0]
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    except sqlite3.Error as problem:
        raise RondelError(f"{source} is no backup: {problem}") from None
    if whole != "ok":
        raise RondelError(f"{source} is damaged: {whole}")
    if not version or not set(tables) >= FIRST:
        raise RondelError(f"{source} is no backup of a store")
    if version > latest(sqlite.Sqlite.dialect):
        raise RondelError(f"{source} was made by a newer version of Rondel")


def _aside(path: Path) -> Path:
    """Where something that is replaced can lie, beside a file: nothing is there yet."""
    names = (path.with_name(f"{path.name}.before-restore{number or ''}") for number in itertools.count())
    return next(name for name in names if not name.exists())


def _moved_aside(target: Path) -> Path:
    """Give a store another name, with what belongs to it.

    What a server that was killed has left beside it is taken into it first: between two names it would be lost.
    """
    aside = _aside(target)
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(target)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    for more in ("-wal", "-shm", ""):
        with contextlib.suppress(FileNotFoundError):
            Path(f"{target}{more}").replace(f"{aside}{more}")
    return aside


# -- PostgreSQL ------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def _postgres(address: str) -> AsyncIterator[tuple[Postgres, asyncpg.Connection[Any]]]:
    import asyncpg

    from rondel.server.store.postgres import Postgres

    store = Postgres(address)
    await store.open()
    connection = await asyncpg.connect(address)
    try:
        yield store, connection
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
        raise RondelError(f"it cannot be copied: {problem}") from problem
    finally:
        await connection.close()
        await store.close()


@contextlib.asynccontextmanager
async def _migrated(path: Path) -> AsyncIterator[sqlite3.Connection]:
    """An SQLite file with today's tables."""
    store = sqlite.Sqlite(path)
    await store.open()
    await store.close()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        yield connection


def _tables(connection: sqlite3.Connection) -> dict[str, dict[str, str]]:
    """The columns of every table with their types; those that others refer to come first."""
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").fetchall()
    return {
        name: {column[1]: column[2] for column in connection.execute(f"PRAGMA table_info({name})")} for (name,) in names
    }


async def _out_of_postgres(address: str, target: Path) -> None:
    async with _postgres(address) as (_, source), _migrated(target) as copy:
        async with source.transaction(isolation="repeatable_read", readonly=True):
            for name, columns in _tables(copy).items():
                marks = ", ".join("?" * len(columns))
                insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})"
                async for row in source.cursor(f"SELECT {', '.join(columns)} FROM {name}", prefetch=ROWS):
                    copy.execute(insert, tuple(row))
        copy.commit()


async def _into_postgres(source: Path, address: str, force: bool) -> Path | None:
    with tempfile.TemporaryDirectory(prefix=".rondel-") as folder:
        new = Path(folder) / "backup.sqlite"
        sqlite.backup(source, new)
        async with _migrated(new) as backup, _postgres(address) as (store, target):
            await store.hold(shared=False)
            tables, aside = _tables(backup), None
            if any([await target.fetchval(f"SELECT 1 FROM {name} LIMIT 1") for name in tables]):
                if not force:
                    raise RondelError("there is something in this store; restore to an empty one, or say --force")
                aside = _aside(source)
                with _whole(aside) as before:
                    await _out_of_postgres(address, before)
            async with target.transaction():
                await target.execute(f"TRUNCATE {', '.join(tables)}")
                for name, columns in tables.items():
                    rows = backup.execute(f"SELECT {', '.join(columns)} FROM {name}")
                    await _fill(target, name, columns, rows)
            return aside


async def _fill(
    target: asyncpg.Connection[Any], name: str, columns: dict[str, str], rows: Iterable[tuple[Any, ...]]
) -> None:
    try:
        await target.copy_records_to_table(name, records=_typed(rows, columns), columns=list(columns))
    except (TypeError, ValueError, OverflowError) as problem:  # SQLite keeps anything in any column
        raise RondelError(f"{name} cannot be copied: {problem}") from problem


def _typed(rows: Iterable[tuple[Any, ...]], columns: dict[str, str]) -> Iterator[tuple[Any, ...]]:
    """SQLite takes text for bytes, and any character; PostgreSQL does not."""
    from rondel.server.store.postgres import kept

    kinds = columns.values()
    for row in rows:
        yield tuple(
            value.encode() if kind == "BLOB" and isinstance(value, str) else kept(value)
            for value, kind in zip(row, kinds, strict=True)
        )
