"""The rules to read have the same chapters in every language a game is told in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rondel import registry
from rondel.words.catalogue import BOOKS, languages, read, source

CLIENT = Path(__file__).parents[2] / "client/src/games"
WITH_BOOKS = [name for name in registry.names() if languages(registry.game(name).module, BOOKS)]


@pytest.mark.parametrize("name", WITH_BOOKS)
def test_every_language_has_every_chapter(name: str) -> None:
    module = registry.game(name).module
    books = {code: read(source(module, code, BOOKS), code) for code in languages(module, BOOKS)}

    assert set(books) == set(languages(module)), "whoever is told a game in their language may read its rules in it"
    for book in books.values():
        assert not book.findings
        assert list(book.entries) == list(books["en"].entries)
        assert all(chapter.attributes == {"text"} and not chapter.parameters for chapter in book.entries.values())


@pytest.mark.parametrize("name", WITH_BOOKS)
def test_pictures_belong_to_chapters(name: str) -> None:
    chapters = read(source(registry.game(name).module, "en", BOOKS), name).entries
    pictured = re.findall(r"^  '?([a-z0-9-]+)'?: '", (CLIENT / name / "rules.ts").read_text("utf-8"), re.MULTILINE)

    assert pictured
    assert set(pictured) <= set(chapters)


def test_every_game_with_a_board_has_rules_to_read() -> None:
    assert {folder.parent.name for folder in CLIENT.glob("*/client.ts")} <= set(WITH_BOOKS)
