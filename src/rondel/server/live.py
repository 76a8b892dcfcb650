"""One table in memory: its match as it is kept, and the way of every command: check, keep, tell."""

from __future__ import annotations

import asyncio
import contextlib
import time
import traceback
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from msgspec import structs

from rondel.core import clocks, loading
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.view import Viewer
from rondel.errors import CommandFailed, Rejected, RondelError, RuleBug, RulesTooSlow
from rondel.server import logs, pinned, seating, sights, table_decisions
from rondel.server.audience import Audience, Connection
from rondel.server.clock import now_ms
from rondel.server.doing import Act, Carried, Doing
from rondel.server.notices import turns
from rondel.server.notices.at_table import TableNotices
from rondel.server.outages import made_up_for
from rondel.server.process import Process
from rondel.server.refusals import NotStartedYet, RequestRefused, not_found
from rondel.server.row_updates import follow
from rondel.server.store import tables as kept
from rondel.server.store.database import Conflict, Job, Statement, StoreUnavailable
from rondel.server.store.rows import TableRow
from rondel.server.table_info import info
from rondel.server.tokens import new_id
from rondel.server.uninterrupted import uninterrupted
from rondel.wire.tables import ChatLine, TableInfo

TRIES = 6
"""How often a command is tried again after another process was faster."""

T = TypeVar("T")
Done = Callable[[int, bool], None]
encode = msgspec.json.Encoder().encode


