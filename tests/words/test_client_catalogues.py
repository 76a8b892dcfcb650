"""The client's own words and those of the boards: every message is said somewhere, with what it puts in."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from rondel import registry
from rondel.server.phrases import PHRASES
from rondel.words.catalogue import MessageCatalogue, catalogue, compared, read
from scripts.keys import BOARDS, CARD_TABLE, CATALOGUES, GAMES, KEYS, PREFIX, board_keys, keys
from scripts.keys import written as types

SOURCES = CATALOGUES.parent
LANGUAGES = sorted(CATALOGUES.glob("*.ftl"), key=lambda path: (path.name != "en.ftl", path.name))


def written(path: Path) -> MessageCatalogue:
    return read(path.read_text("utf-8"), path.name)


ENGLISH = written(LANGUAGES[0])


def code(folder: Path = SOURCES) -> str:
    """Everything the client, or a part of it, is made of, but its words."""
    files = [path for path in folder.rglob("*") if path.suffix in {".ts", ".svelte"} and path.name != KEYS.name]
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


def test_every_language_has_every_message_with_the_same_parameters() -> None:
    assert {path.stem for path in LANGUAGES} >= {"en", "de", "fr"}
    assert [str(finding) for finding in compared(map(written, LANGUAGES))] == []


def test_the_types_are_those_of_the_english_catalogues() -> None:
    stale = [path for path, text in types() if not path.is_file() or path.read_text("utf-8") != text]
    assert stale == [], "run: make keys"


def unsaid(keys: Iterable[str], text: str) -> list[str]:
    """The keys that are neither written in the code nor made in it: `level.${name}` is any that begins so."""
    said = set(re.findall(r"'(\w+(?:\.\w+)*)'", text))
    made = tuple(re.findall(r"`(\w+(?:\.\w+)*[._])\$\{", text))
    return [key for key in keys if key not in said and not key.startswith(made)]


def test_every_message_is_said_somewhere() -> None:
    assert unsaid((key.replace("-", ".") for key in ENGLISH.entries), code()) == []


@pytest.mark.parametrize(
    "board", [path.parent for path, _ in types() if path.parent.parent == BOARDS], ids=lambda board: board.name
)
def test_every_word_of_a_board_is_said_by_it(board: Path) -> None:
    """By itself, or by the table it shares with other card games."""
    entries = catalogue(registry.game(board.name).module, "en").entries
    keys = [key.removeprefix(PREFIX).replace("-", ".") for key in entries if key.startswith(PREFIX)]
    text = code(board)
    assert unsaid(keys, text + code(CARD_TABLE) if CARD_TABLE.name in text else text) == []


@pytest.mark.parametrize("module", sorted(GAMES.glob("*/web/board.js")), ids=lambda module: str(module.parts[-3]))
def test_every_word_of_a_board_in_a_frame_is_said_by_it(module: Path) -> None:
    entries = catalogue(registry.game(module.parts[-3]).module, "en").entries
    text = module.read_text("utf-8")
    said = set(re.findall(r"'([\w-]+)'", text))
    made = tuple(re.findall(r"`([\w-]+-)\$\{", text))
    keys = [key.removeprefix(PREFIX) for key in entries if key.startswith(PREFIX)]
    assert [key for key in keys if key not in said and not key.startswith(made)] == []


def test_the_card_table_says_everything_in_every_language() -> None:
    languages = sorted((CARD_TABLE / "messages").glob("*.ftl"), key=lambda path: (path.name != "en.ftl", path.name))
    assert [path.name for path in languages] == [path.name for path in LANGUAGES]
    assert [str(finding) for finding in compared(map(written, languages))] == []
    assert unsaid(written(languages[0]).entries, code(CARD_TABLE)) == []


def test_everything_that_is_said_with_one_tap_has_words() -> None:
    assert [key for key in PHRASES if f"phrase-{key}" not in ENGLISH.entries] == []


def test_boards_have_the_keys_of_their_game_that_are_meant_for_them() -> None:
    text = board_keys("won = Won.\nboard-pile-left = Pile\nboard-left = { NUMBER($n) } left\n")
    assert text.endswith("export interface Keys {\n  'pile.left': null;\n  'left': { n: number };\n}\n")
    assert board_keys("won = Won.\n") == ""


@pytest.mark.parametrize(
    ("message", "line"),
    [
        ("taken = { $seat } takes a stick.", "'taken': { seat: string | number };"),
        ("left-over = { $n ->\n    [one] one\n   *[other] { $n }\n}", "'left.over': { n: number };"),
        ("round = round { NUMBER($n) }", "'round': { n: number };"),
        ("over = Over.", "'over': null;"),
    ],
)
def test_a_parameter_that_is_counted_is_a_number(message: str, line: str) -> None:
    assert f"  {line}\n" in keys(message + "\n")
