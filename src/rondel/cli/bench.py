"""`rondel bench`: how fast engine and games are."""

from __future__ import annotations

import typer

NAME = "bench"


def run(
    json: bool = typer.Option(False, "--json", help="Print JSON instead of a table."),
    peers: bool = typer.Option(False, "--peers", help="Fetch boardgame.io and OpenSpiel and measure them beside us."),
) -> None:
    """Measure how fast the engine and the games are."""
    from rondel.bench.run import main

    if main(json=json, peers=peers):
        raise typer.Exit(1)
