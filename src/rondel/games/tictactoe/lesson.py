"""The first match: an empty board."""

from __future__ import annotations

from rondel import Lesson, LessonStep

LESSON = Lesson(
    seed="tictactoe",
    seats=2,
    steps=(
        LessonStep("board", at="field:cells"),
        LessonStep("mark", at="field:cells", offer="mark", does="mark"),
        LessonStep("again", at="field:cells", offer="mark"),
    ),
)
