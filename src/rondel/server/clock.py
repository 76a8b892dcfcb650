"""What time it is."""

from __future__ import annotations

import time

SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000

_BEGAN_NS = time.time_ns() - time.monotonic_ns()
"""The system's clock is read once: when it is set while the server runs, no time is up, and none stands still."""


def now_ms() -> int:
    """Milliseconds since 1970, which never jump."""
    return (_BEGAN_NS + time.monotonic_ns()) // 1_000_000


def begin_at(now: int) -> None:
    """Count on from here: the system's clock says something else than what has been written already."""
    global _BEGAN_NS
    _BEGAN_NS = now * 1_000_000 - time.monotonic_ns()
