"""What the workshop's window is told. The window writes the same types down in `client/src/dev/told.ts`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rondel.dev.problems import Problem


class Step(Struct, frozen=True, omit_defaults=True):
    """One step of the course."""

    v: int
    """The number of its entry; 0 for the beginning of a line."""
    how: str = ""
    """Of a beginning: how it came about."""
    seat: int | None = None
    name: str = ""
    args: Any = None
    auto: bool = False
    place: str = ""
    """Where the match was after it."""
    events: tuple[dict[str, Any], ...] = ()
    """What came of it, with all parameters."""
    gone: bool = False
    """It was taken back."""


class Told(Struct, frozen=True, omit_defaults=True):
    """Everything a window needs to show where the author stands."""

    version: int
    pages: int
    folder: str
    problems: tuple[Problem, ...] = ()
    title: str = ""
    table: str = ""
    """The code of the table; empty while there is no game."""
    seats: int = 0
    seat_range: tuple[int, int] = (1, 1)
    bots: tuple[str, ...] = ()
    """Which bot plays each seat; empty for none."""
    took_ms: int = 0
    here: int = 0
    last: int = 0
