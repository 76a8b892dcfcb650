"""A position written down as a test in the author's own folder."""

from __future__ import annotations

import re
from pathlib import Path
from pprint import pformat

import msgspec

from rondel.core.command_names import NOT_FOR_RULES
from rondel.core.file import dump
from rondel.core.log import effective
from rondel.core.match import Match
from rondel.core.placing import BadPosition
from rondel.errors import RondelError
from rondel.folders import GamePlace, WrittenGame

SHORT = 4000
"""A state that is longer than so many letters is left out of the test."""

BEGUN = """
def test_{name}() -> None:
    match = position({game}, seats={seats}, seed={seed!r}{options}).after({played}).match()

"""
KEPT = """
def test_{name}() -> None:
    match = load(Path(__file__).with_name({file!r}).read_bytes(), {game})

"""


def save_test(match: Match, found: WrittenGame, place: GamePlace, name: str) -> Path:
    """Write where a match stands as a test; returns the file. One that is there already is not touched."""
    said = re.sub(r"\W+", "_", name.strip().lower()).strip("_") or "position"
    folder = _folder(place)
    file = folder / f"test_{said}.py"
    if file.exists():
        raise BadPosition(f"{file.name} is there already; choose another name")
    header, game = match.header, found.name
    head = ['"""A position saved from the workshop."""', "", "import msgspec", ""]
    if header.start:
        kept = folder / f"{said}.match"
        kept.write_bytes(dump(match))
        head = [*head[:2], "from pathlib import Path", "", *head[2:], "from rondel.core.file import load"]
        body = KEPT.format(name=said, file=kept.name, game=game)
    else:
        head = [*head, "from rondel.testing import position"]
        options = f", options={header.options!r}" if header.options else ""
        body = BEGUN.format(
            name=said, game=game, seats=header.seats, seed=header.seed, options=options, played=_played(match)
        )
    head.append(f"from {place.module} import {game}")
    try:
        file.write_text("\n".join([*head, "", body.rstrip(), "", *_asserts(match), ""]), "utf-8")
    except OSError as problem:
        raise RondelError(f"{file} cannot be written: {problem.strerror}") from None
    return file


def _played(match: Match) -> str:
    """What was done, one line each."""
    entries = [entry for entry in effective(match.entries) if entry.name not in NOT_FOR_RULES]
    if not entries:
        return ""
    lines = (
        f"        ({entry.seat}, {entry.name!r}{f', {entry.args!r}' if entry.args else ''}),\n" for entry in entries
    )
    return f"\n{''.join(lines)}    "


def _asserts(match: Match) -> list[str]:
    """What holds there: who must act, where the match is, how it ended, and the whole state if that is not too long."""
    kernel = match.kernel
    lines = [
        f"    assert match.kernel.actors() == {kernel.actors()!r}",
        f"    assert match.kernel.address == {kernel.address!r}",
    ]
    if match.over is not None:
        lines.append(f"    assert match.over is not None and match.over.winners == {match.over.winners!r}")
    plain = pformat(msgspec.to_builtins(kernel.s, str_keys=True), width=100, sort_dicts=False)
    if len(plain) <= SHORT:
        body = plain.replace("\n", "\n    ")
        lines.append(f"    assert msgspec.to_builtins(match.kernel.s, str_keys=True) == {body}")
    return lines


def _folder(place: GamePlace) -> Path:
    """Where the author keeps tests: where there are some, in `tests`, or beside the game."""
    near = [path for path in sorted(place.folder.rglob("test_*.py")) if "node_modules" not in path.parts]
    if near:
        return near[0].parent
    return place.folder / "tests" if (place.folder / "tests").is_dir() else place.folder
