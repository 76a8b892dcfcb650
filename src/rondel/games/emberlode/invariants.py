"""What must hold at every rest point."""

from __future__ import annotations

from rondel.cards import Card, deck_for, misplaced
from rondel.games.emberlode.cards import CATALOGUE
from rondel.games.emberlode.state import Player, Table


def every_card_is_somewhere(s: Table) -> str | None:
    """Each living seat's deck list is spread over its zones and the stack."""

    def cards(player: Player) -> list[Card]:
        stacked = [waiting.card for waiting in s.stack if waiting.is_card and waiting.by == player.seat]
        return [*player.deck, *player.hand, *player.public(), *stacked]

    return misplaced(s.players, lambda seat: deck_for(s.options, seat, CATALOGUE), cards)


def purses_fit_the_wells(s: Table) -> str | None:
    """Wells pay one each."""
    for player in s.players:
        if player.purse.size != len(player.wells) or not 0 <= player.purse.ready <= player.purse.size:
            return f"seat {player.seat} has {len(player.wells)} wells and {player.purse}"
    return None


INVARIANTS = (every_card_is_somewhere, purses_fit_the_wells)
