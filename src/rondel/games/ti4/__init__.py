"""Twilight Imperium companion: runs the round, keeps score and time for people around a real table."""

from rondel.core.meta import Meta

META = Meta(
    "ti4",
    "Twilight Imperium companion",
    "3",
    (3, 8),
    "Runs the round, remembers who holds what, times turns and keeps score for a game on a real table.",
    "complete",
    (240, 600),
)
