"""What cards do: one class per effect, with its words and its rule. Rules, sections B.4.2 and B.4.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from rondel import Handle, Message
from rondel.cards import Card, Effect, Pending, Target, named, order_from, shuffle
from rondel.cards import draw_cards as draw_and_tell
from rondel.games.fenlight.says import (
    Cancelled,
    CancelsObject,
    Challenges,
    Damaged,
    DamagesUnit,
    DrawsCards,
    Firms,
    FloodsSite,
    GustsHome,
    PullsHome,
    RanOut,
    Readied,
    ReadiesUnit,
    SentHome,
    Strengthened,
)
from rondel.games.fenlight.state import BASE, Found, Table, Unit, unit_of, units

if TYPE_CHECKING:
    from rondel.games.fenlight.cards import CardDef

Aims = list[tuple[Target, ...]]


class FenEffect(Effect, frozen=True):
    """An effect of this game."""

    @property
    def needs(self) -> bool:
        """Must something be chosen for it?"""
        return False

    def aims(self, s: Table, by: int) -> Aims:
        """Everything it could be aimed at."""
        return [()]

    def happen(self, g: Handle[Table], by: int, targets: tuple[Target, ...]) -> None:
        """Carry it out; the targets have been checked."""
        raise NotImplementedError


class Aimed(FenEffect, frozen=True):
    """An effect with a target."""

    @property
    def needs(self) -> bool:
        return True


class Damage(Aimed, frozen=True, tag="damage"):
    amount: int

    @property
    def text(self) -> Message:
        return DamagesUnit(self.amount)

    def aims(self, s: Table, by: int) -> Aims:
        return _each(found for found in units(s) if found.unit.at != BASE)

    def happen(self, g: Handle[Table], by: int, targets: tuple[Target, ...]) -> None:
        hurt(g, _unit(g.s, targets[0]), self.amount)


class Flood(Aimed, frozen=True, tag="flood"):
    amount: int

    @property
    def text(self) -> Message:
        return FloodsSite(self.amount)

    def aims(self, s: Table, by: int) -> Aims:
        return [(Target(place=site),) for site in range(len(s.sites))]

    def happen(self, g: Handle[Table], by: int, targets: tuple[Target, ...]) -> None:
        for found in list(units(g.s)):
            if found.unit.at == targets[0].place:
                hurt(g, found.unit, self.amount)


class Gust(Aimed, frozen=True, tag="gust"):
    @property
    def text(self) -> Message:
        return GustsHome()

    def aims(self, s: Table, by: int) -> Aims:
        return _each(found for found in units(s) if found.seat != by and found.unit.at != BASE)

    def happen(self, g: Handle[Table], by: int, targets: tuple[Target, ...]) -> None:
        send_home(g, _unit(g.s, targets[0]))


class Challenge(Aimed, frozen=True, tag="challenge"):
    @property
    def text(self) -> Message:
        return Challenges()

    def aims(self, s: Table, by: int) -> Aims:
        return [
            (Target(card=mine.card.iid), Target(card=other.unit.card.iid))
            for mine in s.players[by].units
            if mine.at != BASE
            for other in units(s)
            if other.seat != by and other.unit.at == mine.at
        ]

    def happen(self, g: Handle[Table], by: int, targets: tuple[Target, ...]) -> None:
        one, two = (_found(g.s, target) for target in targets)
        first, second = might(g.s, *one), might(g.s, *two)
        hurt(g, one.unit, second)
        hurt(g, two.unit, first)


class Firm(Aimed, frozen=True, tag="firm"):
    might: int

    @property
    def text(self) -> Message:
        return Firms(self.might)

    def aims(self, s: Table, by: int) -> Aims:
        return [(Target(card=unit.card.iid),) for unit in s.players[by].units]

    def happen(self, g: Handle[Table], by: int, targets: tuple[Target, ...]) -> None:
        unit = _unit(g.s, targets[0])
        unit.might += self.might
        g.emit(Strengthened(unit.card, self.might))


class Cancel(Aimed, frozen=True, tag="cancel"):
    cost: int

    @property
    def text(self) -> Message:
        return CancelsObject(self.cost)

    def aims(self, s: Table, by: int) -> Aims:
        return [
            (Target(object=waiting.id),)
            for waiting in s.chain
            if waiting.by != by and printed(waiting.card).cost <= self.cost
        ]

    def happen(self, g: Handle[Table], by: int, targets: tuple[Target, ...]) -> None:
        waiting = named(g.s.chain, targets[0].object)
        if waiting is not None:
            g.s.chain.remove(waiting)
            g.s.players[waiting.by].discard.append(waiting.card)
            g.emit(Cancelled(waiting.by, waiting.card))


class Pull(Aimed, frozen=True, tag="pull"):
    @property
    def text(self) -> Message:
        return PullsHome()

    def aims(self, s: Table, by: int) -> Aims:
        return [(Target(card=unit.card.iid),) for unit in s.players[by].units if unit.at != BASE]

    def happen(self, g: Handle[Table], by: int, targets: tuple[Target, ...]) -> None:
        send_home(g, _unit(g.s, targets[0]))


class Ready(Aimed, frozen=True, tag="ready"):
    @property
    def text(self) -> Message:
        return ReadiesUnit()

    def aims(self, s: Table, by: int) -> Aims:
        return [(Target(card=unit.card.iid),) for unit in s.players[by].units if not unit.ready]

    def happen(self, g: Handle[Table], by: int, targets: tuple[Target, ...]) -> None:
        unit = _unit(g.s, targets[0])
        unit.ready = True
        g.emit(Readied(unit.card))


class Draw(FenEffect, frozen=True, tag="draw"):
    count: int = 1

    @property
    def text(self) -> Message:
        return DrawsCards(self.count)

    def happen(self, g: Handle[Table], by: int, targets: tuple[Target, ...]) -> None:
        draw_cards(g, by, self.count)


AnyEffect = Damage | Flood | Gust | Challenge | Firm | Cancel | Pull | Ready | Draw


def printed(card: Card) -> CardDef:
    """What is printed on a card; the cards are read with the effects, so they are looked up late."""
    from rondel.games.fenlight.cards import CARDS

    return CARDS[card.kind]


def aims_of(s: Table, waiting: Pending) -> Aims:
    """Everything a card could be aimed at now; one of its effects at most has a target."""
    for effect in printed(waiting.card).effects_of(waiting.ability):
        if effect.needs:
            found: Aims = effect.aims(s, waiting.by)
            return found
    return [()]


def _each(found: object) -> Aims:
    return [(Target(card=unit.unit.card.iid),) for unit in found]  # type: ignore[attr-defined]


def _found(s: Table, target: Target) -> Found:
    found = unit_of(s, target.card)
    assert found is not None
    return found


def _unit(s: Table, target: Target) -> Unit:
    return _found(s, target).unit


# -- what effects and showdowns share --------------------------------------------------------------------------


def might(s: Table, seat: int, unit: Unit) -> int:
    """Printed, this turn's bonus, and assault or shield while attacking or defending."""
    card = printed(unit.card)
    value = card.might + unit.might
    showdown = s.showdown
    if showdown is not None and unit.at == showdown.site:
        value += card.assault if seat == showdown.attacker else 0
        value += card.shield if seat == showdown.defender else 0
    return value


