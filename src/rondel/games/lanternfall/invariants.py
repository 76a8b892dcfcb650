"""What must hold at every rest point."""

from __future__ import annotations

from rondel.cards import Card, deck_for, misplaced
from rondel.games.lanternfall.cards import CATALOGUE
from rondel.games.lanternfall.state import Player, Table


def every_card_is_somewhere(s: Table) -> str | None:
    """Each living seat's deck list is spread over its zones."""

    def cards(player: Player) -> list[Card]:
        return [*player.deck, *player.hand, *player.reservoir, *player.public()]

    return misplaced(s.players, lambda seat: deck_for(s.options, seat, CATALOGUE), cards)


def oil_fits_the_reservoir(s: Table) -> str | None:
    """Each card there pays one."""
    for player in s.players:
        if player.oil.size != len(player.reservoir) or not 0 <= player.oil.ready <= player.oil.size:
            return f"seat {player.seat} has {len(player.reservoir)} cards in the reservoir and {player.oil}"
    return None


INVARIANTS = (every_card_is_somewhere, oil_fits_the_reservoir)
