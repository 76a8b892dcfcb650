"""Names as people may have them: nothing that cannot be seen, turns the writing round, or looks like somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Literal

from rondel.core.legible import legible

LONGEST = 40
_BOTS = ("Ada", "Basil", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hugo")
_BOLD = ("Ada", "Cleo", "Emil", "Gus")
_MARKS = 3
"""Marks on one letter: more of them reach into other lines."""
_CAPITALS = {
    "A": "ΑАᎪꓮ",
    "B": "ΒВᏴꓐ",
    "C": "ϹСᏟꓚ",
    "D": "Ꭰꓓ",
    "E": "ΕЕᎬꓰ",
    "F": "Ϝꓝ",
    "G": "ԌᏀꓖ",
    "H": "ΗНᎻꓧ",
    "I": "ΙІӀꓲ",
    "J": "ͿЈᎫꓙ",
    "K": "ΚКᏦꓗ",
    "L": "Ꮮꓡ",
    "M": "ΜМᎷꓟ",
    "N": "Νꓠ",
    "O": "ΟОՕꓳ",
    "P": "ΡРᏢꓑ",
    "Q": "Ԛ",
    "R": "Ꮢꓣ",
    "S": "ЅՏᏚꓢ",
    "T": "ΤТᎢꓔ",
    "U": "Սꓴ",
    "V": "ѴᏙꓦ",
    "W": "ԜᎳꓪ",
    "X": "ΧХꓫ",
    "Y": "ΥУҮᎩꓬ",
    "Z": "ΖᏃꓜ",
}
"""Capitals of other scripts by the Latin one they look like; small, many of them look like another: Η and η."""
_SMALL = {
    "a": "аαɑᴀ",
    "b": "ьʙ",
    "c": "сϲᴄ",
    "d": "ԁđᴅ",
    "e": "еεᴇ",
    "g": "ɡց",
    "h": "һհћħʜ",
    "j": "јϳᴊ",
    "k": "кκᴋ",
    "l": "i1|ıłіӏιɩʟ",
    "m": "мᴍ",
    "n": "пηոռɴ",
    "o": "0оοσօøᴏ",
    "p": "рρᴘ",
    "q": "ԛգ",
    "r": "гʀ",
    "s": "ѕꜱ",
    "t": "тτᴛ",
    "u": "υսᴜ",
    "v": "νѵᴠ",
    "w": "ԝωᴡ",
    "x": "хχ",
    "y": "уγүʏ",
    "z": "ζᴢ",
}
"""Small letters and digits by what they look like. I, l and 1 are one: in many types nobody tells them apart."""
_PAIRS = (("vv", "w"), ("rn", "m"))


def _looks(table: dict[str, str]) -> dict[int, str]:
    return {ord(other): letter for letter, others in table.items() for other in others}


_AS_CAPITAL, _AS_SMALL = _looks(_CAPITALS), _looks(_SMALL)


def plain_name(name: str) -> str:
    """A name as it is shown: no control or direction marks, no blanks but single spaces, at most 40 characters.

    >>> plain_name("  Ann\\u202e \\u2800\\n Lee\\u200b ")
    'Ann Lee'
    """
    return _few_marks(legible(unicodedata.normalize("NFKC", name)))[:LONGEST].strip()


def likeness(name: str) -> str:
    """What a name looks like: two names with the same likeness are taken for each other.

    >>> likeness("Аnn") == likeness("ANN"), likeness("Ann") == likeness("Anne")
    (True, False)
    """
    small = _bare(_bare(name).translate(_AS_CAPITAL).casefold()).translate(_AS_SMALL).replace(" ", "")
    for pair, letter in _PAIRS:
        small = small.replace(pair, letter)
    return small


def _bare(name: str) -> str:
    """A name without its accents."""
    return "".join(each for each in unicodedata.normalize("NFKD", name) if not unicodedata.combining(each))


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


def _few_marks(name: str) -> str:
    kept: list[str] = []
    for each in name:
        if unicodedata.combining(each) and all(unicodedata.combining(mark) for mark in kept[-_MARKS:]) and kept:
            continue
        kept.append(each)
    return "".join(kept)
