"""Work that never ends: what goes wrong in it once must not be the end of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

from rondel.errors import RondelError
from rondel.server import logs
from rondel.server.uninterrupted import begin

T = TypeVar("T")

AGAIN_S = 1.0
"""After so long something is begun again that should never have ended."""
PATIENCE_S = 1.0
"""So long those that are quick are waited for; whoever takes longer goes on by themselves."""


async def unending(name: str, run: Callable[[], Awaitable[None]]) -> None:
    """Do something for as long as the server lives, whatever happens in it."""
    while True:
        try:
            await run()
        except RondelError as problem:
            logs.event(name, level=30, error=str(problem)[:200])
        except Exception:
            logs.log.exception(name)
        await asyncio.sleep(AGAIN_S)


class SideBySide:
    """Does the same for several, of whom one that takes long holds up none of the others."""

    def __init__(self, do: Callable[[Any], Awaitable[None]]) -> None:
        self._do = do
        self._under_way: dict[str, asyncio.Task[None]] = {}

    async def all(self, them: Iterable[T], key: Callable[[T], str]) -> None:
        """See to them all, and wait for those that are quick. One that is still being seen to is left alone."""
        begun = [self._begin(each, key(each)) for each in them if key(each) not in self._under_way]
        if begun:
            await asyncio.wait(begun, timeout=PATIENCE_S)

    def _begin(self, each: object, key: str) -> asyncio.Task[None]:
        async def do() -> None:
            try:
                await self._do(each)
            except RondelError as problem:
                logs.event("one of several", level=30, key=key, error=str(problem)[:200])
            except Exception:
                logs.log.exception("one of several")

        task = self._under_way[key] = begin(do())
        task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return task
