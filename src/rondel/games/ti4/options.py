"""What can be agreed, before the game or in the middle of it. Rules, section 4.3.

Options of a single device (fullscreen, clocks shown, hotkeys) stay on that device and are not part of the game.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from rondel import Message
from rondel.games.ti4.library import OPTIONS, SETS, Set
from rondel.games.ti4.says.reasons import SetsNeedBase, TwoCardsNeedThree

Value = bool | int | str | tuple[str, ...]
DEFAULT_SETS: tuple[Set, ...] = ("base", "pok", "codex")


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All options of a game; the catalogues say what they are called."""

    show_vp_meter: bool = True
    vp_limit: Annotated[int, Meta(ge=1, le=20)] = 10
    inactivity_minutes: Annotated[int, Meta(ge=0, le=120)] = 15
    timer_mode: Literal["per-turn", "cumulative"] = "per-turn"
    decision_bar: bool = False
    decision_bar_seconds: Annotated[int, Meta(ge=10, le=600)] = 90
    decision_bar_mode: Literal["manual", "repeat"] = "manual"
    detailed_agenda: bool = True
    status_order: Literal["initiative", "speaker"] = "initiative"
    strategy_cards_per_player: Literal["auto", "1", "2"] = "auto"
    naalu_zero_token: bool = True
    mecatol_prompt: Literal["first-round", "until-claimed"] = "first-round"
    custodians_vp: bool = True
    auto_vp: bool = True
    player_scoring: bool = True
    status_checklist: Literal["table", "per-player"] = "table"
    auto_advance: bool = False
    planet_ledger: bool = False
    sets: tuple[Set, ...] = DEFAULT_SETS


NAMES: tuple[str, ...] = Options.__struct_fields__
PRESETS: dict[str, dict[str, Any]] = {
    "long": {"vp_limit": 14},
    "plain": {"detailed_agenda": False, "decision_bar": True, "auto_advance": True, "mecatol_prompt": "until-claimed"},
}
MANY_CARDS = 4
"""With up to so many seats everybody has two strategy cards."""


def validate(options: Options, seats: int) -> Message | None:
    """Why these options cannot be agreed on, or None."""
    if "base" not in options.sets or len(set(options.sets)) != len(options.sets):
        return SetsNeedBase()
    if options.strategy_cards_per_player == "2" and seats < 3:
        return TwoCardsNeedThree()
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
