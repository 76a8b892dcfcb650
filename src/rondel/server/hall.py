"""All tables this process has in memory, and the way to those it has not."""

from __future__ import annotations

import time

from rondel.errors import RondelError
from rondel.server import logs
from rondel.server.bots import Bots
from rondel.server.bus import Wake
from rondel.server.live import LiveTable
from rondel.server.process import Process
from rondel.server.refusals import not_found
from rondel.server.store.rows import TableRow
from rondel.server.tokens import plain_code

RESTS_S = 60.0
"""Where nobody has done anything for so long, nothing is kept only to be quick."""


class Hall:
    """Where the tables stand."""

    def __init__(self, process: Process, bots: Bots) -> None:
        self.process, self.store, self.bots = process, process.store, bots
        self.tables: dict[str, LiveTable] = {}
        self._codes: dict[str, str] = {}
        process.metrics.gauge("tables", "tables in memory", lambda: len(self.tables))
        process.metrics.gauge(
            "sockets", "connected viewers", lambda: sum(len(t.audience.connections) for t in self.tables.values())
        )

    async def table(self, ref: str) -> LiveTable:
        """A table by id or room code; raises a refusal if there is none."""
        code = plain_code(ref)
        known = self.tables.get(ref) or self.tables.get(self._codes.get(code, ""))
        if known is not None:
            await known.catch_up()
            return known
        row = await self.store.tables.find(ref, code)
        if row is None:
            raise not_found()
        holders = await self.store.tables.holders(row.id)
        return self.tables.get(row.id) or self.seat(row, holders)

    async def id_of(self, ref: str) -> str:
        """The id of a table by that or its room code; empty if there is none. It is not read for that."""
        code = plain_code(ref)
        if ref in self.tables or code in self._codes:
            return self._codes.get(code, ref)
        row = await self.store.tables.find(ref, code)
        return row.id if row is not None else ""

    def seat(self, row: TableRow, holders: dict[int, list[str]]) -> LiveTable:
        """Have a table in memory from now on."""
        table = self.tables[row.id] = LiveTable(self.process, row, holders, self.bots.wake)
        self._codes[row.code] = row.id
        return table

    async def heard(self, wake: Wake) -> None:
        """A wake-up from another process."""
        if wake.kind == "hello":
            for table in tuple(self.tables.values()):
                if wake.sender == self.process.bus.me:  # we were cut off: something may have been missed
                    await self.refresh(table)
                if table.audience.connections:
                    await table.tell_others_who_is_here()
            return
        found = self.tables.get(wake.table)
        if wake.kind == "presence" and wake.present is not None:
            if wake.present.hosts or any(each.hosts for each in self.process.other_processes.at(wake.table)):
                self.process.absence.saw(wake.table)
            is_first = self.process.other_processes.heard(wake.table, wake.sender, wake.present)
            if found is not None:
                found.audience.tell_presence()
                await found.go_on_together()
                if is_first:  # what was done while nobody was known to look there
                    await self.process.tell_entry(wake.table)
            return
        if found is None:
            return
        if wake.kind == "entry":
            await self.refresh(found)
        elif wake.kind == "chat" and wake.line is not None:
            await found.hear(wake.line)

    async def refresh(self, table: LiveTable) -> None:
        """Bring those who look at a table here up to date."""
        try:
            await table.refresh()
        except RondelError as problem:
            table.stale = True
            logs.event("refresh", level=30, table=table.id, error=str(problem))

    def is_looking(self, table: str, seat: int, person: str) -> bool:
        """Does somebody have a table before their eyes, here or at another process?"""
        found = self.tables.get(table)
        if found is not None and found.audience.is_looking(person):
            return True
        everywhere = [
            *self.process.other_processes.at(table),
            *([found.audience.present_here()] if found is not None else ()),
        ]
        return any(seat in present.connected and seat not in present.away for present in everywhere)

    def tidy(self) -> None:
        """Tables nobody has looked at for a while leave memory; those where nobody acts need less of it."""
        self.process.other_processes.tidy()
        self.process.absence.tidy()
        now = time.monotonic()
        limit = now - self.process.config.idle_minutes * 60
        for table in tuple(self.tables.values()):
            if table.lock.locked():
                continue
            if table.match is not None and table.used < now - RESTS_S:
                table.match.line.rest()
            if not table.audience.connections and table.used < limit:
                del self.tables[table.id]
                self._codes.pop(table.row.code, None)
