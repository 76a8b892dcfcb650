"""One table in memory: its row, those who sit there, and its match as it is kept."""

from __future__ import annotations

import asyncio
import contextlib
import time
import traceback
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec import structs

from rondel.core import loading
from rondel.core.match import Match
from rondel.errors import CommandFailed, Rejected, RondelError, RuleBug, RulesTooSlow
from rondel.server import logs, pinned, seating
from rondel.server.audience import Audience
from rondel.server.clock import now_ms
from rondel.server.notices.at_table import TableNotices
from rondel.server.process import Process
from rondel.server.refusals import NotStartedYet, not_found
from rondel.server.store import tables as kept
from rondel.server.store.database import Conflict, Job, StoreUnavailable
from rondel.server.store.rows import TableRow
from rondel.server.table_info import info
from rondel.server.tokens import new_id
from rondel.wire.tables import TableInfo

NO_MATCH = -1
"""How many entries are told of where there is no match yet."""
TRIES = 6
"""How often something is tried again after another process was faster."""

T = TypeVar("T")
encode = msgspec.json.Encoder().encode


class TableInMemory:
    """A table as the store has it, read when it is needed and thrown away when in doubt."""

    def __init__(self, process: Process, row: TableRow, holders: dict[int, list[str]]) -> None:
        self.process = process
        self.store = process.store
        self.row = row
        self.holders = holders
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.notices = TableNotices(process)
        self.aside: pinned.OtherRules | None = None
        """Why the match was set aside, and what can be read of it."""
        self.rested = -1
        """How many entries the match had when its rest point was last kept from here."""
        self.used = time.monotonic()
        self.stale = False
        self.told_records, self.told_revision = NO_MATCH, row.revision
        """How far those who look on here have been told of the match, and of the table."""
        self._kept = encode(row.data)
        """The table's own data as the store has it."""

    @property
    def id(self) -> str:
        return self.row.id

    def info(self, person: str) -> TableInfo:
        """The table as one person sees it."""
        return info(self.row, self.holders, person, self.process.url, self.audience.present())

    # -- who is who ------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> tuple[int, ...]:
        return seating.seats_of(self.row, self.holders, person)

    def is_host(self, person: str) -> bool:
        return seating.is_host(self.holders, person)

    def may_watch(self, person: str) -> bool:
        return seating.may_watch(self.row, self.holders, person)

    def bot_at(self, seat: int) -> str:
        return seating.bot_at(self.row, seat)

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.row.data.seats)

    # -- loading ---------------------------------------------------------------------------------------------

    def at_hand(self) -> Match | None:
        """The match as it stands, where nothing has to be read for that."""
        if self.stale or self.aside is not None:
            return None
        self.used = time.monotonic()
        return self.match

    async def ready(self) -> Match | None:
        """The match as it stands, or None before the start; what is read for that is told. For use under the lock."""
        self.used = time.monotonic()
        if was_stale := self.stale:
            await self._read()
        if self.aside is not None:
            raise Rejected(self.aside.code, self.aside.text)
        if self.match is None and self.row.data.header is not None:
            await self._load()
        if was_stale:
            await self.tell_what_was_read()
        return self.match

    async def tell_what_was_read(self) -> None:
        """Tell those who look on what they have not been told of, now that it is known here."""

    async def _ready_or_aside(self) -> Match | None:
        """The match as it stands, or None before the start and for one that was set aside."""
        try:
            return await self.ready()
        except Rejected:
            if self.aside is None:
                raise
            return None

    async def _read(self) -> None:
        """Read again what another process may have changed."""
        row = await self.store.tables.find(self.id)
        if row is None:
            raise not_found()
        holders = await self.store.tables.holders(self.id)
        self.row, self._kept, self.holders = row, encode(row.data), holders
        self.stale, self.aside = False, None
        self.notices.ask_again()
        match, self.match = self.match, None
        if match is not None and await self._append(match):
            self.match = match

    async def _append(self, match: Match) -> bool:
        """Take in what is new since the match was read; False if it must be read from the beginning."""
        if self.row.entries < len(match.entries):
            return False
        new = await self.store.tables.entries(self.id, len(match.entries))
        if not await self.run(loading.append, match, new, commands=len(new)):
            return False
        self._dress(match)
        return True

    async def _load(self) -> None:
        began = time.perf_counter()
        for _ in range(TRIES):
            try:
                match = await pinned.opened(self.store, self.row, self.run)
                break
            except Conflict:  # another process has opened it under new rules
                await self._read()
            except pinned.OtherRules as why:
                self.aside, self._kept = why, encode(self.row.data)
                raise
        else:
            raise StoreUnavailable("others were faster again and again; try once more")
        self._kept = encode(self.row.data)
        self._dress(match)
        self.take(match)
        self.process.metrics.observe("load", time.perf_counter() - began)

    def _dress(self, match: Match) -> None:
        """What belongs to a match but is kept with the table."""
        data = self.row.data
        hosts = tuple(host.name for host in data.hosts)
        match.header = structs.replace(match.header, names=self.names(), hosts=hosts)
        match.preferences, match.draws = dict(data.preferences), data.draws
        match.usual = seating.usual_passing(match, data)

    def take(self, match: Match) -> None:
        """This is the match from now on."""
        self.match = match

    def forget(self) -> None:
        """Something went wrong half-way: the truth is in the store."""
        self.match, self.stale = None, True

    # -- the game's own code ---------------------------------------------------------------------------------

    async def ask(self, fn: Callable[[Match], T], *, whole: bool = False, log: bool = False) -> T:
        """What the match says to a question that its rules are needed for; refuses before the start.

        A question about the whole of it takes long; one about its log can be answered also if it was set aside.
        """
        async with self.process.rules.for_long if whole else contextlib.nullcontext(), self.lock:
            match = await (self._ready_or_aside() if log else self.ready())
            match = self.aside.log if self.aside is not None else match
            if match is None:
                raise Rejected("not_started", NotStartedYet())
            return await self.run(fn, match, commands=len(match.records) if whole else 1)

    async def run(self, fn: Callable[..., T], *args: Any, commands: int = 1) -> T:
        """What something gives that calls the game's rules; a failure of theirs is reported. For use under the lock.

        Rules that were stopped have left the match half-way: it is read again.
        """
        match = self.match
        try:
            return await self.process.rules.run(fn, *args, commands=commands)
        except RulesTooSlow as problem:
            self.forget()
            problem.report = _report_of(match, problem)
            await self._report(problem)
            raise
        except asyncio.CancelledError:
            self.forget()
            raise
        except CommandFailed as problem:
            await self._report(problem)
            raise
        except Exception as problem:
            if isinstance(problem, RondelError) and not isinstance(problem, RuleBug):
                raise
            failed = CommandFailed(f"the rules failed: {problem!r}; nothing has changed", _report_of(match, problem))
            await self._report(failed)
            raise failed from problem

    async def _report(self, problem: CommandFailed) -> None:
        id = new_id()
        logs.event("rules failed", level=40, table=self.id, report=id, error=str(problem)[:200])
        self.process.metrics.count("crashes")
        await self.store.db.write(Job(statements=[kept.crash(id, self.id, now_ms(), problem.report)]))


def _report_of(match: Match | None, problem: BaseException) -> bytes:
    """All that somebody needs to find out what went wrong, also where there is no match yet."""
    trace = traceback.format_exception(problem)
    return match.crash_report(problem) if match is not None else encode({"error": repr(problem), "trace": trace})
