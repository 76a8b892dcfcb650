"""Skyreef: leaders with life cards, and battles in which the attacked and their friends may respond."""

from rondel.core.meta import Meta

META = Meta(
    "skyreef",
    "Skyreef",
    "1",
    (2, 4),
    "Charge your crew with volts, attack rested units and leaders, and counter with the cards in your hand.",
    "complete",
    (15, 40),
)
