"""A lesson on the real engine: the match it begins with, and how far a learner has come in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rondel.core.clocks import clock_settings
from rondel.core.commands import Command
from rondel.core.game import Game
from rondel.core.lesson import Lesson, LessonStep
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy


def seats_of(game: Game, lesson: Lesson) -> int:
    """How many play."""
    return lesson.seats or game.usual_seats


def prepared(game: Game, lesson: Lesson, *, names: Sequence[str] = (), at: int = 0) -> Match:
    """The match a lesson begins with: its opening has been played, and everything may be taken back."""
    match = Match(
        game,
        seats_of(game, lesson),
        seed=lesson.seed,
        options=dict(lesson.options),
        names=names,
        policy=UndoPolicy("free"),
        clock=clock_settings("none"),
        at=at,
    )
    for done in lesson.opening:
        match.apply(Command(done.seat, done.name, dict(done.args) or None, at=at))
    return match


class Pupil:
    """How far somebody has come: what is said now, and what has been heard of."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.said = 0
        """So many steps are behind them."""
        self.reported: set[str] = set()

    @property
    def next(self) -> LessonStep | None:
        """What is said next, once it is due; None after the last."""
        return self.lesson.steps[self.said] if self.said < len(self.lesson.steps) else None

    def sees(self, offered: Iterable[str], reported: Iterable[str] = ()) -> None:
        """Look at the table, and read what there is to read."""
        self.reported.update(reported)
        open = set(offered)
        while (step := self.next) is not None and not step.does and step.is_due(open, self.reported):
            self.said += 1

    def does(self, name: str, offered: Iterable[str]) -> None:
        """Act, where that had been offered."""
        step = self.next
        if step is not None and step.does == name and step.is_due(set(offered), self.reported):
            self.said += 1
