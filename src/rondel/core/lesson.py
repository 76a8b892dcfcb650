"""The first match of a game: a prepared position, and what is said at it, step by step.

A lesson is data beside the rules. The table is a real one; only its beginning is agreed, and a coach speaks at it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from rondel.errors import Finding
from rondel.messages import Phrase, key_for


class LessonStep(Struct, frozen=True, omit_defaults=True):
    """One thing that is said. The catalogue has its words under `lesson-` and the id."""

    id: str
    """Its name in the catalogues, after `lesson-`."""
    at: str = ""
    """What it speaks of: a name that the board, or the frame, gives to something on it; empty: the table as a whole."""
    offer: str = ""
    """It is said when the learner is offered this; empty: at once."""
    fact: str = ""
    """It is said when this has been reported; empty: at once."""
    does: str = ""
    """It stays until the learner has done this; empty: until it was read."""

    @property
    def words(self) -> Phrase:
        """What is said."""
        return Phrase(key_for("lesson", self.id))

    def is_due(self, offered: Collection[str], reported: Collection[str]) -> bool:
        """May it be said where this can be done, and after this has happened?"""
        return (not self.offer or self.offer in offered) and (not self.fact or self.fact in reported)


class Done(NamedTuple):
    """Something that was done before the lesson begins."""

    seat: int
    """By whom."""
    name: str
    """The move, request or answer."""
    args: Mapping[str, Any] = {}
    """Its arguments, by name."""


class Lesson(Struct, frozen=True, kw_only=True):
    """A match that teaches: how it begins, who plays, and what is said."""

    steps: tuple[LessonStep, ...]
    """What is said, in order."""
    seed: str = "lesson"
    """What luck follows from."""
    seats: int = 0
    """How many play; 0: as many as usually sit down."""
    seat: int = 0
    """The learner's; bots play the others."""
    alone: bool = False
    """The learner plays all of them, as one does at a table where one device serves everybody."""
    options: Mapping[str, Any] = {}
    """As agreed before the match."""
    opening: tuple[Done, ...] = ()
    """What has been done when the learner sits down."""
    bot: str = ""
    """Who the others are; empty: the weakest there is."""


def mistakes(lesson: Lesson, facts: Collection[str], seats: tuple[int, ...]) -> Iterator[Finding]:
    """What cannot be right about a lesson, whatever is played."""
    where = "lesson"
    if not lesson.steps:
        yield Finding("bad_lesson", where, "it says nothing")
    if lesson.seats and not seats[0] <= lesson.seats <= seats[1]:
        yield Finding("bad_lesson", where, f"{lesson.seats} is not a number of seats the game is for")
    if not 0 <= lesson.seat < (lesson.seats or seats[0]):
        yield Finding("bad_lesson", where, f"there is no seat {lesson.seat}")
    ids = [step.id for step in lesson.steps]
    for id in sorted({id for id in ids if ids.count(id) > 1}):
        yield Finding("bad_lesson", f"{where}[{id!r}]", "two steps are called so")
    for step in lesson.steps:
        if step.fact and step.fact not in facts:
            yield Finding("bad_lesson", f"{where}[{step.id!r}]", f"no fact is called {step.fact!r}")
