"""What is printed on the components. English stands in `data/`; another language says the same by its id.

Every text is a message with its id and its English, so that a catalogue has to know only what it says otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from typing import Literal

from rondel import Message
from rondel.games.ti4 import library
from rondel.messages import Words


class PrintedText(Message):
    id: str
    text: str


class CardLine(PrintedText):
    """One line of a strategy card."""


class Condition(PrintedText):
    """What an objective asks for."""


class AgendaText(PrintedText):
    """What an agenda does, for its `for`, its `against` or its `effect`."""


class WindowHint(PrintedText):
    """What can be played when, or after, an agenda is revealed."""


class AbilityHint(PrintedText):
    """What a faction can do."""


class TechEffect(PrintedText):
    """What a technology does."""


class StepHint(PrintedText):
    """What is done in a step of the status phase, or of an agenda."""


def ability_id(name: str) -> str:
    """How catalogues call an ability.

    >>> ability_id("Law's Order")
    'laws-order'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", ""))


# -- the lines of the reference --------------------------------------------------------------------------------


class CardAbility(Message):
    part: Literal["primary", "secondary"]
    text: CardLine


class PointsWorth(Message):
    points: int


class SecretWorth(Message):
    phase: Literal["action", "status", "agenda"]
    points: int


class HomePlanet(Message):
    planet: str
    resources: int
    influence: int


class StartsWith(Message):
    units: list[UnitCount]
    commodities: int


class UnitCount(Message):
    unit: str
    count: int


class StartingTechs(Message):
    techs: list[str]


class ChoosesTechs(Message):
    count: int
    techs: list[str]


class FactionAbility(Message):
    name: str
    text: AbilityHint


class AgendaDecides(Message):
    type: Literal["law", "directive"]
    kind: library.OutcomeKind


class AgendaSide(Message):
    side: Literal["for", "against"]
    text: AgendaText


class OnlyIf(Message):
    text: AgendaText


class TechColour(Message):
    colour: str


class TechNeeds(Message):
    colour: TechColour
    needs: str


class EffectKind(Message):
    kind: str


class WindowName(Message):
    window: str


class Lines(Message):
    """One text after the other."""

    first: Words
    then: Words


def card_lines(
    card: library.StrategyCard, sets: tuple[str, ...], part: Literal["primary", "secondary"]
) -> list[CardLine]:
    """What a strategy card says with these sets, line by line."""
    variant = card.variant(sets)
    start = f"{card.id}-{variant}-{part}" if variant else f"{card.id}-{part}"
    texts = getattr(card.text(sets), part)
    return [CardLine(f"{start}-{number}", text) for number, text in enumerate(texts, 1)]


def joined(lines: Sequence[Message]) -> Message:
    """Several texts as one."""
    return reduce(lambda first, then: Lines(first.phrase, then.phrase), lines)
