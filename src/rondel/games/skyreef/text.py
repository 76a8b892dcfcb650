"""How things are said: names of cards, prompts, and one sentence per event."""

from __future__ import annotations

from typing import Any

from rondel.cards import namer, numbered, whose_card
from rondel.games.skyreef.cards import CARDS
from rondel.games.skyreef.effects import NOTHING
from rondel.games.skyreef.state import Table

card_name = namer(CARDS)


def seen_card(s: Table, seat: int, iid: int) -> str:
    """A card by its number, as the seat sees it, and whose it is."""
    if iid == NOTHING:
        return "nothing"
    return str(whose_card(s.players, seat, iid, card_name, s.players[seat].taken))


LABELS: dict[str, Any] = {
    "card": card_name,
    "cards": numbered("card"),
    "volts": numbered("volt"),
    "seat": lambda seat: f"seat {seat + 1}",
    "why": {
        "life": "is struck without a life card",
        "deck": "has an empty deck",
        "left": "has left",
    }.__getitem__,
}
NAMES = {"card": seen_card}

PROMPTS = {
    "mulligan/decide": "Keep your hand, or draw five other cards",
    "main": "Deploy, play events, attach volts, attack, or end your turn",
    "battle/block": "Block with an active blocker, or pass",
    "battle/counter": "Counter with cards from your hand, or pass",
    "battle/assist": "Help the defender with a card, or pass",
    "end/dusk": "Dusk: use dusk abilities and events, or pass",
    "choose_card": "Choose a card",
    "spark": "Use the spark of the life card you took?",
    "discard": "Discard a card",
    "bottom": "Put a card under your deck",
}

SENTENCES = {
    "dealt": "Everybody draws {count} cards. {first:seat} begins.",
    "kept": "{seat:seat} keeps.",
    "redrew": "{seat:seat} draws again.",
    "charged": "{seat:seat} gets {count:volts} and has {volts}.",
    "deployed": "{seat:seat} deploys {card:card}.",
    "event_played": "{seat:seat} plays {card:card}.",
    "attached": "{seat:seat} attaches a volt to {card:card}.",
    "led": "{seat:seat}’s {card:card} gets +1 power.",
    "dusk_used": "{seat:seat} uses {card:card}.",
    "attacked": "{seat:seat}’s {card:card} attacks {at:seat}’s {target:card}.",
    "blocked": "{seat:seat}’s {card:card} blocks.",
    "countered": "{seat:seat} discards {card:card} to counter.",
    "boosted": "The attacked card gets +{amount}, {bonus} in all.",
    "fought": "{card:card} with {power} against {target:card} with {against}.",
    "knocked_out": "{seat:seat}’s {card:card} is knocked out.",
    "life_lost": "{seat:seat} loses a life card and has {life} left.",
    "life_taken": "It is {card:card}.",
    "sparked": "{seat:seat} uses the spark of {card:card}.",
    "kept_life": "{seat:seat} takes the life card to hand.",
    "declined": "{seat:seat} chooses nothing.",
    "healed": "{seat:seat} puts a card on top of its life and has {life}.",
    "rested": "{seat:seat}’s {card:card} is rested.",
    "woken": "{seat:seat}’s {card:card} is active again.",
    "returned": "{card:card} returns to the hand of {seat:seat}.",
    "drew": "{seat:seat} draws {count:cards}.",
    "drew_cards": "You draw {cards:card}.",
    "discarded": "{seat:seat} discards {card:card}.",
    "put_under": "{seat:seat} puts a card under its deck.",
    "eliminated": "{seat:seat} {why:why} and is out.",
}
