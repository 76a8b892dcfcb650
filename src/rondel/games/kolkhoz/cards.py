"""The cards: a card is its canonical text key, such as ``Hearts-10``.

The key is what people, files and views see, so the state holds it as it is; suit and value are looked up in tables,
which is as quick as computing them from a number.
"""

from __future__ import annotations

from typing import Annotated, Literal, NewType

from rondel import Ref

Card = NewType("Card", str)
Suit = NewType("Suit", str)

HEARTS, DIAMONDS, CLUBS, SPADES = SUITS = (Suit("Hearts"), Suit("Diamonds"), Suit("Clubs"), Suit("Spades"))
"""The suit order used everywhere. Each suit names a job."""
Part = Literal["hidden", "revealed"]
"""Where in a plot a card lies."""
Reason = Literal["unclaimed", "requisition", "drunkard", "trump"]
"""Why a card goes North."""
WILD = Suit("Saboteur")
"""What stands in place of a suit on the Saboteur, which matches all four."""

ACE, FIRST_WORKER, JACK, QUEEN, KING = 1, 6, 11, 12, 13


def card(suit: Suit, value: int) -> Card:
    """The card of that suit and value; the Ace is 1.

    >>> card(HEARTS, 10)
    'Hearts-10'
    """
    return Card(f"{suit}-{value}")


SABOTEUR = card(WILD, 0)
JOB_CARDS = {suit: tuple(card(suit, value) for value in range(ACE, FIRST_WORKER)) for suit in SUITS}
WORKERS = tuple(card(suit, value) for suit in SUITS for value in range(FIRST_WORKER, KING + 1))
ACES = tuple(card(suit, ACE) for suit in SUITS)
DECK = tuple(card(suit, value) for suit in SUITS for value in range(ACE, KING + 1))

SUIT: dict[Card, Suit] = {**{card(suit, v): suit for suit in SUITS for v in range(ACE, KING + 1)}, SABOTEUR: WILD}
VALUE: dict[Card, int] = {**{card(suit, v): v for suit in SUITS for v in range(ACE, KING + 1)}, SABOTEUR: 0}

CardRef = Annotated[Card, Ref("card", (*DECK, SABOTEUR))]
SuitRef = Annotated[Suit, Ref("suit", SUITS)]
PartRef = Annotated[Part, Ref("plot part")]
ReasonRef = Annotated[Reason, Ref("reason")]

DRUNKARD = {suit: card(suit, JACK) for suit in SUITS}
INFORMANT = {suit: card(suit, QUEEN) for suit in SUITS}
OFFICIAL = {suit: card(suit, KING) for suit in SUITS}
"""The face cards of each suit, by the parts they play when it is trump (option `nomenclature`)."""


def matches(key: Card, suit: Suit) -> bool:
    """Is the card of that suit? The Saboteur is of every suit."""
    return SUIT[key] == suit or key == SABOTEUR


_value = VALUE.__getitem__


def total(cards: list[Card]) -> int:
    """The sum of the cards' values.

    >>> total([card(HEARTS, 3), card(CLUBS, QUEEN)])
    15
    """
    return sum(map(_value, cards))
