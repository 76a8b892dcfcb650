"""Which of an author's files have been saved."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

KINDS = {
    ".py": "rules", ".toml": "rules", ".json": "rules", ".csv": "rules",
    ".ftl": "words",
    ".js": "board", ".mjs": "board", ".css": "board", ".svg": "board", ".png": "board", ".webp": "board",
    ".html": "board", ".md": "board",
}  # fmt: skip
"""What a file is part of, by its ending; others are none of the game's."""
LEFT_OUT = frozenset({"__pycache__", "node_modules", "venv", "build"})
"""Folders that are not looked into; nor are those with a dot before their name."""
MOST = 5000
"""So many files at most: who names a whole home folder must not wait for ever."""

Stamps = dict[str, tuple[int, int]]
"""When each file was changed, and how long it is."""


def stamps(folder: Path) -> Stamps:
    """The files of a game as they are now."""
    found: Stamps = {}
    for path in _files(folder):
        try:
            told = os.stat(path)
        except OSError:
            continue  # it is being replaced just now
        found[path] = (told.st_mtime_ns, told.st_size)
        if len(found) == MOST:
            break
    return found


def _files(folder: Path) -> Iterator[str]:
    for where, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in LEFT_OUT and not name.startswith(".")]
        yield from (os.path.join(where, name) for name in names if _kind(name))


def _kind(path: str) -> str:
    name = os.path.basename(path)
    if name.startswith(("test_", "conftest", ".")):
        return ""
    return KINDS.get(os.path.splitext(name)[1], "")


def changed(before: Stamps, after: Stamps) -> set[str]:
    """What parts of a game are different: `rules`, `words`, `board`."""
    paths = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
    return {_kind(path) for path in paths}
