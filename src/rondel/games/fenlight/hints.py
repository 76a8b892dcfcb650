"""What a bot may value in a position."""

from __future__ import annotations

from rondel import NOBODY
from rondel.cards import Pending, opponents
from rondel.games.fenlight.cards import CARDS
from rondel.games.fenlight.effects import might
from rondel.games.fenlight.state import BASE, Player, Table, Unit, unit_of, units_at

POINT, SITE, CARD = 7.0, 4.0, 1.3


def worth(s: Table, seat: int) -> float:
    """My side, less the others', the showdown under way, and what waits on the chain."""
    return sum(parts(s, seat).values())


def parts(s: Table, seat: int) -> dict[str, float]:
    """What that consists of."""
    others = [sum(_side(s, s.players[other]).values()) for other in opponents(s.players, seat)]
    return {
        **_side(s, s.players[seat]),
        "the other side": -sum(others) / len(others) if others else 0.0,
        "the showdown": _showdown(s, seat),
        "the chain": sum(_waiting(s, waiting, seat) for waiting in s.chain),
    }


def _side(s: Table, player: Player) -> dict[str, float]:
    return {
        "points": POINT * player.points,
        "sites": sum(SITE for site in s.sites if site.controller == player.seat),
        "units": sum(_unit(s, player.seat, unit) for unit in player.units),
        "cards in hand": CARD * len(player.hand),
        "stones": 0.1 * player.stones.ready,
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
    sign = 1.0 if waiting.by == seat else -1.0
    text = CARDS[waiting.card.kind].text
    if "draw" in text:
        return sign * CARD * (2.2 if "2" in text else 1.1)
    if "might this turn" in text:
        return sign * (3.0 if s.showdown is not None else 0.1)
    if "cancel" in text:
        return sign * 2.5
    aimed = [found for target in waiting.targets if (found := unit_of(s, target.card))]
    if "damage to a unit" in text and aimed:
        good = _unit(s, aimed[0].seat, aimed[0].unit)
        kills = might(s, *aimed[0]) - aimed[0].unit.damage <= 2
        return sign * (good if kills else 0.8) * (1 if aimed[0].seat != waiting.by else -1)
    if "each unit" in text:
        there = [player.seat for player in s.players for unit in player.units if unit.at == waiting.targets[0].place]
        return sign * sum(1.5 if owner != waiting.by else -1.5 for owner in there)
    if "opposing unit from" in text:
        return sign * 2.0
    if "deal their might" in text and len(aimed) == 2:
        return sign * 1.2 * (might(s, *aimed[0]) - might(s, *aimed[1]))
    if "your unit from" in text:
        return sign * 0.2
    return sign * 0.8
