"""A table that people look at: who is there, what they are told, and what changes about the table itself."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Callable

from rondel.errors import RondelError
from rondel.server import gathering, logs, sights
from rondel.server.audience import Connection
from rondel.server.clock import now_ms
from rondel.server.commanding import CommandedTable
from rondel.server.process import Process
from rondel.server.store.database import Statement
from rondel.server.store.rows import TableRow
from rondel.server.table_in_memory import NO_MATCH, encode
from rondel.server.uninterrupted import uninterrupted
from rondel.wire.tables import ChatLine


class LiveTable(CommandedTable):
    """A table that somebody looks at, or that has something to do."""

    def __init__(
        self, process: Process, row: TableRow, holders: dict[int, list[str]], wake_bots: Callable[[LiveTable], None]
    ) -> None:
        super().__init__(process, row, holders)
        self.chat_number: int | None = None
        """The last line that was told here; None before the first."""
        self._awaited = False
        """Does a wake-up wait for the lock? It will find everything that is new then."""
        self._wake_bots = wake_bots

    def wake_bots(self) -> None:
        self._wake_bots(self)

    # -- the table itself ------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def changing(self) -> AsyncIterator[TableRow]:
        """The table as it stands, under its lock, to be changed and saved; a change that fails leaves no trace."""
        async with self.lock:
            before = await self._ready_or_aside()
            try:
                yield self.row
            except BaseException:
                self.match, self.stale = before if self.match is before else None, True
                raise

    async def save(self, *more: Statement) -> None:
        """Keep what was changed about the table itself, and tell. For use while `changing`."""
        self.row.updated = now_ms()
        await self.store.tables.save(self.row, *more)
        await self.saved(are_seats_others=bool(more))

    async def saved(self, *, are_seats_others: bool = False) -> None:
        """What was changed is kept: tell. For use while `changing`, where it was kept together with something else."""
        self._kept = encode(self.row.data)
        if are_seats_others:
            self.holders = await self.store.tables.holders(self.id)
            self.notices.ask_again()
        if self.match is not None:
            self._dress(self.match)
        await self._tell_table()
        await self._wake()

    async def _tell_table(self) -> None:
        """Something about the table itself is different; seats may have changed hands."""
        await self._follow_seats()
        self.audience.tell_table()
        self.audience.tell_presence()
        self.told_revision = self.row.revision

    async def _follow_seats(self) -> None:
        if self.audience.has_other_eyes():
            await self.audience.seats_changed_hands(await self.store.tables.chat(self.id))

    # -- those who look --------------------------------------------------------------------------------------

    async def welcome(self, connection: Connection, last: int | None) -> None:
        """Tell everything; from now on the connection hears of everything else."""
        if self.process.outages.any_since(self.row.updated):
            await uninterrupted(self._make_up_now())  # so that clocks show what is left
        async with self.lock:
            await self._ready_or_aside()
            chat = await self.store.tables.chat(self.id)
            if self.chat_number is None:
                self.chat_number = chat[-1].number if chat else 0
            seen = await sights.seen(self.store.people, self.id, connection) if last is None else None
            await self.notices.ways(self.holders)  # found out now, so that no command has to wait for it
            person = connection.me.person
            muted = await self.store.people.muted(person) if last is None and person else None
            if not self.audience.connections:
                self._has_told()
            await self.audience.welcome(connection, last, chat, seen, muted)
        self.audience.tell_presence()
        await self.tell_others_who_is_here()
        await self.go_on_together()

    async def leave(self, connection: Connection) -> None:
        self.used = time.monotonic()
        self.audience.leave(connection)
        if connection.looking:
            await sights.keep(self.store.people, self.id, connection)
        await self.tell_others_who_is_here()

    async def go_on_together(self) -> None:
        """Let a match go on that waits for its people, if they are all here or at other processes."""
        if self.row.data.paused != gathering.REASON:
            return
        if gathering.missing(self.row, self.holders, self.audience.present().connected):
            return
        try:
            await self.do(gathering.go_on)
        except RondelError as problem:  # whoever has come is there all the same
            logs.event("go on together", level=30, table=self.id, error=str(problem))

    async def begun(self) -> None:
        """The match has started, or is another one now. For use under the lock."""
        await self.ready()
        self.process.posted.set()
        await self.audience.welcome_all(await self.store.tables.chat(self.id))
        self.told_records = self._known_records()

    # -- what is told ----------------------------------------------------------------------------------------

    def _known_records(self) -> int:
        return len(self.match.records) if self.match is not None else NO_MATCH

    def is_behind(self, entries: int, revision: int) -> bool:
        """Is that more than is known here, or than those who look on here have been told?"""
        if (entries, revision) != (self.row.entries, self.row.revision):
            return True
        told = (self.told_records, self.told_revision)
        return bool(self.audience.connections) and told != (self._known_records(), self.row.revision)

    def _has_told(self) -> None:
        self.told_records, self.told_revision = self._known_records(), self.row.revision

    async def tell_what_was_read(self) -> None:
        if not self.audience.connections:
            self._has_told()
            return
        is_revised = self.told_revision != self.row.revision
        if is_revised:
            await self._follow_seats()  # first of all: whoever has lost a seat sees no more with its eyes
        told, match = self.told_records, self.match  # which is given up if its rules took too long over that
        if match is not None and not 0 <= told <= len(match.records):
            await self.begun()
        elif match is not None and (is_revised or told < len(match.records)):
            await self.audience.tell_of(match, match.records[told:])
        if is_revised:
            await self._tell_table()
        self.audience.tell_presence()
        self._has_told()

    # -- other processes -------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Another process has changed something: read it and tell those who are connected here."""
        if not self.audience.connections:
            self.stale = True
        elif not self._awaited:
            self._awaited = True
            await self.compare()

    async def catch_up(self) -> bool:
        """Read what another process has changed if word of it is still on its way; returns whether there was any.

        Whoever was told that something is done must find it done at every process.
        """
        return (self.stale or not self.process.bus.alone) and await self.compare()

    async def compare(self) -> bool:
        """Read and tell whatever the store has that is not known here; returns whether there was any."""
        try:
            await self.lock.acquire()
        finally:
            self._awaited = False
        try:
            if not self.stale:
                numbers = await self.store.tables.numbers(self.id)
                if numbers is not None and not self.is_behind(*numbers):
                    return False
            await self._read()
            await self._ready_or_aside()
            await self.tell_what_was_read()
            return True
        finally:
            self.lock.release()

    async def tell_others_who_is_here(self) -> None:
        """Tell the other processes who looks at the table at this one."""
        await self.process.tell_presence(self.id, self.audience.present_here())

    # -- chat ------------------------------------------------------------------------------------------------

    async def hear(self, line: ChatLine) -> None:
        """Tell a line that was said here or elsewhere, once, and any before it that was missed."""
        if self.chat_number is None or line.number == self.chat_number + 1:
            self.chat_number = line.number
            self.audience.tell_chat(line)
        elif line.number > self.chat_number:
            await self.hear_missed()

    async def hear_missed(self) -> None:
        """Tell what was said at another process, and of which no word has come."""
        lines = await self.store.tables.chat(self.id)
        known = self.chat_number
        self.chat_number = max(known or 0, lines[-1].number if lines else 0)
        for line in lines:
            if known is not None and line.number > known:
                self.audience.tell_chat(line)


__all__ = ["LiveTable"]
