"""What a user got wrong on the command line."""

from __future__ import annotations

from rondel.errors import RondelError


class Mistake(RondelError):
    """One sentence: what was asked, why not, and what would do."""

    code = "usage"
