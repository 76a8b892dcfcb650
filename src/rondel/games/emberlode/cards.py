"""What is printed on the cards, read from the data file. Rules, section B.1.3."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Literal

from rondel.cards import AbilityText, Catalogue, Definition
from rondel.games.emberlode.effects import AnyEffect
from rondel.games.emberlode.says import Does, TapFor, WhenItDies, WhenItEnters

TRIGGERED = ("enters", "dies")


class CardDef(Definition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A well, creature, rite or flash."""

    abilities: ClassVar[Mapping[str, type[AbilityText]]] = {
        "static": Does,
        "enters": WhenItEnters,
        "dies": WhenItDies,
        "tap": TapFor,
        "effects": Does,
    }

    kind: Literal["well", "creature", "rite", "flash"]
    power: int = 0
    toughness: int = 0
    effects: tuple[AnyEffect, ...] = ()
    """What a rite or flash does when it resolves."""
    enters: tuple[AnyEffect, ...] = ()
    dies: tuple[AnyEffect, ...] = ()
    tap: tuple[AnyEffect, ...] = ()
    """What tapping it does."""
    static: tuple[AnyEffect, ...] = ()
    """What holds as long as it is on the field."""

    @property
    def is_fast(self) -> bool:
        """May it be cast whenever its owner holds priority?"""
        return self.kind == "flash" or "ambush" in self.keywords


CATALOGUE = Catalogue.read(
    "emberlode", (Path(__file__).parent / "data" / "cards.json").read_bytes(), CardDef, unlimited=["well"]
)
CARDS: dict[str, CardDef] = CATALOGUE.cards
FAST = {kind: card.is_fast for kind, card in CARDS.items()}
