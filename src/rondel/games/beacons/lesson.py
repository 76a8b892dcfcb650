"""The first match: what one sees, and what one does not."""

from __future__ import annotations

from rondel import Lesson, LessonStep

LESSON = Lesson(
    seed="beacons",
    seats=3,
    steps=(
        LessonStep("hands", at="players"),
        LessonStep("tell", at="offer:tell", offer="tell"),
        LessonStep("light", at="offer:light", offer="light"),
        LessonStep("end"),
    ),
)
