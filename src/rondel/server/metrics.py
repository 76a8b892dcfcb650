"""Counters, gauges and histograms for Prometheus."""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections.abc import Callable, Iterator

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One process's numbers."""

    def __init__(self) -> None:
        self.counters: dict[str, dict[str, float]] = {}
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._help: dict[str, str] = {}
        self._sums: dict[str, tuple[list[int], list[float]]] = {}

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        found = self.counters.setdefault(name, {})
        found[label] = found.get(label, 0) + by

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        self.gauges[name] = (help, read)

    def observe(self, name: str, seconds: float) -> None:
        """Add to a histogram."""
        counts, total = self._sums.setdefault(name, ([0] * (len(BUCKETS) + 1), [0.0]))
        counts[bisect_left(BUCKETS, seconds)] += 1
        total[0] += seconds

    def text(self) -> str:
        """In Prometheus' form."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        for name, values in sorted(self.counters.items()):
            yield f"# TYPE rondel_{name}_total counter"
            for label, value in sorted(values.items()):
                yield f'rondel_{name}_total{{kind="{label}"}} {value:g}' if label else f"rondel_{name}_total {value:g}"
        for name, (help, read) in sorted(self.gauges.items()):
            bare = name.partition("{")[0]
            yield f"# HELP rondel_{bare} {help}"
            yield f"# TYPE rondel_{bare} gauge"
            yield f"rondel_{name} {read():g}"
        for name, (counts, total) in sorted(self._sums.items()):
            yield f"# TYPE rondel_{name}_seconds histogram"
            running = 0
            for bound, count in zip(BUCKETS, counts, strict=False):
                running += count
                yield f'rondel_{name}_seconds_bucket{{le="{bound:g}"}} {running}'
            yield f'rondel_{name}_seconds_bucket{{le="+Inf"}} {sum(counts)}'
            yield f"rondel_{name}_seconds_sum {total[0]:g}"
            yield f"rondel_{name}_seconds_count {sum(counts)}"


def most_memory() -> float:
    """The most memory this process has had, in bytes; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return float(most if sys.platform == "darwin" else most * 1024)
