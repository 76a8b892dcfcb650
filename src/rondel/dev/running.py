"""Starting the workshop: a server for one person, which forgets everything when it stops."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from rondel.dev.routes import handlers
from rondel.dev.workshop import Workshop
from rondel.folders import place_of
from rondel.server import logs
from rondel.server.app import create_app
from rondel.server.config import Config
from rondel.server.guard import Guard
from rondel.server.running import listen, run_app

LOOPBACK = "127.0.0.1"


def workshop_app(workshop: Workshop, config: Config) -> Guard:
    """A server with a workshop in it."""
    return create_app(config, more=handlers(workshop), beside=workshop.running, framed=True)


def develop(
    folder: Path,
    *,
    port: int = 8000,
    seats: int | None = None,
    say: Callable[[str], Any] = print,
    ready: Callable[[str], Any] | None = None,
) -> None:
    """Serve the game in a folder to its author until they say stop; `ready` is told the window's address."""
    place = place_of(folder)
    logs.set_up("warning")
    for handler in logs.log.handlers:
        handler.setLevel("ERROR")  # what the workshop tells in its own words is not told twice
    with tempfile.TemporaryDirectory(prefix="rondel-dev-") as kept:
        config = Config(
            host=LOOPBACK,
            port=port,
            store=str(Path(kept) / "dev.sqlite"),
            requests_per_minute=60_000,
            writes_per_minute=60_000,
            heavy_per_minute=60_000,
            messages_per_second=1000,
        )
        made = listen(config)
        config = msgspec.structs.replace(config, port=made.getsockname()[1])
        url = f"http://{LOOPBACK}:{config.port}/dev"
        say(f"\n  The workshop:  {url}")
        say(f"  Save anything in {place.folder}, and it is there. Stop with Ctrl-C.\n")
        if ready is not None:
            ready(url)
        run_app(workshop_app(Workshop(place, seats=seats, say=say), config), made)
