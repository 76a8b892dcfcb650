"""Things on their way: what is aimed at, objects that wait to be resolved, triggers that wait to be placed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any

from rondel.core.choices import Order
from rondel.core.parts.cards.zones import Card
from rondel.core.state import Unshown, Value
from rondel.messages import Message, Seat


class OrderTriggers(Message):
    """Who has several triggers of the same time is asked which comes first."""


class Target(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What something is aimed at: a card, a seat, an object that waits, or a place; in a message only what is given.

    >>> Target(card=7)
    Target(card=7)
    """

    card: Annotated[int | None, Unshown()] = None
    """The number of a card."""
    seat: Seat | None = None
    """A seat."""
    object: Annotated[int | None, Unshown()] = None
    """The number of an object that waits."""
    place: Annotated[int | None, Unshown()] = None
    """A place of the game's own."""

    def __repr__(self) -> str:
        given = [f"{name}={getattr(self, name)}" for name in self.__struct_fields__ if getattr(self, name) is not None]
        return f"Target({', '.join(given)})"


class Pending(Value, frozen=True):
    """An object on a stack, chain or in a bag, or a trigger that waits for its place there."""

    id: int
    """Its number; each object has another."""
    by: Seat
    """Who controls it."""
    card: Card
    """The card itself, or the source of the ability."""
    ability: Annotated[str, Unshown()] = ""
    """Which of the source's abilities; empty for the card itself."""
    targets: tuple[Target, ...] = ()
    """What it is aimed at."""
    step: Annotated[int, Unshown()] = 0
    """How many of its effects have been carried out."""

    @property
    def is_card(self) -> bool:
        """Is it the card itself, and not an ability?"""
        return not self.ability


def named(objects: Iterable[Pending], id: int | None) -> Pending | None:
    """The object with that number, if it still waits."""
    return next((pending for pending in objects if pending.id == id), None)


def tell_aimed(g: Any, event: str, waiting: Pending, told: Callable[[Target], Any]) -> None:
    """Emit an event about an object and what it is aimed at, if anything.

    It is called `event` without a target, `event_at_seat` with a seat (`at`), else `event_at` with `targets` as told;
    the game declares its facts by these names.
    """
    facts: dict[str, Any] = {"seat": waiting.by, "card": waiting.card}
    if not waiting.targets:
        g.emit(event, **facts)
    elif waiting.targets[0].seat is not None:
        g.emit(f"{event}_at_seat", **facts, at=waiting.targets[0].seat)
    else:
        g.emit(f"{event}_at", **facts, targets=[told(target) for target in waiting.targets])


def withdraw(objects: Sequence[Pending], gone: Sequence[int]) -> list[Pending]:
    """The objects without those of seats that are gone."""
    return [pending for pending in objects if pending.by not in gone]


def targeted(objects: Iterable[Pending], seat: int, cards: Iterable[int]) -> bool:
    """Is a seat, one of these cards of it or one of its objects a target of somebody else's object?"""
    waiting = list(objects)
    mine = {pending.id for pending in waiting if pending.by == seat}
    own = set(cards)
    return any(
        target.seat == seat or target.card in own or target.object in mine
        for pending in waiting
        if pending.by != seat
        for target in pending.targets
    )


def distinguishable(triggers: Sequence[Pending]) -> bool:
    """Does it matter in which order these triggers of one seat are placed?"""
    return len({(trigger.card.kind, trigger.ability) for trigger in triggers}) > 1


async def in_order(g: Any, waiting: Sequence[Pending], seats: Iterable[int], ask: str) -> list[Pending]:
    """Triggers of the same time, seat by seat in turn order; who has different ones is asked for their order."""
    placed: list[Pending] = []
    for seat in seats:
        mine = [trigger for trigger in waiting if trigger.by == seat]
        if distinguishable(mine):
            ids = tuple(trigger.id for trigger in mine)
            wanted = await g.ask(seat, Order(ids, label=OrderTriggers(), refers="trigger"), id=ask)
            mine = sorted(mine, key=lambda trigger: wanted.index(trigger.id))
        placed += mine
    return placed
