"""What can be told about a game without loading its rules."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Meta(Struct, frozen=True):
    """The facts of a game's box."""

    name: str
    title: str
    version: str
    """Of the rules: it changes when a match played before could go another way now."""
    seats: tuple[int, int]
    summary: str
    stage: Literal["complete", "growing", "example"] = "complete"
    minutes: tuple[int, int] = (10, 60)
    usual: int = 0
    """How many usually sit down; 0: the fewest that can."""
