"""Release notes from the single notes in `changelog.d`.

    python scripts/release_notes.py                 prints what the next release says
    python scripts/release_notes.py 0.2.0 --write   moves it into CHANGELOG.md, and removes the notes

What breaks something comes first, then by kind; within a kind by the area the notes are named after.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
KINDS = {
    "breaking": "To be done differently",
    "added": "New",
    "changed": "Changed",
    "fixed": "Mended",
    "removed": "Gone",
}


class BadNote(Exception):
    """A note whose name does not say what kind of change it is."""


def notes(folder: Path) -> dict[str, list[Path]]:
    """The notes by kind, in the order in which they are told."""
    found: dict[str, list[Path]] = {kind: [] for kind in KINDS}
    for path in sorted(folder.glob("*.md")):
        if path.name == "README.md":
            continue
        kind = path.name.removesuffix(".md").rpartition(".")[2]
        if kind not in KINDS:
            raise BadNote(f"{path.name}: its name ends in none of {', '.join(f'.{each}.md' for each in KINDS)}")
        found[kind].append(path)
    return {kind: paths for kind, paths in found.items() if paths}


def section(version: str, day: str, found: dict[str, list[Path]]) -> str:
    """What a release says."""
    parts = [f"## {version} ({day})"]
    for kind, paths in found.items():
        told = [path.read_text("utf-8").strip().replace("\n", "\n  ") for path in paths]
        parts += [f"### {KINDS[kind]}", "\n".join(f"- {text}" for text in told)]
    return "\n\n".join(parts) + "\n"


def released(changes: str, version: str, told: str) -> str:
    """The page of changes with a release on top of those before; one that was announced is replaced."""
    head, *before = changes.split("\n## ")
    kept = [part for part in before if not part.startswith(f"{version} ")]
    return "\n".join([head.rstrip() + "\n", told, *(f"## {part.strip()}\n" for part in kept)])


def main() -> int:
    """Print the notes, or write them down."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("version", nargs="?", default="next")
    parser.add_argument("--write", action="store_true", help="move the notes into CHANGELOG.md")
    asked = parser.parse_args()
    if asked.write and asked.version == "next":
        parser.error("say which version is released: release_notes.py 0.2.0 --write")
    found = notes(ROOT / "changelog.d")
    told = section(asked.version, datetime.now(UTC).date().isoformat(), found)
    if not asked.write:
        print(told)
        return 0
    page = ROOT / "CHANGELOG.md"
    page.write_text(released(page.read_text("utf-8"), asked.version, told), "utf-8")
    for path in (path for paths in found.values() for path in paths):
        path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
