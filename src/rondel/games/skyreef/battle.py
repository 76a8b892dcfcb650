"""Attacks: block, counter, assist, damage. Rules, sections B.3.1 and B.3.3."""

from __future__ import annotations

from rondel import Handle, Refusal, Verdict, move
from rondel.cards import found, order_from, shown, take, unplaced
from rondel.games.skyreef.agenda import enqueue
from rondel.games.skyreef.cards import CARDS
from rondel.games.skyreef.effects import knock_out, power, raise_bonus
from rondel.games.skyreef.moves import CardRef, hand_card, own, own_fighters, spend_event
from rondel.games.skyreef.says import (
    ALREADY_USED,
    BAD_TARGET,
    EXHAUSTED,
    UNKNOWN_CARD,
    WRONG_KIND,
    WRONG_TIMING,
    Attacked,
    AttackedCannotBlock,
    Blocked,
    Countered,
    FirstTurn,
    Fought,
    HelpedAlready,
    IsRested,
    NoBlocker,
    NoCounterValue,
    NotAttackable,
    NotForCounter,
    NotOnField,
    NotYourBattle,
    TooNew,
)
from rondel.games.skyreef.state import Battle, Fighter, Found, Table, fighter_of, fighters


def is_leader(fighter: Fighter) -> bool:
    return CARDS[fighter.card.kind].kind == "leader"


def is_old_enough(s: Table, fighter: Fighter) -> bool:
    """Has it been there since before this turn, or does it rush?"""
    return is_leader(fighter) or fighter.entered < s.turn or "rush" in CARDS[fighter.card.kind].keywords


def attackable(s: Table, seat: int) -> list[int]:
    """Opposing leaders and rested opposing units."""
    return [
        other.fighter.card.iid
        for other in fighters(s)
        if other.seat != seat and (is_leader(other.fighter) or not other.fighter.active)
    ]


@move(leads_to=["battle"])
def attack(g: Handle[Table], seat: int, attacker: CardRef, target: CardRef) -> None:
    """Rest your leader or a unit to attack a leader or a rested unit of somebody else."""
    s = g.s
    mine, other = own(s, seat, attacker), fighter_of(s, target)
    assert isinstance(mine, Fighter)
    assert other is not None
    mine.active = False
    s.battle = Battle(attacker, target, other.seat)
    g.emit(Attacked(seat, mine.card, other.seat, other.fighter.card))
    g.call("battle")


@attack.options
def attacks(s: Table, seat: int) -> list[tuple[int, int]]:
    player = s.players[seat]
    if player.turns < 2:
        return []
    able = [fighter.card.iid for fighter in own_fighters(player) if fighter.active and is_old_enough(s, fighter)]
    return [(attacker, target) for attacker in able for target in attackable(s, seat)]


@attack.candidates
def attackers(s: Table, seat: int) -> list[tuple[int, int]]:
    own_cards = (fighter.card.iid for fighter in own_fighters(s.players[seat]))
    return shown(attacks(s, seat), own_cards, next(iter(attackable(s, seat)), 0))


@attack.check
def why_not_attack(s: Table, seat: int, attacker: int, target: int) -> Verdict:
    mine = own(s, seat, attacker)
    if isinstance(mine, Refusal):
        return mine
    if fighter_of(s, target) is None:
        return Refusal.of(NotOnField(target), UNKNOWN_CARD, card=target)
    if s.players[seat].turns < 2:
        return Refusal.of(FirstTurn(), WRONG_TIMING)
    if not mine.active:
        return Refusal.of(IsRested(mine.card.kind), EXHAUSTED)
    if not is_old_enough(s, mine):
        return TooNew(mine.card.kind)
    return None if target in attackable(s, seat) else Refusal.of(NotAttackable(), BAD_TARGET)


# -- the battle ------------------------------------------------------------------------------------------------


def sides(s: Table) -> tuple[Found | None, Found | None]:
    """Attacker and target, as far as they are still there."""
    if s.battle is None:
        return None, None
    return fighter_of(s, s.battle.attacker), fighter_of(s, s.battle.target)


def is_broken(s: Table) -> bool:
    """Has the attacker or the target left the field?"""
    return None in sides(s)


def goes_on(s: Table) -> bool:
    return not is_broken(s)


def attack_triggers(g: Handle[Table]) -> None:
    """What happens on the attack."""
    attacker, _ = sides(g.s)
    if attacker is not None:
        enqueue(g.s, attacker.seat, attacker.fighter.card, "attack")
        if attacker.fighter.volts:
            enqueue(g.s, attacker.seat, attacker.fighter.card, "charge")


def defender(s: Table) -> list[int]:
    """The seat that is attacked."""
    return [] if s.battle is None else [s.battle.defender]


def friends(s: Table) -> list[int]:
    """The seats that are neither attacker nor defender."""
    return [seat for seat in order_from(s.players, s.active) if seat != s.active and seat not in defender(s)]


