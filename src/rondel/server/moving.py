"""Sending viewers home: those who come, and those who are here while their table is at home somewhere else."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Set

from rondel.errors import RondelError
from rondel.server import logs
from rondel.server.hall import Hall
from rondel.server.homes import Homes

LOOK_S = 1.0
"""So often it is seen whether a process has come or gone."""
PASS_S = 0.01
"""After so long those are asked again who were in the middle of something."""
DRAIN_S = 30.0
"""Whoever is still here after so long is asked to come back by themselves."""
LIVE = re.compile(r"/api/tables/([^/?]+)/live")
ID = re.compile(r"[0-9a-f]{16}")


class Moving:
    """Moves viewers to where their tables are at home."""

    def __init__(self, homes: Homes, hall: Hall) -> None:
        self.homes, self.hall = homes, hall
        self._known: Set[str] = frozenset()
        self._unsettled = False
        """Is somebody here whose table is at home elsewhere?"""

    async def elsewhere(self, path: str) -> str:
        """The process to which a socket belongs that is opened at this path; empty if it stays here."""
        asked = LIVE.match(path)
        if asked is None:
            return ""
        ref = asked[1]
        try:
            table = ref if ID.fullmatch(ref) else await self.hall.id_of(ref)
        except RondelError:
            return ""  # it is said here what is wrong
        found = self.homes.elsewhere(table) if table else ""
        self._unsettled |= bool(found)
        return found

    async def run(self) -> None:
        """Whenever a process has come or gone, send those on whose tables are at home somewhere else now."""
        while True:
            await asyncio.sleep(LOOK_S)
            processes = frozenset(self.homes.processes())
            if self.homes.me in processes and (self._unsettled or processes != self._known):
                self._known = processes
                self._unsettled = await self.move_out() > 0

    async def drain(self, seconds: float = DRAIN_S) -> None:
        """Leave, and send everybody to another process; nobody notices. Those who cannot be moved stay."""
        if self.homes.do_all_leave:
            return
        self.homes.leave()
        began = time.monotonic()
        while await self.move_out() and time.monotonic() - began < seconds:
            await asyncio.sleep(PASS_S)
        logs.event("drained", seconds=round(time.monotonic() - began, 3))

    async def move_out(self) -> int:
        """Send everybody on who does not belong here and is at rest; returns how many are not."""
        left, processes = 0, self.homes.processes()
        for table in tuple(self.hall.tables.values()):
            if not table.audience.connections or not (to := self.homes.elsewhere(table.id, processes)):
                continue
            for connection in tuple(table.audience.connections):
                left += not await connection.move(self.homes, to)
        return left
