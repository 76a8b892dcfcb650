"""How things are said: names of cards, units and places, prompts, and one sentence per event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rondel.cards import Target, named, namer, numbered, whose_card
from rondel.games.fenlight.cards import CARDS
from rondel.games.fenlight.state import BASE, Table

card_name = namer(CARDS)
SITES = ("the Reed Gate", "the Sunken Stair", "the Heron Stone")


def place_name(place: Any) -> str:
    """A site or a base.

    >>> place_name(0), place_name("base")
    ('the Reed Gate', 'the base')
    """
    return SITES[place] if isinstance(place, int) and 0 <= place < len(SITES) else "the base"


def seen_card(s: Table, seat: int, iid: int) -> str:
    """A card by its number, as the seat sees it, and whose it is."""
    return str(whose_card(s.players, seat, iid, card_name))


def seen_units(s: Table, seat: int, units: tuple[int, ...]) -> str:
    """Several units."""
    return ", ".join(seen_card(s, seat, iid) for iid in units) or "nobody"


def seen_targets(s: Table, seat: int, targets: tuple[Target, ...]) -> str:
    """All targets of a spell."""
    return " and ".join(_seen_target(s, seat, target) for target in targets) or "no target"


def _seen_target(s: Table, seat: int, target: Target) -> str:
    if target.place is not None:
        return place_name(target.place)
    if target.object is not None:
        spell = named(s.chain, target.object)
        return f"{card_name(spell.card)} on the chain" if spell else f"object {target.object}"
    return seen_card(s, seat, target.card or 0)


LABELS: dict[str, Any] = {
    "card": card_name,
    "cards": numbered("card"),
    "points": numbered("point"),
    "seat": lambda seat: f"seat {seat + 1}",
    "place": place_name,
    "aim": lambda target: place_name(target["place"]) if "place" in target else card_name(target.get("kind", "")),
    "fight": lambda combat: "Combat!" if combat else "Nobody else is there.",
    "why": {"left": "has left"}.__getitem__,
}
NAMES: dict[str, Callable[[Table, int, Any], str]] = {
    "card": seen_card,
    "units": seen_units,
    "targets": seen_targets,
    "place": lambda s, seat, place: "your base" if place in ("base", BASE) else place_name(place),
}

PROMPTS = {
    "mulligan/decide": "Set up to two cards aside",
    "action": "Play units, cast, move, or end your turn",
    "showdown/open": "Showdown: cast with the focus or in response, or pass",
    "chain": "Respond with a reaction, or pass",
    "assign": "Deal out your damage",
    "choose_card": "Choose a unit",
}

SENTENCES = {
    "dealt": "Everybody draws. {first:seat} begins.",
    "set_aside": "{seat:seat} sets {count:cards} aside.",
    "channelled": "{seat:seat} has {stones} glow stones.",
    "played": "{seat:seat} plays {card:card} to {at:place}.",
    "cast": "{seat:seat} casts {card:card}.",
    "cast_at": "{seat:seat} casts {card:card} on {targets:aim}.",
    "resolved": "{card:card} resolves.",
    "fizzled": "{card:card} has lost its target and does nothing.",
    "cancelled": "{seat:seat}’s {card:card} is cancelled.",
    "moved": "{seat:seat} moves {cards:card} to {to:place}.",
    "contested": "{seat:seat} contests {site:place}. {combat:fight}",
    "damaged": "{card:card} takes {amount} damage.",
    "strengthened": "{card:card} gets +{might} might.",
    "readied": "{card:card} is ready.",
    "sent_home": "{card:card} goes home.",
    "destroyed": "{seat:seat}’s {card:card} is destroyed.",
    "conquered": "{seat:seat} conquers {site:place}.",
    "scored": "{seat:seat} scores for {site:place} and has {points:points}.",
    "lapsed": "{seat:seat} no longer controls {site:place}.",
    "ran_out": "{seat:seat} has run out of cards: {to:seat} scores and has {points:points}.",
    "drew": "{seat:seat} draws a card.",
    "drew_cards": "You draw {cards:card}.",
    "eliminated": "{seat:seat} {why:why} and is out.",
}
