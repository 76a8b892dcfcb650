"""What was measured: one row per promise, and which of them are kept."""

from __future__ import annotations

import json as json_module
import os
import platform
import sys
import sysconfig
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from typing import Any

Report = Callable[[str], None]


@dataclass(frozen=True)
class Row:
    """One promise and what was measured."""

    what: str
    measured: float
    unit: str
    target: str = ""
    kept: bool | None = None
    note: str = ""


def machine() -> dict[str, Any]:
    """What a figure depends on besides the code; how Python was built makes a difference of 15 %."""
    optimised = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    load, cores = os.getloadavg()[0], os.cpu_count()
    return {"load": load, "cores": cores, "python": platform.python_version(), "optimised": optimised}


def line_of(row: Row) -> str:
    """A row as it is printed.

    >>> line_of(Row("moves", 3200.0, "moves/s", ">= 2,000", True))
    'moves                                                 3,200.0 moves/s     >= 2,000   kept'
    """
    mark = {True: "kept", False: "broken", None: ""}[row.kept]
    measured = f"{row.measured:,.1f}" if row.measured >= 10 else f"{row.measured:,.2f}"
    said = ", ".join(part for part in (mark, row.note) if part)
    return f"{row.what:<48} {measured:>12} {row.unit:<11} {row.target:<10} {said}".rstrip()


def told(measure: Callable[[Report], Iterable[Row]], *, json: bool) -> int:
    """Measure, print every row as soon as it is there, and return how many promises are broken."""
    from rich.console import Console

    notes = Console(stderr=True, highlight=False, soft_wrap=True)
    rows = notes if json else Console(highlight=False, soft_wrap=True)
    facts = machine()
    built = "optimised for its profile" if facts["optimised"] else "not optimised for its profile"
    rows.print(f"load {facts['load']:.1f} on {facts['cores']} cores; Python {facts['python']}, {built}")
    found = []
    for row in measure(lambda line: notes.print(f"[dim]{line} …[/dim]")):
        found.append(row)
        rows.print(line_of(row), style={True: "green", False: "red", None: ""}[row.kept], markup=False)
    if json:
        sys.stdout.write(json_module.dumps({**facts, "rows": [asdict(row) for row in found]}, indent=1) + "\n")
    return sum(row.kept is False for row in found)
