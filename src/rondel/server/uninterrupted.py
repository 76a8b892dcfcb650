"""Doing things to their end, also when whoever asked for them goes away in the middle."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

_under_way: set[asyncio.Task[Any]] = set()
"""The loop itself keeps no task alive."""


def begin(doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Do something to its end, whoever waits for it; nobody may cancel it."""
    task = asyncio.get_running_loop().create_task(doing)
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)
    return task


def uninterrupted(doing: Coroutine[Any, Any, T]) -> Awaitable[T]:
    """What something gives; cancelling whoever waits for it does not cancel the thing itself."""
    if asyncio.current_task() in _under_way:  # it is part of something that is done to its end anyhow
        return doing
    return asyncio.shield(begin(doing))


async def all_done(seconds: float) -> None:
    """Wait for what is under way in this loop, but not for ever."""
    loop = asyncio.get_running_loop()
    if mine := [task for task in _under_way if task.get_loop() is loop]:
        await asyncio.wait(mine, timeout=seconds)
