"""Imperial: investors steer six great powers before 1914, by bonds, votes and maneuvers."""

from rondel.core.meta import Meta

META = Meta(
    "imperial",
    "Imperial",
    "1",
    (2, 6),
    "Buy into six great powers, govern them by majority, and be the richest when one of them reaches 25 points.",
    "complete",
    (90, 240),
)
