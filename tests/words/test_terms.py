"""What boards point at with `term:` is something their game explains."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rondel import registry

CLIENT = Path(__file__).parents[2] / "client/src"
CARDS = ("emberlode", "fenlight", "lanternfall", "skyreef")
TERM = re.compile(r'data-about="term:([a-z0-9_-]+)"')


def pointed_at(folder: Path) -> set[str]:
    """The terms that the components of a folder point at."""
    return {found for file in folder.glob("*.svelte") for found in TERM.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("game", [folder.name for folder in sorted((CLIENT / "games").iterdir()) if folder.is_dir()])
def test_every_term_on_a_board_is_explained(game: str) -> None:
    shared = pointed_at(CLIENT / "cardtable") - {"site"} if game in CARDS else set()

    assert pointed_at(CLIENT / "games" / game) | shared <= set(registry.game(game).terms)
