"""What cards do: one class per effect, with its words and its rule. Rules, sections B.2.2 and B.2.3."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rondel import Handle, Message, One
from rondel.cards import Card, Effect, Pending, Returned, opponents, to_hand
from rondel.core.parts import cards as kit
from rondel.games.lanternfall.says import (
    CatchesUp,
    ChooseFor,
    Damaged,
    DealsDamage,
    DrawsCards,
    Gained,
    GainsRenown,
    Mended,
    MendsOne,
    Rallied,
    RalliesAll,
    ReturnsWanderer,
    Robs,
    Tended,
    TendsAll,
)
from rondel.games.lanternfall.state import Found, Table, wanderer_of, wanderers

if TYPE_CHECKING:
    from rondel.games.lanternfall.cards import CardDef


class LanternEffect(Effect, frozen=True):
    """An effect of this game."""

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        """Carry it out for the controller of its source; without a legal choice it is skipped."""
        raise NotImplementedError


class CatchUp(LanternEffect, frozen=True, tag="catch up"):
    amount: int

    @property
    def text(self) -> Message:
        return CatchesUp(self.amount)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        players = g.s.players
        mine = players[source.by].renown
        if all(players[other].renown > mine for other in opponents(players, source.by)):
            gain(g, source.by, self.amount)


class Rob(LanternEffect, frozen=True, tag="rob"):
    @property
    def text(self) -> Message:
        return Robs()

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        g.s.discards += opponents(g.s.players, source.by)  # asked one after the other, before the bag goes on


class Draw(LanternEffect, frozen=True, tag="draw"):
    count: int = 1

    @property
    def text(self) -> Message:
        return DrawsCards(self.count)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        draw_cards(g, source.by, self.count)


class Tend(LanternEffect, frozen=True, tag="tend"):
    amount: int

    @property
    def text(self) -> Message:
        return TendsAll(self.amount)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        for wanderer in g.s.players[source.by].field:
            wanderer.damage = max(0, wanderer.damage - self.amount)
        g.emit(Tended(source.by, self.amount))


class Damage(LanternEffect, frozen=True, tag="damage"):
    amount: int

    @property
    def text(self) -> Message:
        return DealsDamage(self.amount)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        chosen = await choose(g, source, lambda found: found.seat != source.by, self.text)
        if chosen is not None:
            chosen.wanderer.damage += self.amount
            g.emit(Damaged(chosen.wanderer.card, self.amount))


class Mend(LanternEffect, frozen=True, tag="mend"):
    amount: int

    @property
    def text(self) -> Message:
        return MendsOne(self.amount)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        chosen = await choose(g, source, lambda found: found.seat == source.by, self.text)
        if chosen is not None:
            chosen.wanderer.damage = max(0, chosen.wanderer.damage - self.amount)
            g.emit(Mended(chosen.wanderer.card, chosen.wanderer.damage))


class Return(LanternEffect, frozen=True, tag="return"):
    cost: int

    @property
    def text(self) -> Message:
        return ReturnsWanderer(self.cost)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        chosen = await choose(g, source, lambda found: printed(found.wanderer.card).cost <= self.cost, self.text)
        if chosen is not None:
            player = g.s.players[chosen.seat]
            player.field = [wanderer for wanderer in player.field if wanderer is not chosen.wanderer]
            to_hand(player, chosen.wanderer.card)
            g.emit(Returned(chosen.seat, chosen.wanderer.card))


class Renown(LanternEffect, frozen=True, tag="renown"):
    amount: int

    @property
    def text(self) -> Message:
        return GainsRenown(self.amount)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        gain(g, source.by, self.amount)


class Rally(LanternEffect, frozen=True, tag="rally"):
    strength: int

    @property
    def text(self) -> Message:
        return RalliesAll(self.strength)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        g.s.players[source.by].strength += self.strength
        g.emit(Rallied(source.by, self.strength))


AnyEffect = CatchUp | Rob | Draw | Tend | Damage | Mend | Return | Renown | Rally


def printed(card: Card) -> CardDef:
    """What is printed on a card; the cards are read with the effects, so they are looked up late."""
    from rondel.games.lanternfall.cards import CARDS

    return CARDS[card.kind]


async def choose(
    g: Handle[Table], source: Pending, fits: Callable[[Found], bool], effect: Message, ask: str = "choose_card"
) -> Found | None:
    """Let the controller choose a wanderer; those of opponents that are aloof cannot be chosen."""
    options = tuple(
        found.wanderer.card.iid
        for found in wanderers(g.s)
        if fits(found) and (found.seat == source.by or not is_aloof(found))
    )
    if not options:
        return None
    iid = await g.ask(source.by, One(options, label=ChooseFor(effect.phrase), refers="card"), id=ask)
    return wanderer_of(g.s, iid)


def is_aloof(found: Found) -> bool:
    """Can effects of opponents not choose it?"""
    return "aloof" in printed(found.wanderer.card).keywords


def gain(g: Handle[Table], seat: int, amount: int) -> None:
    """Gain renown."""
    player = g.s.players[seat]
    player.renown += amount
    g.emit(Gained(seat, amount, player.renown))


def draw_cards(g: Handle[Table], seat: int, count: int) -> None:
    """Draw; who would draw from an empty deck is eliminated at the next state check."""
    player = g.s.players[seat]
    if kit.draw_cards(g, player, count) < count:
        player.drew_from_nothing = True
