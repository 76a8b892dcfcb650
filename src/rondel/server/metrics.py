"""Counters, gauges and histograms for Prometheus."""

from __future__ import annotations

import os
import sys
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Sample(Struct, frozen=True, array_like=True):
    """One number, by the end of its name and its labels."""

    end: str
    labels: dict[str, str]
    value: float


class Family(Struct, frozen=True, array_like=True):
    """The numbers that share a name."""

    name: str
    kind: str
    help: str
    samples: tuple[Sample, ...]


class _Sum:
    """Seconds that were observed: how many fell into each bucket, and all together."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0


class Metrics:
    """One process's numbers."""

    def __init__(self) -> None:
        self.counters: dict[str, dict[str, float]] = {}
        self.gauges: dict[str, tuple[str, Callable[[], float], dict[str, str]]] = {}
        self._sums: dict[str, _Sum] = {}

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        if (found := self.counters.get(name)) is None:
            found = self.counters[name] = {}
        found[label] = found.get(label, 0) + by

    def gauge(self, name: str, help: str, read: Callable[[], float], **labels: str) -> None:
        self.gauges[name] = (help, read, labels)

    def observe(self, name: str, seconds: float) -> None:
        """Add to a histogram."""
        if (found := self._sums.get(name)) is None:
            found = self._sums[name] = _Sum()
        found.counts[bisect_left(BUCKETS, seconds)] += 1
        found.total += seconds

    def families(self) -> list[Family]:
        """Everything as it stands."""
        return [*self._counted(), *self._gauged(), *self._summed()]

    def _counted(self) -> Iterator[Family]:
        for name, values in sorted(self.counters.items()):
            samples = (Sample("", {"kind": label} if label else {}, value) for label, value in sorted(values.items()))
            yield Family(f"{name}_total", "counter", "", tuple(samples))

    def _gauged(self) -> Iterator[Family]:
        for name, (help, read, labels) in sorted(self.gauges.items()):
            yield Family(name, "gauge", help, (Sample("", labels, float(read())),))

    def _summed(self) -> Iterator[Family]:
        for name, found in sorted(self._sums.items()):
            samples, running = [], 0
            for bound, count in zip(BUCKETS, found.counts, strict=False):
                running += count
                samples.append(Sample("_bucket", {"le": f"{bound:g}"}, running))
            count = sum(found.counts)
            samples.append(Sample("_bucket", {"le": "+Inf"}, count))
            samples += [Sample("_sum", {}, found.total), Sample("_count", {}, count)]
            yield Family(f"{name}_seconds", "histogram", "", tuple(samples))


def written(workers: Mapping[str, Sequence[Family]]) -> str:
    """The numbers of several processes in Prometheus' form, each with its `worker`, unless that has no name."""
    together: dict[str, list[tuple[str, Family]]] = {}
    for worker, families in workers.items():
        for family in families:
            together.setdefault(family.name, []).append((worker, family))
    return "\n".join(_lines(together)) + "\n"


def _lines(together: Mapping[str, Sequence[tuple[str, Family]]]) -> Iterator[str]:
    for name, several in together.items():
        first = several[0][1]
        if first.help:
            yield f"# HELP rondel_{name} {first.help}"
        yield f"# TYPE rondel_{name} {first.kind}"
        for worker, family in several:
            for sample in family.samples:
                labels = {**sample.labels, "worker": worker} if worker else sample.labels
                told = ",".join(f'{label}="{value}"' for label, value in labels.items())
                yield f"rondel_{name}{sample.end}{f'{{{told}}}' if told else ''} {sample.value:.15g}"


def memory() -> float:
    """The memory this process has now, in bytes; the most it has had where the system tells no more."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return float(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return most_memory()


def most_memory() -> float:
    """The most memory this process has had, in bytes; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return float(most if sys.platform == "darwin" else most * 1024)
