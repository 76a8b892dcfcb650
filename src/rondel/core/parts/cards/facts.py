"""What happens in every card game, as facts: cards drawn, discarded, returned."""

from __future__ import annotations

from typing import Annotated

from rondel.core.events import Fact
from rondel.core.parts.cards.zones import Card
from rondel.messages import Ref, Seat

CardRef = Annotated[Card, Ref("card")]
"""A card as messages and arguments name it."""


class Drew(Fact):
    """A seat drew cards; everybody is told how many."""

    light = True
    seat: Seat
    count: int


class DrewCards(Fact):
    """Which cards it drew, for the seat itself."""

    light = True
    seat: Seat
    cards: list[CardRef]


class Discarded(Fact):
    """Cards go to their owner's discard pile."""

    loses = ("seat",)
    seat: Seat
    cards: list[CardRef]


class Returned(Fact):
    """A card comes back into its owner's hand."""

    seat: Seat
    card: CardRef
