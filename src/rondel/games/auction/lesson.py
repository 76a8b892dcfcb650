"""The first match: the first lot is shown."""

from __future__ import annotations

from rondel import Lesson, LessonStep

LESSON = Lesson(
    seed="auction",
    seats=2,
    steps=(
        LessonStep("lot", at="facts"),
        LessonStep("coins", at="players"),
        LessonStep("bid", at="offer:commit", offer="commit", does="commit"),
        LessonStep("sold", at="players", offer="commit", fact="lot_sold"),
    ),
)
