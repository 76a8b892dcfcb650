"""What cards do: one class per effect, with its words and its rule. Rules, sections B.3.2 and B.3.3.

Each effect is carried out by itself, and the state settles before the next: what is asked is asked first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, TypedDict

from rondel import Handle, Message, One
from rondel.cards import Card, Discarded, Effect, Pending, Returned, draw_cards, take, to_hand, under_deck
from rondel.games.skyreef.says import (
    Boosted,
    BoostsAttacked,
    ChooseFor,
    Declined,
    DiscardsOne,
    DrawsCards,
    Healed,
    HealsLife,
    KnockedOut,
    KnocksOutByCost,
    KnocksOutByPower,
    LendsPower,
    PutsUnderDeck,
    PutUnder,
    Rested,
    RestsActive,
    RestsByCost,
    ReturnsUnit,
    WakesUnit,
    Woken,
)
from rondel.games.skyreef.state import Found, Table, fighter_of, fighters, leave_field

if TYPE_CHECKING:
    from rondel.games.skyreef.cards import CardDef

NOTHING = 0
"""The number that stands for choosing nothing."""


class ReefEffect(Effect, frozen=True):
    """An effect of this game."""

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        """Carry it out for the controller of its source; without a legal choice it is skipped."""
        raise NotImplementedError


class Draw(ReefEffect, frozen=True, tag="draw"):
    count: int = 1

    @property
    def text(self) -> Message:
        return DrawsCards(self.count)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        draw_cards(g, g.s.players[source.by], self.count)


class Discard(ReefEffect, frozen=True, tag="discard"):
    follows: ClassVar[bool] = True
    then: bool = False

    @property
    def text(self) -> Message:
        return DiscardsOne(self.then)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        player = g.s.players[source.by]
        if (iid := await hand_card(g, source.by, "discard")) is not None:
            player.discard.append(take(player.hand, iid))
            g.emit(Discarded(source.by, [player.discard[-1]]))


class Bottom(ReefEffect, frozen=True, tag="bottom"):
    follows: ClassVar[bool] = True

    @property
    def text(self) -> Message:
        return PutsUnderDeck()

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        player = g.s.players[source.by]
        if (iid := await hand_card(g, source.by, "bottom", secret=True)) is not None:
            under_deck(player, [take(player.hand, iid)])
            g.emit(PutUnder(source.by))


class KnockOut(ReefEffect, frozen=True, tag="knock out"):
    cost: int | None = None
    power: int | None = None
    rested: bool = False
    may: bool = False

    @property
    def text(self) -> Message:
        if self.cost is not None:
            return KnocksOutByCost(self.cost, self.rested, self.may)
        return KnocksOutByPower(self.power or 0, self.rested, self.may)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        def fits(found: Found) -> bool:
            if self.rested and found.fighter.active:
                return False
            if self.cost is not None:
                return printed(found.fighter.card).cost <= self.cost
            return self.power is not None and power(g.s, found) <= self.power

        chosen = await choose_unit(g, source, fits, self.text, self.may)
        if chosen is not None:
            knock_out(g, chosen)


class Heal(ReefEffect, frozen=True, tag="heal"):
    most: int

    @property
    def text(self) -> Message:
        return HealsLife(self.most)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        player = g.s.players[source.by]
        if len(player.life) <= self.most and player.deck:
            player.life.append(player.deck.pop())
            g.emit(Healed(source.by, len(player.life)))


class Rest(ReefEffect, frozen=True, tag="rest"):
    cost: int | None = None
    active: bool = False

    @property
    def text(self) -> Message:
        return RestsActive() if self.active else RestsByCost(self.cost or 0)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        def fits(found: Found) -> bool:
            cheap = self.cost is None or printed(found.fighter.card).cost <= self.cost
            return cheap and (found.fighter.active or not self.active)

        chosen = await choose_unit(g, source, fits, self.text, True)
        if chosen is not None:
            chosen.fighter.active = False
            g.emit(Rested(chosen.seat, chosen.fighter.card))


class Return(ReefEffect, frozen=True, tag="return"):
    cost: int

    @property
    def text(self) -> Message:
        return ReturnsUnit(self.cost)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        def fits(found: Found) -> bool:
            return printed(found.fighter.card).cost <= self.cost

        chosen = await choose_unit(g, source, fits, self.text, True)
        if chosen is not None:
            leave_field(g.s, chosen.seat, chosen.fighter.card.iid)
            to_hand(g.s.players[chosen.seat], chosen.fighter.card)
            g.emit(Returned(chosen.seat, chosen.fighter.card))


class Wake(ReefEffect, frozen=True, tag="wake"):
    @property
    def text(self) -> Message:
        return WakesUnit()

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        mine = [unit.card.iid for unit in g.s.players[source.by].units if not unit.active]
        chosen = await choose(g, source, mine, self.text, True)
        if chosen is not None:
            chosen.fighter.active = True
            g.emit(Woken(source.by, chosen.fighter.card))


class Boost(ReefEffect, frozen=True, tag="boost"):
    power: int

    @property
    def text(self) -> Message:
        return BoostsAttacked(self.power)

    async def happen(self, g: Handle[Table], source: Pending) -> None:
        raise_bonus(g, source.by, self.power)


class Lend(ReefEffect, frozen=True, tag="lend"):
    """A leader's own ability; the card it is lent to is an argument of the move."""

    power: int

    @property
    def text(self) -> Message:
        return LendsPower(self.power)


