"""The first match: two human fleets, a four on the die, and the first ships to be drawn."""

from __future__ import annotations

from rondel import Done, Lesson, LessonStep

LESSON = Lesson(
    seed="shapeships 0",
    seats=2,
    opening=(
        Done(0, "commit", {"value": "human"}),
        Done(1, "commit", {"value": "human"}),
        Done(0, "ready"),
        Done(1, "ready"),
    ),
    steps=(
        LessonStep("health", at="health-0"),
        LessonStep("lines", at="lines"),
        LessonStep("draw", at="shop", offer="draw", does="draw"),
        LessonStep("ready", at="primary", offer="ready", does="ready"),
        LessonStep("forecast", at="forecast", offer="pass_priority"),
        LessonStep("battle", at="primary", offer="pass_priority", does="pass_priority"),
        LessonStep("resolved", at="health-0", offer="ready", fact="side_resolved"),
        LessonStep("done"),
    ),
)
