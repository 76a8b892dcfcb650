"""What users may do beside the game at any time; none of it changes state or flow by itself."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct


class ChatArguments(Struct, frozen=True, forbid_unknown_fields=True):
    text: str


class AnswerArguments(Struct, frozen=True, forbid_unknown_fields=True):
    yes: bool


class AutoPassArguments(Struct, frozen=True, forbid_unknown_fields=True):
    preference: str
    stops: tuple[str, ...] | None = None
    """Nothing said: as they were."""
    until: str = ""
    idle: bool | None = None
    """Does an own turn go on by itself where nothing can be done? Nothing said: as it was."""


@dataclass(frozen=True)
class UserAction:
    """Who may do it, and what is given with it."""

    spectators: bool = False
    arguments: type[Struct] | None = None


USER_ACTIONS = {
    "chat": UserAction(spectators=True, arguments=ChatArguments),
    "concede": UserAction(),
    "offer_draw": UserAction(),
    "answer_draw": UserAction(arguments=AnswerArguments),
    "set_auto_pass": UserAction(arguments=AutoPassArguments),
}
