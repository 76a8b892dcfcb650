"""What can be agreed before a match. Rules, section 3; clock and undo belong to the table, see `table.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct


def _says(title: str, description: str) -> Meta:
    return Meta(title=title, description=description)


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The defaults are those of the specification."""

    wheel: Annotated[Literal["standard", "tabletop"], _says("Wheel", "The order of the eight slots")] = "standard"
    rail_after: Annotated[bool, _says("Rail on arrival", "An army that comes home may go on by rail")] = True
    blow_up_armies: Annotated[Literal[1, 3], _says("Demolition", "Armies spent to destroy a factory")] = 1
    peace_vote_empty: Annotated[
        bool, _says("Ask for empty land", "The owner is asked for peace even where it has no unit")
    ] = True
    punt: Annotated[
        Literal["same_round", "next_round"], _says("Punted purchases", "When somebody who punted is asked again")
    ] = "same_round"
    round_limit: Annotated[
        int, Meta(ge=0, le=200, title="Round limit", description="The last round; 0 means that there is none")
    ] = 0


PRESETS: dict[str, dict[str, Any]] = {
    "tabletop": {"wheel": "tabletop", "blow_up_armies": 3},
    "late": {"rail_after": False, "blow_up_armies": 3, "peace_vote_empty": False, "punt": "next_round"},
    "short": {"round_limit": 12},
}
