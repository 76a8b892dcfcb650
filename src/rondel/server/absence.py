"""Since when the hosts of tables have been away, as far as this process can tell."""

from __future__ import annotations

from collections.abc import Callable

from rondel.server.clock import now_ms

KEEP_MS = 24 * 3_600_000
"""An absence this long is long enough for everything that could be asked about it."""


class Absence:
    """When a host was last seen at each table, here or at another process.

    Kept in memory only: a server that has just started gives every host the full time to come back.
    """

    def __init__(self, clock: Callable[[], int] = now_ms) -> None:
        self.clock = clock
        self._began = clock()
        self._seen: dict[str, int] = {}

    def saw(self, table: str) -> None:
        """A host is at a table, or has just left it."""
        self._seen[table] = self.clock()

    def since(self, table: str) -> int:
        """The last moment at which a host may have been there."""
        return max(self._began, self._seen.get(table, 0))

    def tidy(self) -> None:
        """Forget what is too old to matter."""
        old = self.clock() - KEEP_MS
        self._seen = {table: at for table, at in self._seen.items() if at > old}
