"""What can be agreed before a match: options with their defaults, presets, and what does not go together."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rondel import Message
from rondel.games.kolkhoz.says import (
    ExcludesNorthernStyle,
    NeedsDeck,
    TrumpNeedsFamine,
    TrumpNeedsSaboteur,
    WrongHumans,
)


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Rules, section 3.2: the game of the seed; section 11: later rules, all off.

    What each of them is called and means, the catalogues say under `option-`.
    """

    deck_type: Literal[52, 36] = 52
    nomenclature: bool = True
    allow_swap: bool = True
    northern_style: bool = False
    mice_variant: bool = False
    orden_nachalniku: bool = False
    medals_count: bool = False
    accumulate_jobs: bool = False
    famine_rule: Literal["ace_of_clubs", "final_year"] = "ace_of_clubs"
    assignment_rule: Literal["own_suit", "suits_in_trick"] = "own_suit"
    swap_limit: Annotated[int, Meta(ge=1)] | None = None
    bot_swap: Literal["auto_confirm", "play"] = "auto_confirm"
    drunkard_compensation: bool = True
    winner: Literal["highest", "lowest"] = "highest"
    reveal_rule: Literal["all_matching", "exiled_only"] = "all_matching"
    hero_of_soviet_union: bool = False
    saboteur: bool = False
    lotto_rewards: bool = False
    highest_cards_requisition: bool = False
    final_year_trump: bool = False
    pass_cards: bool = False
    max_years: Annotated[int, Meta(ge=1, le=5)] = 5
    is_human: tuple[bool, ...] = ()
    """Which seats are people when the match starts; nothing means all."""


PRESETS: dict[str, dict[str, Any]] = {
    "classic": {},
    "little_kolkhoz": {"deck_type": 36, "orden_nachalniku": True},
    "camp_style": {"deck_type": 36, "northern_style": True, "mice_variant": True},
    "kolkhoz2026": {
        "nomenclature": False,
        "famine_rule": "final_year",
        "assignment_rule": "suits_in_trick",
        "swap_limit": 1,
        "bot_swap": "play",
        "reveal_rule": "exiled_only",
        "hero_of_soviet_union": True,
        "saboteur": True,
        "lotto_rewards": True,
        "highest_cards_requisition": True,
        "final_year_trump": True,
    },
}


def validate(options: Options, seats: int) -> Message | None:
    """Why this combination cannot be played, or None."""
    short = options.deck_type == 36
    refused: tuple[tuple[bool, Message], ...] = (
        (options.orden_nachalniku and not short, NeedsDeck("orden_nachalniku", 36)),
        (options.orden_nachalniku and options.northern_style, ExcludesNorthernStyle("orden_nachalniku")),
        (options.accumulate_jobs and short, NeedsDeck("accumulate_jobs", 52)),
        (options.accumulate_jobs and options.northern_style, ExcludesNorthernStyle("accumulate_jobs")),
        (options.lotto_rewards and short, NeedsDeck("lotto_rewards", 52)),
        (options.highest_cards_requisition and short, NeedsDeck("highest_cards_requisition", 52)),
        (options.final_year_trump and not options.saboteur, TrumpNeedsSaboteur()),
        (options.final_year_trump and options.famine_rule != "final_year", TrumpNeedsFamine()),
        (len(options.is_human) not in (0, seats), WrongHumans(seats)),
    )
    return next((why for wrong, why in refused if wrong), None)
