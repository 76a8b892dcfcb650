"""The first match: three investors who lead two nations each, and Austria begins."""

from __future__ import annotations

from rondel import Done, Lesson, LessonStep

LESSON = Lesson(
    seed="imperial lesson",
    seats=3,
    opening=(
        Done(0, "bid", {"amount_cents": 900}),
        Done(1, "bid", {"amount_cents": 0}),
        Done(2, "bid", {"amount_cents": 0}),
        Done(0, "accept_bid"),
        Done(0, "bid", {"amount_cents": 0}),
        Done(1, "bid", {"amount_cents": 900}),
        Done(2, "bid", {"amount_cents": 0}),
        Done(1, "accept_bid"),
        Done(0, "bid", {"amount_cents": 0}),
        Done(1, "bid", {"amount_cents": 0}),
        Done(2, "bid", {"amount_cents": 900}),
        Done(2, "accept_bid"),
        Done(0, "bid", {"amount_cents": 900}),
        Done(1, "bid", {"amount_cents": 0}),
        Done(2, "bid", {"amount_cents": 0}),
        Done(0, "accept_bid"),
        Done(0, "bid", {"amount_cents": 0}),
        Done(1, "bid", {"amount_cents": 900}),
        Done(2, "bid", {"amount_cents": 0}),
        Done(1, "accept_bid"),
        Done(0, "bid", {"amount_cents": 0}),
        Done(1, "bid", {"amount_cents": 0}),
        Done(2, "bid", {"amount_cents": 900}),
        Done(2, "accept_bid"),
    ),
    steps=(
        LessonStep("map", at="map"),
        LessonStep("bonds", at="people map"),
        LessonStep("rondel", at="rondel", offer="propose"),
        LessonStep("propose", at="rondel", offer="propose", does="propose"),
        LessonStep("points", at="track map", offer="propose"),
        LessonStep("riches", at="people map", offer="propose"),
        LessonStep("done"),
    ),
)
