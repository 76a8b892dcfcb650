"""`rondel games`: what there is to play."""

from __future__ import annotations

import typer

NAME = "games"


def run(json: bool = typer.Option(False, "--json", help="Print JSON instead of a table.")) -> None:
    """List the games there are."""
    from rondel import registry

    boxes = [registry.meta(name) for name in registry.names()]
    for name, why in registry.unusable().items():
        typer.echo(f"rondel: left out {name}: {why}", err=True)
    if json:
        import msgspec

        typer.echo(msgspec.json.format(msgspec.json.encode(boxes)).decode())
        return
    from rich.console import Console

    from rondel.cli.columns import table

    found = table("game", "title", "seats", "minutes", "stage", "what it is")
    for box in boxes:
        found.add_row(box.name, box.title, span(box.seats), span(box.minutes), box.stage, box.summary)
    Console(highlight=False).print(found)


def span(ends: tuple[int, int]) -> str:
    """A range for people: 2 or 2–6.

    >>> span((2, 6))
    '2–6'
    """
    low, high = ends
    return f"{low}" if low == high else f"{low}–{high}"
