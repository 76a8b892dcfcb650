"""What is printed on cards and leaders, read from the data files. Rules, section B.3.2."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Literal

import msgspec
from msgspec import Struct

from rondel.cards import AbilityText, Catalogue, Definition
from rondel.games.skyreef.effects import AnyEffect
from rondel.games.skyreef.says import AtDusk, ChargedAttack, Does, OnAttack, OnDeploy, OnSpark, RestVolt

DATA = Path(__file__).parent / "data"


class CardDef(Definition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A unit, an event, or a leader."""

    abilities: ClassVar[Mapping[str, type[AbilityText]]] = {
        "lead": RestVolt,
        "charge": ChargedAttack,
        "deploy": OnDeploy,
        "attack": OnAttack,
        "dusk": AtDusk,
        "effects": Does,
        "spark": OnSpark,
    }

    kind: Literal["unit", "main event", "counter event", "dusk event", "leader"]
    power: int = 0
    counter: int = 0
    """The bonus it gives when it is discarded in a counter or assist step."""
    life: int = 0
    volts: int = 0
    effects: tuple[AnyEffect, ...] = ()
    """What an event does."""
    deploy: tuple[AnyEffect, ...] = ()
    attack: tuple[AnyEffect, ...] = ()
    dusk: tuple[AnyEffect, ...] = ()
    spark: tuple[AnyEffect, ...] = ()
    lead: tuple[AnyEffect, ...] = ()
    charge: tuple[AnyEffect, ...] = ()


class LeaderFile(Struct, forbid_unknown_fields=True):
    source: str
    leaders: tuple[CardDef, ...]


CATALOGUE = Catalogue.read("skyreef", (DATA / "cards.json").read_bytes(), CardDef)
LEADERS: dict[str, CardDef] = {
    card.id: card for card in msgspec.json.decode((DATA / "leaders.json").read_bytes(), type=LeaderFile).leaders
}
CARDS: dict[str, CardDef] = {**CATALOGUE.cards, **LEADERS}
DUSK_COST = 1
