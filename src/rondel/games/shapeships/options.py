"""What can be agreed before a match. Rules, section 3."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rondel.games.shapeships.catalogue import RULES, SPECIES

RANDOM = "random"
WISHES = (*SPECIES, RANDOM)
"""What a seat may choose."""
_C = RULES.constants
Fixed = Literal["choose", "human", "xenite", "centaur", "ancient", "random"]


def _from(low: int, high: int, title: str, description: str) -> Meta:
    return Meta(ge=low, le=high, title=title, description=description)


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Health, lines, species and the length of a match."""

    starting_health: Annotated[int, _from(1, 999, "Starting health", "Not above the maximum")] = _C.starting_health
    max_health: Annotated[int, _from(1, 999, "Maximum health", "Healing never lifts health above it")] = _C.max_health
    starting_lines: Annotated[int, _from(0, 12, "Starting lines", "Lines in hand before the first die")] = (
        _C.starting_lines
    )
    saved_line_cap: Annotated[int, _from(0, 99, "Saved lines", "The most lines that can be saved")] = _C.saved_line_cap
    first_species: Annotated[
        Fixed, Meta(title="Species of the first seat", description="Chosen in secret unless it is fixed here")
    ] = "choose"
    second_species: Annotated[
        Fixed, Meta(title="Species of the second seat", description="Chosen in secret unless it is fixed here")
    ] = "choose"
    turn_limit: Annotated[int, _from(0, 999, "Turn limit", "Then the higher health wins; 0 means no limit")] = (
        _C.turn_limit
    )

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


def validate(options: Options, seats: int) -> str | None:
    """Why this combination cannot be played, or None."""
    if options.starting_health > options.max_health:
        return f"starting_health {options.starting_health} is above max_health {options.max_health}"
    return None
