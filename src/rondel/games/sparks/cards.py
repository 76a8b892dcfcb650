"""What can be thrown, and what it costs and does."""

from __future__ import annotations

from enum import Enum


class Card(Enum):
    """What can be thrown."""

    SPARK = "spark"
    FLARE = "flare"
    DOUSE = "douse"


COST = {Card.SPARK: 1, Card.FLARE: 2, Card.DOUSE: 1}
DAMAGE = {Card.SPARK: 1, Card.FLARE: 2}
DECK = [Card.SPARK] * 12 + [Card.FLARE] * 8 + [Card.DOUSE] * 12
