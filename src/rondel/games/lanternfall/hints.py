"""What a bot may value in a position."""

from __future__ import annotations

from collections.abc import Mapping

from rondel import Message
from rondel.cards import opponents
from rondel.games.lanternfall.cards import CARDS
from rondel.games.lanternfall.says import (
    CardsInHand,
    OwnKeepsakes,
    OwnOil,
    OwnRenown,
    OwnWanderers,
    StrongestRival,
)
from rondel.games.lanternfall.state import Player, Table, Wanderer

RENOWN, CARD, EXPOSED = 3.0, 1.1, 0.6
"""A point of renown, a card in hand, and how much of an exerted wanderer is at risk where somebody could fell it."""

Parts = dict[Message, float]
OWN_RENOWN, OWN_WANDERERS, OWN_OIL, CARDS_IN_HAND = OwnRenown(), OwnWanderers(), OwnOil(), CardsInHand()
OWN_KEEPSAKES, STRONGEST_RIVAL = OwnKeepsakes(), StrongestRival()
BOLD: Mapping[type[Message] | str, float] = {StrongestRival: 0.1}
"""The bold go against the strongest rival; the careful build up and keep their own."""


def worth(s: Table, seat: int) -> float:
    """My side, less the best of the others."""
    return sum(parts(s, seat).values())


def parts(s: Table, seat: int) -> Parts:
    """What that consists of."""
    others = [sum(_side(s, s.players[other]).values()) for other in opponents(s.players, seat)]
    return {**_side(s, s.players[seat]), STRONGEST_RIVAL: -max(others) if others else 0.0}


def _side(s: Table, player: Player) -> Parts:
    return {
        OWN_RENOWN: RENOWN * player.renown,
        OWN_WANDERERS: sum(_wanderer(s, player, wanderer) for wanderer in player.field) + 0.1 * player.strength,
        OWN_OIL: sum(max(0.3, 2.4 - 0.3 * number) for number in range(player.oil.size)),
        CARDS_IN_HAND: CARD * len(player.hand),
        OWN_KEEPSAKES: 1.0 * len(player.keepsakes),
    }


def _wanderer(s: Table, player: Player, wanderer: Wanderer) -> float:
    printed = CARDS[wanderer.card.kind]
    left = printed.resolve - wanderer.damage
    if left <= 0:
        return 0.0
    value = 1.2 + 0.5 * printed.strength + 0.35 * left + 2.6 * printed.renown + 0.4 * len(printed.keywords)
    if not wanderer.ready and player.seat == s.active:  # it can be duelled before it is ready again
        foes = [
            other
            for rival in s.players
            if rival.seat != player.seat
            for other in rival.field
            if CARDS[other.card.kind].strength >= left
        ]
        value -= EXPOSED * value if foes else 0.1 * value
    return value
