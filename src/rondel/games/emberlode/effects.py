"""What cards do: one class per effect, with its words and its rule. Rules, sections B.1.3 and B.1.4."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, cast

from rondel import Handle, Message, YesNo
from rondel.cards import Effect, Pending, Returned, Target, living, named, to_hand
from rondel.core.parts import cards as kit
from rondel.games.emberlode.says import (
    Aim,
    Cancelled,
    CancelsSpell,
    CancelsUnlessPaid,
    Damaged,
    DealsDamage,
    DrawsCards,
    Hurt,
    Paid,
    Pays,
    PayToKeep,
    Rallied,
    ReturnsCreature,
    Scorched,
    Scorches,
    Strengthened,
    StrengthensAll,
    StrengthensOne,
    StrengthensOthers,
    Tapped,
    TapsCreature,
    ThenDiscards,
)
from rondel.games.emberlode.state import Found, Table, creature_of, fielded


class EmberEffect(Effect, frozen=True):
    """An effect of this game."""

    @property
    def aims(self) -> Aim:
        """What must be chosen as its target."""
        return ""

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        """Carry it out for the controller of an object."""
        raise NotImplementedError


class Damage(EmberEffect, frozen=True, tag="damage"):
    amount: int
    to: Literal["any", "player"]

    @property
    def text(self) -> Message:
        return DealsDamage(self.amount, self.to)

    @property
    def aims(self) -> Aim:
        return self.to

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        (target,) = source.targets
        deal(g, self.amount, target)


class Pump(EmberEffect, frozen=True, tag="pump"):
    power: int
    toughness: int

    @property
    def text(self) -> Message:
        return StrengthensOne(self.power, self.toughness)

    @property
    def aims(self) -> Aim:
        return "creature"

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        creature = aimed_at(g.s, source).creature
        creature.power += self.power
        creature.toughness += self.toughness
        g.emit(Strengthened(creature.card, self.power, self.toughness))


class Rally(EmberEffect, frozen=True, tag="rally"):
    power: int

    @property
    def text(self) -> Message:
        return StrengthensAll(self.power)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        for creature in g.s.players[source.by].field:
            creature.power += self.power
        g.emit(Rallied(source.by, self.power))


class Lead(EmberEffect, frozen=True, tag="lead"):
    """Static: read off the field wherever power is asked for."""

    power: int

    @property
    def text(self) -> Message:
        return StrengthensOthers(self.power)


class Pay(EmberEffect, frozen=True, tag="pay"):
    """What a well does by itself when something is paid."""

    amount: int

    @property
    def text(self) -> Message:
        return Pays(self.amount)


class Cancel(EmberEffect, frozen=True, tag="cancel"):
    unless: int = 0

    @property
    def text(self) -> Message:
        return CancelsUnlessPaid(self.unless) if self.unless else CancelsSpell()

    @property
    def aims(self) -> Aim:
        return "spell"

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        s = g.s
        spell = named(s.stack, source.targets[0].object)
        assert spell is not None
        purse = s.players[spell.by].purse
        may_pay = 0 < self.unless <= purse.ready
        if may_pay and await g.ask(spell.by, YesNo(label=PayToKeep(self.unless)), id="pay"):
            purse.pay(self.unless)
            g.emit(Paid(spell.by, self.unless))
            return
        s.stack.remove(spell)
        s.players[spell.by].discard.append(spell.card)
        g.emit(Cancelled(spell.by, spell.card))


class Tap(EmberEffect, frozen=True, tag="tap"):
    @property
    def text(self) -> Message:
        return TapsCreature()

    @property
    def aims(self) -> Aim:
        return "creature"

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        creature = aimed_at(g.s, source).creature
        creature.tapped = True
        g.emit(Tapped(creature.card))


class Return(EmberEffect, frozen=True, tag="return"):
    @property
    def text(self) -> Message:
        return ReturnsCreature()

    @property
    def aims(self) -> Aim:
        return "creature"

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        seat, creature = aimed_at(g.s, source)
        leave_field(g.s, seat, creature.card.iid)
        to_hand(g.s.players[seat], creature.card)
        g.emit(Returned(seat, creature.card))


class Draw(EmberEffect, frozen=True, tag="draw"):
    count: int = 1

    @property
    def text(self) -> Message:
        return DrawsCards(self.count)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        draw_cards(g, source.by, self.count)


class Discard(EmberEffect, frozen=True, tag="discard"):
    follows: ClassVar[bool] = True

    count: int

    @property
    def text(self) -> Message:
        return ThenDiscards(self.count)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        g.s.discards.append((source.by, self.count))  # asked once the state has settled


class Scorch(EmberEffect, frozen=True, tag="scorch"):
    amount: int

    @property
    def text(self) -> Message:
        return Scorches(self.amount)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        for creature in fielded(g.s):
            creature.damage += self.amount
        g.emit(Scorched(self.amount))


AnyEffect = Damage | Pump | Rally | Lead | Pay | Cancel | Tap | Return | Draw | Discard | Scorch


# -- targets ---------------------------------------------------------------------------------------------------


def legal_targets(s: Table, aims: Aim) -> list[Target]:
    """Everything an effect could be aimed at."""
    if aims == "spell":
        return [Target(object=waiting.id) for waiting in s.stack if waiting.is_card]
    found = [] if aims == "player" else [Target(card=creature.card.iid) for creature in fielded(s)]
    if aims in ("any", "player"):
        found += (Target(seat=seat) for seat in living(s.players))
    return found


def is_legal_target(s: Table, aims: Aim, target: Target) -> bool:
    """Can the effect be aimed at that?"""
    return target in legal_targets(s, aims)


def aimed_at(s: Table, source: Pending) -> Found:
    """The creature an object is aimed at; it has been checked to be there."""
    return cast("Found", creature_of(s, source.targets[0].card))


# -- what effects and combat share -----------------------------------------------------------------------------


def deal(g: Handle[Table], amount: int, target: Target) -> None:
    """Deal damage to a seat or creature."""
    s = g.s
    if target.seat is not None:
        s.players[target.seat].vigor -= amount
        g.emit(Hurt(target.seat, amount, s.players[target.seat].vigor))
    elif (found := creature_of(s, target.card)) is not None:
        found.creature.damage += amount
        g.emit(Damaged(found.creature.card, amount))


def draw_cards(g: Handle[Table], seat: int, count: int) -> None:
    """Draw one by one; who would draw from an empty deck is eliminated at the next state check."""
    player = g.s.players[seat]
    if kit.draw_cards(g, player, count) < count:
        player.drew_from_nothing = True


def leave_field(s: Table, seat: int, iid: int) -> None:
    """Take a creature off the field and out of combat."""
    player = s.players[seat]
    player.field = [creature for creature in player.field if creature.card.iid != iid]
    for other in fielded(s):
        if iid in other.blockers:
            other.blockers.remove(iid)
        if other.blocks == iid:
            other.blocks = 0


def needs(effects: tuple[Any, ...]) -> Aim:
    """What the effects of an ability must be aimed at; at most one of them wants a target."""
    return next((effect.aims for effect in effects if effect.aims), "")
