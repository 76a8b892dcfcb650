"""What can be agreed before a match. Rules, section 3; clock and undo belong to the table, see `table.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The defaults are those of the specification; the catalogues say under `option-` what they are called."""

    wheel: Literal["standard", "tabletop"] = "standard"
    """The order of the eight slots."""
    rail_after: bool = True
    """An army that comes home may go on by rail."""
    blow_up_armies: Literal[1, 3] = 1
    """Armies spent to destroy a factory."""
    peace_vote_empty: bool = True
    """The owner is asked for peace even where it has no unit."""
    punt: Literal["same_round", "next_round"] = "same_round"
    """When somebody who punted is asked again."""
    round_limit: Annotated[int, Meta(ge=0, le=200)] = 0
    """The last round; 0 means that there is none."""


PRESETS: dict[str, dict[str, Any]] = {
    "tabletop": {"wheel": "tabletop", "blow_up_armies": 3},
    "late": {"rail_after": False, "blow_up_armies": 3, "peace_vote_empty": False, "punt": "next_round"},
    "short": {"round_limit": 12},
}
