"""The table as text."""

from __future__ import annotations

from typing import Any


def draw(view: dict[str, Any], seat: int | None) -> str:
    """The table as this viewer sees it."""
    return str(view["year"])
