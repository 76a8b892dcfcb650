"""Doing things to their end, also when whoever asked for them goes away in the middle."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

_under_way: set[asyncio.Task[Any]] = set()
"""The loop itself keeps no task alive."""


async def uninterrupted(doing: Coroutine[Any, Any, T]) -> T:
    """What something gives; cancelling whoever waits for it does not cancel the thing itself."""
    task = asyncio.create_task(doing)
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)
    return await asyncio.shield(task)
