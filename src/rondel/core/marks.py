"""The points one can go back to, read off the events of the flow."""

from __future__ import annotations

from collections.abc import Callable

from rondel.core.events import Event
from rondel.core.game import Game
from rondel.core.log import Level, Mark

MARKING = frozenset({"turn_started", "round_started", "node_entered", "segment_entered", "pass_started"})
"""The events that make a mark."""
_LEVELS: dict[str, Level] = {"segment": "segment", "phase": "phase", "step": "step", "turn": "turn"}


def mark_of(game: Game, event: Event, v: int, name_of: Callable[[int], str]) -> Mark:
    """The mark such an event makes."""
    name, params = event.name, event.params
    if name == "turn_started":
        return Mark(v, "turn", params["address"], f"turn of {name_of(params['seat'])}", params["seat"])
    if name == "round_started":
        return Mark(v, "round", "", f"round {params['round']}")
    node = game.plan.by_address.get(params["address"])
    if node is None:
        return Mark(v, "step", params["address"], params["address"])
    label = node.node.label or node.node.id.replace("_", " ")
    return Mark(v, _LEVELS.get(node.level, "step"), node.address, f"{label} {params.get('number', '')}".strip())
