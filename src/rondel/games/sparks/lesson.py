"""The first match: the first turn of the learner."""

from __future__ import annotations

from rondel import Lesson, LessonStep

LESSON = Lesson(
    seed="lesson 1",
    seats=2,
    steps=(
        LessonStep("hearth", at="players"),
        LessonStep("throw", at="field:hand", offer="throw", does="throw"),
        LessonStep("pile", at="primary", offer="pass_priority"),
        LessonStep("pass", at="primary", offer="pass_priority", does="pass_priority"),
        LessonStep("done"),
    ),
)
