"""The flow as boxes and arrows, for drawing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Literal

from msgspec import Struct

from rondel.core.plan import Plan, PlanNode
from rondel.core.position import Position


class Edge(Struct, frozen=True):
    """An arrow of the diagram."""

    source: str
    target: str
    label: str = ""
    kind: Literal["next", "again", "jump", "call"] = "next"
    """On to the next node, back for another pass or turn, elsewhere, or into a sub-flow that returns."""


class Box(Struct, frozen=True):
    """A node of the diagram."""

    address: str
    """Its name in the diagram; a node without an id has a number behind its address."""
    level: str
    label: str
    parent: str = ""
    """The box it stands in."""
    wait: str = "none"
    guard: str = ""
    """The name of its guard, if it has one worth showing."""
    moves: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    model: str = ""
    advance: str = ""
    """Where it goes when it is done, if not simply on."""


class Diagram(Struct, frozen=True):
    """Boxes and arrows."""

    boxes: tuple[Box, ...]
    edges: tuple[Edge, ...]


def draw(plan: Plan) -> Diagram:
    """The diagram of a whole flow, sub-flows included."""
    boxes = tuple(_box(node) for node in plan.nodes[1:])
    return Diagram(boxes, tuple(edge for node in plan.nodes for edge in _edges(plan, node)))


def _name(node: PlanNode) -> str:
    return node.address if node.node.id else f"{node.address}#{node.i}"


def boxes_at(plan: Plan, pos: Position) -> tuple[str, ...]:
    """The boxes in which a match is, from the outermost to the innermost."""
    return tuple(_name(plan.nodes[frame.node]) for frame in pos.frames if frame.node)


def boxes_by_key(plan: Plan) -> dict[str, str]:
    """What each node is called in the diagram, by its key."""
    return {node.key: _name(node) for node in plan.nodes[1:]}


def _said(value: Any) -> str:
    """The name of a function, unless it has none."""
    name = getattr(value, "__name__", "")
    return "" if name == "<lambda>" else name


def _box(node: PlanNode) -> Box:
    return Box(
        _name(node),
        node.level,
        str(node.node.label or node.node.id.replace("_", " ") or node.level),
        _name(node.parent) if node.parent is not None and node.parent.i else "",
        node.wait,
        _said(node.node.can_enter),
        tuple(move.name for move in node.node.moves),
        tuple(sorted(node.asks)),
        type(node.model).__name__ if node.wait == "window" else "",
        "stay" if node.advance is False else _said(node.advance) or _told(node.advance),
    )


def _told(advance: Any) -> str:
    return advance if isinstance(advance, str) and advance != "next_step" else ""


def _edges(plan: Plan, node: PlanNode) -> Iterator[Edge]:
    children = [plan.nodes[child] for child in node.children]
    for this, following in pairwise(children):
        if this.advance in (False, "next_step") or (this.advance == "next_phase" and this.level != "step"):
            yield Edge(_name(this), _name(following), "if" if following.node.can_enter else "")
    if node.loop or node.turns:
        last, first = (children[-1], children[0]) if children else (node, node)
        yield Edge(_name(last), _name(first), "again" if node.loop else "next turn", "again")
    if isinstance(node.advance, str):
        yield from _leads(plan, node, node.advance, "")
    for move in node.node.moves:
        for key in move.leads_to:
            yield from _leads(plan, node, key, move.name)
    for key in sorted(node.leads_to):
        yield from _leads(plan, node, key, "")


def _leads(plan: Plan, node: PlanNode, key: str, label: str) -> Iterator[Edge]:
    """Arrows to what a key of `leads_to` or an advancement means; "end_turn" and the like mean nothing to draw."""
    for target in plan.matches(key):
        yield Edge(_name(node), _name(target), label, "jump" if target.root == node.root else "call")
