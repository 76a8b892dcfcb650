"""What whoever runs a server can do about tables and people, beside the running server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

from rondel import registry
from rondel.core import file as files
from rondel.core.command_names import END
from rondel.core.commands import Command
from rondel.core.loading import loaded
from rondel.core.match import Match
from rondel.core.seats import HOST
from rondel.errors import RondelError
from rondel.server.clock import now_ms
from rondel.server.store import rests
from rondel.server.store import tables as kept
from rondel.server.store.database import Job, Statement
from rondel.server.store.opening import Store, existing
from rondel.server.store.people import touch
from rondel.server.store.rows import TableRow, policy
from rondel.server.tokens import plain_code

T = TypeVar("T")


class Admin:
    """Works on the store itself; running servers notice at the next command."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def table(self, ref: str) -> TableRow:
        found = await self.store.tables.find(ref, plain_code(ref))
        if found is None:
            raise RondelError(f"there is no table {ref!r}")
        return found

    async def match(self, row: TableRow) -> Match:
        """The match of a table; raises if it cannot be replayed."""
        if row.data.header is None:
            raise RondelError("the match has not started")
        game = registry.game(row.game)
        if row.data.header.version != game.version:
            raise RondelError(f"it was begun under version {row.data.header.version}; here is {game.version}")
        entries = await self.store.tables.entries(row.id)
        return loaded(game, row.data.header, entries, policy=policy(row.data))

    async def file(self, ref: str) -> bytes:
        """The match file, secrets and all."""
        return files.dump(await self.match(await self.table(ref)))

    async def inspect(self, ref: str) -> dict[str, Any]:
        """What a table is, who sits there, and whether its match can be replayed."""
        row = await self.table(ref)
        holders = await self.store.tables.holders(row.id)
        told: dict[str, Any] = {
            "id": row.id,
            "code": row.code,
            "game": row.game,
            "status": row.status,
            "entries": row.entries,
            "waiting": list(row.waiting),
            "deadline": row.deadline,
            "hosts": holders.get(HOST, []),
            "seats": [
                {"name": seat.name, "kind": seat.kind, "people": holders.get(number, [])}
                for number, seat in enumerate(row.data.seats)
            ],
        }
        if row.data.header is not None:
            try:
                match = await self.match(row)
                told["replays"] = True
                told["position"] = match.game.plan.path(match.kernel.pos) if match.kernel.pos.frames else ""
                told["outcome"] = match.over
            except RondelError as problem:
                told["replays"], told["problem"] = False, str(problem)
        crashes = await self.store.db.fetch("SELECT id, at FROM crashes WHERE table_id = ? ORDER BY at", row.id)
        told["crashes"] = [{"id": id, "at": at} for id, at in crashes]
        return told

    async def repair(self, ref: str) -> str:
        """Cut off entries from the first that cannot be replayed, and bring the table's row up to date."""
        row = await self.table(ref)
        if row.data.header is None:
            raise RondelError("the match has not started")
        entries = await self.store.tables.entries(row.id)
        game, good = registry.game(row.game), len(entries)
        low, high = 0, len(entries)
        while low < high:  # the first that fails lies between
            middle = (low + high + 1) // 2
            try:
                loaded(game, row.data.header, entries[:middle], policy=policy(row.data))
                low = middle
            except RondelError:
                high = middle - 1
        if low == good:
            return "Nothing was wrong."
        match = loaded(game, row.data.header, entries[:low], policy=policy(row.data))
        row.entries, row.status = low, "finished" if match.over is not None else "paused" if match.paused else "running"
        row.waiting = () if match.over is not None or match.paused else tuple(match.kernel.actors())
        row.data.outcome = match.over
        # Only what was looked at is cut off: an entry that a running server has added since makes this a Conflict.
        unchanged = "UPDATE tables SET entries = ? WHERE id = ? AND NOT EXISTS "
        unchanged += "(SELECT 1 FROM entries WHERE table_id = ? AND number > ?)"
        head = Statement(unchanged, (low, row.id, row.id, entries[-1].v), must=True)
        cut = Statement("DELETE FROM entries WHERE table_id = ? AND number > ?", (row.id, low))
        await self.store.db.write(Job(statements=[head, cut, kept.save(row), rests.forget(row.id), touch()]))
        return f"{good - low} entries were cut off; {low} are left."

    async def end(self, ref: str, reason: str) -> None:
        """End a match without a winner."""
        row = await self.table(ref)
        if row.data.header is None or row.data.set_aside:
            row.status, row.data.closed = "archived", reason
            await self.store.tables.save(row, touch())
            return
        match = await self.match(row)
        before = len(match.entries)
        match.apply(Command(HOST, END, {"reason": reason}, at=now_ms()))
        row.entries, row.status, row.waiting, row.deadline = len(match.entries), "finished", (), None
        row.data.outcome, row.data.finished, row.data.closed = match.over, now_ms(), reason
        row.updated = now_ms()
        job = kept.append(row, match.entries[before:])
        await self.store.db.write(structs_job(job, [kept.save(row), touch()]))

    async def vacuum(self, days: int) -> dict[str, int]:
        """Forget what nobody needs: old open tables, sessions, tokens, sent notices; then give the space back."""
        old = now_ms() - days * 86_400_000
        counts = await self.store.db.write(
            Job(
                statements=[
                    Statement("DELETE FROM tables WHERE status = 'open' AND updated < ?", (old,)),
                    Statement("DELETE FROM sessions WHERE seen < ?", (now_ms() - 180 * 86_400_000,)),
                    Statement("DELETE FROM tokens WHERE expires < ?", (now_ms(),)),
                    Statement("DELETE FROM outbox WHERE done = 1 AND due < ?", (old,)),
                    Statement("DELETE FROM entries WHERE table_id NOT IN (SELECT id FROM tables)"),
                    Statement(
                        "DELETE FROM rests WHERE table_id IN "
                        "(SELECT id FROM tables WHERE status NOT IN ('running', 'paused'))"
                    ),
                ]
            )
        )
        await self.store.db.compact()
        return dict(zip(("tables", "sessions", "tokens", "notices", "entries", "rests"), counts, strict=True))


def structs_job(job: Job, statements: list[Statement]) -> Job:
    return Job(job.appends, job.head, statements)


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncIterator[Admin]:
    store = existing(address)
    await store.open()
    try:
        yield Admin(store)
    finally:
        await store.close()


def run(address: str, work: Callable[[Admin], Awaitable[T]]) -> T:
    """Do something with the store at an address."""

    async def go() -> T:
        async with opened(address) as admin:
            return await work(admin)

    return asyncio.run(go())


__all__ = ["Admin", "opened", "run"]