class Bodies(TypedDict):
    """What screens are told of bodies, by the numbers of the cards."""

    bodies: dict[int, int]


def bodies(s: Table) -> Bodies:
    """The might of the units that may differ from what is printed on them, for screens."""
    site = s.showdown.site if s.showdown is not None else None
    now = {
        unit.card.iid: might(s, player.seat, unit)
        for player in s.players
        for unit in player.units
        if unit.might or unit.at == site
    }
    return {"bodies": now}


def hurt(g: Handle[Table], unit: Unit, amount: int) -> None:
    """A unit takes damage."""
    unit.damage += amount
    g.emit(Damaged(unit.card, amount))


def send_home(g: Handle[Table], unit: Unit) -> None:
    """A unit moves to its base."""
    unit.at = BASE
    g.emit(SentHome(unit.card))


def draw_cards(g: Handle[Table], seat: int, count: int) -> None:
    """Draw one by one; who runs out shuffles the discard into the deck, and the next seat scores."""
    s = g.s
    player = s.players[seat]
    for _ in range(count):
        if not player.deck:
            player.deck, player.discard = player.discard, []
            shuffle(player, g.chance)
            lucky = next(other for other in (*order_from(s.players, seat + 1), seat) if other != seat)
            s.players[lucky].points += 1
            g.emit(RanOut(seat, lucky, s.players[lucky].points))
        draw_and_tell(g, player)
