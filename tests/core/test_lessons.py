"""Lessons as games declare them: what is wrong with one is said, and none begins in a special case."""

from __future__ import annotations

import pytest
from msgspec import structs

from rondel import Lesson, LessonStep, registry
from rondel.core.lesson import mistakes
from rondel.core.teaching import prepared
from rondel.games.kolkhoz.game import game as kolkhoz
from rondel.testing.checks.lessons import lessons_are_heard
from rondel.testing.faults import Fault
from rondel.testing.kit import Kit


@pytest.mark.parametrize("name", [name for name in registry.names() if registry.game(name).lesson is not None])
def test_every_lesson_begins_with_its_learner(name: str) -> None:
    game = registry.game(name)
    assert game.lesson is not None
    match = prepared(game, game.lesson)

    assert match.over is None
    assert game.lesson.alone or game.lesson.seat in match.kernel.actors()


def test_kolkhoz_is_learned_in_an_ordinary_year() -> None:
    assert kolkhoz.lesson is not None
    match = prepared(kolkhoz, kolkhoz.lesson)

    assert not match.kernel.s.famine
    assert match.kernel.s.tricks_this_year == 4


def test_mistakes_of_a_lesson_are_findings() -> None:
    steps = (LessonStep("a", fact="flood"), LessonStep("a"))
    found = [str(finding) for finding in mistakes(Lesson(steps=steps, seats=9, seat=9), {"trick_won"}, (2, 4))]

    assert len(found) == 4
    assert any("no fact is called 'flood'" in text for text in found)


def test_a_step_that_is_never_said_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert kolkhoz.lesson is not None
    silent = structs.replace(kolkhoz.lesson, steps=(LessonStep("swap", offer="declare_trump", does="play_card"),))
    monkeypatch.setattr(kolkhoz, "lesson", silent)

    with pytest.raises(Fault, match="step 'swap' of the lesson is never said"):
        lessons_are_heard(Kit(kolkhoz))
