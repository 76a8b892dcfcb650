"""Time in which nobody could play is nobody's: the server was away, or its store, or the system's clock was set.

Somebody who serves a store says so all the time. What lies between the last word and the next is an outage, whatever
the reason, and every match with a limit is paused for it afterwards, in its log. A clock that was put back is no reason
to wait until it is as late again: time goes on from the last word.
"""

from __future__ import annotations

import asyncio
import contextlib

from rondel.core.command_names import PAUSE, RESUME
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.seats import SYSTEM
from rondel.errors import RondelError
from rondel.server import clock, logs
from rondel.server.clock import now_ms
from rondel.server.store.database import Conflict
from rondel.server.store.opening import Store
from rondel.server.store.outages import Outage

EVERY_S = 2.0
AWAY_MS = 10_000
"""Silence for so long is an outage: anything less may be a busy machine."""
RESTART_MS = 1_000
"""After a start that is known to be the only one, less is enough."""
REASON = "server_away"


class Outages:
    """What one process knows of them, and says of itself."""

    def __init__(self, store: Store, *, alone: bool) -> None:
        self.store, self.alone = store.outages, alone
        self._said = 0
        self._known: list[Outage] = []

    async def begin(self) -> None:
        """Find out what time it is, and for how long nobody was there."""
        before, now = await self.store.alive(), now_ms()
        if before is None:
            await self.store.begin(now)
        elif before > now:
            self._go_on_from(before, "the system's clock was put back")
        elif not self.alone and now - before > AWAY_MS:
            await asyncio.sleep(2 * EVERY_S)  # is there really nobody, or is only this clock ahead?
            if (newer := await self.store.alive()) not in (None, before):
                self._go_on_from(newer or now, "the system's clock is ahead of the other processes")
        self._known = await self.store.after(0)
        await self._say(RESTART_MS if self.alone else AWAY_MS)

    def _go_on_from(self, moment: int, why: str) -> None:
        logs.event("time goes on from the last word", level=30, why=why, by_s=round((moment - now_ms()) / 1000))
        clock.begin_at(moment)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY_S)
            try:
                await self._say(AWAY_MS)
            except RondelError as problem:
                logs.event("outages", level=30, error=str(problem))
            except Exception:
                logs.log.exception("outages")

    async def end(self) -> None:
        """Say for the last time that somebody is there."""
        with contextlib.suppress(RondelError):
            await self._say(AWAY_MS)

    async def _say(self, patience: int) -> None:
        """Say that somebody is there; if that was silent for longer than this, nobody was."""
        for _ in range(3):
            before, now = await self.store.alive() or 0, now_ms()
            if before >= now:  # another process has just said so
                break
            with contextlib.suppress(Conflict):
                await self.store.still(before, now, away=now - before > patience)
                break
        self._said = now_ms()
        newest = self._known[-1].ended if self._known else 0
        for outage in await self.store.after(newest):
            self._known.append(outage)
            logs.event("nobody was there", level=30, seconds=round((outage.ended - outage.began) / 1000))

    def any_since(self, moment: int) -> bool:
        """Has nobody been there for a while since then?"""
        return bool(self._known) and self._known[-1].ended > moment

    async def in_match(self, match: Match) -> list[Outage]:
        """What a match that goes on must be paused for, after its last entry."""
        if match.timer is None or match.over is not None or match.paused or not match.timer.state.settings.limited:
            return []
        if now_ms() - self._said > AWAY_MS:  # the whole process stood still, or the store was away: nobody is late yet
            await self._say(AWAY_MS)
        last = match.entries[-1].at if match.entries else match.header.started
        return [Outage(max(each.began, last), each.ended) for each in self._known if each.ended > last]


def made_up_for(outage: Outage, match: Match, _: int) -> None:
    """Take an outage out of the time of a match; its id makes sure that it is done once, whoever notices."""
    match.apply(Command(SYSTEM, PAUSE, {"reason": REASON}, id=f"away/{outage.began}", at=outage.began))
    match.apply(Command(SYSTEM, RESUME, at=outage.ended))
