"""The first match: a wanderer has been there for a turn and may journey."""

from __future__ import annotations

from rondel import Done, Lesson, LessonStep

LESSON = Lesson(
    seed="lanternfall 5",
    seats=2,
    opening=(
        Done(0, "commit", {"value": [75440, 115928, 68432, 30376, 46808]}),
        Done(1, "commit", {"value": [65193, 16953]}),
        Done(0, "fuel", {"card": 130800}),
        Done(0, "play", {"card": 18720}),
        Done(0, "pass_turn"),
        Done(1, "fuel", {"card": 121369}),
        Done(1, "pass_turn"),
    ),
    steps=(
        LessonStep("renown", at="seat-0"),
        LessonStep("field", at="field"),
        LessonStep("journey", at="field", offer="journey", does="journey"),
        LessonStep("fuel", at="hand", offer="fuel", does="fuel"),
        LessonStep("play", at="hand", offer="pass_turn"),
        LessonStep("end", at="primary", offer="pass_turn", does="pass_turn"),
        LessonStep("others", at="others", offer="pass_turn"),
        LessonStep("done"),
    ),
)
