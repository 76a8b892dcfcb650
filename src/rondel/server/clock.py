"""What time it is."""

from __future__ import annotations

import time

SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
