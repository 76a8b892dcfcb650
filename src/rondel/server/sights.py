"""How far somebody has seen a table: kept when they look away or leave, so that another device goes on from there."""

from __future__ import annotations

import contextlib

from rondel.server.audience import Connection
from rondel.server.store.database import StoreUnavailable
from rondel.server.store.people import People


async def seen(people: People, table: str, connection: Connection) -> int | None:
    """The version somebody had before their eyes last, as they count; None for whoever only watches."""
    return await people.seen_to(connection.me.person, table) if _counts(connection) else None


async def keep(people: People, table: str, connection: Connection) -> None:
    """Somebody looks away. That this cannot be kept now must keep nobody from leaving."""
    if _counts(connection) and connection.viewer.seats and connection.sent > connection.kept:
        connection.kept = connection.sent
        with contextlib.suppress(StoreUnavailable):
            await people.keep_sight(connection.me.person, table, connection.sent)


def _counts(connection: Connection) -> bool:
    """Is it a player with all the seats they hold? Versions are counted anew for other eyes."""
    return connection.role == "player" and connection.wanted is None and not connection.as_host
