"""What must hold at every rest point."""

from __future__ import annotations

from rondel import NOBODY
from rondel.cards import Card, deck_for, misplaced
from rondel.games.fenlight.cards import CATALOGUE
from rondel.games.fenlight.state import BASE, Player, Table, seats_at


def every_card_is_somewhere(s: Table) -> str | None:
    """Each living seat's deck list is spread over its zones and the chain."""

    def cards(player: Player) -> list[Card]:
        chained = [waiting.card for waiting in s.chain if waiting.by == player.seat]
        return [*player.deck, *player.hand, *player.public(), *chained]

    return misplaced(s.players, lambda seat: deck_for(s.options, seat, CATALOGUE), cards)


def sites_are_in_order(s: Table) -> str | None:
    """At most two seats at a site, and who controls it is there."""
    for number, site in enumerate(s.sites):
        there = seats_at(s, number)
        if len(there) > 2:
            return f"seats {there} are at site {number}"
        if site.controller != NOBODY and site.controller not in there:
            return f"seat {site.controller} controls site {number} without a unit"
    strays = [unit for player in s.players for unit in player.units if not BASE <= unit.at < len(s.sites)]
    return f"{strays[0]} is nowhere" if strays else None


INVARIANTS = (every_card_is_somewhere, sites_are_in_order)
