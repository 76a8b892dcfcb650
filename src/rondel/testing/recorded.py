"""Recorded matches: whole games, kept as files, that must lead where they led when they were played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rondel.core.file import dump, verify
from rondel.core.game import Game
from rondel.core.match import Match
from rondel.core.outcome import Outcome
from rondel.errors import FileError
from rondel.messages import Phrase
from rondel.testing.cases import TableShape, cases, tables
from rondel.testing.courses import record
from rondel.testing.faults import Fault


def record_match(
    game: Game,
    ending: Callable[[Outcome], bool] | str = "",
    *,
    seats: int | None = None,
    preset: str = "",
    seed: int | str = 0,
    tries: int = 2000,
) -> bytes:
    """The file of a random match that ends in a certain way: for a reason, given by its key, or with some outcome."""
    at = [TableShape(seats, preset)] if seats is not None else tables(game, presets=[preset or "-"])
    for case in cases(at, tries, str(seed)):
        course = record(game, case)
        if course.problem is not None:
            raise course.problem
        match = course.match(len(course.steps))
        if match.over is not None and _fits(match.over, ending):
            return dump(match)
    raise Fault(f"none of {tries:,} random matches of {game.title} ends that way: {ending or 'at all'}")


def _fits(outcome: Outcome, ending: Callable[[Outcome], bool] | str) -> bool:
    if callable(ending):
        return ending(outcome)
    reason = outcome.reason
    return ending in ("", reason.key if isinstance(reason, Phrase) else reason)


def verify_recorded(path: Path, game: Game) -> Match:
    """The match in a file, if it still leads where it led; raises `Fault`."""
    try:
        return verify(path.read_bytes(), game)
    except FileError as problem:
        raise Fault(f"{path.name}: {problem}") from problem
