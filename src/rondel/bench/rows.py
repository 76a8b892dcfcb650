"""What was measured: one row per promise, and which of them are kept."""

from __future__ import annotations

import json as json_module
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass

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


def told(measure: Callable[[Report], Iterable[Row]], *, json: bool) -> int:
    """Measure, print, and return how many promises are broken."""
    from rich.console import Console
    from rich.table import Table

    notes = Console(stderr=True)
    found = []
    table = Table(
        "what", "measured", "unit", "target", "", title=f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )
    for row in measure(lambda line: notes.print(f"[dim]{line} …[/dim]")):
        found.append(row)
        mark = {True: "[green]kept[/green]", False: "[red]broken[/red]", None: row.note}[row.kept]
        measured = f"{row.measured:,.1f}" if row.measured >= 10 else f"{row.measured:,.2f}"
        table.add_row(row.what, measured, row.unit, row.target, mark)
    if json:
        facts = {"load": os.getloadavg()[0], "cores": os.cpu_count(), "rows": [asdict(row) for row in found]}
        sys.stdout.write(json_module.dumps(facts, indent=1) + "\n")
    else:
        Console().print(table)
    return sum(row.kept is False for row in found)
