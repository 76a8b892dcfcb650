"""Tables as all commands print them."""

from __future__ import annotations

from rich import box
from rich.table import Table


def table(*headings: str, title: str = "", right: tuple[str, ...] = ()) -> Table:
    """A light table; the columns named in `right` hold numbers."""
    made = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left", pad_edge=False, header_style="bold")
    for heading in headings:
        made.add_column(heading, justify="right" if heading in right else "left", overflow="fold")
    return made
