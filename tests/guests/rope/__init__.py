"""Two against two."""

from rondel.core.meta import Meta

META = Meta(
    "rope", "Tug of war", "1", (4, 4), "Two pairs pull a rope; who sits opposite pulls with you.", "example", (1, 2)
)
