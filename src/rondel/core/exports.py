"""What a game offers to take away from a match: tables, summaries, pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct


class Document(Struct, frozen=True):
    """A file."""

    name: str
    """With its ending: letters, digits, dots and dashes."""
    kind: str
    """The media type, such as `text/csv`."""
    body: bytes
    """What is in it."""

    @classmethod
    def text(cls, name: str, text: str, kind: str = "text/plain") -> Document:
        """A file of text.

        >>> Document.text("points.csv", "seat,points", "text/csv").body
        b'seat,points'
        """
        return cls(name, kind, text.encode())

    @classmethod
    def json(cls, name: str, data: Any) -> Document:
        """A file with anything that can be written as JSON.

        >>> Document.json("summary.json", {"winner": 2}).body
        b'{"winner":2}'
        """
        return cls(name, "application/json", msgspec.json.encode(data))


@dataclass(frozen=True)
class Export:
    """One thing that can be had of a match at any time; the catalogue calls it by `export-` and its name."""

    make: Callable[[Any, Any, int], Document]
    """``(match, viewer, now)``: made of what this viewer may know and of nothing else; the kit compares it in worlds
    that look alike to the viewer."""
    only_over: bool = False
    """Can it be had only once the match is over?"""
