"""Names as people may have them: nothing that cannot be seen, turns the writing round, or looks like somebody else."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Literal

LONGEST = 40
_BOTS = ("Ada", "Basil", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hugo")
_BOLD = ("Ada", "Cleo", "Emil", "Gus")
_UNSEEN = re.compile(r"[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")
"""Letters and marks by their category that show nothing."""
_MARKS = 3
"""Marks on one letter: more of them reach into other lines."""
_LOOKS = str.maketrans(
    "аеорсухікмтвнѕјԁԛԝһӏαονρτυικε01",
    "aeopcyxikmtbhsjdqwhlaovptuikeol",
)
"""Small letters of other scripts, and digits, by the Latin letter they look like."""


def plain_name(name: str) -> str:
    """A name as it is shown: no control or direction marks, no blanks but single spaces, at most 40 characters.

    >>> plain_name("  Ann\\u202e \\u2800\\n Lee\\u200b ")
    'Ann Lee'
    """
    composed = unicodedata.normalize("NFKC", name)
    seen = "".join(" " if _is_blank(each) else each for each in _UNSEEN.sub(" ", composed))
    return " ".join(_few_marks(seen).split())[:LONGEST].strip()


def likeness(name: str) -> str:
    """What a name looks like: two names with the same likeness are taken for each other.

    >>> likeness("Аnn") == likeness("ANN"), likeness("Ann") == likeness("Anne")
    (True, False)
    """
    bare = unicodedata.normalize("NFKD", name.casefold())
    return "".join(each for each in bare if not unicodedata.combining(each)).translate(_LOOKS).replace(" ", "")


def unlike_those(name: str, others: Iterable[str]) -> str:
    """A name that looks like none of the others; without a name, none.

    >>> unlike_those("Ann", ["ann", "Ann 2", ""]), unlike_those("", [""])
    ('Ann 3', '')
    """
    taken = {likeness(other) for other in others}
    if not name or likeness(name) not in taken:
        return name
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 3))
    return next(each for each in numbered if likeness(each) not in taken)


def bot_name(seat: int) -> str:
    """What a bot on a seat is called, where nobody says: short enough for a phone."""
    return _BOTS[(seat - 1) % len(_BOTS)]


def style_of(name: str) -> Literal["", "bold", "careful"]:
    """How somebody plays who is called so: the same name, the same character; a bot that was given another has none.

    >>> style_of("Cleo"), style_of("Basil"), style_of("Deep Thought")
    ('bold', 'careful', '')
    """
    if name not in _BOTS:
        return ""
    return "bold" if name in _BOLD else "careful"


def _is_blank(character: str) -> bool:
    """Control, format, surrogate, private and unassigned characters, and everything that separates words."""
    return unicodedata.category(character)[0] in "CZ"


def _few_marks(name: str) -> str:
    kept: list[str] = []
    for each in name:
        if unicodedata.combining(each) and all(unicodedata.combining(mark) for mark in kept[-_MARKS:]) and kept:
            continue
        kept.append(each)
    return "".join(kept)
