"""What is printed on the cards, read from the data file. Rules, section B.4.2."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Literal

from rondel.cards import AbilityText, Catalogue, Definition
from rondel.games.fenlight.effects import AnyEffect
from rondel.games.fenlight.says import Does, WhenHeld, WhenPlayed


class CardDef(Definition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A unit, or a spell of some speed."""

    abilities: ClassVar[Mapping[str, type[AbilityText]]] = {
        "played": WhenPlayed,
        "holds": WhenHeld,
        "effects": Does,
    }

    kind: Literal["unit", "slow", "action", "reaction"]
    might: int = 0
    effects: tuple[AnyEffect, ...] = ()
    """What a spell does."""
    played: tuple[AnyEffect, ...] = ()
    holds: tuple[AnyEffect, ...] = ()

    def _bonus(self, keyword: str) -> int:
        return sum(int(word.split()[1]) for word in self.keywords if word.startswith(f"{keyword} "))

    @property
    def assault(self) -> int:
        """Might gained while attacking."""
        return self._bonus("assault")

    @property
    def shield(self) -> int:
        """Might gained while defending."""
        return self._bonus("shield")


CATALOGUE = Catalogue.read("fenlight", (Path(__file__).parent / "data" / "cards.json").read_bytes(), CardDef)
CARDS: dict[str, CardDef] = CATALOGUE.cards
