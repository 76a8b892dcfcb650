"""A store by its address."""

from __future__ import annotations

from pathlib import Path

from rondel.errors import RondelError
from rondel.server.store.database import Database
from rondel.server.store.outages import Outages
from rondel.server.store.people import People
from rondel.server.store.rests import Rests
from rondel.server.store.sqlite import Sqlite
from rondel.server.store.tables import Tables


class Store:
    """Everything that is kept."""

    def __init__(self, database: Database) -> None:
        self.db = database
        self.tables = Tables(database)
        self.people = People(database)
        self.rests = Rests(database)
        self.outages = Outages(database)

    async def open(self) -> None:
        await self.db.open()

    async def close(self) -> None:
        await self.db.close()


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def path_of(address: str) -> Path:
    """The file of a store that is one."""
    return Path(address.removeprefix("sqlite:///"))


def existing(address: str) -> Store:
    """A store that is there already; raises where opening it would make an empty one."""
    found = store_at(address)
    if not is_postgres(address) and not path_of(address).is_file():
        raise RondelError(f"there is no store at {path_of(address)}")
    return found


def store_at(address: str) -> Store:
    """A store by the path of an SQLite file, `sqlite:///path` or `postgresql://…`."""
    if is_postgres(address):
        from rondel.server.store.postgres import Postgres

        return Store(Postgres(address))
    if "://" in address and not address.startswith("sqlite:///"):
        raise RondelError(f"a store is a file, sqlite:///file or postgresql://…, not {address.split('://')[0]}://…")
    return Store(Sqlite(path_of(address)))
