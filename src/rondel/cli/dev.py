"""`rondel dev`: the workshop for whoever writes a game."""

from __future__ import annotations

from pathlib import Path

import typer

NAME = "dev"


def run(
    folder: Path = typer.Argument(Path("."), help="The folder of the game, or the file that makes it."),
    port: int = typer.Option(8000, help="Listen on this port of this machine; 0 takes any free one."),
    seats: int | None = typer.Option(None, help="How many sit down; the game's usual number unless you say."),
    open: bool = typer.Option(True, "--open/--no-open", help="Open the window in the browser."),
) -> None:
    """Play a game while you write it: every save is there within a second, and the position stays."""
    import webbrowser

    from rondel.dev.running import develop

    develop(folder, port=port, seats=seats, say=typer.echo, ready=webbrowser.open if open else None)
