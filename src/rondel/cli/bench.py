"""`rondel bench`: how fast engine, games and server are."""

from __future__ import annotations

import typer

NAME = "bench"


def run(
    json: bool = typer.Option(False, "--json", help="Print JSON instead of a table."),
    peers: bool = typer.Option(False, "--peers", help="Fetch boardgame.io and OpenSpiel and measure them beside us."),
    server: bool = typer.Option(False, "--server", help="Measure the server instead: whole matches over sockets."),
) -> None:
    """Measure how fast the engine and the games are, or the server."""
    if server:
        from rondel.bench import side_by_side
        from rondel.bench.rows import told

        if told(lambda report: side_by_side.rows(with_peers=peers, report=report), json=json):
            raise typer.Exit(1)
        return

    from rondel.bench.run import main

    if main(json=json, peers=peers):
        raise typer.Exit(1)
