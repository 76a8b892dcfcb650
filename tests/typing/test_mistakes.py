"""A type checker sees what an author gets wrong, before anything runs."""

from __future__ import annotations

import re
from pathlib import Path

from tests.typing.checker import checked

MISTAKES = Path(__file__).with_name("mistakes.txt")


def test_mypy_sees_every_planted_mistake_and_nothing_else(tmp_path: Path) -> None:
    """The marked lines, and only those."""
    file = tmp_path / "mistakes.py"
    file.write_text(MISTAKES.read_text("utf-8"))
    marked = {number for number, line in enumerate(file.read_text().splitlines(), 1) if "# !" in line}

    said = checked(tmp_path)

    refused = {int(found[1]) for found in re.finditer(r"mistakes\.py:(\d+): error", said)}
    assert refused == marked, said
