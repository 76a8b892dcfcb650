"""The author's table at the server: opened by one person who has all its seats, and put anywhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rondel.core.match import Match
from rondel.folders import WrittenGame
from rondel.server.clock import now_ms
from rondel.server.live import LiveTable
from rondel.server.row_updates import follow, waiting
from rondel.server.seating import set_passing
from rondel.server.site import Site
from rondel.server.store import rests
from rondel.server.store import tables as kept
from rondel.server.store.database import Job, Statement
from rondel.server.store.rows import Person
from rondel.wire.http.tables import NewTable, Seating


async def opened(site: Site, person: Person, found: WrittenGame, seats: int, options: Mapping[str, Any]) -> LiveTable:
    """A table at which one person sits on every seat, in the first position of a match."""
    wanted = NewTable(
        game=found.game.name,
        options=dict(options),
        seats=seats,
        seating=tuple(Seating("me", f"Seat {number + 1}") for number in range(seats)),
        clock="none",
        undo="free",
        undo_shown=True,
        undo_learned=True,
        visibility="private",
        start=True,
    )
    return await site.lobby.create(person, wanted)


async def put(site: Site, table: LiveTable, match: Match, *, opening: bool = False) -> None:
    """Have another match at a table, and tell everybody who looks; what was kept of the one before is gone."""
    async with table.lock:
        row, db = table.row, site.store.db
        row.data.header, row.data.set_aside, row.data.rematch = match.header, "", ""
        set_passing(match, row.data)
        if opening:
            await table.run(match.pass_automatically, match.header.started)
        more = follow(row, match, now_ms(), await table.run(waiting, match))
        entries = Statement("DELETE FROM entries WHERE table_id = ?", (row.id,))
        await db.write(Job(statements=[entries, rests.forget(row.id), kept.save(row), *more]))
        row.revision += 1
        await db.write(kept.append(row, match.entries))
        table.forget()
        table.rested = -1
        await table.begun()
    site.bots.wake(table)


async def seat_bot(table: LiveTable, seat: int, bot: str) -> None:
    """Let a bot play a seat, or its person again; whoever looks keeps their eyes."""
    async with table.changing() as row:
        found = row.data.seats[seat]
        found.kind, found.bot = ("bot", bot) if bot else ("person", "")
        await table.save()
