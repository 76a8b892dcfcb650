"""Wells, spells and abilities, and how objects resolve. Rules, sections B.1.4 and B.1.5."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from rondel import Handle, Many, One, Ref, Refusal, move
from rondel.cards import (
    Card,
    Discarded,
    Pending,
    Target,
    found,
    in_order,
    named,
    order_from,
    shown,
    take,
    tell_aimed,
    unplaced,
)
from rondel.games.emberlode.cards import CARDS, FAST
from rondel.games.emberlode.combat import is_old_enough
from rondel.games.emberlode.effects import is_legal_target, legal_targets, needs
from rondel.games.emberlode.says import (
    Aim,
    Aimed,
    AimIt,
    DiscardSome,
    Entered,
    Exhausted,
    Fizzled,
    NeedsNoTarget,
    NeedsOneTarget,
    NoAbility,
    NotAWell,
    NothingToAimAt,
    Resolved,
    SlowTiming,
    TargetGone,
    TooNew,
    WellIsNotCast,
    WellPlayed,
    WellPlayedAlready,
    WellTiming,
    WrongTarget,
)
from rondel.games.emberlode.state import Creature, Table, creature_of

HandCard = Annotated[int, Ref("card")]
Targets = Annotated[tuple[Target, ...], Ref("targets")]
NO_TARGETS: tuple[Target, ...] = ()

AIMS = {(kind, ability): needs(card.effects_of(ability)) for kind, card in CARDS.items() for ability in ("", "tap")}
"""What each card, and each tap ability, must be aimed at."""
ABLE = frozenset(kind for kind, card in CARDS.items() if card.kind == "creature" and card.tap)
"""Creatures with a tap ability."""
COST = {kind: card.cost for kind, card in CARDS.items()}


def is_slow_time(s: Table, seat: int) -> bool:
    """Own main phase, empty stack."""
    return s.main and seat == s.active and not s.stack


def why_not_in_hand(s: Table, seat: int, iid: int) -> Refusal | None:
    """The card must be in the seat's hand."""
    if found(s.players[seat].hand, iid) is not None:
        return None
    return unplaced(s.players, seat, iid, more=[waiting.card for waiting in s.stack if waiting.is_card])


def why_unknown(s: Table, targets: tuple[Target, ...]) -> Refusal | None:
    """Whatever is aimed at must exist."""
    for target in targets:
        known = (
            (target.card is None or creature_of(s, target.card) is not None)
            and (target.object is None or named(s.stack, target.object) is not None)
            and (target.seat is None or 0 <= target.seat < len(s.players))
            and [target.card, target.seat, target.object, target.place].count(None) == 3
            and target.place is None
        )
        if not known:
            return Refusal.of(TargetGone(), "bad_target")
    return None


def why_not_aimed(s: Table, aims: Aim, targets: tuple[Target, ...]) -> Refusal | None:
    """The right number and kind of targets."""
    if not aims:
        return Refusal.of(NeedsNoTarget(), "bad_target") if targets else None
    if not targets and not legal_targets(s, aims):
        return Refusal.of(NothingToAimAt(aims), "bad_target")
    if len(targets) != 1:
        return Refusal.of(NeedsOneTarget(aims), "bad_target")
    if not is_legal_target(s, aims, targets[0]):
        return Refusal.of(WrongTarget(aims), "bad_target")
    return None


# -- wells -----------------------------------------------------------------------------------------------------


@move
def play_well(g: Handle[Table], seat: int, card: HandCard) -> None:
    """Put a well from your hand on the field, once per turn of yours."""
    player = g.s.players[seat]
    well = take(player.hand, card)
    player.wells.append(well)
    player.purse.size += 1
    player.played_well = True
    g.emit(WellPlayed(seat, well))


@play_well.options
def playable_wells(s: Table, seat: int) -> list[int]:
    player = s.players[seat]
    if player.played_well or not is_slow_time(s, seat):
        return []
    return [card.iid for card in player.hand if card.kind == "well"]


@play_well.candidates
def wells_in_hand(s: Table, seat: int) -> list[int]:
    return shown(playable_wells(s, seat), (card.iid for card in s.players[seat].hand if card.kind == "well"))


