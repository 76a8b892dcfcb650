"""Shapeships: secret building, an open battle, and one resolution at the end of each turn."""

from rondel.core.meta import Meta

META = Meta(
    "shapeships",
    "Shapeships",
    "1",
    (2, 2),
    "Draw a fleet in secret, fire its charges in the open, and let every wound and every repair count at once.",
    "complete",
    (15, 45),
)
