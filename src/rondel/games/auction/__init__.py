"""Sealed bids: everybody decides at once, in secret."""

from rondel.core.meta import Meta

META = Meta(
    "auction",
    "Sealed bids",
    "1",
    (2, 6),
    "Bid in secret for lots that are worth more to you than you show.",
    "example",
    (5, 15),
)
