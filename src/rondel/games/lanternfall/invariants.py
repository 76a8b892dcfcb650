"""What must hold at every rest point."""

from __future__ import annotations

from collections import Counter

from rondel.core.parts.cards import deck_for
from rondel.games.lanternfall.cards import CATALOGUE
from rondel.games.lanternfall.state import Table


def every_card_is_somewhere(s: Table) -> str | None:
    """Each living seat's deck list is spread over its zones, every card under its own number."""
    numbers: list[int] = []
    for player in s.players:
        cards = [*player.deck, *player.hand, *player.reservoir, *player.public()]
        numbers += (card.iid for card in cards)
        if player.out:
            if cards:
                return f"seat {player.seat} is out and has {len(cards)} cards"
        elif Counter(card.kind for card in cards) != Counter(deck_for(s.options, player.seat, CATALOGUE)):
            return f"the cards of seat {player.seat} are not those of its deck"
    return None if len(numbers) == len(set(numbers)) else "two cards have the same number"


def oil_fits_the_reservoir(s: Table) -> str | None:
    """Each card there pays one."""
    for player in s.players:
        if player.oil.size != len(player.reservoir) or not 0 <= player.oil.ready <= player.oil.size:
            return f"seat {player.seat} has {len(player.reservoir)} cards in the reservoir and {player.oil}"
    return None


INVARIANTS = (every_card_is_somewhere, oil_fits_the_reservoir)
