"""Who is connected to the tables at other processes, as those processes last said."""

from __future__ import annotations

import time
from collections.abc import Callable

from rondel.wire.tables import Present

KEEP_S = 90.0
"""A process that has said nothing about a table for so long is gone, and everybody with it."""


class OtherProcesses:
    """All tables at all other processes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._said: dict[str, dict[str, tuple[float, Present]]] = {}

    def heard(self, table: str, process: str, present: Present) -> bool:
        """Somebody has come, gone or looked away; returns whether there was nobody at that process before."""
        said = self._said.setdefault(table, {})
        is_first = process not in said and present != Present()
        if present == Present():
            said.pop(process, None)
        else:
            said[process] = (self._clock(), present)
        if not said:
            del self._said[table]
        return is_first

    def at(self, table: str) -> list[Present]:
        """Who is at a table, process by process."""
        since = self._clock() - KEEP_S
        return [present for at, present in self._said.get(table, {}).values() if at > since]

    def tidy(self) -> None:
        """Forget what is too old."""
        since = self._clock() - KEEP_S
        for table, said in tuple(self._said.items()):
            fresh = {process: each for process, each in said.items() if each[0] > since}
            if fresh:
                self._said[table] = fresh
            else:
                del self._said[table]
