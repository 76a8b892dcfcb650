"""What a bot may value in a position."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rondel import NOBODY, Message
from rondel.cards import Pending, living, opponents
from rondel.games.emberlode.cards import CARDS, CardDef
from rondel.games.emberlode.combat import power, toughness
from rondel.games.emberlode.effects import Damage, Draw, EmberEffect, Pump, Return, Scorch
from rondel.games.emberlode.says import (
    CardsInHand,
    OnTheStack,
    OtherSide,
    OwnCreatures,
    OwnVigor,
    OwnWells,
    RestOfTurn,
)
from rondel.games.emberlode.state import Creature, Player, Table

CARD, HELD_WELL, WELL, POWER, TOUGHNESS, KEYWORD = 2.0, 0.8, 4.0, 1.5, 1.0, 0.6
OPEN = 0.3
"""What it is worth to have the rest of one's turn before one, rather than to end it."""
IDLE = 0.15
"""What a creature that stands ready to block is worth more than one that does not."""

PARTS = OwnVigor(), OwnCreatures(), OwnWells(), CardsInHand(), OtherSide(), RestOfTurn(), OnTheStack()
"""What the values are of."""
BOLD: Mapping[type[Message] | str, float] = {OtherSide: 0.3, OnTheStack: 0.3}
"""The bold hurt the other side; the careful build up and keep their own."""


def worth(s: Table, seat: int) -> float:
    """My side, less those of the others; what waits on the stack counts as if it had happened."""
    return sum(_values(s, seat))


def parts(s: Table, seat: int) -> dict[Message, float]:
    """What that consists of."""
    return dict(zip(PARTS, _values(s, seat), strict=True))


def _values(s: Table, seat: int) -> tuple[float, ...]:
    players = s.players
    others = [sum(_side(s, players[other])) for other in opponents(players, seat)]
    return (
        *_side(s, players[seat]),
        -sum(others) / len(others) if others else 0.0,
        OPEN if s.main and s.active == seat else 0.0,
        sum([_flying(s, waiting, seat) for waiting in s.stack]),
    )


def _side(s: Table, player: Player) -> tuple[float, float, float, float]:
    """Vigor, creatures, wells and the hand."""
    return (
        1.1 * player.vigor - (0.0 if player.vigor > 5 else 1.5 * (6 - player.vigor)),
        sum([_creature(s, player, creature) for creature in player.field]),
        _wells(len(player.wells)),
        sum([HELD_WELL if card.kind == "well" else CARD for card in player.hand]),
    )


@cache
def _wells(count: int) -> float:
    """So many wells in play, each worth less than the one before."""
    return sum(max(1.0, WELL - 0.4 * number) for number in range(count))


def _body(printed: CardDef) -> float:
    """What is printed on a creature."""
    body = POWER * printed.power + TOUGHNESS * printed.toughness + KEYWORD * len(printed.keywords)
    return body + 0.8 * sum(1 for ability in (printed.tap, printed.static, printed.dies) if ability)


_BODIES = {kind: _body(printed) for kind, printed in CARDS.items()}


def _creature(s: Table, player: Player, creature: Creature) -> float:
    body = _BODIES[creature.card.kind]
    if creature.damage >= toughness(creature):
        return 0.0
    value = 1.0 + body - 0.2 * creature.damage + (0.0 if creature.tapped else IDLE)
    if creature.attacks != NOBODY and not s.players[creature.attacks].out:
        value += _attack(s, player, creature, body)
    return value


def _attack(s: Table, player: Player, creature: Creature, body: float) -> float:
    """What an attack that has not been fought out yet promises."""
    hits = power(player, creature)
    if creature.blocked:
        fought = [c for p in s.players for c in p.field if c.card.iid in creature.blockers]
        if not fought:
            return 0.0
        dies = sum(power(s.players[creature.attacks], c) for c in fought) >= toughness(creature) - creature.damage
        kills = hits >= toughness(fought[0]) - fought[0].damage
        gain = 1.0 + POWER * CARDS[fought[0].card.kind].power + TOUGHNESS * CARDS[fought[0].card.kind].toughness
        return gain * kills - (1.0 + body) * dies
    defenders = [c for c in s.players[creature.attacks].field if not c.tapped]
    risk = any(
        power(s.players[creature.attacks], c) >= toughness(creature) and hits < toughness(c)
        for c in defenders
        if "soar" not in CARDS[creature.card.kind].keywords or {"soar", "reach"} & {*CARDS[c.card.kind].keywords}
    )
    return 1.1 * hits * (0.35 if risk else 0.8) - (0.6 * body if risk else 0.0)


def _flying(s: Table, waiting: Pending, seat: int) -> float:
    """What an object on the stack is worth to the seat."""
    printed = CARDS[waiting.card.kind]
    sign = 1.0 if waiting.by == seat else -1.0
    if waiting.is_card and printed.kind == "creature":
        body = POWER * printed.power + TOUGHNESS * printed.toughness + KEYWORD * len(printed.keywords)
        return sign * (1.0 + body)
    value = 0.0
    for effect in printed.effects_of(waiting.ability):
        if isinstance(effect, Damage):
            value += sign * _damage(s, waiting, effect.amount)
        elif effect.aims == "creature":
            value += sign * _on_creature(s, waiting, effect)
        elif effect.aims == "spell":
            value += sign * _on_spell(s, waiting)
        elif isinstance(effect, Draw):
            value += sign * CARD * effect.count
        elif isinstance(effect, Scorch):
            value += sign * _sweep(s, waiting.by)
        else:
            value += sign * 0.5 * len(s.players[waiting.by].field) * s.main
    return value


def _damage(s: Table, waiting: Pending, amount: int) -> float:
    target = waiting.targets[0]
    if target.seat is not None:
        good = 1.1 * amount + (100.0 if s.players[target.seat].vigor <= amount else 0.0)
        return good if target.seat != waiting.by else -good
    for player in s.players:
        for creature in player.field:
            if creature.card.iid == target.card:
                left = toughness(creature) - creature.damage
                good = _creature(s, player, creature) if amount >= left else 0.3
                return good if player.seat != waiting.by else -good
    return 0.0


def _on_creature(s: Table, waiting: Pending, effect: EmberEffect) -> float:
    """Bonuses are for one's own creatures that fight, the rest is for those of others."""
    for player in s.players:
        for creature in player.field:
            if creature.card.iid == waiting.targets[0].card:
                fights = creature.attacks != NOBODY or creature.blocks
                own = player.seat == waiting.by
                if isinstance(effect, Pump):
                    return (3.0 if fights else 0.2) * (1 if own else -1)
                if isinstance(effect, Return):
                    return (_creature(s, player, creature) - CARD) * (-1 if own else 1)
                return (0.0 if creature.tapped else 1.0) * (-1 if own else 1)
    return 0.0


def _on_spell(s: Table, waiting: Pending) -> float:
    for other in s.stack:
        if other.id == waiting.targets[0].object:
            value = 1.0 + 1.5 * CARDS[other.card.kind].cost
            return value if other.by != waiting.by else -value
    return 0.0


def _sweep(s: Table, by: int) -> float:
    value = 0.0
    for seat in living(s.players):
        for creature in s.players[seat].field:
            if toughness(creature) - creature.damage <= 2:
                value += _creature(s, s.players[seat], creature) * (-1 if seat == by else 1)
    return value
