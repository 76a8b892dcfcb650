"""A cooperative game."""

from rondel.core.meta import Meta

META = Meta(
    "fireflies", "Fireflies", "1", (2, 4), "Let them out in order, without seeing your own.", "example", (5, 15)
)
