"""What is at stake in most card games: cards that leave the table, and what is left of those that stay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rondel.core.parts.cards.facts import CardRef
from rondel.core.parts.cards.zones import Card
from rondel.core.stakes import Gain, Loss, Stake
from rondel.messages import And, Seat


class YouLoseCards(Loss):
    marks = ("cards",)
    """Cards of whoever decides would be lost."""

    cards: And[CardRef]


class TheyLoseCards(Gain):
    marks = ("cards",)
    """Cards of another seat would be lost."""

    seat: Seat
    cards: And[CardRef]


class CardHolds(Stake):
    """Hurt, and still there."""

    card: CardRef
    left: int


class CardComesBack(Stake):
    """Into the hand of its owner."""

    seat: Seat
    card: CardRef


class CardStopped(Gain):
    """Something of somebody else that will not happen."""

    seat: Seat
    card: CardRef


class YourCardStopped(Loss):
    """A card of whoever decides would be stopped."""

    card: CardRef


class MeansLeft(Stake):
    """What can still be paid this turn."""

    ready: int
    size: int


def losses(me: int, lost: Iterable[tuple[int, Card]]) -> Iterator[Stake]:
    """Which cards of whom are lost, the own ones first."""
    by_seat: dict[int, list[Card]] = {}
    for seat, card in lost:
        by_seat.setdefault(seat, []).append(card)
    if mine := by_seat.pop(me, None):
        yield YouLoseCards(mine)
    yield from (TheyLoseCards(seat, cards) for seat, cards in by_seat.items())


def stopped(me: int, cancelled: Iterable[tuple[int, Card]]) -> Iterator[Stake]:
    """What will not happen, of whom."""
    for seat, card in cancelled:
        yield YourCardStopped(card) if seat == me else CardStopped(seat, card)
