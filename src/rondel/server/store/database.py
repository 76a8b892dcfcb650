"""What both databases can do: read, and carry out jobs that are durable when they are done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from rondel.errors import RondelError

Row = tuple[Any, ...]


class Conflict(RondelError):
    """Somebody else was faster: what was to be written is there already, or no longer as expected."""

    code = "conflict"


class StoreUnavailable(RondelError):
    """The database is locked, full or gone; nothing was written."""

    code = "store_unavailable"


class StoreInUse(RondelError):
    """Another process has the store, and does not know of this one."""

    code = "store_in_use"

    def __init__(self, store: str) -> None:
        super().__init__(
            f"{store} is in use by another server; several share a store with --workers or --nats, and a restore needs "
            "it alone"
        )


class StoreLost(RondelError):
    """Another process has taken the store while this one had no connection to it."""

    code = "store_lost"

    def __init__(self) -> None:
        super().__init__(
            "another process has taken the store while the connection to it was gone; this one stops, so that nothing "
            "is written by both"
        )


class NewerStore(RondelError):
    """The store was written by a newer version, which may mean other things by the same tables."""

    code = "newer_store"

    def __init__(self) -> None:
        super().__init__("the store was written by a newer version of Rondel; use that one")


class Statement(NamedTuple):
    """One SQL statement with `?` for each argument."""

    sql: str
    args: tuple[Any, ...] = ()
    must: bool = False
    """It must change a row, or the whole job is a `Conflict`."""


class Append(NamedTuple):
    """One entry of a match."""

    table: str
    number: int
    command: str
    """The client's id of the command; empty for none."""
    body: bytes


class Head(NamedTuple):
    """What a table's row says about the match as it stands."""

    table: str
    entries: int
    status: str
    waiting: str
    deadline: int | None
    updated: int
    revision: int
    """How often the table's own data had changed when it was read: who may do what is part of it."""


class Job(Struct, frozen=True):
    """Carried out as a whole or not at all."""

    appends: Sequence[Append] = ()
    head: Head | None = None
    statements: Sequence[Statement] = ()


APPEND = (
    "INSERT INTO entries (table_id, number, command_id, body) SELECT ?1, ?2, NULLIF(?3, ''), ?4 "
    "WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND number = ?2 - 1)"
)
"""Nothing for an entry whose predecessor is not there: a match with a gap could never be replayed."""
HEAD = "UPDATE tables SET entries = ?, status = ?, waiting = ?, deadline = ?, updated = ? WHERE id = ? AND revision = ?"
"""Nothing if the table itself has changed since: whoever acted may no longer sit there."""


class Database(Protocol):
    """A connection to where everything is kept."""

    dialect: str
    observe: Callable[[float], None]
    """Told how many seconds each job took, from asking to being durable."""

    lost: Callable[[StoreLost], None]
    """Told when another process has taken the store; nothing more can be written."""

    @property
    def queued(self) -> int:
        """How many jobs wait to be written."""
        ...

    async def open(self) -> None: ...
    async def close(self) -> None: ...

    async def hold(self, *, shared: bool) -> None:
        """Have the store alone, or with others that share it, until it is closed; raises `StoreInUse`."""
        ...

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        """Read; sees everything that was durable before."""
        ...

    async def write(self, job: Job) -> list[int]:
        """Carry a job out; returns how many rows each statement changed. Raises `Conflict`, `StoreUnavailable`."""
        ...

    async def compact(self) -> None:
        """Give the space of what was deleted back."""
        ...


def unobserved(seconds: float) -> None:
    """Nobody wants to know how long writing takes."""


def unnoticed(why: StoreLost) -> None:
    """Nobody serves by this store."""


def migrations(dialect: str) -> list[tuple[int, str]]:
    """The numbered steps from nothing to today's tables."""
    found = []
    for file in files("rondel.server.store").joinpath("sql").iterdir():
        number, _, rest = file.name.partition("_")
        if rest.endswith(f".{dialect}.sql"):
            found.append((int(number), file.read_text("utf-8")))
    return sorted(found)


def latest(dialect: str) -> int:
    """The number of today's tables."""
    return migrations(dialect)[-1][0]
