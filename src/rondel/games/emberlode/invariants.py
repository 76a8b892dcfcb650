"""What must hold at every rest point."""

from __future__ import annotations

from collections import Counter

from rondel.core.parts.cards import deck_for
from rondel.games.emberlode.cards import CATALOGUE
from rondel.games.emberlode.state import Table


def every_card_is_somewhere(s: Table) -> str | None:
    """Each living seat's deck list is spread over its zones and the stack, every card under its own number."""
    numbers: list[int] = []
    for player in s.players:
        cards = [*player.deck, *player.hand, *player.public()]
        cards += (waiting.card for waiting in s.stack if waiting.is_card and waiting.by == player.seat)
        numbers += (card.iid for card in cards)
        if player.out:
            if cards:
                return f"seat {player.seat} is out and has {len(cards)} cards"
        elif Counter(card.kind for card in cards) != Counter(deck_for(s.options, player.seat, CATALOGUE)):
            return f"the cards of seat {player.seat} are not those of its deck"
        if any(card.owner != player.seat for card in cards):
            return f"seat {player.seat} has a card of somebody else"
    return None if len(numbers) == len(set(numbers)) else "two cards have the same number"


def purses_fit_the_wells(s: Table) -> str | None:
    """Wells pay one each."""
    for player in s.players:
        if player.purse.size != len(player.wells) or not 0 <= player.purse.ready <= player.purse.size:
            return f"seat {player.seat} has {len(player.wells)} wells and {player.purse}"
    return None


INVARIANTS = (every_card_is_somewhere, purses_fit_the_wells)
