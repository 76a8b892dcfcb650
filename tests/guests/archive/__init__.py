"""A deduction game."""

from rondel.core.meta import Meta

META = Meta("archive", "The archive", "1", (2, 4), "Somebody took the map. Find out who.", "example", (5, 15))
