"""Runs checks over random games of a game, and says what came of them."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from time import perf_counter

from rondel.core.file import dump
from rondel.core.game import Game
from rondel.testing.cases import Case, TableShape, cases, tables, variations
from rondel.testing.courses import Course, record
from rondel.testing.faults import Fault, TookTooLong, cause_of, describe
from rondel.testing.limits import Watchdog
from rondel.testing.report import Result
from rondel.testing.survey import Survey, survey

Progress = Callable[[str, int, int], None]
"""Told the name of a check, how many games it has looked at, and at how many it will look."""


class Skipped(Exception):
    """A check has nothing to look at in this game."""


@dataclass(frozen=True)
class Check:
    """One promise and the function that holds a game to it.

    The function returns what it looked at, in a few words; it raises `Fault` when the promise is broken and `Skipped`
    when there is nothing to look at.
    """

    name: str
    run: Callable[[Kit], str]

    @property
    def proves(self) -> str:
        """What a game that passes keeps, in one sentence."""
        return (self.run.__doc__ or "").strip().splitlines()[0]


@dataclass
class Kit:
    """A game under test, with the random games that its checks share."""

    game: Game
    games: int = 200
    seed: int | str = 0
    seats: int | Iterable[int] = ()
    presets: Iterable[str] | None = None
    case: str = ""
    """Look at this one game only."""
    seconds: float = 10.0
    """A check that looks at many games stops early after that long."""
    limit: float | None = None
    """How long the rules may take over one game, where it is not as long as the game says itself."""
    rare: Sequence[str] = ()
    """Nodes, moves, questions and destinations that random play need not reach."""
    reveals: Sequence[str] = ()
    """Events that are meant to show everybody something hidden."""
    evidence: str | Path | None = None
    """A folder with recorded matches, playthroughs and counts."""
    progress: Progress | None = None
    warnings: list[str] = field(default_factory=list)
    _courses: dict[Case, Course] = field(default_factory=dict)
    _check: str = ""
    _now: Course | None = None
    _unplayable: str = ""
    """Why no game can be played at all."""
    _found_by: tuple[str, ...] = ()
    _causes: dict[str, Result] = field(default_factory=dict)
    """Where rules have failed, and the check that said so first."""

    @cached_property
    def tables(self) -> list[TableShape]:
        """The combinations of seats and presets that every check tries."""
        return tables(self.game, self._seats, self.presets)

    @property
    def patience(self) -> float:
        """How many seconds of work the rules may take over one game."""
        return self.game.limit if self.limit is None else self.limit

    @property
    def _seats(self) -> tuple[int, ...]:
        return (self.seats,) if isinstance(self.seats, int) else tuple(self.seats)

    @cached_property
    def cases(self) -> list[Case]:
        """The random games, the tables in turn; then those with one option switched."""
        if self.case:
            return [Case.read(self.case)]
        others = variations(self.game, self._seats) if self.presets is None else []
        return cases([*self.tables, *others], self.games, str(self.seed))

    @cached_property
    def survey(self) -> Survey:
        """All the random games, played once with an eye on everything that can be seen in passing."""
        recorded = self.files("logs", "*.rondel")
        found = survey(self.game, self.cases, self.patience, lambda done: self._tell(done, len(self.cases)), recorded)
        self._courses.update(found.courses)
        return found

    def course(self, case: Case) -> Course:
        """The random game of a case."""
        if case not in self._courses:
            self._courses[case] = record(self.game, case)
            self._courses[case].try_out()
        return self._courses[case]

    def courses(self, most: int) -> Iterator[Course]:
        """Some of the random games, each under the time limit; faults found meanwhile belong to the one at hand."""
        wanted = self.cases[: max(most, len(self.tables)) if not self.case else 1]
        until, allowed = perf_counter() + self.seconds, self.patience + self.seconds
        if self._is_endless:  # nobody waits for more games that do not end
            wanted, allowed = [case for case in wanted if case in self._courses], self.patience
        with Watchdog(allowed) as dog:
            for number, case in enumerate(wanted):
                dog.restart()
                self._now = self.course(case)
                yield self._now
                self._tell(number + 1, len(wanted))
                if perf_counter() > until:
                    break
        self._now = None

    @property
    def _is_endless(self) -> bool:
        """Is it known that the rules go on without end?"""
        return any(course.endless for course in self._courses.values())

    def files(self, folder: str, pattern: str) -> list[Path]:
        """The files of this game in a folder of the evidence."""
        if self.evidence is None:
            return []
        return sorted((Path(self.evidence) / folder / self.game.name).glob(pattern))

    def warn(self, text: str) -> None:
        """Report something that deserves a look although nothing is wrong."""
        if text not in self.warnings:
            self.warnings.append(text)

    def _tell(self, done: int, total: int) -> None:
        if self.progress is not None:
            self.progress(self._check, done, total)

    def run(self, check: Check) -> Result:
        """Hold the game to one promise."""
        self._check, self._now, self.warnings = check.name, None, []
        started = perf_counter()
        if self._unplayable and check.name not in self._found_by:
            return Result(check.name, "skipped", f"because of {self._found_by[0]}: {self._unplayable}")
        try:
            status, detail = "passed", check.run(self)
        except Skipped as why:
            status, detail = "skipped", str(why)
        except Fault as fault:
            status, detail = "failed", self._explain(fault, check.name)
        except (Exception, TookTooLong) as problem:
            status, detail = "failed", self._explain(Fault(describe(problem)), check.name)
        if status == "failed" and not self._unplayable and self._is_unplayable():
            self._unplayable, self._found_by = detail.splitlines()[0], (check.name,)
        spent = perf_counter() - started
        return self._told_once(Result(check.name, status, detail, tuple(self.warnings), spent))  # type: ignore[arg-type]

    def _told_once(self, result: Result) -> Result:
        """A line of the rules fails in many checks: the first says so, the others that it is why they stopped."""
        cause = cause_of(result.detail) if result.status == "failed" else ""
        first = self._causes.setdefault(cause, result) if cause else result
        if first.name == result.name:
            return result
        detail = f"because of {first.name}: {first.detail.splitlines()[0]}"
        return Result(result.name, "skipped", detail, result.warnings, result.seconds)

    def _is_unplayable(self) -> bool:
        """Has every game that was tried failed before its first input? Then nothing else can be looked at."""
        tried = self._courses.values()
        return bool(tried) and all(course.problem is not None and not course.steps for course in tried)

    def _explain(self, fault: Fault, name: str) -> str:
        course = fault.course if isinstance(fault, FaultIn) else self._now
        lines = fault.lines
        if course is None:
            return "\n".join(lines)
        entry = fault.entry
        where = f"in game {course.case}"
        if entry:
            steps = course.steps
            where += f", after entry {entry}" + (f" ({steps[entry - 1]})" if entry <= len(steps) else "")
        again = f'again: rondel.testing.check(game, only=["{name}"], case="{course.case}")'
        return "\n".join([*lines, where, again, *_kept(course, entry, name)])


class FaultIn(Fault):
    """A fault that was found in a game other than the one at hand."""

    def __init__(self, fault: Fault, course: Course) -> None:
        super().__init__(fault.text, entry=fault.entry, expected=fault.expected, got=fault.got)
        self.course = course


def _kept(course: Course, entry: int | None, name: str) -> list[str]:
    """Write the match to a file, where that is possible."""
    try:
        match = course.match(len(course.steps) if entry is None else entry)
        folder = Path(tempfile.mkdtemp(prefix="rondel-"))
        path = folder / f"{course.game.name}-{name}.rondel"
        path.write_bytes(dump(match))
    except Exception:  # rules that fail may fail here too, and what they did wrong has been said
        return []
    return [f"file:  {path}"]
