"""Kolkhoz: five years of tricks, work on four jobs, and plots the state may reach into."""

from rondel.core.meta import Meta

META = Meta(
    "kolkhoz",
    "Kolkhoz",
    "1",
    (2, 4),
    "Win tricks, send their cards to work, and keep your own plot out of the state's reach.",
    "complete",
    (20, 40),
    usual=4,
)
