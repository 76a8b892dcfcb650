"""What is printed on the cards, read from the data file. Rules, section B.2.2."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Literal

from rondel.cards import Catalogue, Definition
from rondel.games.lanternfall.effects import AnyEffect


class CardDef(Definition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wanderer, deed or keepsake."""

    abilities: ClassVar[Mapping[str, str]] = {
        "played": "when played",
        "journeys": "when it journeys",
        "falls": "when it falls",
        "start": "start of your turn",
        "end": "end of your turn",
        "exert": "exert",
        "effects": "",
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

    def words_before(self, ability: str) -> str:
        words = super().words_before(ability)
        return f"{words} and pay {self.exert_cost}" if ability == "exert" and self.exert_cost else words


CATALOGUE = Catalogue.read("lanternfall", (Path(__file__).parent / "data" / "cards.json").read_bytes(), CardDef)
CARDS: dict[str, CardDef] = CATALOGUE.cards
