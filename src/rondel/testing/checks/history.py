"""A check of looking back."""

from __future__ import annotations

from rondel.core.command_names import REDO, UNDO
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.testing.checks.undo import is_undoable
from rondel.testing.faults import Fault
from rondel.testing.kit import Kit
from rondel.testing.portraits import portrait

GAMES, POINTS, DETOURS = 20, 12, 3


def history_is_kept(kit: Kit) -> str:
    """The match can be seen as it was after any entry, undos and redos included."""
    looks = 0
    for course in kit.courses(GAMES):
        rng = course.case.rng("history")
        detours = set(course.sample(rng, DETOURS))
        match = course.case.match(course.game)
        then = {0: portrait(match.kernel)}
        for number, step in enumerate(course.steps, 1):
            match.apply(step.command)
            then[len(match.entries)] = portrait(match.kernel)
            if number in detours and is_undoable(match, step.seat):
                for name in (UNDO, REDO):
                    match.apply(Command(step.seat, name))
                    then[len(match.entries)] = portrait(match.kernel)
        for v in {0, len(match.entries), *rng.sample(sorted(then), min(POINTS, len(then)))}:
            _look_back(match, v, then[v])
            looks += 1
    return f"{looks:,} looks back"


def _look_back(match: Match, v: int, then: bytes) -> None:
    now = portrait(match.kernel)
    if portrait(match.at(v)) != then:
        raise Fault(f"seen from the end, the match after entry {v} is not what it was", entry=v)
    if portrait(match.kernel) != now:
        raise Fault(f"looking back at entry {v} changes the match", entry=v)
