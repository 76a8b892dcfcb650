"""Bots at tables: asks the worker processes, in time, and plays what they answer."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from rondel import registry
from rondel.bots.base import Decision
from rondel.bots.registry import BOTS, levels, usual
from rondel.core.match import Match
from rondel.core.sim import random_input
from rondel.errors import RondelError
from rondel.server import logs
from rondel.server.bot_worker import Question
from rondel.server.decisions import as_command
from rondel.server.refusals import bad
from rondel.server.thinking import Failed, Workers

if TYPE_CHECKING:
    from rondel.server.live import LiveTable


def names(game: str) -> tuple[str, ...]:
    """The levels that a game offers, the weakest first."""
    return tuple(levels(registry.game(game)))


def known_bot(game: str, name: str) -> str:
    """A bot that can play a game, by its level or plain name; nothing said means the usual one."""
    if not name:
        return usual(registry.game(game))
    if name not in names(game) and name not in BOTS:
        raise bad("unknown_bot", "There is no such bot.", bots=list(names(game)))
    return name


class Bots:
    """All bots of this server process."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self.workers, self.seconds = workers, seconds
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: LiveTable) -> None:
        """If it is a bot's turn at this table, let it think."""
        if table.id in self._thinking or self._due(table) is None:
            return
        task = asyncio.create_task(self._play(table), name=f"bots {table.id}")
        self._thinking[table.id] = task
        task.add_done_callback(lambda _: self._thinking.pop(table.id, None))

    def _due(self, table: LiveTable) -> int | None:
        return next((seat for seat in table.row.waiting if table.bot_at(seat)), None) if self.workers.all else None

    async def close(self) -> None:
        for task in tuple(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)

    async def _play(self, table: LiveTable) -> None:
        try:
            while await self._move(table):
                await asyncio.sleep(0)
        except asyncio.CancelledError:
            raise
        except RondelError as problem:
            logs.event("bot", level=30, table=table.id, error=str(problem))
        except Exception:
            logs.log.exception("bot")

    async def _move(self, table: LiveTable) -> bool:
        async with table.lock:
            match = await table.ready()
            seat = self._due(table)
            if match is None or seat is None or match.over is not None or match.paused:
                return False
            number, bot = len(match.entries), table.bot_at(seat)
            data, tail = match.kernel.checkpoint()
            chance = f"{match.header.seed}/{seat}/{number}"
        question = Question(table.row.game, data, tuple(tail), seat, self.seconds, chance, bot=bot)
        decision = await self._decide(question)

        def act(match: Match, at: int) -> bool:
            if len(match.entries) != number or seat not in match.kernel.actors() or table.bot_at(seat) != bot:
                return True  # the table has moved on: look again
            chosen = decision or random_input(match.kernel, seat, random.Random(chance))
            made = as_command(match, seat, *chosen, at, id=f"bot/{seat}/{number}")
            match.apply(made)
            return True

        return bool(await table.do(act))

    async def _decide(self, question: Question) -> Decision | None:
        """What the bot decided; None if it took too long or failed."""
        try:
            decision, faults = await self.workers.ask(question)
        except Failed as problem:
            faults, decision = [str(problem)], None
        for fault in faults:
            logs.event("bot failed", level=30, bot=question.bot, game=question.game, error=fault)
        found: Decision | None = decision
        return found
