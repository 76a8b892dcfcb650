"""Numbered things to choose from: how they are listed, and which one a typed line means."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

GRID = 7
"""From this many short items on they are set side by side."""


class MenuItem(NamedTuple):
    """Something that can be chosen by its number or its name, or the reason why not."""

    label: str
    value: Any = None
    reason: str = ""
    """Why it cannot be chosen; empty if it can."""
    note: str = ""

    @property
    def enabled(self) -> bool:
        return not self.reason


class NotFound(Exception):
    """A line that means none of the items; says what would."""


def find(items: Sequence[MenuItem], line: str) -> MenuItem:
    """The item a line means: by number, by name, or by a part of the name that fits only one."""
    if line.isdigit():
        if 1 <= int(line) <= len(items):
            return items[int(line) - 1]
        raise NotFound(f"There is no {line} here; type a number from 1 to {len(items)}.")
    wanted = line.casefold()
    labels = [item.label.casefold() for item in items]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [item for item, label in zip(items, labels, strict=True) if fits(label, wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            some = ", ".join(item.label for item in found[:4])
            raise NotFound(f"{line!r} could mean {some}{' …' if len(found) > 4 else ''}.")
    near = get_close_matches(wanted, labels, 1, 0.6)
    hint = f"did you mean {items[labels.index(near[0])].label!r}?" if near else "type a number, or ? for help."
    raise NotFound(f"There is no {line!r} here; {hint}")


def listed(items: Sequence[MenuItem], width: int) -> RenderableType:
    """The items with their numbers, one below the other or, if many are short, side by side."""
    longest = max((len(item.label) for item in items), default=0)
    if len(items) >= GRID and longest <= 20 and not any(item.note or item.reason for item in items):
        cells = [Text.assemble((f"{number:>4}", "cyan"), f"  {item.label}") for number, item in enumerate(items, 1)]
        return Columns(cells, width=min(longest + 8, width), padding=(0, 0))
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", width=4)
    rows.add_column(max_width=max(24, width // 2))
    rows.add_column(ratio=1)
    for number, item in enumerate(items, 1):
        if item.enabled:
            rows.add_row(Text(str(number), "cyan"), Text(item.label), Text(item.note, "dim"))
        else:
            rows.add_row(Text(str(number), "dim"), Text(item.label, "dim"), Text(f"✗ {item.reason}", "dim"))
    return Group(rows)
