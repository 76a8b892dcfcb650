"""The first match: the learner plans an ordinary year and plays last to its first trick."""

from __future__ import annotations

from rondel import Lesson, LessonStep

LESSON = Lesson(
    seed="kolkhoz 3",
    seats=4,
    steps=(
        LessonStep("fields", at="jobs"),
        LessonStep("reward", at="reward-Hearts"),
        LessonStep("trump", at="jobs", offer="declare_trump", does="declare_trump"),
        LessonStep("play", at="hand", offer="play_card", does="play_card"),
        LessonStep("brigade", at="trick", fact="trick_won"),
        LessonStep("plot", at="plot-0", offer="play_card"),
        LessonStep("north", at="jobs", offer="play_card"),
        LessonStep("on", at="hand", offer="play_card", does="play_card"),
        LessonStep("done"),
    ),
)
