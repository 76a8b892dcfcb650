"""Where authors' code runs: beside the event loop, and not for ever.

Every call goes to a thread, together with all others that are wanted in the same turn of the loop. The loop waits for
them in place for a moment, because nearly all of them are over in a fraction of that and nothing is quicker; after that
moment it goes on with other tables. Rules that take longer than they may are ended by an exception raised inside them.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, TypeVar

from rondel.errors import RulesTooSlow
from rondel.server.hands import Call, Hand, Handful

T = TypeVar("T")

SOON_S = 0.01
"""How exactly limits are kept."""
IN_PLACE_S = 0.02
"""So long the loop waits in place: what a slow command cost everybody when it ran on the loop itself."""
MOST = 16
"""Handfuls that may run at the same time; they share one interpreter, so that more would only slow each other down."""
TOGETHER = 64
"""Calls in one handful: the loop sees to its sockets in between."""
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
TURN_S = 0.1
"""That patience is counted in turns of at most so long. On a busy machine they take longer, as the rules do."""


class Rules:
    """Calls authors' code for one server process."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """How long the rules may take over one command."""
        self._idle: list[Hand] = []
        self._wanted: list[Call] = []
        self._is_soon = False
        """Will what is wanted be handed over in the next turn of the loop?"""
        self._waited_for: dict[Call, asyncio.Task[None]] = {}
        """Calls that took too long to wait for in place."""
        self.for_long = asyncio.Semaphore(LONG_AT_ONCE)
        """To be had before anything is locked: what takes long waits here, and not while others wait for a table."""

    async def run(self, fn: Callable[..., T], *args: Any, commands: int = 1) -> T:
        """What a function gives that calls rules; raises `RulesTooSlow` if it does not come to an end.

        Whatever it was changing may then be half changed: nobody may use it any more. `commands` is how many it
        carries out.
        """
        limit = self.seconds * (1 + commands / A_LIMIT_MORE)
        loop = asyncio.get_running_loop()
        told: asyncio.Future[None] = loop.create_future()
        call = Call(fn, args, limit, told, is_long=commands > LONG)
        self._wanted.append(call)
        self._hand_over_soon(loop)
        try:
            await told
        except asyncio.CancelledError:
            call.is_dropped = True
            if (waiting := self._waited_for.get(call)) is not None:
                waiting.cancel()
            raise
        result: T = call.result()
        return result

    def _hand_over_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._wanted and not self._is_soon and len(self._waited_for) < MOST:
            self._is_soon = True
            loop.call_soon(self._hand_over, loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand over what was wanted meanwhile, and wait in place unless it is known to take long."""
        self._is_soon = False
        count = next((n for n, call in enumerate(self._wanted[:TOGETHER]) if call.is_long), TOGETHER)
        calls, self._wanted = self._wanted[: count or 1], self._wanted[count or 1 :]
        handful = Handful(calls)
        hand = self._idle.pop() if self._idle else Hand()
        hand.given.put(handful)
        if handful.wait(min(IN_PLACE_S, self.seconds) if count else 0.0):
            self._idle.append(hand)
        else:
            self._go_on_meanwhile(hand, handful, calls)
        for call in calls:
            if call.is_over and call not in self._waited_for:
                call.tell()
        self._hand_over_soon(loop)

    def _go_on_meanwhile(self, hand: Hand, handful: Handful, calls: list[Call]) -> None:
        """Of a handful one call takes long: it is waited for beside everything else, the others get another hand.

        One alone stays where it is, begun or not: taken back again and again, it would never begin.
        """
        back = handful.take_back() if len(calls) > 1 else []
        self._wanted[:0] = back
        if len(back) == len(calls):  # on a busy machine it has not even begun
            self._idle.append(hand)
            return
        begun = calls[len(calls) - len(back) - 1]
        self._waited_for[begun] = asyncio.create_task(self._wait(hand, handful, begun), name="rules")

    async def _wait(self, hand: Hand, handful: Handful, call: Call) -> None:
        """Wait until a call is over, or has used more processor time or patience than it has."""
        loop, over, began = asyncio.get_running_loop(), asyncio.Event(), time.monotonic()
        handful.when_over(lambda: _tell(loop, over))
        patience = call.limit * PATIENCE
        try:
            while not over.is_set():
                left = min(call.before + call.limit - hand.used(), patience)
                if left <= 0:
                    call.problem = _too_slow(hand, loop, time.monotonic() - began)
                    return
                turn = min(max(left, SOON_S), TURN_S)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(turn):
                        await over.wait()
                patience -= turn
            self._idle.append(hand)
        except asyncio.CancelledError:
            hand.stop(loop)
            raise
        finally:
            del self._waited_for[call]
            call.tell()
            self._hand_over_soon(loop)

    def close(self) -> None:
        """Let the threads that have nothing to do end."""
        while self._idle:
            self._idle.pop().given.put(None)


def _too_slow(hand: Hand, loop: asyncio.AbstractEventLoop, seconds: float) -> RulesTooSlow:
    """What is said of rules that are ended now."""
    problem = RulesTooSlow(f"the rules took more than {seconds:.1f} s; nothing has changed")
    problem.add_note(f"They were here:\n{hand.where()}")
    hand.stop(loop)
    return problem


def _tell(loop: asyncio.AbstractEventLoop, over: asyncio.Event) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has been closed meanwhile
        loop.call_soon_threadsafe(over.set)
