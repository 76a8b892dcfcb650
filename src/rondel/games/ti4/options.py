"""What can be agreed, before the game or in the middle of it. Rules, section 4.3.

Options of a single device (fullscreen, clocks shown, hotkeys) stay on that device and are not part of the game.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from rondel.games.ti4.library import OPTIONS, SETS, Set

Value = bool | int | str | tuple[str, ...]
DEFAULT_SETS: tuple[Set, ...] = ("base", "pok", "codex")


def _says(id: str, **limits: Any) -> Meta:
    return Meta(title=OPTIONS[id].label, **limits)


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All options of a game."""

    show_vp_meter: Annotated[bool, _says("show_vp_meter")] = True
    vp_limit: Annotated[int, _says("vp_limit", ge=1, le=20)] = 10
    inactivity_minutes: Annotated[int, _says("inactivity_minutes", ge=0, le=120)] = 15
    timer_mode: Annotated[Literal["per-turn", "cumulative"], _says("timer_mode")] = "per-turn"
    decision_bar: Annotated[bool, _says("decision_bar")] = False
    decision_bar_seconds: Annotated[int, _says("decision_bar_seconds", ge=10, le=600)] = 90
    decision_bar_mode: Annotated[Literal["manual", "repeat"], _says("decision_bar_mode")] = "manual"
    detailed_agenda: Annotated[bool, _says("detailed_agenda")] = True
    status_order: Annotated[Literal["initiative", "speaker"], _says("status_order")] = "initiative"
    strategy_cards_per_player: Annotated[Literal["auto", "1", "2"], _says("strategy_cards_per_player")] = "auto"
    naalu_zero_token: Annotated[bool, _says("naalu_zero_token")] = True
    mecatol_prompt: Annotated[Literal["first-round", "until-claimed"], _says("mecatol_prompt")] = "first-round"
    custodians_vp: Annotated[bool, _says("custodians_vp")] = True
    auto_vp: Annotated[bool, _says("auto_vp")] = True
    player_scoring: Annotated[bool, _says("player_scoring")] = True
    status_checklist: Annotated[Literal["table", "per-player"], _says("status_checklist")] = "table"
    auto_advance: Annotated[bool, _says("auto_advance")] = False
    sets: Annotated[tuple[Set, ...], _says("sets")] = DEFAULT_SETS


NAMES: tuple[str, ...] = Options.__struct_fields__
PRESETS: dict[str, dict[str, Any]] = {
    "long": {"vp_limit": 14},
    "plain": {"detailed_agenda": False, "decision_bar": True, "auto_advance": True, "mecatol_prompt": "until-claimed"},
}
MANY_CARDS = 4
"""With up to so many seats everybody has two strategy cards."""


def validate(options: Options, seats: int) -> str | None:
    """Why these options cannot be agreed on, or None."""
    if "base" not in options.sets or len(set(options.sets)) != len(options.sets):
        return "sets must name base, and each set once"
    if options.strategy_cards_per_player == "2" and seats < 3:
        return "two strategy cards each need three seats or more"
    return None


def changed(options: Options, id: str, value: Value) -> Options | None:
    """The options with one of them set, or None if the value does not fit."""
    if id == "sets" and isinstance(value, tuple):
        value = tuple(name for name in SETS if name in value) if set(value) <= set(SETS) else value
    try:
        made = msgspec.convert({**msgspec.to_builtins(options), id: value}, Options)
    except msgspec.ValidationError:
        return None
    return None if validate(made, 8) else made


def values(options: Options, id: str) -> tuple[Value, ...]:
    """Values worth suggesting for an option, other than the present one."""
    facts = OPTIONS[id]
    found: tuple[Value, ...]
    if facts.type == "bool":
        found = (True, False)
    elif facts.type == "enum":
        found = facts.values
    elif facts.type == "set":
        found = (("base",), DEFAULT_SETS, tuple(SETS))
    else:
        found = tuple(dict.fromkeys((facts.min or 0, *facts.presets, facts.default, facts.max or 0)))
    return tuple(value for value in found if value != getattr(options, id))
