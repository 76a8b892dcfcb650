"""Fenlight: sites to hold, showdowns in which the focus travels, and chains of spells."""

from rondel.core.meta import Meta

META = Meta(
    "fenlight",
    "Fenlight",
    "1",
    (2, 4),
    "Move into the fen, win showdowns for its sites, and hold them until seven points are yours.",
    "complete",
    (15, 35),
)
