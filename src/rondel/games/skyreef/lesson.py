"""The first match: the second turn of the learner, who may deploy, attach volts and attack."""

from __future__ import annotations

from rondel import Done, Lesson, LessonStep

LESSON = Lesson(
    seed="skyreef 2",
    seats=2,
    opening=(
        Done(0, "keep"),
        Done(1, "redraw"),
        Done(0, "pass_turn"),
        Done(0, "pass_priority"),
        Done(1, "pass_priority"),
        Done(1, "deploy", {"card": 117545}),
        Done(1, "pass_turn"),
        Done(1, "pass_priority"),
        Done(0, "pass_priority"),
    ),
    steps=(
        LessonStep("life", at="seat-0"),
        LessonStep("volts", at="purse-0"),
        LessonStep("attach", at="field", offer="attach", does="attach"),
        LessonStep("attack", at="others", offer="attack", does="attack"),
        LessonStep("deploy", at="hand", offer="pass_turn"),
        LessonStep("end", at="primary", offer="pass_turn", does="pass_turn"),
        LessonStep("done"),
    ),
)
