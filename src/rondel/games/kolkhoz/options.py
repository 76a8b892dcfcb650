"""What can be agreed before a match: options with their defaults, presets, and what does not go together."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct


def _says(title: str, description: str) -> Meta:
    return Meta(title=title, description=description)


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Rules, section 3.2: the game of the seed; section 11: later rules, all off."""

    deck_type: Annotated[Literal[52, 36], _says("Deck", "52 cards with job rewards, or 36 without")] = 52
    nomenclature: Annotated[bool, _says("Nomenclature", "Face cards of trump have special effects")] = True
    allow_swap: Annotated[bool, _says("Swaps", "Swap hand and plot cards from year 2 on")] = True
    northern_style: Annotated[bool, _says("Northern style", "Jobs pay nothing and everyone is vulnerable")] = False
    mice_variant: Annotated[bool, _says("Mice", "Only the highest card turned up goes North")] = False
    orden_nachalniku: Annotated[
        bool, _says("Orden Nachalniku", "A completed job becomes a stack in the leader's plot (36 cards)")
    ] = False
    medals_count: Annotated[bool, _says("Medals count", "Each medal is worth a point")] = False
    accumulate_jobs: Annotated[bool, _says("Jobs accumulate", "Unclaimed rewards wait for later years")] = False
    famine_rule: Annotated[
        Literal["ace_of_clubs", "final_year"], _says("Famine", "With the Ace of Clubs, or in year 5")
    ] = "ace_of_clubs"
    assignment_rule: Annotated[
        Literal["own_suit", "suits_in_trick"],
        _says("Assignment", "Trumps work anywhere and others at home, or all at any job of the trick"),
    ] = "own_suit"
    swap_limit: Annotated[
        Annotated[int, Meta(ge=1)] | None, _says("Swap limit", "Swaps for each seat and year; none means no limit")
    ] = None
    bot_swap: Annotated[
        Literal["auto_confirm", "play"], _says("Bots and swaps", "Bots are confirmed at once, or swap like people")
    ] = "auto_confirm"
    drunkard_compensation: Annotated[
        bool, _says("Drunkard's compensation", "The reward of a Drunkard's job returns to the pool")
    ] = True
    winner: Annotated[Literal["highest", "lowest"], _says("Winner", "The richest or the poorest plot wins")] = "highest"
    reveal_rule: Annotated[
        Literal["all_matching", "exiled_only"], _says("Revealing", "What requisition turns face up")
    ] = "all_matching"
    hero_of_soviet_union: Annotated[
        bool, _says("Hero of the Soviet Union", "Who wins every trick of a year is immune, all others vulnerable")
    ] = False
    saboteur: Annotated[bool, _says("Saboteur", "One more worker, of every suit and worth nothing")] = False
    lotto_rewards: Annotated[bool, _says("Lotto rewards", "One reward of each job is drawn from 5 to King")] = False
    highest_cards_requisition: Annotated[
        bool, _says("Highest cards", "Requisition takes as many of the highest cards as jobs failed")
    ] = False
    final_year_trump: Annotated[
        bool, _says("Final year's trump", "In the last year's famine an undealt card sets trump")
    ] = False
    pass_cards: Annotated[bool, _says("Passing", "Pass a card to a neighbour from year 2 on")] = False
    max_years: Annotated[int, Meta(ge=1, le=5, title="Years", description="How many years are played")] = 5
    is_human: Annotated[
        tuple[bool, ...], _says("Humans", "Which seats are people when the match starts; nothing means all")
    ] = ()


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


def validate(options: Options, seats: int) -> str | None:
    """Why this combination cannot be played, or None."""
    short = options.deck_type == 36
    refused = {
        "Orden Nachalniku needs the deck of 36": options.orden_nachalniku and not short,
        "Orden Nachalniku and northern style exclude each other": options.orden_nachalniku and options.northern_style,
        "accumulated jobs need the deck of 52": options.accumulate_jobs and short,
        "accumulated jobs and northern style exclude each other": options.accumulate_jobs and options.northern_style,
        "lotto rewards need the deck of 52": options.lotto_rewards and short,
        "highest-cards requisition needs the deck of 52": options.highest_cards_requisition and short,
        "the final year's trump needs the Saboteur": options.final_year_trump and not options.saboteur,
        "the final year's trump needs famine in the final year": options.final_year_trump
        and options.famine_rule != "final_year",
        f"is_human must name {seats} seats or none": len(options.is_human) not in (0, seats),
    }
    return next((why for why, wrong in refused.items() if wrong), None)
