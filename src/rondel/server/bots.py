"""Bots at tables: asks the worker processes, in time, and plays what they answer."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import random
import struct
import sys
from typing import TYPE_CHECKING, Any

from rondel.bots.base import Decision
from rondel.bots.registry import BOTS
from rondel.core.match import Match
from rondel.core.sim import random_input
from rondel.errors import RondelError
from rondel.server import logs
from rondel.server.bot_worker import Question, pack
from rondel.server.live import as_command

if TYPE_CHECKING:
    from rondel.server.config import Config
    from rondel.server.live import LiveTable

PATIENCE = 3.0
"""How many seconds beyond its time a bot is waited for."""
START = 20.0
"""And beyond that, while the process starts."""


def names() -> tuple[str, ...]:
    return tuple(BOTS)


class Worker:
    """One process; used by one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.fresh = True

    async def ask(self, question: Question) -> Any:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "rondel.server.bot_worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            self.fresh = True
        patience = question.seconds * 2 + PATIENCE + (START if self.fresh else 0)
        try:
            async with asyncio.timeout(patience):
                answer = await self._exchange(question)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            await self.stop()
            raise
        self.fresh = False
        return answer

    async def _exchange(self, question: Question) -> Any:
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(pack(question))
        await self.process.stdin.drain()
        (size,) = struct.unpack(">I", await self.process.stdout.readexactly(4))
        return pickle.loads(await self.process.stdout.readexactly(size))

    async def stop(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None


class Bots:
    """All bots of this server process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers = [Worker() for _ in range(config.bots)]
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: LiveTable) -> None:
        """If it is a bot's turn at this table, let it think."""
        if table.id in self._thinking or self._due(table) is None:
            return
        task = asyncio.create_task(self._play(table), name=f"bots {table.id}")
        self._thinking[table.id] = task
        task.add_done_callback(lambda _: self._thinking.pop(table.id, None))

    def _due(self, table: LiveTable) -> int | None:
        return next((seat for seat in table.row.waiting if table.bot_at(seat)), None) if self._workers else None

    async def close(self) -> None:
        for task in tuple(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        for worker in self._workers:
            await worker.stop()

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
        question = Question(table.row.game, data, tuple(tail), seat, bot, self.config.bot_seconds, chance)
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
        worker = await self._free.get()
        try:
            answer = await worker.ask(question)
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            logs.event("bot is too slow", level=30, bot=question.bot, game=question.game)
            return None
        finally:
            self._free.put_nowait(worker)
        if isinstance(answer, str):
            logs.event("bot failed", level=30, bot=question.bot, game=question.game, error=answer)
            return None
        decision, faults = answer
        for fault in faults:
            logs.event("bot failed", level=30, bot=question.bot, game=question.game, error=fault)
        found: Decision = decision
        return found
