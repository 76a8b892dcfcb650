"""What every game with catalogues says before a match, and on a table without a board of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from rondel import registry
from rondel.messages import key_for
from rondel.server.games import game_info
from rondel.testing.catalogues import fields
from rondel.words import FRAME
from rondel.words.catalogue import catalogue, languages

BOARDS = Path(__file__).parents[2] / "client/src/games"
AGREED = ("option-", "choice-", "preset-", "export-")
SPOKEN = [(name, code) for name in registry.names() for code in languages(registry.game(name).module)]


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_what_is_agreed_before_a_match_has_words(name: str, language: str) -> None:
    """Options, what can be chosen for them, presets and what can be taken away are told in the reader's language."""
    game, info = registry.game(name), game_info(name, language)
    keys = {key_for("option", field.name) for field in info.options}
    keys |= {key_for("choice", f"{field.name}-{choice}") for field in info.options for choice in field.choices}
    keys |= {key_for("preset", preset) for preset in game.presets}
    keys |= {key_for("export", export) for export in game.exports}
    own = {key for key in catalogue(game.module, language).entries if key.startswith(AGREED)}
    shared = {key for key in catalogue(FRAME, language).entries if key.startswith(AGREED)}

    assert own <= keys <= own | shared
    assert all(field.help for field in info.options)
    assert set(info.preset_titles) == set(game.presets)


@pytest.mark.parametrize("name", dict.fromkeys(name for name, _ in SPOKEN))
def test_the_box_says_what_the_catalogue_says(name: str) -> None:
    """The list of games is made without loading rules, from the box."""
    assert game_info(name).summary == registry.meta(name).summary


@pytest.mark.parametrize(
    "name", dict.fromkeys(name for name, _ in SPOKEN if not (BOARDS / name / "client.ts").is_file())
)
def test_a_table_without_a_board_of_its_own_names_everything(name: str) -> None:
    """The generic table calls the parts of a view by the fields of the state."""
    game = registry.game(name)

    assert sorted(fields(game) - catalogue(game.module, "en").entries.keys()) == []
