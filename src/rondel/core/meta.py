"""What can be told about a game without loading its rules."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Meta(Struct, frozen=True):
    """The facts of a game's box."""

    name: str
    """What it is found by: small letters, digits and dashes or underscores."""
    title: str
    """What it is called on the shelf."""
    version: str
    """Of the rules: it changes when a match played before could go another way now."""
    seats: tuple[int, int]
    """The fewest and the most that can sit down."""
    summary: str
    """One line for the box."""
    stage: Literal["complete", "growing", "example"] = "complete"
    """How far it is."""
    minutes: tuple[int, int] = (10, 60)
    """How long a match usually takes, from and to."""
    usual: int = 0
    """How many usually sit down; 0: the fewest that can."""
