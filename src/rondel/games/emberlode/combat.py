"""Attackers, blockers and damage. Rules, section B.1.4."""

from __future__ import annotations

from typing import TypedDict

from rondel import NOBODY, Handle, Order, Refusal
from rondel.cards import CardByCard, Target, dealt_in_order, opponents, order_from
from rondel.games.emberlode.cards import CARDS
from rondel.games.emberlode.effects import deal
from rondel.games.emberlode.says import (
    Attacked,
    Blocked,
    CreatureNotYours,
    Drained,
    Exhausted,
    LetThrough,
    NoSuchCreature,
    Ordered,
    OrderFight,
    Stayed,
    TooNew,
)
from rondel.games.emberlode.state import Creature, Player, Table, creature_of, creatures, fielded

TOUGHNESS = {kind: card.toughness for kind, card in CARDS.items()}
LEADERS = frozenset(kind for kind, card in CARDS.items() if card.static)
LEAD = {kind: sum(effect.power for effect in CARDS[kind].static if hasattr(effect, "power")) for kind in LEADERS}


def power(player: Player, creature: Creature) -> int:
    """What it deals: printed, this turn's bonus, and what others on its side lend it."""
    lent = sum(
        [LEAD[other.card.kind] for other in player.field if other.card.kind in LEADERS and other is not creature]
    )
    return max(0, CARDS[creature.card.kind].power + creature.power + lent)


def toughness(creature: Creature) -> int:
    """What it stands before it dies."""
    return TOUGHNESS[creature.card.kind] + creature.toughness


class Bodies(TypedDict):
    """What screens are told of bodies, by the numbers of the cards."""

    bodies: dict[int, tuple[int, int]]


def bodies(s: Table) -> Bodies:
    """Power and toughness of the creatures that may differ from what is printed on them, for screens."""
    now = {
        creature.card.iid: (power(player, creature), toughness(creature))
        for player in s.players
        for led in (any(one.card.kind in LEADERS for one in player.field),)
        for creature in player.field
        if led or creature.power or creature.toughness
    }
    return {"bodies": now}


def has(creature: Creature, keyword: str) -> bool:
    """Is the keyword printed on it?"""
    return keyword in CARDS[creature.card.kind].keywords


def is_old_enough(s: Table, creature: Creature) -> bool:
    """Was it there at the start of the turn, or is it swift?"""
    return creature.entered < s.turn or has(creature, "swift")


# -- attackers -------------------------------------------------------------------------------------------------


def able_attackers(s: Table, seat: int) -> list[int]:
    """The creatures of a seat that may attack."""
    return [c.card.iid for c in s.players[seat].field if not c.tapped and is_old_enough(s, c)]


def why_not_attack(s: Table, seat: int, iid: int) -> Refusal:
    """Why that creature cannot attack."""
    found = creature_of(s, iid)
    if found is None:
        return Refusal.of(NoSuchCreature(iid), "unknown_card")
    if found.seat != seat:
        return Refusal.of(CreatureNotYours(), "not_yours")
    if found.creature.tapped:
        return Refusal.of(Exhausted(found.creature.card.kind))
    return Refusal.of(TooNew(found.creature.card.kind))


ATTACKS = CardByCard(
    able_attackers,
    lambda s, seat, iid: opponents(s.players, seat),
    why_not_attack,
    refers="card",
    target_refers="seat",
)


async def declare_attackers(g: Handle[Table]) -> None:
    """The turn player names attackers, each with the seat it attacks; attacking taps, unless it guards."""
    s, seat = g.s, g.seat
    if not able_attackers(s, seat):
        return
    attacks = await g.ask(seat, ATTACKS, id="declare_attackers")
    for iid, at in attacks:
        found = creature_of(s, iid)
        assert found is not None
        found.creature.attacks = at
        found.creature.tapped = not has(found.creature, "guard")
        g.emit(Attacked(seat, found.creature.card, at))
    s.combat = bool(attacks)
    if not attacks:
        g.emit(Stayed(seat))


def somebody_attacks(s: Table) -> bool:
    """Are there attackers?"""
    return s.combat and any(creature.attacks != NOBODY for creature in fielded(s))


