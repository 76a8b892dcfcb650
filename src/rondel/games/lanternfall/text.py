"""How things are said: names of cards and triggers, prompts, and one sentence per event."""

from __future__ import annotations

from typing import Any

from rondel.cards import named, namer, numbered, whose_card
from rondel.games.lanternfall.cards import CARDS
from rondel.games.lanternfall.state import Table

card_name = namer(CARDS)


def seen_card(s: Table, seat: int, iid: int) -> str:
    """A card by its number, as the seat sees it, and whose it is."""
    return whose_card(s.players, seat, iid, card_name, s.players[seat].reservoir)


def seen_trigger(s: Table, seat: int, id: int) -> str:
    """A trigger in the bag."""
    item = named(s.bag, id)
    return f"{card_name(item.card)} ({CARDS[item.card.kind].abilities[item.ability]})" if item else f"trigger {id}"


LABELS: dict[str, Any] = {
    "card": card_name,
    "cards": numbered("card"),
    "seat": lambda seat: f"seat {seat + 1}",
    "ready": lambda ready: "ready" if ready else "exerted",
    "why": {"deck": "drew from an empty deck", "left": "has left"}.__getitem__,
}
NAMES = {"card": seen_card, "trigger": seen_trigger}

PROMPTS = {
    "mulligan/decide": "Choose cards to exchange, or none",
    "main": "Fuel, play, journey, duel, or end your turn",
    "choose_card": "Choose a wanderer",
    "discard": "Discard a card",
    "pick_trigger": "Choose which of your triggers comes next",
    "enter_as": "Does it enter ready or exerted?",
}

SENTENCES = {
    "dealt": "Everybody draws {count} cards. {first:seat} begins.",
    "exchanged": "{seat:seat} exchanges {count:cards}.",
    "fuelled": "{seat:seat} fuels and has {oil} oil.",
    "fuelled_with": "It was {card:card}.",
    "played": "{seat:seat} plays {card:card}.",
    "entered": "{card:card} enters {ready:ready}.",
    "used": "{seat:seat} uses {card:card}.",
    "journeyed": "{seat:seat}’s {card:card} journeys.",
    "duelled": "{seat:seat}’s {card:card} duels {at:seat}’s {defender:card}.",
    "fell": "{seat:seat}’s {card:card} falls.",
    "gained": "{seat:seat} gains {amount} renown and has {renown}.",
    "resolved": "{card:card} takes effect.",
    "damaged": "{card:card} takes {amount} damage.",
    "mended": "{card:card} has {damage} damage left.",
    "tended": "The wanderers of {seat:seat} lose {amount} damage.",
    "returned": "{card:card} returns to the hand of {seat:seat}.",
    "rallied": "The wanderers of {seat:seat} have +{strength} strength this turn.",
    "drew": "{seat:seat} draws {count:cards}.",
    "drew_cards": "You draw {cards:card}.",
    "discarded": "{seat:seat} discards {card:card}.",
    "eliminated": "{seat:seat} {why:why} and is out.",
}
