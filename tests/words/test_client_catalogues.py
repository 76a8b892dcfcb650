"""The client's own words: every language has every message, and every message is said somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rondel.server.phrases import PHRASES
from rondel.words.catalogue import Catalogue, compared, read
from scripts.keys import CATALOGUES, KEYS, keys

SOURCES = CATALOGUES.parent
LANGUAGES = sorted(CATALOGUES.glob("*.ftl"), key=lambda path: (path.name != "en.ftl", path.name))


def written(path: Path) -> Catalogue:
    return read(path.read_text("utf-8"), path.name)


ENGLISH = written(LANGUAGES[0])


def code() -> str:
    """Everything the client is made of, but its words."""
    files = [path for path in SOURCES.rglob("*") if path.suffix in {".ts", ".svelte"} and path != KEYS]
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


def test_every_language_has_every_message_with_the_same_parameters() -> None:
    assert {path.stem for path in LANGUAGES} >= {"en", "de", "fr"}
    assert [str(finding) for finding in compared(map(written, LANGUAGES))] == []


def test_the_types_are_those_of_the_english_catalogue() -> None:
    assert KEYS.read_text("utf-8") == keys((CATALOGUES / "en.ftl").read_text("utf-8")), "run: make keys"


def test_every_message_is_said_somewhere() -> None:
    text = code()
    named = set(re.findall(r"'(\w+(?:\.\w+)+)'", text))
    made = tuple(re.findall(r"`(\w+(?:\.\w+)*\.)\$\{", text))  # `level.${name}`: any message that begins so
    keys = {key.replace("-", "."): entry for key, entry in ENGLISH.entries.items()}
    unused = [
        f"line {entry.line}: {key}" for key, entry in keys.items() if key not in named and not key.startswith(made)
    ]
    assert unused == []


def test_everything_that_is_said_with_one_tap_has_words() -> None:
    assert [key for key in PHRASES if f"phrase-{key}" not in ENGLISH.entries] == []


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
