"""The points one can go back to, read off the events of the flow."""

from __future__ import annotations

from rondel.core.events import Event
from rondel.core.game import Game
from rondel.core.log import Mark, UndoReach
from rondel.messages import Message, Seat, Words

MARKING = frozenset({"turn_started", "round_started", "node_entered", "segment_entered", "pass_started"})
"""The events that make a mark."""
_LEVELS: dict[str, UndoReach] = {"segment": "segment", "phase": "phase", "step": "step", "turn": "turn"}


class TurnOf(Message):
    seat: Seat


class RoundNumber(Message):
    number: int


class Numbered(Message):
    """One pass of a loop."""

    what: Words
    number: int


def mark_of(game: Game, event: Event, v: int) -> Mark:
    """The mark such an event makes."""
    name, params = event.name, event.params
    if name == "turn_started":
        return Mark(v, "turn", params["address"], TurnOf(params["seat"]).phrase, params["seat"])
    if name == "round_started":
        return Mark(v, "round", "", RoundNumber(params["round"]).phrase)
    node = game.plan.by_address.get(params["address"])
    if node is None:
        return Mark(v, "step", params["address"], params["address"])
    number = params.get("number")
    label = node.title if number is None else Numbered(node.title, number).phrase
    return Mark(v, _LEVELS.get(node.level, "step"), node.address, label)
