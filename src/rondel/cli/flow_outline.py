"""The course of a game as an indented list, with the place where a match is."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text

from rondel.core.kernel import Kernel
from rondel.core.plan import PlanNode
from rondel.core.seats import is_player


def where(kernel: Kernel, name_of: Callable[[int], str]) -> RenderableType:
    """Every node of the flow; those the match is in are marked."""
    here = [frame.node for frame in kernel.pos.frames]
    lines = []
    for node in kernel.nodes[1:]:
        if node.i == 0 or (not node.node.id and node.level == "turn" and not node.children):
            continue
        mark = "▶" if here and node.i == here[-1] else "│" if node.i in here else " "
        style = "bold" if mark == "▶" else "" if mark == "│" else "dim"
        lines.append(Text(f"  {mark} {'  ' * max(0, node.depth - 1)}{title(node)}", style))
    pos = kernel.pos
    whose = f" of {name_of(pos.seat)}" if is_player(pos.seat) else ""
    counts = [f"turn {pos.turn}{whose}" if pos.turn else "", f"round {pos.round}" if pos.round else ""]
    lines.append(Text("  " + ", ".join(filter(None, counts))))
    return Group(*lines)


def title(node: PlanNode) -> str:
    """A node in words: its name, and what it waits for."""
    name = str(node.title) or f"{node.level} of each seat".capitalize()
    waits = {"none": "", "actor": "one seat acts", "window": "act or pass", "gate": "all decide at once"}[node.wait]
    return f"{name} ({waits})" if waits else name