class LiveTable:
    """A table that somebody looks at, or that has something to do."""

    def __init__(
        self, process: Process, row: TableRow, holders: dict[int, list[str]], wake_bots: Callable[[LiveTable], None]
    ) -> None:
        self.process = process
        self.store = process.store
        self.row = row
        self.holders = holders
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.chat_number: int | None = None
        """The last line that was told here; None before the first."""
        self._awaited = False
        """Does a wake-up wait for the lock? It will find everything that is new then."""
        self.notices = TableNotices(process)
        self.aside: pinned.OtherRules | None = None
        """Why the match was set aside, and what can be read of it."""
        self.rested = -1
        """How many entries the match had when its rest point was last kept from here."""
        self.used = time.monotonic()
        self.stale = False
        self.is_shown = True
        """Can what happens be shown? Not while the rules take too long over it."""
        self._kept = encode(row.data)
        self._wake_bots = wake_bots

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

    async def ready(self) -> Match | None:
        """The match as it stands, or None before the start."""
        self.used = time.monotonic()
        if self.stale:
            await self._read()
        if self.aside is not None:
            raise Rejected(self.aside.code, self.aside.text)
        if self.match is None and self.row.data.header is not None:
            await self._load()
        return self.match

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
        self.row, self._kept = row, encode(row.data)
        self.holders = await self.store.tables.holders(self.id)
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

    # -- commands --------------------------------------------------------------------------------------------

    async def apply(self, command: Callable[[], Command], sender: Viewer, done: Done | None = None) -> None:
        """Carry a command out; tells its entry as the sender counts, and whether it had been carried out before.

        It is made, and refused, by the table as it stands when it is written: whoever may no longer give it does not.
        """

        def act(match: Match, at: int) -> tuple[int, bool]:
            applied = match.apply(structs.replace(command(), at=at), sender)
            return match.numbers(sender).of(applied.entry.v), applied.repeated

        await self.do(act, (lambda told: done(*told)) if done is not None else None)

    async def do(self, act: Act, done: Callable[[Any], None] | None = None) -> Any:
        """Let something happen to the match, keep what came of it, tell everybody: all of it or nothing.

        Whoever asked for it may be gone in the middle; what has been sent to the store is told all the same. What comes
        of it is told to `done` together with what everybody is told, so that both go out at once.
        """
        return await uninterrupted(self._do(act, done))

    async def _do(self, act: Act, done: Callable[[Any], None] | None) -> Any:
        began = time.perf_counter()
        async with self.lock:
            for _ in range(TRIES):
                try:
                    result = await self._try(act, done)
                except Conflict:
                    self.process.metrics.count("conflicts")
                    continue
                self.process.metrics.observe("command", time.perf_counter() - began)
                return result
        raise StoreUnavailable("others were faster again and again; try once more")

    async def _try(self, act: Act, done: Callable[[Any], None] | None) -> Any:
        """Let something happen once; what could not be kept is thrown away, for the truth is in the store."""
        match = await self.ready()
        if match is None:
            raise Rejected("not_started", NotStartedYet())
        at = _now(match)
        async with self._kept_or_forgotten(match):
            await self._overdue(match, at)
        async with self._kept_or_forgotten(match):
            carried = await self._carry_out(match, at, act)
            is_new = await self._keep(match, carried, at)
            if done is not None:
                done(carried.result)
        if is_new:
            await self._wake()
        return carried.result

    @contextlib.asynccontextmanager
    async def _kept_or_forgotten(self, match: Match) -> AsyncIterator[None]:
        """Forget the match if anything goes wrong, except a refusal, which has changed nothing."""
        before = len(match.records)
        try:
            yield
        except BaseException as problem:
            refused = isinstance(problem, Rejected | RequestRefused | CommandFailed)
            if not refused or len(match.records) != before:
                self.forget()
            raise

    async def _carry_out(self, match: Match, at: int, act: Act) -> Carried:
        """Let something happen to the match, and make the pictures of it that will be told."""
        doing = Doing(act, self.bot_at, self.audience.known() if self.is_shown else ())
        try:
            return await self.run(doing, match, at)
        except RulesTooSlow:
            if doing.is_shown:
                self.is_shown = False  # what happens stands, also if it cannot be shown: tried again without pictures
                raise Conflict("the pictures took too long") from None
            raise

    async def _overdue(self, match: Match, at: int) -> None:
        """A command that comes too late comes after the timeout."""
        await self._make_up(match)
        if match.timer is None or match.over is not None:
            return
        for due in clocks.due(match.timer.state, at):
            late = partial(table_decisions.time_out, self.row.data.seats[due.seat], due)
            carried = await self._carry_out(match, at, late)
            logs.event("timeout", table=self.id, seat=due.seat, penalty=due.penalty)
            await self._keep(match, carried, at)
            await self._wake()

    async def _make_up(self, match: Match) -> None:
        """Nobody pays for the time in which nobody could play."""
        for outage in await self.process.outages.in_match(match):
            carried = await self._carry_out(match, outage.ended, partial(made_up_for, outage))
            await self._keep(match, carried, outage.ended)
            await self._wake()

    async def _make_up_now(self) -> None:
        async with self.lock:
            for _ in range(TRIES):
                match = await self._ready_or_aside()
                if match is None:
                    return
                with contextlib.suppress(Conflict):
                    async with self._kept_or_forgotten(match):
                        await self._make_up(match)
                    return

    async def run_due(self) -> None:
        """Carry out whatever is due."""
        await uninterrupted(self._run_due())

    async def _run_due(self) -> None:
        async with self.lock:
            for _ in range(TRIES):
                match = await self.ready()
                if match is None or match.over is not None:
                    return
                with contextlib.suppress(Conflict):
                    async with self._kept_or_forgotten(match):
                        await self._overdue(match, _now(match))
                    return

    # -- keeping ---------------------------------------------------------------------------------------------

    async def _keep(self, match: Match, carried: Carried, at: int) -> bool:
        """Write what is new, then tell; nobody hears of anything that is not durable. Returns whether there was any."""
        records = carried.records
        was, status, data = self.row.waiting, self.row.status, self.row.data
        data.draws, data.preferences = match.draws, dict(match.preferences)
        more = follow(self.row, match, at, carried.waits) if records else []
        after = encode(data)
        changed = after != self._kept
        if not records and not changed:
            return False
        statements = [kept.save(self.row), *more] if changed else more
        notices = await self.notices.due(self.row, self.holders, turns.told(was, match, records), status, at)
        statements += notices
        job = kept.append(self.row, [record.entry for record in records])
        await self.store.db.write(Job(job.appends, job.head, statements))
        self.row.revision += changed
        self._kept = after
        self.process.metrics.count("entries", by=len(records))
        if notices:
            self.process.posted.set()
        self.audience.tell(carried.news, len(match.records))
        self.is_shown = True
        if changed or self.row.status != status:
            self.audience.tell_table()
        return True

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
        self._kept = encode(self.row.data)
        if more:
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
            await self.audience.welcome(connection, last, chat, seen, muted)
        self.audience.tell_presence()
        await self.tell_others_who_is_here()

    async def leave(self, connection: Connection) -> None:
        self.used = time.monotonic()
        self.audience.leave(connection)
        if connection.looking:
            await sights.keep(self.store.people, self.id, connection)
        await self.tell_others_who_is_here()

    async def begun(self) -> None:
        """The match has started, or is another one now. For use under the lock."""
        await self.ready()
        self.process.posted.set()
        await self.audience.welcome_all(await self.store.tables.chat(self.id))

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
            known = (self.row.entries, self.row.revision)
            if not self.stale and await self.store.tables.numbers(self.id) == known:
                return False
            await self._read_and_tell()
            return True
        finally:
            self.lock.release()

    async def _wake(self) -> None:
        """Something is new: tell the other processes, the clocks and the bots."""
        self.process.later.set()
        self._wake_bots(self)
        await self.process.tell_entry(self.id)

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

    async def _read_and_tell(self) -> None:
        known = len(self.match.records) if self.match is not None else None
        revision = self.row.revision
        await self._read()
        match = await self._ready_or_aside()
        if self.row.revision != revision:
            await self._follow_seats()  # first of all: whoever has lost a seat sees no more with its eyes
        if match is not None and (known is None or len(match.records) < known):
            await self.begun()
        elif match is not None and known is not None and len(match.records) > known:
            await self.audience.tell_of(match, match.records[known:])
        if self.row.revision != revision:
            await self._tell_table()
        self.audience.tell_presence()


def _report_of(match: Match | None, problem: BaseException) -> bytes:
    """All that somebody needs to find out what went wrong, also where there is no match yet."""
    trace = traceback.format_exception(problem)
    return match.crash_report(problem) if match is not None else encode({"error": repr(problem), "trace": trace})


def _now(match: Match) -> int:
    """The time of what happens now: never before what happened last."""
    return max(now_ms(), match.entries[-1].at if match.entries else 0)


__all__ = ["LiveTable"]
