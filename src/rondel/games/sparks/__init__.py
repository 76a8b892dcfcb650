"""Sparks: a stack, responses, and a question asked in the middle of an effect."""

from rondel.core.meta import Meta

META = Meta(
    "sparks",
    "Sparks",
    "1",
    (2, 4),
    "Throw sparks, douse those of others, and keep a little ember to pay with.",
    "example",
    (5, 15),
)
