"""What a bot may value in a position."""

from __future__ import annotations

from collections.abc import Mapping

from rondel import NOBODY, Message
from rondel.cards import Pending, opponents
from rondel.games.fenlight.cards import CARDS
from rondel.games.fenlight.effects import Cancel, Challenge, Damage, Draw, Firm, Flood, Gust, Pull, might
from rondel.games.fenlight.says import (
    CardsInHand,
    OtherSide,
    OwnPoints,
    OwnStones,
    OwnUnits,
    SitesHeld,
    TheChain,
    TheShowdown,
)
from rondel.games.fenlight.state import BASE, Player, Table, Unit, unit_of, units, units_at

POINT, SITE, CARD = 7.0, 4.0, 1.3

Parts = dict[Message, float]
OWN_POINTS, SITES_HELD, OWN_UNITS, CARDS_IN_HAND, OWN_STONES = (
    OwnPoints(), SitesHeld(), OwnUnits(), CardsInHand(), OwnStones(),
)  # fmt: skip
OTHER_SIDE, THE_SHOWDOWN, THE_CHAIN = OtherSide(), TheShowdown(), TheChain()
BOLD: Mapping[type[Message] | str, float] = {OtherSide: 0.3, TheShowdown: 0.3, TheChain: 0.3}
"""The bold seek the fight; the careful build up and keep their own."""


def worth(s: Table, seat: int) -> float:
    """My side, less the others', the showdown under way, and what waits on the chain."""
    return sum(parts(s, seat).values())


def parts(s: Table, seat: int) -> Parts:
    """What that consists of."""
    others = [sum(_side(s, s.players[other]).values()) for other in opponents(s.players, seat)]
    return {
        **_side(s, s.players[seat]),
        OTHER_SIDE: -sum(others) / len(others) if others else 0.0,
        THE_SHOWDOWN: _showdown(s, seat),
        THE_CHAIN: sum(_waiting(s, waiting, seat) for waiting in s.chain),
    }


def _side(s: Table, player: Player) -> Parts:
    return {
        OWN_POINTS: POINT * player.points,
        SITES_HELD: sum(SITE for site in s.sites if site.controller == player.seat),
        OWN_UNITS: sum(_unit(s, player.seat, unit) for unit in player.units),
        CARDS_IN_HAND: CARD * len(player.hand),
        OWN_STONES: 0.1 * player.stones.ready,
    }


def _unit(s: Table, seat: int, unit: Unit) -> float:
    printed = CARDS[unit.card.kind]
    left = might(s, seat, unit) - unit.damage
    if left <= 0:
        return 0.0
    value = 0.8 + 1.2 * printed.might + 0.5 * len(printed.keywords) + 0.2 * unit.ready
    return value + (0.5 if unit.at != BASE else 0.0)


def _showdown(s: Table, seat: int) -> float:
    """What the contested site promises, seen from both sides."""
    showdown = s.showdown
    if showdown is None:
        return 0.0
    mine = sum(might(s, showdown.attacker, u) - u.damage for u in units_at(s, showdown.site, showdown.attacker))
    theirs = 0
    if showdown.defender != NOBODY:
        theirs = sum(might(s, showdown.defender, u) - u.damage for u in units_at(s, showdown.site, showdown.defender))
    if not mine:
        return 0.0
    if not theirs:
        promise = POINT + SITE
    else:
        promise = max(-8.0, min(POINT + SITE, 2.0 * (mine - theirs) + (2.0 if mine > theirs else -3.0)))
    if seat == showdown.attacker:
        return promise
    return -promise if seat == showdown.defender else -0.4 * promise


def _waiting(s: Table, waiting: Pending, seat: int) -> float:
    """What a spell on the chain is worth to the seat."""
    value = _promise(s, waiting)
    return value if waiting.by == seat else -value


def _promise(s: Table, waiting: Pending) -> float:
    """What a spell on the chain is worth to whoever cast it."""
    aimed = [found for target in waiting.targets if (found := unit_of(s, target.card))]
    match CARDS[waiting.card.kind].effects[0]:
        case Draw(count):
            return CARD * 1.1 * count
        case Firm():
            return 3.0 if s.showdown is not None else 0.1
        case Cancel():
            return 2.5
        case Damage() if aimed:
            good = _unit(s, aimed[0].seat, aimed[0].unit)
            kills = might(s, *aimed[0]) - aimed[0].unit.damage <= 2
            return (good if kills else 0.8) * (1 if aimed[0].seat != waiting.by else -1)
        case Flood():
            there = [found.seat for found in units(s) if found.unit.at == waiting.targets[0].place]
            return sum(1.5 if owner != waiting.by else -1.5 for owner in there)
        case Gust():
            return 2.0
        case Challenge() if len(aimed) == 2:
            return 1.2 * (might(s, *aimed[0]) - might(s, *aimed[1]))
        case Pull():
            return 0.2
        case _:
            return 0.8
