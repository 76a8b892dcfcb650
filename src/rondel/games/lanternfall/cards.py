"""What is printed on the cards, read from the data file. Rules, section B.2.2."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Literal

from rondel import Message
from rondel.cards import AbilityText, Catalogue, Definition
from rondel.games.lanternfall.effects import AnyEffect
from rondel.games.lanternfall.says import (
    Does,
    EndOfTurn,
    ExertAndPay,
    ExertFor,
    StartOfTurn,
    WhenItFalls,
    WhenItJourneys,
    WhenPlayed,
)


class CardDef(Definition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wanderer, deed or keepsake."""

    abilities: ClassVar[Mapping[str, type[AbilityText]]] = {
        "played": WhenPlayed,
        "journeys": WhenItJourneys,
        "falls": WhenItFalls,
        "start": StartOfTurn,
        "end": EndOfTurn,
        "exert": ExertFor,
        "effects": Does,
    }

    kind: Literal["wanderer", "deed", "keepsake"]
    fuel: bool
    """May it be put into the reservoir?"""
    strength: int = 0
    resolve: int = 0
    renown: int = 0
    effects: tuple[AnyEffect, ...] = ()
    """What a deed does."""
    played: tuple[AnyEffect, ...] = ()
    journeys: tuple[AnyEffect, ...] = ()
    falls: tuple[AnyEffect, ...] = ()
    start: tuple[AnyEffect, ...] = ()
    end: tuple[AnyEffect, ...] = ()
    exert: tuple[AnyEffect, ...] = ()
    """What a keepsake does when it is used."""
    exert_cost: int = 0

    def said_of(self, ability: str, effects: Message) -> Message:
        if ability == "exert" and self.exert_cost:
            return ExertAndPay(self.exert_cost, effects)
        return super().said_of(ability, effects)


CATALOGUE = Catalogue.read("lanternfall", (Path(__file__).parent / "data" / "cards.json").read_bytes(), CardDef)
CARDS: dict[str, CardDef] = CATALOGUE.cards