def blockers(s: Table, seat: int) -> list[int]:
    """Active blockers of a seat, other than the target itself."""
    target = s.battle.target if s.battle is not None else 0
    return [
        unit.card.iid
        for unit in s.players[seat].units
        if unit.active and unit.card.iid != target and "blocker" in CARDS[unit.card.kind].keywords
    ]


def can_block(s: Table) -> bool:
    """Is there somebody who could step in?"""
    return goes_on(s) and s.battle is not None and bool(blockers(s, s.battle.defender))


def is_block_over(s: Table) -> bool:
    return is_broken(s) or (s.battle is not None and s.battle.blocked)


def can_assist(s: Table) -> bool:
    """With three or more seats."""
    return goes_on(s) and bool(friends(s))


@move
def block(g: Handle[Table], seat: int, blocker: CardRef) -> None:
    """Rest an active blocker of yours, which becomes the target; once per battle."""
    unit = own(g.s, seat, blocker)
    battle = g.s.battle
    assert isinstance(unit, Fighter)
    assert battle is not None
    unit.active = False
    battle.target, battle.blocked = blocker, True
    g.emit(Blocked(seat, unit.card))


@block.options
def block_options(s: Table, seat: int) -> list[int]:
    return blockers(s, seat)


@block.check
def why_not_block(s: Table, seat: int, blocker: int) -> Verdict:
    unit = own(s, seat, blocker)
    if isinstance(unit, Refusal):
        return unit
    if "blocker" not in CARDS[unit.card.kind].keywords:
        return Refusal.of(NoBlocker(unit.card.kind), WRONG_KIND)
    if not unit.active:
        return Refusal.of(IsRested(unit.card.kind), EXHAUSTED)
    return None if blocker in blockers(s, seat) else Refusal.of(AttackedCannotBlock(), BAD_TARGET)


@move
def counter(g: Handle[Table], seat: int, card: CardRef) -> None:
    """Discard a card for its counter value, or play a counter event."""
    held = found(g.s.players[seat].hand, card)
    assert held is not None
    if CARDS[held.kind].kind == "counter event":
        spend_event(g, seat, card)
    else:
        discard_for(g, seat, card)


def discard_for(g: Handle[Table], seat: int, iid: int) -> None:
    """Discard a card in favour of the attacked one."""
    player = g.s.players[seat]
    card = take(player.hand, iid)
    player.discard.append(card)
    g.emit(Countered(seat, card))
    raise_bonus(g, seat, CARDS[card.kind].counter)


@counter.options
def counters(s: Table, seat: int) -> list[int]:
    player = s.players[seat]
    ready = player.volts.ready
    return [
        card.iid
        for card in player.hand
        if CARDS[card.kind].counter or (CARDS[card.kind].kind == "counter event" and CARDS[card.kind].cost <= ready)
    ]


@counter.candidates
def hand_cards(s: Table, seat: int) -> list[int]:
    return [card.iid for card in s.players[seat].hand]


@counter.check
def why_not_counter(s: Table, seat: int, card: int) -> Verdict:
    held = hand_card(s, seat, card)
    if isinstance(held, Refusal):
        return held
    printed = CARDS[held.kind]
    if printed.kind == "counter event":
        return s.players[seat].volts.why_not(printed.cost)
    return None if printed.counter else Refusal.of(NotForCounter(held.kind), WRONG_KIND)


@move
def assist(g: Handle[Table], seat: int, card: CardRef) -> None:
    """Discard a card for its counter value in favour of the defender, once per battle."""
    assert g.s.battle is not None
    g.s.battle.assisted.append(seat)
    discard_for(g, seat, card)


@assist.options
def assists(s: Table, seat: int) -> list[int]:
    if s.battle is None or seat in s.battle.assisted:
        return []
    return [card.iid for card in s.players[seat].hand if CARDS[card.kind].counter]


@assist.candidates
def assisting(s: Table, seat: int) -> list[int]:
    return hand_cards(s, seat)


@assist.check
def why_not_assist(s: Table, seat: int, card: int) -> Verdict:
    held = found(s.players[seat].hand, card)
    if held is None:
        return unplaced(s.players, seat, card)
    if s.battle is None or seat == s.active or seat in defender(s):
        return NotYourBattle()
    if not CARDS[held.kind].counter:
        return Refusal.of(NoCounterValue(held.kind), WRONG_KIND)
    return Refusal.of(HelpedAlready(), ALREADY_USED) if seat in s.battle.assisted else None


def damage(g: Handle[Table]) -> None:
    """The attacker succeeds with at least the target's power: a unit is knocked out, a leader loses life."""
    s = g.s
    attacker, target = sides(s)
    if attacker is None or target is None or s.battle is None:
        return
    hits, stands = power(s, attacker), power(s, target) + s.battle.bonus
    g.emit(Fought(attacker.fighter.card, hits, target.fighter.card, stands))
    if hits < stands:
        return
    if is_leader(target.fighter):
        twice = "twin" in CARDS[attacker.fighter.card.kind].keywords
        s.wounds += [target.seat] * (2 if twice else 1)
    else:
        knock_out(g, target)


def end_battle(g: Handle[Table]) -> None:
    """Bonuses of this battle end."""
    g.s.battle = None
