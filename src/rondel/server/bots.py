"""Bots at tables: asks the worker processes, in time, and plays what they answer."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import TYPE_CHECKING

from rondel.bots.pondering import sight
from rondel.bots.registry import patience
from rondel.core.commands import Command
from rondel.core.decisions import Decision
from rondel.core.legality import refuses
from rondel.core.match import Match
from rondel.core.picking import random_decision
from rondel.core.seats import SYSTEM
from rondel.errors import RondelError
from rondel.server import logs
from rondel.server.bot_worker import Assignment, Task, Thought
from rondel.server.seating import style_at
from rondel.server.workers import Failed, Workers

if TYPE_CHECKING:
    from rondel.server.live import LiveTable


MOST_TOLD = 1000
"""Sentences about bots in seats that are kept in mind; then they may be told again."""


class Bots:
    """All bots of this server process."""

    def __init__(self, workers: Workers, seconds: float, pause: float = 0.0, *, ponders: bool = False) -> None:
        self.workers, self.seconds, self.pause, self.ponders = workers, seconds, pause, ponders
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._ahead: dict[str, asyncio.Task[None]] = {}
        self._answers: dict[str, dict[str, Decision]] = {}
        """What bots have thought out on others' time: by table, then by what the bot will see."""
        self._told: set[tuple[str, int, str]] = set()
        """What the log has been told of the bots in seats, which is the same at each of their decisions."""

    def wake(self, table: LiveTable) -> None:
        """If it is a bot's turn at this table, let it think."""
        if table.id in self._thinking:
            return
        if self._due(table) is None:
            self._think_ahead(table)
            return
        task = asyncio.create_task(self._play(table), name=f"bots {table.id}")
        self._thinking[table.id] = task
        task.add_done_callback(lambda _: self._thinking.pop(table.id, None))

    def _due(self, table: LiveTable) -> int | None:
        return next((seat for seat in table.row.waiting if table.bot_at(seat)), None) if self.workers.all else None

    async def close(self) -> None:
        tasks = (*self._thinking.values(), *self._ahead.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _question(self, table: LiveTable, match: Match, seat: int, task: Task) -> Assignment:
        """What the bot of a seat is asked, and its time: as long as its level may think, also on others' time."""
        data, tail = match.kernel.checkpoint()
        bot, row = table.bot_at(seat), table.row
        chance = f"{match.header.seed}/{seat}/{len(match.entries)}" + ("/ahead" if task == "ponder" else "")
        seconds = self.seconds * patience(bot)
        return Assignment(row.game, data, tuple(tail), seat, seconds, chance, task, bot, style_at(row, seat))

    # -- on others' time -------------------------------------------------------------------------------------

    def _think_ahead(self, table: LiveTable) -> None:
        """While somebody else is to act, a bot prepares its answer, if that is allowed and keeps nobody waiting."""
        if not self.ponders:
            return
        bot = next((seat for seat in range(len(table.row.data.seats)) if table.bot_at(seat)), None)
        running = table.row.status == "running" and table.row.waiting
        if not running:
            self._answers.pop(table.id, None)
        if bot is None or not running or table.id in self._ahead or not self.workers.is_idle:
            return
        task = asyncio.create_task(self._ponder(table, bot), name=f"pondering {table.id}")
        self._ahead[table.id] = task
        task.add_done_callback(lambda _: self._ahead.pop(table.id, None))

    async def _ponder(self, table: LiveTable, seat: int) -> None:
        async with table.lock:
            match = await table.ready()
            if match is None or match.over is not None or match.paused:
                return
            question = self._question(table, match, seat, "ponder")
        with contextlib.suppress(Failed):
            self._answers[table.id] = await self.workers.ask(question)

    async def _prepared(self, table: LiveTable, match: Match, seat: int) -> Decision | None:
        """The answer thought out beforehand, if this is what was expected and it is legal."""
        answers = self._answers.pop(table.id, {})
        return await table.run(_expected, match, seat, answers) if answers else None

    # -- on their own ----------------------------------------------------------------------------------------

    async def _play(self, table: LiveTable) -> None:
        try:
            began = time.monotonic()
            while await self._move(table, began + self.pause if self.pause and table.audience.connections else 0.0):
                await asyncio.sleep(0)
                began = time.monotonic()
        except asyncio.CancelledError:
            raise
        except RondelError as problem:
            logs.event("bot", level=30, table=table.id, error=str(problem))
        except Exception:
            logs.log.exception("bot")

    async def _move(self, table: LiveTable, earliest: float) -> bool:
        """One decision; not before that time, so that people who look on can follow."""
        async with table.lock:
            match = await table.ready()
            seat = self._due(table)
            if match is None or seat is None or match.over is not None or match.paused:
                return False
            number, bot = len(match.entries), table.bot_at(seat)
            question = self._question(table, match, seat, "decide")
            decision = await self._prepared(table, match, seat)
        if decision is None:
            decision, failures = await self._decide(table.id, question)
            table.process.metrics.count("bot_failures", by=failures)
        if (early := earliest - time.monotonic()) > 0:
            await asyncio.sleep(early)

        def act(match: Match, at: int) -> bool:
            if len(match.entries) != number or seat not in match.kernel.actors() or table.bot_at(seat) != bot:
                return True  # the table has moved on, perhaps by the same bot at another process: look again
            chosen = decision or random_decision(match.kernel, seat, random.Random(question.chance))
            match.apply(Command.of(match.kernel, chosen, actor=SYSTEM, at=at))
            return True

        return bool(await table.do(act))

    async def _decide(self, table: str, question: Assignment) -> tuple[Decision | None, int]:
        """What the bot decided, None if it took too long or failed; and how often something went wrong."""
        try:
            thought: Thought = await self.workers.ask(question)
        except Failed as problem:
            self._log(table, question, str(problem))
            return None, 1
        decision, faults, instead = thought
        news = [reason for reason in instead if (table, question.seat, reason) not in self._told]
        for fault in (*faults, *news):
            self._log(table, question, fault)
        if news:
            keys = {(table, question.seat, reason) for reason in news}
            self._told = self._told | keys if len(self._told) < MOST_TOLD else keys
        return decision, len(faults) + len(news)

    def _log(self, table: str, question: Assignment, text: str) -> None:
        facts = {"table": table, "seat": question.seat, "bot": question.bot, "game": question.game}
        logs.event("bot failed", level=30, **facts, error=text)


def _expected(match: Match, seat: int, answers: dict[str, Decision]) -> Decision | None:
    decision = answers.get(sight(match.kernel, seat))
    return decision if decision is not None and refuses(match.kernel, decision) is None else None