AnyEffect = Draw | Discard | Bottom | KnockOut | Heal | Rest | Return | Wake | Boost | Lend


def printed(card: Card) -> CardDef:
    """What is printed on a card; the cards are read with the effects, so they are looked up late."""
    from rondel.games.skyreef.cards import CARDS

    return CARDS[card.kind]


def power(s: Table, found: Found) -> int:
    """Printed, this turn's bonus, and attached volts in its owner's turn; not what is given for a battle."""
    charge = found.fighter.volts if s.active == found.seat else 0
    return printed(found.fighter.card).power + found.fighter.power + charge


class Bodies(TypedDict):
    """What screens are told of bodies, by the numbers of the cards."""

    bodies: dict[int, int]


def bodies(s: Table) -> Bodies:
    """The power of the leaders and units that may differ from what is printed, for screens; with bonuses in battle."""
    target, bonus = (s.battle.target, s.battle.bonus) if s.battle is not None else (0, 0)
    now = {
        fighter.card.iid: power(s, Found(player.seat, fighter)) + (bonus if fighter.card.iid == target else 0)
        for player in s.players
        for fighter in (player.leader, *player.units)
        if fighter.power or fighter.volts or fighter.card.iid == target
    }
    return {"bodies": now}


# -- choices ---------------------------------------------------------------------------------------------------


async def choose_unit(
    g: Handle[Table], source: Pending, fits: Callable[[Found], bool], effect: Message, may: bool
) -> Found | None:
    """Let the controller choose an opposing unit."""
    units = [
        found.fighter.card.iid
        for found in fighters(g.s)
        if found.seat != source.by and printed(found.fighter.card).kind == "unit" and fits(found)
    ]
    return await choose(g, source, units, effect, may)


async def choose(g: Handle[Table], source: Pending, iids: list[int], effect: Message, may: bool) -> Found | None:
    """Let the controller choose one of these cards, or nothing if it may."""
    if not iids:
        return None
    options = (*iids, NOTHING) if may else tuple(iids)
    if len(options) == 1:
        return fighter_of(g.s, options[0])
    choice = One(options, label=ChooseFor(effect.phrase), refers="card", default=NOTHING if may else None)
    chosen = fighter_of(g.s, await g.ask(source.by, choice, id="choose_card"))
    if chosen is None:
        g.emit(Declined(source.by))
    return chosen


async def hand_card(g: Handle[Table], seat: int, ask: str, *, secret: bool = False) -> int | None:
    """Let a seat choose a card of its hand, if it has any."""
    hand = g.s.players[seat].hand
    if not hand:
        return None
    choice = One(lambda s, at: [card.iid for card in s.players[at].hand], refers="card")
    chosen: int = await g.ask(seat, choice, id=ask, secret=secret)
    return chosen


# -- what effects and battles share ----------------------------------------------------------------------------


def knock_out(g: Handle[Table], found: Found) -> None:
    """A unit goes to the discard."""
    leave_field(g.s, found.seat, found.fighter.card.iid)
    g.s.players[found.seat].discard.append(found.fighter.card)
    g.emit(KnockedOut(found.seat, found.fighter.card))


def raise_bonus(g: Handle[Table], seat: int, amount: int) -> None:
    """The attacked card gets power for this battle."""
    if g.s.battle is not None:
        g.s.battle.bonus += amount
        g.emit(Boosted(seat, amount, g.s.battle.bonus))
