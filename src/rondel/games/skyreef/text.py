"""What cards are called, as each seat sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rondel import Message
from rondel.cards import labeller, whose_card
from rondel.core.naming import NOTHING as NOTHING_CHOSEN
from rondel.games.skyreef.cards import CARDS
from rondel.games.skyreef.effects import NOTHING
from rondel.games.skyreef.state import Table
from rondel.messages import Words

card_name = labeller(CARDS)


def seen_card(s: Table, seat: int, iid: int) -> Message | Words:
    """A card by its number, as the seat sees it, and whose it is."""
    if iid == NOTHING:
        return NOTHING_CHOSEN
    return whose_card(s.players, seat, iid, card_name, s.players[seat].taken)


LABELS: dict[str, Any] = {"card": card_name}
NAMES: dict[str, Callable[[Table, int, Any], Message | Words]] = {"card": seen_card}
PROMPTS = ("decide", "main", "block", "counter", "assist", "dusk", "choose_card", "spark", "discard", "bottom")
