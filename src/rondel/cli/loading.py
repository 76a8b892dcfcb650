"""A match from its file."""

from __future__ import annotations

from pathlib import Path

from rondel import registry
from rondel.cli.saving import read_bytes
from rondel.cli.setting_up import find_game
from rondel.core.file import load, read
from rondel.core.match import Match


def load_match(path: Path, game: str = "") -> Match:
    """The match in a file, replayed under the rules it names, or those of `game`."""
    data = read_bytes(path)
    found = find_game(game) if game else registry.game(read(data).head.header.game)
    return load(data, found)
