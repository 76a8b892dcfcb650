"""What people call things: nothing in it that cannot be seen, or that turns the writing round."""

from __future__ import annotations

import re
import unicodedata

_BLANK = re.compile(r"[\u115f\u1160\u2800\u3164\uffa0]")
"""Letters and signs by their category that show a gap."""
_NOTHING = re.compile(r"[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that show nothing: joiners, and selectors of how the sign before them is drawn."""


def legible(text: str) -> str:
    """The text as it can be read: no control, format or direction marks, no blanks but single spaces between words.

    >>> legible("  Ann\\u202e \\u2800\\n Lee\\u200b\\u034f "), legible("\\u2800\\u034f")
    ('Ann Lee', '')
    """
    seen = _BLANK.sub(" ", _NOTHING.sub("", text))
    return " ".join("".join(" " if _is_blank(each) else each for each in seen).split())


def _is_blank(character: str) -> bool:
    """Control, format, surrogate, private and unassigned characters, and everything that separates words."""
    return unicodedata.category(character)[0] in "CZ"
