"""Everything the game says, as values; the words are in `messages/`."""

from __future__ import annotations

from typing import Annotated, Any

from rondel import Fact, Message, Ref, Seat
from rondel.cards import Drew
from rondel.games.sparks.cards import Card

CardRef = Annotated[Card, Ref("card")]


class CardName(Message):
    card: Card


class CardTitle(Message):
    card: Card


class CardText(Message):
    card: Card


class TheCard(Message):
    card: Card


LABELS: dict[str, Any] = {"card": CardName}

# -- what happened ---------------------------------------------------------------------------------------------


class Thrown(Fact):
    seat: Seat
    card: Card
    at: int
    """A seat; the number of an object where the card is a douse."""


class Hit(Fact):
    decides = True
    loses = ("seat",)
    seat: Seat
    card: Card
    hearts: int


class Paid(Fact):
    light = True
    seat: Seat


class Fizzled(Fact):
    seat: Seat
    card: Card


FACTS = (Drew, Thrown, Hit, Paid, Fizzled)

# -- why not ---------------------------------------------------------------------------------------------------


class WrongKind(Message): ...


class NoSuchCard(Message):
    card: Card


class AimAtAnother(Message): ...


class OwnObject(Message): ...


class NothingToDouse(Message): ...


class CannotPay(Message):
    card: Card
    cost: int


# -- how it ended, and what hints speak of -----------------------------------------------------------------------


class MostHearts(Message): ...


class YourHearts(Message): ...


class OthersHearts(Message): ...


class WhatFlies(Message): ...


class EmbersLeft(Message): ...


class CardsInHand(Message): ...
