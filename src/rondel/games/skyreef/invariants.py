"""What must hold at every rest point."""

from __future__ import annotations

from rondel.cards import Card, deck_for, misplaced
from rondel.games.skyreef.cards import CATALOGUE, LEADERS
from rondel.games.skyreef.state import MOST_UNITS, Player, Table


def every_card_is_somewhere(s: Table) -> str | None:
    """Each living seat's deck list is spread over its zones; its leader is beside it."""

    def cards(player: Player) -> list[Card]:
        units = (unit.card for unit in player.units)
        return [*player.deck, *player.hand, *player.life, *player.taken, *player.discard, *units]

    return misplaced(s.players, lambda seat: deck_for(s.options, seat, CATALOGUE), cards)


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
