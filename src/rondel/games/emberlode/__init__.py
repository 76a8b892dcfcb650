"""Emberlode: creatures, spells and a stack; everybody may respond whenever they hold priority."""

from rondel.core.meta import Meta

META = Meta(
    "emberlode",
    "Emberlode",
    "1",
    (2, 4),
    "Draw on ember wells, call creatures, and answer spells on the stack until one vigor is left.",
    "complete",
    (15, 40),
)
