"""The table as text: the game's own drawing, or a tidy one made from the view of any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.view import Viewer, view, view_json

NameOf = Callable[[int], str]


def draw(kernel: Kernel, viewer: Viewer, name_of: NameOf) -> RenderableType:
    """What a viewer sees of the table."""
    game = kernel.game
    seat = viewer.seats[0] if len(viewer.seats) == 1 else None
    if game.draw is not None:
        try:
            return Padding(Text(game.draw(view(kernel, viewer), seat), no_wrap=True), (0, 0, 0, 2), expand=False)
        except Exception as problem:  # a drawing must not end a match
            note = Text(f"(the drawing of {game.title} failed: {problem!r})", "red")
            return Group(note, generic(game, msgspec.json.decode(view_json(kernel, viewer)), seat, name_of))
    return generic(game, msgspec.json.decode(view_json(kernel, viewer)), seat, name_of)


def generic(game: Game, seen: Mapping[str, Any], seat: int | None, name_of: NameOf) -> RenderableType:
    """Any view: what seats own as a table with one row each, everything else line by line."""
    parts: list[RenderableType] = []
    sides = [name for name in game.schema.sides if isinstance(seen.get(name), list)]
    if sides:
        parts.append(_sides(sides, seen, seat, name_of))
    rest = Table.grid(padding=(0, 2, 0, 0))
    rest.add_column(style="dim")
    rest.add_column()
    for name, value in seen.items():
        if name not in sides:
            rest.add_row(words(name), told(value))
    if rest.row_count:
        parts.append(rest)
    return Padding(Group(*parts), (0, 0, 0, 2), expand=False)


def _sides(sides: list[str], seen: Mapping[str, Any], seat: int | None, name_of: NameOf) -> Table:
    rows = Table.grid(padding=(0, 2, 0, 0))
    columns: list[str] = [""]
    cells: list[list[str]] = []
    for number in range(max(len(seen[name]) for name in sides)):
        row = [f"{'▸' if number == seat else ' '} {name_of(number)}"]
        headings = [""]
        for name in sides:
            side = seen[name][number] if number < len(seen[name]) else None
            fields = side if isinstance(side, dict) and set(side) != {"hidden"} else {name: side}
            headings += fields
            row += map(told, fields.values())
        columns = headings if len(headings) > len(columns) else columns
        cells.append(row)
    for heading in columns:
        rows.add_column(heading)
    rows.add_row(*(Text(words(heading), "dim") for heading in columns))
    for row in cells:
        rows.add_row(*map(Text, row))
    return rows


def words(name: str) -> str:
    """A field's name for people."""
    return name.replace("_", " ")


def told(value: Any) -> str:
    """A value for people: hidden things as blocks, nothing as a dash.

    >>> told({"hidden": 3}), told([]), told([1, None]), told({"suit": "wheat", "rank": 4})
    ('▒▒▒', '–', '1, –', 'suit wheat, rank 4')
    """
    if value is None or value == [] or value == {} or value == "":
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        if set(value) == {"hidden"}:
            count = value["hidden"]
            return "▒" * count or "–" if count <= 8 else f"▒ {count} hidden"
        return ", ".join(f"{words(str(key))} {told(part)}" for key, part in value.items())
    if isinstance(value, list):
        nested = any(isinstance(part, list | dict) and part for part in value)
        return ("; " if nested else ", ").join(map(told, value))
    return str(value)
