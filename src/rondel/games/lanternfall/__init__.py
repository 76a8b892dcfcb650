"""Lanternfall: wanderers journey for renown or duel; nobody interrupts, and triggers wait in a bag."""

from rondel.core.meta import Meta

META = Meta(
    "lanternfall",
    "Lanternfall",
    "1",
    (2, 4),
    "Send wanderers on journeys for renown, duel those who rest, and be the first with fifteen.",
    "complete",
    (15, 30),
)
