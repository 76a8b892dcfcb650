"""Hears of what goes wrong in an author's code while it is played."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, TypeVar

from rondel.errors import CommandFailed, RondelError, RuleBug
from rondel.server.logs import BOARD_FAILED
from rondel.server.rules import Rules

T = TypeVar("T")
Heard = Callable[[BaseException], None]
Failed = Callable[[str, int, str], None]
"""A board failed: in which of its files, at which line, and why."""


class ListenedRules(Rules):
    """Calls authors' code, and tells whoever writes it what it raised."""

    def __init__(self, seconds: float, heard: Heard) -> None:
        super().__init__(seconds)
        self._heard = heard

    async def quietly(self, fn: Callable[..., T], *args: Any, commands: int = 1) -> T:
        """The same for whoever sees to what it raises."""
        return await super().run(fn, *args, commands=commands)

    async def run(self, fn: Callable[..., T], *args: Any, commands: int = 1) -> T:
        try:
            return await super().run(fn, *args, commands=commands)
        except Exception as problem:
            if not isinstance(problem, RondelError) or isinstance(problem, RuleBug | CommandFailed):
                self._heard(problem)
            raise


class LogEar(logging.Handler):
    """What the server only notes, because a table goes on without it: labels, prompts and boards that raise."""

    def __init__(self, heard: Heard, failed: Failed) -> None:
        super().__init__(logging.WARNING)
        self._heard, self._failed = heard, failed

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            self._heard(record.exc_info[1])
        elif record.getMessage() == BOARD_FAILED:
            facts = getattr(record, "facts", {})
            self._failed(facts["file"], facts["line"], facts["what"])
