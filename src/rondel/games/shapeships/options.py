"""What can be agreed before a match. Rules, section 3."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rondel.games.shapeships.catalogue import RULES, SPECIES
from rondel.games.shapeships.reasons import TooHealthy

RANDOM = "random"
WISHES = (*SPECIES, RANDOM)
"""What a seat may choose."""
_C = RULES.constants
Fixed = Literal["choose", "human", "xenite", "centaur", "ancient", "random"]


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Health, lines, species and the length of a match.

    What each of them is called and means, the catalogues say under `option-`.
    """

    starting_health: Annotated[int, Meta(ge=1, le=999)] = _C.starting_health
    max_health: Annotated[int, Meta(ge=1, le=999)] = _C.max_health
    starting_lines: Annotated[int, Meta(ge=0, le=12)] = _C.starting_lines
    saved_line_cap: Annotated[int, Meta(ge=0, le=99)] = _C.saved_line_cap
    first_species: Fixed = "choose"
    second_species: Fixed = "choose"
    turn_limit: Annotated[int, Meta(ge=0, le=999)] = _C.turn_limit

    @property
    def fixed(self) -> tuple[str, str]:
        """What the options say about each seat's species."""
        return self.first_species, self.second_species


PRESETS: dict[str, dict[str, Any]] = {
    preset.id: {
        "starting_health": preset.starting_health,
        "max_health": preset.max_health,
        "starting_lines": preset.starting_lines,
    }
    for preset in RULES.presets
}

CLOCKS = {"untimed": "none", **{control.id: control.id for control in RULES.time_controls if control.base_s}}
"""The clocks the rulebook offers, and what the engine calls them."""


def validate(options: Options, seats: int) -> TooHealthy | None:
    """Why this combination cannot be played, or None."""
    starting, most = options.starting_health, options.max_health
    return TooHealthy(starting, most) if starting > most else None
