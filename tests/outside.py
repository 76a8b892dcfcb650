"""Packages of other people, installed into a folder as an installer would: their games are found by entry point."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from rondel import registry
from rondel.server import games
from rondel.server.shipped import shipped

BOX = """
from rondel.core.meta import Meta
META = Meta("{name}", "{title}", "1", (2, 2), "a game from outside")
"""

RULES = """
from rondel import Flow, Game, Outcome, Segment, Turns, move
from msgspec import Struct
from {package} import META

class State(Struct):
    count: int = 0

@move
def add(g, seat: int) -> None:
    g.s.count += 1

def over(s):
    return Outcome.win(0, "three") if s.count >= 3 else None

game = Game(META, state=State, setup=lambda t: State(), outcome=over, {more}
               flow=Flow(Segment("play", Turns("turn", moves=[add], each=1))))
"""


def install(site: Path, package: str, points: Mapping[str, str], modules: Mapping[str, str]) -> None:
    """Put a package with its entry points into a folder."""
    for name, text in modules.items():
        file = site / package / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    info = site / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    lines = "".join(f"{name} = {value}\n" for name, value in points.items())
    (info / "entry_points.txt").write_text(f"[rondel.games]\n{lines}", "utf-8")


def good(site: Path, package: str, name: str = "", more: str = "") -> None:
    """Install a game that can be played, or one with something added to its definition."""
    name = name or package
    box = BOX.format(name=name, title=name.capitalize())
    install(site, package, {name: package}, {"__init__": box, "game": RULES.format(package=package, more=more)})


def ship(site: Path, package: str, files: Mapping[str, str]) -> None:
    """Install a game that can be played and brings these files for the browser."""
    good(site, package)
    for name, text in files.items():
        file = site / package / "web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


def environment(site: Path) -> dict[str, str]:
    """What a process needs to find the packages in a folder."""
    return {**os.environ, "PYTHONPATH": str(site), "COLUMNS": "100", "NO_COLOR": "1"}


@contextlib.contextmanager
def on_path(site: Path) -> Iterator[None]:
    """Let this process find the packages in a folder for a while."""
    caches = (registry._packages, registry._box, registry._rules, games.left_out, games.game_info, shipped)
    known = set(sys.modules)
    sys.path.insert(0, str(site))
    try:
        for cache in caches:
            cache.cache_clear()
        yield
    finally:
        sys.path.remove(str(site))
        for name in set(sys.modules) - known:
            if str(site) in str(getattr(sys.modules[name], "__file__", "")):
                del sys.modules[name]
        for cache in caches:
            cache.cache_clear()