def nobody_attacked(s: Table) -> bool:
    """Was no attack declared?"""
    return not s.combat


# -- blockers --------------------------------------------------------------------------------------------------


def able_blockers(s: Table, seat: int) -> list[int]:
    """The creatures of a seat that may block something."""
    return [c.card.iid for c in s.players[seat].field if not c.tapped and c.attacks == NOBODY]


def blockable(s: Table, seat: int, iid: int) -> list[int]:
    """The attackers of this seat that the creature may block."""
    blocker = creature_of(s, iid)
    if blocker is None:
        return []
    reaches = has(blocker.creature, "soar") or has(blocker.creature, "reach")
    return [
        attacker.card.iid
        for attacker in fielded(s)
        if attacker.attacks == seat and (reaches or not has(attacker, "soar"))
    ]


def why_not_block(s: Table, seat: int, iid: int) -> Refusal:
    """Why that creature cannot block."""
    found = creature_of(s, iid)
    if found is None:
        return Refusal.of(NoSuchCreature(iid), "unknown_card")
    if found.seat != seat:
        return Refusal.of(CreatureNotYours(), "not_yours")
    return Refusal.of(Exhausted(found.creature.card.kind))


BLOCKS = CardByCard(able_blockers, blockable, why_not_block, refers="card", target_refers="card")


async def declare_blockers(g: Handle[Table]) -> None:
    """Each attacked seat in turn order names blockers; then attackers with several have them put in order."""
    s = g.s
    for seat in order_from(s.players, g.seat):
        if not any(blockable(s, seat, iid) for iid in able_blockers(s, seat)):
            continue
        blocks = await g.ask(seat, BLOCKS, id="declare_blockers")
        for iid, at in blocks:
            blocker, attacker = creature_of(s, iid), creature_of(s, at)
            assert blocker is not None
            assert attacker is not None
            blocker.creature.blocks = at
            attacker.creature.blocked = True
            attacker.creature.blockers.append(iid)
            g.emit(Blocked(seat, blocker.creature.card, attacker.creature.card))
        if not blocks:
            g.emit(LetThrough(seat))
    for seat, fighter in list(creatures(s)):
        if len(fighter.blockers) > 1:
            choice = Order(tuple(fighter.blockers), label=OrderFight(fighter.card), refers="card")
            fighter.blockers = list(await g.ask(seat, choice, id="order_blockers"))
            g.emit(Ordered(seat, fighter.card))


# -- damage ----------------------------------------------------------------------------------------------------


def combat_damage(g: Handle[Table]) -> None:
    """Attackers and blockers deal their power, all at once."""
    s = g.s
    dealt: list[tuple[int, Creature, Target, int]] = []
    for seat, attacker in creatures(s):
        if attacker.attacks == NOBODY:
            continue
        player = s.players[seat]
        if not attacker.blocked:
            if not s.players[attacker.attacks].out:
                dealt.append((seat, attacker, Target(seat=attacker.attacks), power(player, attacker)))
            continue
        blockers = [found for iid in attacker.blockers if (found := creature_of(s, iid))]
        lethal = [max(0, toughness(found.creature) - found.creature.damage) for found in blockers]
        amounts = dealt_in_order(power(player, attacker), lethal)
        for found, amount in zip(blockers, amounts, strict=True):
            dealt.append((seat, attacker, Target(card=found.creature.card.iid), amount))
            hits = power(s.players[found.seat], found.creature)
            dealt.append((found.seat, found.creature, Target(card=attacker.card.iid), hits))
    for seat, creature, target, amount in dealt:
        if amount > 0:
            deal(g, amount, target)
            if has(creature, "drain"):
                s.players[seat].vigor += amount
                g.emit(Drained(seat, amount, s.players[seat].vigor))


def leave_combat(g: Handle[Table]) -> None:
    """Creatures leave combat, if there was one."""
    if not g.s.combat:
        return
    g.s.combat = False
    for creature in fielded(g.s):
        creature.attacks, creature.blocks, creature.blocked, creature.blockers = NOBODY, 0, False, []
