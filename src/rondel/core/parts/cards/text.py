"""Cards named for people: in sentences, where an event tells of them, and on screens, where a number stands for one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from rondel.core.parts.cards.zones import Card, Side
from rondel.messages import Message, Phrase, Seat, Words, key_for


class CardNumbered(Message):
    """A card of which nothing but its number is known."""

    number: int


class SomebodysCard(Message):
    seat: Seat
    card: Words


def labeller(cards: Collection[str]) -> Callable[[Any], Words]:
    """A function that names a card, given as an instance, in its plain form or by its kind, under `card-` and that."""

    def card_name(card: Any) -> Words:
        kind = card.get("kind", "") if isinstance(card, dict) else getattr(card, "kind", card)
        return Phrase(key_for("card", kind)) if kind in cards else str(card)

    return card_name


def whose_card(
    sides: Sequence[Side], seat: int, iid: int, name: Callable[[Any], Words], own: Iterable[Card] = ()
) -> Message | Words:
    """A card by its number, as a seat sees it, and whose it is; `own` are further cards only that seat sees."""
    mine = next((card for card in (*sides[seat].hand, *own, *sides[seat].public()) if card.iid == iid), None)
    if mine is not None:
        return name(mine)
    for side in sides:
        for card in side.public():
            if card.iid == iid:
                return SomebodysCard(side.seat, name(card))
    return CardNumbered(iid)


def named_among(visible: Iterable[Card], iid: int, name: Callable[[Any], Words]) -> Message | Words:
    """The name of the card with that number among those somebody sees."""
    return next((name(card) for card in visible if card.iid == iid), CardNumbered(iid))