@play_well.check
def why_not_well(s: Table, seat: int, card: int) -> Refusal | None:
    if why := why_not_in_hand(s, seat, card):
        return why
    held = found(s.players[seat].hand, card)
    if held is None or held.kind != "well":
        return Refusal.of(NotAWell(), "wrong_kind")
    if not is_slow_time(s, seat):
        return Refusal.of(WellTiming(), "wrong_timing")
    if s.players[seat].played_well:
        return Refusal.of(WellPlayedAlready(), "already_used")
    return None


# -- spells ----------------------------------------------------------------------------------------------------


@move
def cast(g: Handle[Table], seat: int, card: HandCard, targets: Targets = NO_TARGETS) -> None:
    """Pay for a card from your hand and put it on the stack, where it can be answered."""
    s = g.s
    player = s.players[seat]
    spell = take(player.hand, card)
    player.purse.pay(CARDS[spell.kind].cost)
    put_on_stack(g, "cast", Pending(0, seat, spell, "", targets))


def put_on_stack(g: Handle[Table], event: str, waiting: Pending) -> None:
    """Number an object, put it on top, and tell."""
    s = g.s
    s.objects += 1
    s.stack.append(Pending(s.objects, waiting.by, waiting.card, waiting.ability, waiting.targets))
    tell_aimed(g, event, waiting, lambda target: _told(s, target))


def _told(s: Table, target: Target) -> Aimed:
    """A target as events tell it: with what is printed on it."""
    if target.object is not None:
        spell = named(s.stack, target.object)
        return Aimed(object=target.object, kind=spell.card.kind if spell else "")
    aimed = creature_of(s, target.card)
    return Aimed(card=target.card, kind=aimed.creature.card.kind if aimed else "")


@cast.options
def castable(s: Table, seat: int) -> list[tuple[int, tuple[Target, ...]]]:
    player = s.players[seat]
    ready = player.purse.size - player.purse.spent
    slow = s.main and seat == s.active and not s.stack
    rows: list[tuple[int, tuple[Target, ...]]] = []
    for card in player.hand:
        kind = card.kind
        if kind == "well" or not (slow or FAST[kind]) or COST[kind] > ready:
            continue
        aims = AIMS[kind, ""]
        if aims:
            rows += ((card.iid, (target,)) for target in legal_targets(s, aims))
        else:
            rows.append((card.iid, NO_TARGETS))
    return rows


@cast.candidates
def spells_in_hand(s: Table, seat: int) -> list[tuple[int, tuple[Target, ...]]]:
    spells = (card.iid for card in s.players[seat].hand if card.kind != "well")
    return shown(castable(s, seat), spells, NO_TARGETS)


@cast.check
def why_not_cast(s: Table, seat: int, card: int, targets: tuple[Target, ...]) -> Refusal | None:
    """References, then costs, then timing and targets."""
    if why := why_not_in_hand(s, seat, card) or why_unknown(s, targets):
        return why
    held = found(s.players[seat].hand, card)
    assert held is not None
    printed = CARDS[held.kind]
    if why := s.players[seat].purse.why_not(printed.cost):
        return why
    if printed.kind == "well":
        return Refusal.of(WellIsNotCast(), "wrong_kind")
    if not printed.is_fast and not is_slow_time(s, seat):
        return Refusal.of(SlowTiming(held.kind), "wrong_timing")
    return why_not_aimed(s, AIMS[held.kind, ""], targets)


# -- tap abilities ---------------------------------------------------------------------------------------------


@move
def activate(g: Handle[Table], seat: int, source: Annotated[int, Ref("card")], targets: Targets = NO_TARGETS) -> None:
    """Tap a creature of yours for its ability, which goes on the stack."""
    aimed = creature_of(g.s, source)
    assert aimed is not None
    aimed.creature.tapped = True
    put_on_stack(g, "activated", Pending(0, seat, aimed.creature.card, "tap", targets))


@activate.options
def activatable(s: Table, seat: int) -> list[tuple[int, tuple[Target, ...]]]:
    return [
        (creature.card.iid, (target,))
        for creature in s.players[seat].field
        if creature.card.kind in ABLE and not creature.tapped and is_old_enough(s, creature)
        for target in legal_targets(s, AIMS[creature.card.kind, "tap"])
    ]


