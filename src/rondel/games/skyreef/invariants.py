"""What must hold at every rest point."""

from __future__ import annotations

from collections import Counter

from rondel.core.parts.cards import deck_for
from rondel.games.skyreef.cards import CATALOGUE, LEADERS
from rondel.games.skyreef.state import MOST_UNITS, Table


def every_card_is_somewhere(s: Table) -> str | None:
    """Each living seat's deck list is spread over its zones, every card under its own number."""
    numbers: list[int] = []
    for player in s.players:
        cards = [*player.deck, *player.hand, *player.life, *player.taken, *player.discard]
        cards += (unit.card for unit in player.units)
        numbers += (card.iid for card in cards)
        if player.out:
            if cards:
                return f"seat {player.seat} is out and has {len(cards)} cards"
        elif Counter(card.kind for card in cards) != Counter(deck_for(s.options, player.seat, CATALOGUE)):
            return f"the cards of seat {player.seat} are not those of its deck"
    return None if len(numbers) == len(set(numbers)) else "two cards have the same number"


def every_volt_is_somewhere(s: Table) -> str | None:
    """In stock, active, rested or attached."""
    for player in s.players:
        if player.out:
            continue
        total = player.stock + player.volts.size
        attached = player.leader.volts + sum(unit.volts for unit in player.units)
        if total != LEADERS[player.leader.card.kind].volts or not attached <= player.volts.spent <= player.volts.size:
            return f"the volts of seat {player.seat}: {player.stock} in stock, {player.volts}, {attached} attached"
    return None


def no_crew_is_too_large(s: Table) -> str | None:
    """At most five units."""
    return next((f"seat {p.seat} has {len(p.units)} units" for p in s.players if len(p.units) > MOST_UNITS), None)


INVARIANTS = (every_card_is_somewhere, every_volt_is_somewhere, no_crew_is_too_large)
