"""The first match: the first main phase of the learner, with a well and something to cast."""

from __future__ import annotations

from rondel import Done, Lesson, LessonStep

LESSON = Lesson(
    seed="emberlode 3",
    seats=2,
    opening=(
        Done(0, "keep"),
        Done(1, "keep"),
        Done(0, "pass_priority"),
        Done(1, "pass_priority"),
        Done(0, "pass_priority"),
        Done(1, "pass_priority"),
    ),
    steps=(
        LessonStep("vigor", at="seat-0"),
        LessonStep("hand", at="hand"),
        LessonStep("well", at="hand", offer="play_well", does="play_well"),
        LessonStep("cast", at="hand", offer="cast", does="cast"),
        LessonStep("stack", at="field", offer="pass_priority", fact="entered"),
        LessonStep("combat", at="primary", offer="pass_priority", does="pass_priority"),
        LessonStep("attack", at="field", offer="answer", does="answer"),
        LessonStep("done"),
    ),
)