@activate.candidates
def able_creatures(s: Table, seat: int) -> list[tuple[int, tuple[Target, ...]]]:
    able = (creature.card.iid for creature in s.players[seat].field if creature.card.kind in ABLE)
    return shown(activatable(s, seat), able, NO_TARGETS)


@activate.check
def why_not_activate(s: Table, seat: int, source: int, targets: tuple[Target, ...]) -> Refusal | None:
    creature = next((creature for creature in s.players[seat].field if creature.card.iid == source), None)
    if creature is None:
        stack = [waiting.card for waiting in s.stack if waiting.is_card]
        return unplaced(s.players, seat, source, "field", stack)
    if why := why_unknown(s, targets):
        return why
    printed = CARDS[creature.card.kind]
    if not printed.tap:
        return Refusal.of(NoAbility(creature.card.kind), "wrong_kind")
    if creature.tapped:
        return Refusal.of(Exhausted(creature.card.kind))
    if not is_old_enough(s, creature):
        return Refusal.of(TooNew(creature.card.kind))
    return why_not_aimed(s, AIMS[creature.card.kind, "tap"], targets)


# -- the stack -------------------------------------------------------------------------------------------------


async def resolve(g: Handle[Table]) -> None:
    """Take the newest object off the stack and carry it out."""
    s = g.s
    waiting = s.stack.pop()
    printed = CARDS[waiting.card.kind]
    if waiting.is_card and printed.kind == "creature":
        enter_field(g, waiting.by, waiting.card)
        return
    effects = printed.effects_of(waiting.ability)
    aims = needs(effects)
    if aims and not is_legal_target(s, aims, waiting.targets[0]):
        g.emit(Fizzled(waiting.by, waiting.card))
    else:
        g.emit(Resolved(waiting.by, waiting.card, waiting.ability))
        for effect in effects:
            await effect.happen(g, waiting)
    if waiting.is_card:
        s.players[waiting.by].discard.append(waiting.card)


def enter_field(g: Handle[Table], seat: int, card: Card) -> None:
    """A creature comes to the field."""
    s = g.s
    s.players[seat].field.append(Creature(card, s.turn))
    g.emit(Entered(seat, card))
    trigger(s, seat, card, "enters")


def trigger(s: Table, seat: int, card: Card, ability: str) -> None:
    """Something happened that a card may react to."""
    if CARDS[card.kind].effects_of(ability):
        s.objects += 1
        s.triggers.append(Pending(s.objects, seat, card, ability))


def is_waiting(s: Table) -> bool:
    """Must something be placed or discarded before anybody receives priority?"""
    return bool(s.triggers or s.discards)


async def place(g: Handle[Table]) -> None:
    """First what an effect still wants discarded, then what has triggered, with its targets."""
    s = g.s
    if s.discards:
        seat, count = s.discards.pop(0)
        await discard(g, seat, count)
        return
    waiting, s.triggers = s.triggers, []
    for trigger in await in_order(g, waiting, order_from(s.players, g.seat), "order_triggers"):
        aims = needs(CARDS[trigger.card.kind].effects_of(trigger.ability))
        targets = NO_TARGETS
        if aims:
            options = tuple(legal_targets(s, aims))
            if not options:
                continue
            choice = One(options, of=Target, label=AimIt(trigger.card.kind, aims), refers="target")
            targets = (await g.ask(trigger.by, choice, id="choose_target"),)
        put_on_stack(g, "triggered", Pending(0, trigger.by, trigger.card, trigger.ability, targets))


def hand_of(s: Table, seat: int) -> Iterator[int]:
    """The numbers of the cards in a hand."""
    return (card.iid for card in s.players[seat].hand)


async def discard(g: Handle[Table], seat: int, count: int) -> None:
    """A seat discards cards of its choice; all of them if it has no more."""
    player = g.s.players[seat]
    if player.out or not player.hand:
        return
    if len(player.hand) > count:
        choice = Many(lambda s, at: list(hand_of(s, at)), min=count, max=count, label=DiscardSome(count), refers="card")
        chosen = await g.ask(seat, choice, id="discard")
    else:
        chosen = tuple(hand_of(g.s, seat))
    gone = [take(player.hand, iid) for iid in chosen]
    player.discard += gone
    g.emit(Discarded(seat, gone))
