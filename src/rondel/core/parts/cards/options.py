"""What can be chosen before a card game: who begins, and the decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from rondel.core.parts.cards.catalogue import Catalogue
from rondel.messages import Message

Deck = str | dict[str, int]
"""A ready-made deck by its name, or the number of copies of each card."""


class CardOptions(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Options that all card games of the kit share."""

    first_seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    """The seat that begins; nothing means it is drawn."""
    decks: tuple[Deck, ...] = ()
    """One for each seat: a name, or the copies of each card."""


class NoSuchFirstSeat(Message):
    seat: int
    last: int


class WrongNumberOfDecks(Message):
    seats: int


class NoSuchDeck(Message):
    deck: str
    decks: list[str]


class BadDeck(Message):
    number: int
    why: Message


def shown(legal: Iterable[Any], cards: Iterable[int], *rest: Any) -> list[Any]:
    """What to show of a move that begins with a card: the legal rows, and one for each further card.

    So a screen can tell why a card cannot be chosen. `rest` fills the other arguments of those rows.

    >>> shown([(1, "a"), (1, "b")], [1, 2], None)
    [(1, 'a'), (1, 'b'), (2, None)]
    >>> shown([1], [1, 2])
    [1, 2]
    """
    rows = list(legal)
    known = {row[0] if rest else row for row in rows}
    return rows + [(card, *rest) if rest else card for card in cards if card not in known]


def why_not_decks(options: CardOptions, seats: int, catalogue: Catalogue[Any]) -> Message | None:
    """Why these options cannot be played, or None."""
    if options.first_seat is not None and options.first_seat >= seats:
        return NoSuchFirstSeat(options.first_seat, seats - 1)
    if options.decks and len(options.decks) != seats:
        return WrongNumberOfDecks(seats)
    for seat, deck in enumerate(options.decks):
        if isinstance(deck, str):
            if deck not in catalogue.decks:
                return NoSuchDeck(deck, list(catalogue.decks))
        elif why := catalogue.why_not_deck(deck):
            return BadDeck(seat, why)
    return None


def deck_for(options: CardOptions, seat: int, catalogue: Catalogue[Any]) -> Mapping[str, int]:
    """The deck of a seat: as chosen, or the ready-made ones in turn."""
    chosen: Deck = options.decks[seat] if options.decks else list(catalogue.decks)[seat % len(catalogue.decks)]
    return catalogue.decks[chosen] if isinstance(chosen, str) else chosen
