"""A store by its address."""

from __future__ import annotations

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


def store_at(address: str) -> Store:
    """A store by the path of an SQLite file, `sqlite:///path` or `postgresql://…`."""
    if address.startswith(("postgresql://", "postgres://")):
        from rondel.server.store.postgres import Postgres

        return Store(Postgres(address))
    if "://" in address and not address.startswith("sqlite:///"):
        raise RondelError(f"a store is a file, sqlite:///file or postgresql://…, not {address.split('://')[0]}://…")
    return Store(Sqlite(address.removeprefix("sqlite:///")))
