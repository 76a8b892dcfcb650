"""A check of what a game says: names, captions, previews, sentences, drawings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rondel.core.game import Game
from rondel.core.interaction import interaction
from rondel.core.match import Match
from rondel.core.offers import words
from rondel.core.outline import named_values
from rondel.core.story import story
from rondel.core.view import Viewer, view
from rondel.core.wording import listening
from rondel.testing.courses import Step
from rondel.testing.faults import Fault, describe
from rondel.testing.kit import Kit
from rondel.testing.viewers import name_of, viewers

GAMES, POINTS = 20, 12


def words_never_fail(kit: Kit) -> str:
    """Whatever the game names it has words for."""
    _named(kit.game)
    lines = 0
    for course in kit.courses(GAMES):
        chosen = {1, *course.sample(course.case.rng("words"), POINTS)}
        for number, step, match in course.matches():
            if number in chosen:
                _looked_at(match, number - 1, step)
        last = course.match(len(course.steps))
        _looked_at(last, len(course.steps))
        lines += _told(last, 0)
    return f"{lines:,} sentences"


def _named(game: Game) -> None:
    """Everything a view may hold by the state's declaration, met in a random game or not, and what is printed."""
    failed: list[Exception] = []
    with listening(failed.append):
        for refers, value in named_values(game):
            game.label(refers, value)
            if failed:
                what = f"labels[{refers!r}] fails for {value!r}, which the state allows"
                raise Fault(f"{what}: {describe(failed[0])}") from failed[0]
    if game.reference is not None:
        try:
            list(game.reference(None))
        except Exception as problem:
            raise Fault(f"the reference fails without a match: {describe(problem)}") from problem


def _looked_at(match: Match, entry: int, step: Step | None = None) -> None:
    """Everything that is said of a moment, to everybody, and of what is about to be done."""
    for viewer in viewers(match.header.seats):
        with _no_failure(viewer, entry):
            interaction(match, viewer)
            _draw(match, viewer)
    if step is not None and step.seat in match.seats:
        with _no_failure(Viewer((step.seat,)), entry):
            words(match.kernel, step.decision)
    _told(match, entry - 1)


def _told(match: Match, since: int) -> int:
    """How many sentences everybody is told together about what has happened since an entry."""
    lines = 0
    for viewer in viewers(match.header.seats):
        with _no_failure(viewer, len(match.entries)):
            lines += sum(len(told.lines) for told in story(match, viewer, match.numbers(viewer).of(max(0, since))))
    return lines


def _draw(match: Match, viewer: Viewer) -> None:
    if match.game.draw is not None and not viewer.host:
        match.game.draw(view(match.kernel, viewer), viewer.seats[0] if viewer.seats else None)


@contextmanager
def _no_failure(viewer: Viewer, entry: int) -> Iterator[None]:
    """Hold the game's words to it that none of them fails."""
    failed: list[Exception] = []
    try:
        with listening(failed.append):
            yield
    except Exception as problem:
        failed.append(problem)
    if failed:
        raise Fault(f"words for {name_of(viewer)} fail: {describe(failed[0])}", entry=entry) from failed[0]
