"""A match is played under the rules it was begun with. Others take over at a rest point, or it is set aside."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from rondel import registry
from rondel.core.game import Game
from rondel.core.loading import loaded, readable
from rondel.core.log import Entry
from rondel.core.match import Match
from rondel.core.outcome import Outcome
from rondel.core.unusable import NoRestPoint
from rondel.core.upgrading import rest_of, taken_over
from rondel.errors import FileError, Rejected, RondelError
from rondel.messages import Message
from rondel.server import logs
from rondel.server.clock import now_ms
from rondel.server.row_updates import follow, waiting
from rondel.server.store import rests
from rondel.server.store import tables as kept
from rondel.server.store.database import Conflict, Job, Statement, StoreUnavailable
from rondel.server.store.opening import Store
from rondel.server.store.rests import KeptRest
from rondel.server.store.rows import TableRow
from rondel.server.store.rows import policy as policy_of

Run = Callable[..., Awaitable[Any]]
"""Calls something of the game's rules beside the loop; `commands` says how many of them it carries out."""


class WaitsForItsRules(Message):
    """Why a match does not go on, and what would help."""

    game: str
    version: str
    now: str


class OtherRules(Rejected):
    """The match of a table cannot be played under the rules that are there."""

    def __init__(self, why: WaitsForItsRules, log: Match | None) -> None:
        super().__init__("set_aside", why)
        self.log = log
        """What can be read of it."""


async def opened(store: Store, row: TableRow, run: Run) -> Match:
    """The match of a table that has begun; raises `OtherRules`, or `Conflict` if the row is no longer as it was.

    New rules take over here, once; the row and the store say so afterwards.
    """
    header, game = row.data.header, registry.game(row.game)
    assert header is not None
    entries = await store.tables.entries(row.id)
    if header.version != game.version:
        return await _under_new_rules(store, row, game, entries, run)
    load = partial(loaded, game, header, entries, policy=policy_of(row.data))
    match: Match = await run(load, commands=len(entries))
    if row.data.set_aside:  # the rules it was begun with are back
        row.data.set_aside = ""
        await _keep(store, row, match, len(entries), run)
    return match


async def _under_new_rules(store: Store, row: TableRow, game: Game, entries: Sequence[Entry], run: Run) -> Match:
    header, found = row.data.header, await store.rests.find(row.id)
    assert header is not None
    try:
        if row.status in ("finished", "archived"):
            return await _as_it_ended(row, game, entries, run)
        if found is None or found.version != header.version:
            raise FileError("file/version", NoRestPoint())
        at = max(now_ms(), entries[-1].at if entries else 0)
        take_over = partial(
            taken_over, game, header, entries, found.rest, known=found.entries, policy=policy_of(row.data), at=at
        )
        match: Match = await run(take_over, commands=len(entries))
        row.data.header, row.data.set_aside = match.header, ""
        await _keep(store, row, match, len(entries), run)
    except (Conflict, StoreUnavailable):
        raise
    except RondelError as problem:
        why = WaitsForItsRules(game.title, header.version, game.version)
        await _set_aside(store, row, why, problem)
        covered = found.rest.covered if found is not None else [entry.v for entry in entries]
        raise OtherRules(why, await _log(row, game, entries, covered, run)) from problem
    logs.event("new rules", table=row.id, game=row.game, old=header.version, new=game.version)
    return match


async def _as_it_ended(row: TableRow, game: Game, entries: Sequence[Entry], run: Run) -> Match:
    """A match that is over can be looked at as long as every rule leads to the end it came to."""
    header = row.data.header
    assert header is not None
    match: Match = await run(partial(loaded, game, header, entries, policy=policy_of(row.data)), commands=len(entries))
    if not _same(match.over, row.data.outcome):
        raise FileError("file/version", NoRestPoint())
    return match


def _same(one: Outcome | None, other: Outcome | None) -> bool:
    """Do two outcomes give the same result, however they are put into words?"""
    return one is not None and other is not None and (one.winners, one.scores) == (other.winners, other.scores)


async def _keep(store: Store, row: TableRow, match: Match, before: int, run: Run) -> None:
    """Write what new rules, or old ones that are back, have made of a table."""
    at = match.entries[-1].at if match.entries else match.header.started
    more = follow(row, match, at, await run(waiting, match))
    rest = KeptRest(match.header.version, len(match.entries), await run(rest_of, match))
    job = kept.append(row, match.entries[before:])
    await store.db.write(Job(job.appends, job.head, [kept.save(row), *more, rests.keep(row.id, rest)]))
    row.revision += 1


async def _set_aside(store: Store, row: TableRow, why: WaitsForItsRules, problem: Exception) -> None:
    """Stop the clocks of a match that cannot go on, and say why; what is kept of it stays."""
    if row.data.set_aside == why.phrase:
        return
    logs.event("set aside", level=40, table=row.id, game=row.game, version=why.version, why=str(problem)[:300])
    row.data.set_aside, row.waiting, row.deadline = why.phrase, (), None
    row.status = "paused" if row.status == "running" else row.status
    entries = Statement("UPDATE tables SET entries = entries WHERE id = ? AND entries = ?", (row.id, row.entries), True)
    await store.db.write(Job(statements=[entries, kept.save(row)]))
    row.revision += 1


async def _log(row: TableRow, game: Game, entries: Sequence[Entry], covered: Sequence[int], run: Run) -> Match | None:
    """What can be read of a match whose rules are gone."""
    try:
        found: Match = await run(readable, game, row.data.header, entries, covered, row.data.outcome)
    except RondelError:
        return None
    return found
