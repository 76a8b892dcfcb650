"""Beacons: together, and nobody sees the own hand."""

from rondel.core.meta import Meta

META = Meta(
    "beacons",
    "Beacons",
    "1",
    (2, 4),
    "Light the coast together: everybody sees your torches, only you do not.",
    "example",
    (10, 20),
    3,
)
