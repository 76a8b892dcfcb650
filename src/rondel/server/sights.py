"""How far somebody has seen a table: kept when they look away or leave, so that another device goes on from there."""

from __future__ import annotations

import contextlib

from rondel.server.audience import Connection
from rondel.server.store.database import StoreUnavailable
from rondel.server.store.people import People


async def seen(people: People, table: str, connection: Connection) -> int | None:
    """The version somebody had before their eyes last, as they count; None for whoever only watches."""
    return await people.seen_to(connection.me.person, table) if _counts(connection) else None


async def keep(people: People, table: str, connection: Connection, told: int | None = None) -> None:
    """Somebody looks away, having seen what they say they have, or else all that was sent.

    That this cannot be kept now must keep nobody from leaving.
    """
    version = connection.sent if told is None else min(told, connection.sent)
    if _counts(connection) and connection.viewer.seats and version > connection.kept:
        connection.kept = version
        with contextlib.suppress(StoreUnavailable):
            await people.keep_sight(connection.me.person, table, version)


def _counts(connection: Connection) -> bool:
    """Is it a player with all the seats they hold? Versions are counted anew for other eyes."""
    return connection.role == "player" and connection.wanted is None and not connection.as_host
