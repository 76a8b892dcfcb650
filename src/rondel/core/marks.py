"""The points one can go back to, read off the events of the flow."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rondel.core.events import Event
from rondel.core.game import Game
from rondel.core.log import Mark


def marks_of(game: Game, event: Event, v: int, name_of: Callable[[int], str]) -> Iterator[Mark]:
    """The mark an event of the flow makes, if any."""
    name, params = event.name, event.params
    if name == "turn_started":
        yield Mark(v, "turn", params["address"], f"turn of {name_of(params['seat'])}", params["seat"])
    elif name == "round_started":
        yield Mark(v, "round", "", f"round {params['round']}")
    elif name in ("node_entered", "segment_entered", "pass_started"):
        node = game.plan.by_address.get(params["address"])
        if node is not None and node.level in ("segment", "phase", "step"):
            label = node.node.label or node.node.id.replace("_", " ")
            yield Mark(v, node.level, node.address, f"{label} {params['number']}" if name == "pass_started" else label)
