"""Match files on disk."""

from __future__ import annotations

import os
from pathlib import Path

from rondel.cli.mistakes import Mistake
from rondel.core.file import dump
from rondel.core.match import Match


def save(match: Match, path: Path) -> None:
    """Write a match; the old file stays until the new one is complete."""
    beside = path.with_name(f"{path.name}.part")
    try:
        beside.write_bytes(dump(match))
        os.replace(beside, path)
    except OSError as problem:
        raise Mistake(f"{path} cannot be written: {problem.strerror or problem}") from None


def read_bytes(path: Path) -> bytes:
    """What a file holds."""
    try:
        return path.read_bytes()
    except OSError as problem:
        raise Mistake(f"{path} cannot be read: {problem.strerror or problem}") from None
