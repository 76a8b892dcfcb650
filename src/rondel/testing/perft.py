"""How many legal sequences of inputs there are: an oracle that needs no screen and no opponent."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rondel.core.decisions import Decision
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.legality import decisions
from rondel.core.playing import play
from rondel.core.simulation import clone
from rondel.testing.cases import Case
from rondel.testing.faults import Fault

Memo = dict[tuple[bytes, str, int], int]


def perft(kernel: Kernel, depth: int, memo: Memo | None = None) -> int:
    """The number of sequences of exactly `depth` inputs from here; those of games that end earlier do not count.

    Where several seats decide at once, only the first of them is followed: who clicks first makes no difference.
    """
    if depth == 0:
        return 1
    if kernel.over is not None:
        return 0
    known: Memo = {} if memo is None else memo
    data, tail = kernel.checkpoint()
    key = data, repr(tail), depth
    if key not in known:
        found = decisions(kernel, kernel.actors()[0])
        known[key] = sum(1 if depth == 1 else _below(kernel, each, depth, known) for each in found)
    return known[key]


def _below(kernel: Kernel, decision: Decision, depth: int, known: Memo) -> int:
    copy = clone(kernel)
    play(copy, *decision)
    return perft(copy, depth - 1, known)


class Counts(NamedTuple):
    """A count file: the case, then one line ``depth count`` for each depth; a line that begins with # is a remark."""

    case: Case
    counts: dict[int, int]
    remarks: tuple[str, ...] = ()

    @classmethod
    def read(cls, path: Path) -> Counts:
        """The counts in a file."""
        lines = [line.strip() for line in path.read_text("utf-8").splitlines() if line.strip()]
        remarks = tuple(line for line in lines if line.startswith("#"))
        first, *rows = (line for line in lines if not line.startswith("#"))
        pairs = (row.split() for row in rows)
        return cls(Case.read(first.removeprefix("case ")), {int(depth): int(count) for depth, count in pairs}, remarks)

    def write(self, path: Path) -> None:
        """Keep the counts in a file."""
        rows = [f"{depth} {count}" for depth, count in self.counts.items()]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join([*self.remarks, f"case {self.case}", *rows]) + "\n", "utf-8")

    def again(self, game: Game) -> Counts:
        """The counts as they are now."""
        kernel = self.case.kernel(game)
        memo: Memo = {}
        return self._replace(counts={depth: perft(kernel, depth, memo) for depth in self.counts})


def compare_counts(path: Path, game: Game) -> int:
    """Count again what a file counts; raises `Fault` at the first difference, returns the number of depths."""
    wanted = Counts.read(path)
    found = wanted.again(game)
    for depth, count in wanted.counts.items():
        if found.counts[depth] != count:
            raise Fault(
                f"{path.name}: another number of sequences of {depth} inputs",
                expected=f"{count:,}",
                got=f"{found.counts[depth]:,}",
            )
    return len(wanted.counts)
