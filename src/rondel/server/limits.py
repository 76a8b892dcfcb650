"""How much anybody may do in a while."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

HEAVY = (
    (re.compile(r"\w+ /api/(files|tables/[^/]+/(file|verify|exports/.*|fork))$"), 2),
    (re.compile(r"POST /api/tables/[^/]+/analysis$"), 2),
    (re.compile(r"\w+ /api/tables/[^/]+/history$"), 1),
)
"""Requests for which a whole match is played or read again, with how much they weigh; how far an analysis is may be
asked again and again."""
HEAVIEST = 2


def weight_of(method: str, path: str) -> int:
    """How heavy a request is; 0: not at all.

    >>> [weight_of("GET", f"/api/{path}") for path in ("me", "tables/ABC/history", "tables/ABC/history/7", "files")]
    [0, 1, 0, 2]
    >>> [weight_of(method, "/api/tables/ABC/analysis") for method in ("GET", "POST")]
    [0, 2]
    """
    return next((weight for pattern, weight in HEAVY if pattern.match(f"{method} {path}")), 0)


class Bucket:
    """Fills up steadily, and every event takes something out."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left, self.at = left, at

    def take(self, now: float, cost: float, rate: float, burst: float) -> float:
        """0 if so much can be taken now, else how many seconds to wait; it fills up by `rate` a second."""
        left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if left >= cost:
            self.left = left - cost
            return 0.0
        self.left = left
        return (cost - left) / rate


class Limit:
    """At most so many events per key in a minute, with bursts up to that number."""

    MOST_KEYS = 50_000

    def __init__(self, per_minute: float, burst: float | None = None, clock: Callable[[], float] = time.monotonic):
        self.rate = per_minute / 60
        self.burst = per_minute if burst is None else burst
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def wait(self, key: str) -> float:
        """As `take`, but nothing is taken."""
        return self.take(key, 0) if key not in self._buckets else self._missing(key, 1.0)

    def _missing(self, key: str, cost: float) -> float:
        now, bucket = self.clock(), self._buckets[key]
        left = min(self.burst, bucket.left + (now - bucket.at) * self.rate)
        return 0.0 if left >= cost else (cost - left) / self.rate

    def take(self, key: str, cost: float = 1.0) -> float:
        """0 if it is allowed, else how many seconds to wait."""
        now = self.clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.MOST_KEYS:
                self._tidy(now)
            bucket = self._buckets[key] = Bucket(self.burst, now)
        return bucket.take(now, cost, self.rate, self.burst)

    def _tidy(self, now: float) -> None:
        """Forget whoever has a full bucket again."""
        full = [key for key, b in self._buckets.items() if b.left + (now - b.at) * self.rate >= self.burst]
        for key in full:
            del self._buckets[key]
        if len(self._buckets) >= self.MOST_KEYS:
            self._buckets.clear()
