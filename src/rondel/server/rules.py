"""Where authors' code runs: beside the event loop, and not for ever.

Every call goes to a thread. The loop waits for it in place for a moment, because nearly all of them are over in a
fraction of that and nothing is quicker; after that moment it goes on with other tables. Rules that take longer than
they may are ended by an exception raised inside them.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import sys
import threading
import time
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from rondel.errors import RuleBug, RulesTooSlow

T = TypeVar("T")

SOON_S = 0.01
"""How exactly limits are kept."""
IN_PLACE_S = 0.02
"""So long the loop waits in place: what a slow command cost everybody when it ran on the loop itself."""
MOST = 16
"""Calls that may run at the same time; they share one interpreter, so that more would only slow each other down."""
LONG = 50
"""What carries out more commands than this takes long: the loop does not even begin to wait for it."""
LONG_AT_ONCE = 1
"""Of what somebody wants to look at in whole matches: each takes its part of the interpreter from those who play. With
two of them the slowest of a hundred moves took longer than with one, on a machine too busy for a firm figure."""
A_LIMIT_MORE = 100
"""A replay carries out many commands: it has the time of one more for every so many."""
PATIENCE = 5
"""Processor time counts, so that a busy machine does not end rules that do their work; a call that only waits is ended
after so many times its limit."""
AGAIN_S = 0.1
"""Rules that caught the exception that should have ended them get it again after so long."""


class TimeUp(BaseException):
    """Raised inside rules that take too long; no `Exception`, so that rules which catch those do not catch it."""


class _Job:
    """One call, and what came of it."""

    def __init__(self, fn: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self._call = (fn, args)
        self._done = threading.Lock()
        self._done.acquire()
        self._telling = threading.Lock()
        self._over = False
        self._tell: Callable[[], None] | None = None
        self._result: Any = None
        self._problem: BaseException | None = None

    def carry_out(self) -> None:
        fn, args = self._call
        try:
            self._result = fn(*args)
        except TimeUp:
            raise
        except BaseException as problem:
            self._problem = problem
        with self._telling:
            self._over = True
            tell = self._tell
        self._done.release()
        if tell is not None:
            tell()

    def wait(self, seconds: float) -> bool:
        """Wait in place; is it over?"""
        return self._done.acquire(timeout=seconds)

    def when_over(self, tell: Callable[[], None]) -> None:
        """Have something called, from the other thread, when it is over."""
        with self._telling:
            if not self._over:
                self._tell = tell
                return
        tell()

    def result(self) -> Any:
        """What the call gave or raised."""
        problem, self._problem = self._problem, None
        if problem is None:
            return self._result
        if isinstance(problem, Exception):
            raise problem
        raise RuleBug(f"the rules raised {problem!r}") from problem  # nor may they end the server


class _Hand(threading.Thread):
    """A thread that does one call after the other. One that was stopped does no other: it may still be in the last."""

    def __init__(self) -> None:
        super().__init__(name="rules", daemon=True)
        self.jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._stopped = False
        self.start()

    def run(self) -> None:
        with contextlib.suppress(TimeUp):
            while not self._stopped and (job := self.jobs.get()) is not None:
                job.carry_out()
                del job  # what it holds must not live until the next one comes

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


class Rules:
    """Calls authors' code for one server process."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """How long the rules may take over one command."""
        self._idle: list[_Hand] = []
        self._free = asyncio.Semaphore(MOST)
        self.for_long = asyncio.Semaphore(LONG_AT_ONCE)
        """To be had before anything is locked: what takes long waits here, and not while others wait for a table."""

    async def run(self, fn: Callable[..., T], *args: Any, commands: int = 1) -> T:
        """What a function gives that calls rules; raises `RulesTooSlow` if it does not come to an end.

        Whatever it was changing may then be half changed: nobody may use it any more. `commands` is how many it
        carries out.
        """
        limit = self.seconds * (1 + commands / A_LIMIT_MORE)
        in_place = IN_PLACE_S if commands <= LONG else 0.0
        async with self._free:
            hand, job = self._idle.pop() if self._idle else _Hand(), _Job(fn, args)
            before = hand.used()
            hand.jobs.put(job)
            if not job.wait(min(in_place, limit)):
                await self._wait(hand, job, before + limit, limit * PATIENCE)
            self._idle.append(hand)
        result: T = job.result()
        return result

    async def _wait(self, hand: _Hand, job: _Job, most: float, patience: float) -> None:
        """Go on with other things until a call is over, or has used more processor time or patience than it has."""
        loop, over, began = asyncio.get_running_loop(), asyncio.Event(), time.monotonic()
        job.when_over(lambda: _tell(loop, over))
        try:
            while not over.is_set():
                left = min(most - hand.used(), began + patience - time.monotonic())
                if left <= 0:
                    raise _too_slow(hand, loop, time.monotonic() - began)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(max(left, SOON_S)):
                        await over.wait()
        except asyncio.CancelledError:
            hand.stop(loop)
            raise

    def close(self) -> None:
        """Let the threads that have nothing to do end."""
        while self._idle:
            self._idle.pop().jobs.put(None)


def _too_slow(hand: _Hand, loop: asyncio.AbstractEventLoop, seconds: float) -> RulesTooSlow:
    """What is said of rules that are ended now."""
    problem = RulesTooSlow(f"the rules took more than {seconds:.1f} s; nothing has changed")
    problem.add_note(f"They were here:\n{hand.where()}")
    hand.stop(loop)
    return problem


def _tell(loop: asyncio.AbstractEventLoop, over: asyncio.Event) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has been closed meanwhile
        loop.call_soon_threadsafe(over.set)
