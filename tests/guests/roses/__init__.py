"""A bluffing game."""

from rondel.core.meta import Meta

META = Meta(
    "roses", "Roses and skulls", "1", (3, 6), "Lay discs face down, then dare to turn some over.", "example", (5, 15)
)
