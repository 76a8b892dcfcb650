"""Offers in the words that stand on an English screen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import convert, to_builtins

from rondel import registry
from rondel.core.offers import Offer
from rondel.words import Speaker
from tests.e2e.net.kinds import NAMES, Wire


def said(game: str, offer: Offer, names: Sequence[str] = NAMES) -> Wire:
    """An offer of the engine, as plain data, with every message in English and people called by these names."""
    speaker = Speaker(module=registry.game(game).module, name_of=names.__getitem__)
    found: Wire = to_builtins(speaker.spoken(offer), str_keys=True)
    return found


def heard(game: str, offer: Wire, names: Sequence[str] = NAMES) -> Wire:
    """An offer as it came over the wire, with every message in English."""
    return said(game, convert(offer, Offer), names)
