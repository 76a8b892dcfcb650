"""What cards and triggers are called, as each seat sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rondel import Message
from rondel.cards import labeller, named, whose_card
from rondel.games.lanternfall.cards import CARDS
from rondel.games.lanternfall.says import Entering, TriggerNumbered, TriggerOf
from rondel.games.lanternfall.state import Table
from rondel.messages import Words

card_name = labeller(CARDS)


def seen_card(s: Table, seat: int, iid: int) -> Message | Words:
    """A card by its number, as the seat sees it, and whose it is."""
    return whose_card(s.players, seat, iid, card_name, s.players[seat].reservoir)


def seen_trigger(s: Table, seat: int, id: int) -> Message:
    """A trigger in the bag."""
    item = named(s.bag, id)
    return TriggerOf(item.card, item.ability) if item else TriggerNumbered(id)


LABELS: dict[str, Any] = {"card": card_name, "entering": Entering}
NAMES: dict[str, Callable[[Table, int, Any], Message | Words]] = {"card": seen_card, "trigger": seen_trigger}
PROMPTS = ("mulligan/decide", "main", "choose_card", "discard", "pick_trigger", "enter_as")
