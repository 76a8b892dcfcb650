"""What a bot may value in a position."""

from __future__ import annotations

from collections.abc import Mapping

from rondel import Message
from rondel.cards import opponents
from rondel.games.skyreef.battle import is_leader, is_old_enough, sides
from rondel.games.skyreef.cards import CARDS
from rondel.games.skyreef.effects import power
from rondel.games.skyreef.says import CardsInHand, OtherSide, OwnCrew, OwnLife, OwnVolts, TheBattle
from rondel.games.skyreef.state import Fighter, Player, Table

LIFE = 6.0

Parts = dict[Message, float]
OWN_LIFE, OWN_CREW, CARDS_IN_HAND, OWN_VOLTS = OwnLife(), OwnCrew(), CardsInHand(), OwnVolts()
OTHER_SIDE, THE_BATTLE = OtherSide(), TheBattle()
BOLD: Mapping[type[Message] | str, float] = {OtherSide: 0.15, TheBattle: 0.15}
"""The bold attack; the careful build up and keep their own."""


def worth(s: Table, seat: int) -> float:
    """My side, less the others', and what the battle under way promises."""
    return sum(parts(s, seat).values())


def parts(s: Table, seat: int) -> Parts:
    """What that consists of."""
    others = [sum(_side(s, s.players[other]).values()) for other in opponents(s.players, seat)]
    rivals = -sum(others) / len(others) if others else 0.0
    return {**_side(s, s.players[seat]), OTHER_SIDE: rivals, THE_BATTLE: _battle(s, seat)}


def _side(s: Table, player: Player) -> Parts:
    volts = 0.05 * player.volts.ready if player.seat == s.active else 0.35 * min(2, player.volts.ready)
    return {
        OWN_LIFE: sum(LIFE + 3.0 * (3 - place) for place in range(min(4, len(player.life)))),
        OWN_CREW: sum(_unit(unit) for unit in player.units) + (0.3 if player.leader.active else 0.0),
        CARDS_IN_HAND: 1.6 * len(player.hand) + 1.6 * len(player.taken),
        OWN_VOLTS: volts + _charge(s, player),
    }


def _charge(s: Table, player: Player) -> float:
    """Attached volts are worth something on whoever may still attack this turn."""
    if player.seat != s.active or player.turns < 2:
        return 0.0
    able = [fighter for fighter in (player.leader, *player.units) if fighter.active and is_old_enough(s, fighter)]
    return sum(0.35 * min(2, fighter.volts) for fighter in able)


def _unit(unit: Fighter) -> float:
    printed = CARDS[unit.card.kind]
    value = 1.0 + 0.75 * printed.power + 0.8 * len(printed.keywords)
    return value * (1.0 if unit.active else 0.85)


def _battle(s: Table, seat: int) -> float:
    attacker, target = sides(s)
    if attacker is None or target is None or s.battle is None:
        return 0.0
    margin = power(s, attacker) - power(s, target) - s.battle.bonus
    chance = 0.0 if margin < 0 else min(1.0, 0.55 + 0.12 * margin)
    if is_leader(target.fighter):
        lives = len(s.players[target.seat].life)
        prize = LIFE if lives else 40.0
    else:
        prize = _unit(target.fighter)
    value = chance * prize
    if seat == attacker.seat:
        return value
    return -value if seat == target.seat else -0.3 * value
