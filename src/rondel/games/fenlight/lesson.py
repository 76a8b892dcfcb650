"""The first match: two units wait in the base, and the sites are free."""

from __future__ import annotations

from rondel import Done, Lesson, LessonStep

LESSON = Lesson(
    seed="fenlight 1",
    seats=2,
    opening=(
        Done(0, "set_aside", {"cards": [107776, 10312]}),
        Done(1, "set_aside", {"cards": [25393]}),
        Done(0, "play_unit", {"card": 91256, "at": "base"}),
        Done(0, "play_unit", {"card": 107848, "at": "base"}),
    ),
    steps=(
        LessonStep("sites", at="sites"),
        LessonStep("units", at="field"),
        LessonStep("move", at="field", offer="move", does="move"),
        LessonStep("showdown", at="sites", offer="pass_priority"),
        LessonStep("pass", at="primary", offer="pass_priority", does="pass_priority"),
        LessonStep("points", at="seat-0", offer="pass_turn", fact="conquered"),
        LessonStep("end", at="primary", offer="pass_turn", does="pass_turn"),
        LessonStep("done"),
    ),
)
