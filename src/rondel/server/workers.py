"""Worker processes that think: bots' decisions, hints, chances. Whatever happens in one, the server goes on."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import struct
import sys
from typing import Any

from rondel.server import logs
from rondel.server.bot_worker import Assignment, pack

PATIENCE = 3.0
"""How many seconds beyond its time a question is waited for."""
START = 20.0
"""And beyond that, while the process starts."""
MOST = 64 * 1024 * 1024
"""Bytes in an answer; what says that it is longer is none."""


class Failed(Exception):
    """No answer: it took too long, its process died twice, or it raised."""


class Worker:
    """One process; used by one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.fresh = True

    async def ask(self, question: Assignment) -> Any:
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
        except BaseException:  # whatever it is, the next answer would not be the one to the next question
            await self.stop()
            raise
        self.fresh = False
        return answer

    async def _exchange(self, question: Assignment) -> Any:
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(pack(question))
        await self.process.stdin.drain()
        (size,) = struct.unpack(">I", await self.process.stdout.readexactly(4))
        if size > MOST:
            raise ValueError("that is no answer")
        return pickle.loads(await self.process.stdout.readexactly(size))

    async def stop(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None


class Workers:
    """All of them; whoever asks waits for one that is free."""

    def __init__(self, count: int) -> None:
        self.all = [Worker() for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self._free.put_nowait(worker)

    @property
    def is_idle(self) -> bool:
        """Is there one that has nothing to do?"""
        return not self._free.empty()

    @property
    def busy(self) -> int:
        """How many are thinking."""
        return len(self.all) - self._free.qsize()

    async def ask(self, question: Assignment) -> Any:
        """The answer; a question whose process dies is put once more. Raises `Failed`."""
        worker = await self._free.get()
        try:
            answer = await self._ask(worker, question)
        finally:
            self._free.put_nowait(worker)
        if isinstance(answer, str):
            raise Failed(answer)
        return answer

    async def _ask(self, worker: Worker, question: Assignment) -> Any:
        try:
            return await worker.ask(question)
        except TimeoutError:
            raise Failed("it took too long") from None
        except Exception as problem:
            logs.event("bot worker died", level=30, game=question.game, bot=question.bot, error=repr(problem)[:200])
        try:
            return await worker.ask(question)
        except Exception as problem:
            raise Failed(f"its process died: {problem!r}"[:200]) from None

    async def start_anew(self) -> None:
        """End every process, so that the next question finds one that knows the rules as they are now."""
        for worker in self.all:
            await worker.stop()

    async def close(self) -> None:
        await self.start_anew()
