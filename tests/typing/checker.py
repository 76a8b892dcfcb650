"""The type checker as an author runs it, with what it knows of Rondel already."""

from __future__ import annotations

from pathlib import Path

from mypy import api

ROOT = Path(__file__).parents[2]


def checked(folder: Path) -> str:
    """What it says of the files in a folder; nothing if nothing is wrong."""
    files = [str(path) for path in sorted(folder.glob("*.py"))]
    settings = ["--strict", "--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache")]
    said, failed, status = api.run([*settings, "--follow-imports", "silent", *files])
    return said + failed if status else ""
