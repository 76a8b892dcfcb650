"""Who at a table is to be told that something waits for them, and on which ways they want to be."""

from __future__ import annotations

import time
from collections.abc import Collection

from rondel.core.seats import is_player
from rondel.server.notices import turns
from rondel.server.process import Process
from rondel.server.seating import Holders
from rondel.server.store.database import Statement
from rondel.server.store.rows import TableRow

WAYS_S = 60.0
"""So long it may take until a table notices that somebody wants to be told otherwise."""


class TableNotices:
    """The notices of one table."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._ways: dict[str, tuple[str, ...]] = {}
        self._until = 0.0

    @property
    def reach_nobody(self) -> bool:
        """Is it known that nobody at the table wants to be told?"""
        return not self._ways and time.monotonic() <= self._until

    async def ways(self, holders: Holders) -> dict[str, tuple[str, ...]]:
        """On which ways those at the table want to be told; asked again now and then, for it may change elsewhere."""
        if time.monotonic() > self._until:
            self._ways = await turns.reachable(self._process.store, holders)
            self._until = time.monotonic() + WAYS_S
        return self._ways

    def ask_again(self) -> None:
        """Somebody at the table wants to be told otherwise, or somebody else sits there."""
        self._until = 0.0

    async def due(
        self, row: TableRow, holders: Holders, told: Collection[int], status: str, at: int
    ) -> list[Statement]:
        """Something for those who became active and have not been told of it, and for all when the match is over."""
        active = [seat for seat in row.waiting if seat not in told and is_player(seat)]
        over = row.status == "finished" != status
        if not (active or over) or not (ways := await self.ways(holders)):
            return []
        due = at + self._process.config.notice_after * 1000
        if over:
            return turns.over_notices(row, holders, ways, due)
        return turns.turn_notices(row, holders, active, ways, due)
