"""The way of every command at a table: check, carry out, keep, tell."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from types import TracebackType
from typing import Any

from msgspec import structs

from rondel.core import clocks
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.view import Viewer
from rondel.errors import CommandFailed, Rejected, RulesTooSlow
from rondel.server import logs, table_decisions
from rondel.server.clock import now_ms
from rondel.server.doing import Act, Carried, Doing
from rondel.server.notices import turns
from rondel.server.outages import made_up_for
from rondel.server.process import Process
from rondel.server.refusals import NotStartedYet, RequestRefused
from rondel.server.row_updates import follow
from rondel.server.store import tables as kept
from rondel.server.store.database import Conflict, Statement, StoreUnavailable
from rondel.server.store.rows import TableRow
from rondel.server.table_in_memory import TRIES, TableInMemory, encode
from rondel.server.uninterrupted import uninterrupted

Done = Callable[[int, bool], None]


class CommandedTable(TableInMemory):
    """A table at which something is done: all of it or nothing, and nobody hears of what is not durable."""

    def __init__(self, process: Process, row: TableRow, holders: dict[int, list[str]]) -> None:
        super().__init__(process, row, holders)
        self.is_shown = True
        """Can what happens be shown? Not while the rules take too long over it."""

    def wake_bots(self) -> None:
        """Something is new for those who think by themselves."""

    def apply(self, command: Callable[[], Command], sender: Viewer, done: Done | None = None) -> Awaitable[Any]:
        """Carry a command out; tells its entry as the sender counts, and whether it had been carried out before.

        It is made, and refused, by the table as it stands when it is written: whoever may no longer give it does not.
        """

        def act(match: Match, at: int) -> tuple[int, bool]:
            applied = match.apply(structs.replace(command(), at=at), sender)
            return match.numbers(sender).of(applied.entry.v), applied.repeated

        return self.do(act, (lambda told: done(*told)) if done is not None else None)

    def do(self, act: Act, done: Callable[[Any], None] | None = None) -> Awaitable[Any]:
        """Let something happen to the match, keep what came of it, tell everybody: all of it or nothing.

        Whoever asked for it may be gone in the middle; what has been sent to the store is told all the same. What comes
        of it is told to `done` together with what everybody is told, so that both go out at once.
        """
        return uninterrupted(self._do(act, done))

    async def _do(self, act: Act, done: Callable[[Any], None] | None) -> Any:
        began = time.perf_counter()
        await self.lock.acquire()
        try:
            for _ in range(TRIES):
                try:
                    result = await self._try(act, done)
                except Conflict:
                    self.process.metrics.count("conflicts")
                    continue
                self.process.metrics.observe("command", time.perf_counter() - began)
                return result
        finally:
            self.lock.release()
        raise StoreUnavailable("others were faster again and again; try once more")

    async def _try(self, act: Act, done: Callable[[Any], None] | None) -> Any:
        """Let something happen once; what could not be kept is thrown away, for the truth is in the store."""
        match = self.at_hand() or await self.ready()
        if match is None:
            raise Rejected("not_started", NotStartedYet())
        at = _now(match)
        if match.timer is not None and match.timer.can_run_out:
            with _KeptOrForgotten(self, match):
                await self._overdue(match, at)
        with _KeptOrForgotten(self, match):
            carried = await self._carry_out(match, at, act)
            is_new = await self._keep(match, carried, at)
            if done is not None:
                done(carried.result)
        if is_new:
            await self._wake()
        return carried.result

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
                    with _KeptOrForgotten(self, match):
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
                    with _KeptOrForgotten(self, match):
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
        notices: list[Statement] = []
        if not self.notices.reach_nobody:
            notices = await self.notices.due(self.row, self.holders, turns.told(was, match, records), status, at)
            statements += notices
        await self.store.db.write(kept.append(self.row, [record.entry for record in records], statements))
        was_told = self.told_revision == self.row.revision
        self.row.revision += changed
        self._kept = after
        self.process.metrics.count("entries", by=len(records))
        if notices:
            self.process.posted.set()
        self.audience.tell(carried.news, len(match.records))
        self.told_records = len(match.records)
        self.is_shown = True
        if changed or self.row.status != status:
            self.audience.tell_table()
        if was_told:
            self.told_revision = self.row.revision
        return True

    async def _wake(self) -> None:
        """Something is new: tell the other processes, the clocks and the bots."""
        if self.row.deadline is not None:
            self.process.later.set()
        self.wake_bots()
        await self.process.tell_entry(self.id)


class _KeptOrForgotten:
    """Forgets the match if anything goes wrong, except a refusal, which has changed nothing."""

    __slots__ = ("_before", "_match", "_table")

    def __init__(self, table: TableInMemory, match: Match) -> None:
        self._table, self._match, self._before = table, match, len(match.records)

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, why: BaseException | None, _: TracebackType | None) -> None:
        if why is None:
            return
        refused = isinstance(why, Rejected | RequestRefused | CommandFailed)
        if not refused or len(self._match.records) != self._before:
            self._table.forget()


def _now(match: Match) -> int:
    """The time of what happens now: never before what happened last."""
    return max(now_ms(), match.entries[-1].at if match.entries else 0)
