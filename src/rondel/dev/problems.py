"""What an author got wrong, with the file and the line where it shows."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from rondel.errors import CommandFailed, DefinitionError, RulesTooSlow
from rondel.folders import GamePlace
from rondel.words.catalogue import ENDING, FOLDER, problems

Kind = Literal["syntax", "import", "definition", "rules", "loop", "replay", "words", "board"]

PLACE = re.compile(r'File "([^"]+)", line (\d+)')


class Problem(Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong."""

    kind: Kind
    text: str
    file: str = ""
    """As seen from where the game is imported; empty where it shows nowhere in the author's own files."""
    line: int = 0
    trace: str = ""
    """The way there through the author's own files, the last line first."""

    def __str__(self) -> str:
        where = (f"{self.file}:{self.line}: " if self.line else f"{self.file}: ") if self.file else ""
        return f"{where}{self.text}"


Spot = tuple[str, int]


def problem_of(problem: BaseException, place: GamePlace, kind: Kind | None = None) -> Problem:
    """What went wrong, where it shows in the author's files."""
    cause = problem.__cause__ if isinstance(problem, CommandFailed) and problem.__cause__ is not None else problem
    spots = [spot for spot in _spots(cause) if Path(spot[0]).is_relative_to(place.folder)]
    file, line = spots[-1] if spots else ("", 0)
    trace = "\n".join(f"{_short(file, place)}:{line}" for file, line in reversed(spots))
    return Problem(kind or _kind(cause), _told(cause), _short(file, place), line, trace)


def _kind(problem: BaseException) -> Kind:
    if isinstance(problem, SyntaxError):
        return "syntax"
    if isinstance(problem, DefinitionError):
        return "definition"
    return "loop" if isinstance(problem, RulesTooSlow) else "rules"


def _told(problem: BaseException) -> str:
    if isinstance(problem, SyntaxError):
        return f"{type(problem).__name__}: {problem.msg}"
    if isinstance(problem, RulesTooSlow):
        return f"{problem}: does this line loop?"
    if type(problem).__module__.startswith("rondel."):
        return str(problem)
    return f"{type(problem).__name__}: {problem}"


def _spots(problem: BaseException) -> Iterator[Spot]:
    """The lines on the way to where it was raised, outermost first."""
    yield from ((frame.filename, frame.lineno or 0) for frame in traceback.extract_tb(problem.__traceback__))
    if isinstance(problem, SyntaxError) and problem.filename:
        yield problem.filename, problem.lineno or 0
    for note in getattr(problem, "__notes__", ()):
        yield from ((file, int(line)) for file, line in PLACE.findall(note))


def _short(file: str, place: GamePlace) -> str:
    return Path(file).relative_to(place.root).as_posix() if file and Path(file).is_relative_to(place.root) else file


def wrong_board(said: str, place: GamePlace) -> Problem:
    """What cannot be used of what a package brings for the browser, which names its file first."""
    file, _, text = said.partition(": ")
    return Problem("board", text, _short(file, place))


def failed_board(file: str, line: int, what: str, folder: Path, place: GamePlace) -> Problem:
    """What a board threw, in one of its own files."""
    return Problem("board", what, _short(str(folder / file), place), line)


LINE = re.compile(r"^(?P<module>[^:]+):(?P<language>[\w-]+)\.ftl(?:, line (?P<line>\d+))?$")


def wrong_words(module: str, folder: Path, place: GamePlace) -> list[Problem]:
    """What is wrong with a game's catalogues: what cannot be read, and what one language lacks."""
    found = []
    for finding in problems(module):
        spot = LINE.match(finding.where)
        file = folder / f"{spot['language']}{ENDING}" if spot else folder
        line = int(spot["line"] or 0) if spot else 0
        found.append(Problem("words", finding.text, _short(str(file), place), line))
    return found


__all__ = ["FOLDER", "Problem", "failed_board", "problem_of", "wrong_board", "wrong_words"]
