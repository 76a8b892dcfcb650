"""A first evening: three seats on one device, and the first strategy phase has begun."""

from __future__ import annotations

from rondel import Done, Lesson, LessonStep

LESSON = Lesson(
    seed="ti4 lesson",
    seats=3,
    alone=True,
    opening=(
        Done(-1, "randomise_seats", {"what": "all"}),
        Done(-1, "finish_setup"),
        Done(-1, "start_first_round"),
        Done(-1, "choose_first_speaker", {"player": 0}),
    ),
    steps=(
        LessonStep("what"),
        LessonStep("order", at="order"),
        LessonStep("pick", at="cards", offer="pick_card", does="pick_card"),
        LessonStep("more", at="cards", offer="pick_card"),
        LessonStep("action", at="actions", offer="play_strategy_card"),
        LessonStep("done"),
    ),
)
