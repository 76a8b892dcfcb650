"""Threads in which authors' code runs, one call after the other, and what is handed to them."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import math
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any

from rondel.errors import RuleBug

AGAIN_S = 0.1
"""Rules that caught the exception that should have ended them get it again after so long."""


class TimeUp(BaseException):
    """Raised inside rules that take too long; no `Exception`, so that rules which catch those do not catch it."""


class Call:
    """One call, and what came of it."""

    __slots__ = ("_args", "_fn", "_result", "before", "is_dropped", "is_long", "is_over", "limit", "problem", "told")

    def __init__(
        self, fn: Callable[..., Any], args: tuple[Any, ...], limit: float, told: asyncio.Future[None], *, is_long: bool
    ) -> None:
        self._fn, self._args = fn, args
        self.limit = limit
        """Seconds of processor time that it may take."""
        self.told = told
        """Done when whoever waits for it may go on."""
        self.is_long = is_long
        self.before = math.inf
        """What its thread had used before the handful that it is part of: asking that for each call costs as much as a
        quick one, and those before it have taken a moment at most."""
        self.is_dropped = False
        """Does nobody want it any more?"""
        self.is_over = False
        self.problem: BaseException | None = None
        self._result: Any = None

    def carry_out(self, used: float) -> None:
        if self.is_dropped:
            return
        self.before = used
        try:
            self._result = self._fn(*self._args)
        except TimeUp:
            raise
        except BaseException as problem:
            self.problem = problem
        self.is_over = True

    def tell(self) -> None:
        """Let whoever waits go on."""
        if not self.told.done():
            self.told.set_result(None)

    def result(self) -> Any:
        """What the call gave or raised."""
        problem, self.problem = self.problem, None
        if problem is None:
            return self._result
        if isinstance(problem, Exception):
            raise problem
        raise RuleBug(f"the rules raised {problem!r}") from problem  # nor may they end the server


class Handful:
    """Calls that were handed over together: changing threads costs as much as a quick call."""

    def __init__(self, calls: Sequence[Call]) -> None:
        self._calls = deque(calls)
        self._done = threading.Lock()
        self._done.acquire()
        self._telling = threading.Lock()
        self._over = False
        self._tell: Callable[[], None] | None = None

    def carry_out(self, used: float) -> None:
        with contextlib.suppress(IndexError):
            while True:
                self._calls.popleft().carry_out(used)
        with self._telling:
            self._over = True
            tell = self._tell
        self._done.release()
        if tell is not None:
            tell()

    def take_back(self) -> list[Call]:
        """Those that have not begun: they need not wait for the one that has."""
        found = []
        with contextlib.suppress(IndexError):
            while True:
                found.append(self._calls.popleft())
        return found

    def wait(self, seconds: float) -> bool:
        """Wait in place; are all of them over?"""
        return self._done.acquire(timeout=seconds)

    def when_over(self, tell: Callable[[], None]) -> None:
        """Have something called, from the other thread, when all are over."""
        with self._telling:
            if not self._over:
                self._tell = tell
                return
        tell()


class Hand(threading.Thread):
    """A thread that does one call after the other. One that was stopped does no other: it may still be in the last."""

    def __init__(self) -> None:
        super().__init__(name="rules", daemon=True)
        self.given: SimpleQueue[Handful | None] = SimpleQueue()
        self._stopped = False
        self.start()

    def run(self) -> None:
        with contextlib.suppress(TimeUp):
            while not self._stopped and (calls := self.given.get()) is not None:
                calls.carry_out(self.used())
                del calls  # what they hold must not live until the next ones come

    def used(self) -> float:
        """The processor time it has used, in seconds; where the system does not tell, what the clock says."""
        if not hasattr(time, "pthread_getcpuclockid"):
            return time.monotonic()
        return time.clock_gettime(time.pthread_getcpuclockid(self.ident or 0)) if self.is_alive() else 0.0

    def where(self) -> str:
        """What it is doing right now, as a traceback."""
        frame = sys._current_frames().get(self.ident or 0)
        return "".join(traceback.format_stack(frame)) if frame is not None else ""

    def stop(self, loop: asyncio.AbstractEventLoop) -> None:
        """End it, again and again until it has ended. What waits inside a C call is only left behind."""
        self._stopped = True
        if self.is_alive() and not loop.is_closed():
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.ident or 0), ctypes.py_object(TimeUp))
            loop.call_later(AGAIN_S, self.stop, loop)
