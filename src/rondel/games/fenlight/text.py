"""What cards, units and places are called, as each seat sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rondel import Message
from rondel.cards import Target, labeller, named, whose_card
from rondel.games.fenlight.cards import CARDS
from rondel.games.fenlight.says import (
    NoTarget,
    NoUnits,
    ObjectNumbered,
    OnTheChain,
    OwnBase,
    Place,
    TargetsNamed,
    UnitsNamed,
)
from rondel.games.fenlight.state import BASE, Table
from rondel.messages import Words, words_of

card_name = labeller(CARDS)


def place_name(place: int | str) -> Place:
    """A site or a base.

    >>> str(place_name(0)), str(place_name("base"))
    ('the Reed Gate', 'the base')
    """
    return Place(place if isinstance(place, int) else BASE)


def seen_place(s: Table, seat: int, place: int | str) -> Message:
    """A site, or one's own base."""
    return OwnBase() if place in ("base", BASE) else place_name(place)


def seen_card(s: Table, seat: int, iid: int) -> Message | Words:
    """A card by its number, as the seat sees it, and whose it is."""
    return whose_card(s.players, seat, iid, card_name)


def seen_units(s: Table, seat: int, units: tuple[int, ...]) -> Message:
    """Several units."""
    return UnitsNamed([words_of(seen_card(s, seat, iid)) for iid in units]) if units else NoUnits()


def seen_targets(s: Table, seat: int, targets: tuple[Target, ...]) -> Message:
    """All targets of a spell."""
    return TargetsNamed([words_of(_seen_target(s, seat, target)) for target in targets]) if targets else NoTarget()


def _seen_target(s: Table, seat: int, target: Target) -> Message | Words:
    if target.place is not None:
        return place_name(target.place)
    if target.object is not None:
        spell = named(s.chain, target.object)
        return OnTheChain(spell.card) if spell else ObjectNumbered(target.object)
    return seen_card(s, seat, target.card or 0)


LABELS: dict[str, Any] = {"card": card_name, "place": place_name}
NAMES: dict[str, Callable[[Table, int, Any], Message | Words]] = {
    "card": seen_card,
    "units": seen_units,
    "targets": seen_targets,
    "place": seen_place,
}
PROMPTS = ("decide", "action", "open", "chain", "assign", "choose_card")
