"""`rondel serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

NAME = "serve"


def run(
    host: str | None = typer.Option(None, help="Listen on this address; 127.0.0.1 keeps other devices out."),
    port: int | None = typer.Option(None, help="Listen on this port."),
    url: str | None = typer.Option(None, help="How people reach the server, such as https://games.example.org."),
    store: str | None = typer.Option(None, help="An SQLite file, or postgresql://…"),
    nats: str | None = typer.Option(None, help="nats://… to share tables with other processes."),
    workers: int | None = typer.Option(None, help="Processes that share the port."),
    smtp: str | None = typer.Option(None, help="smtp://user:password@host:port for mails."),
    config: Path | None = typer.Option(None, help="A TOML file with settings."),
    log_level: str | None = typer.Option(None, help="debug, info, warning or error."),
    log_format: str | None = typer.Option(None, help="text or json."),
    quiet: bool = typer.Option(False, "--quiet", help="Print no address and no QR code."),
) -> None:
    """Start the web server; without any option it serves this machine's network on port 8000."""
    import os

    from rondel.server.config import load, misspelt
    from rondel.server.running import serve

    flags: dict[str, Any] = {
        "host": host,
        "port": port,
        "url": url,
        "store": store,
        "nats": nats,
        "workers": workers,
        "smtp": smtp,
        "log_level": log_level,
        "log_format": log_format,
    }
    for warning in misspelt(os.environ):
        typer.echo(warning, err=True)
    serve(load(flags, file=config), say=None if quiet else typer.echo)
