"""A game put at any node of its flow, with any state: positions for tests, puzzles and whoever writes the game.

The match stands as if the node were just about to be entered: what is above it was entered before, and its hooks have
left the state as it is given. The node's own hook and everything after it is still to come.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from itertools import pairwise
from typing import Any

from msgspec import Struct

from rondel.core.chance import Chance
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.machine import run
from rondel.core.plan import Plan, PlanNode
from rondel.core.position import BETWEEN, ENTERED, INSIDE, Frame, Position
from rondel.errors import RondelError, UnknownNode


class BadPosition(RondelError):
    """A match cannot stand like that: says what does not fit."""

    code = "bad_position"


class Spot(Struct, frozen=True):
    """A place in the flow."""

    node: str = ""
    """An address, the end of one, or an id; empty: the beginning."""
    seat: int | None = None
    """Whose turn it is; None: of whoever comes first."""
    turn: int = 1
    round: int = 1
    lap: int = 1
    """Of the innermost loop around the node: which time it is gone through."""
    caller: str = ""
    """Of a node in a sub-flow: the node it was called from; empty: the first that can."""


def placed(game: Game, state: Any, seats: int, spot: Spot, chance: Chance) -> Kernel:
    """A kernel at the first decision from a place on; raises `BadPosition` or `UnknownNode`."""
    fits(game, state, seats)
    kernel = Kernel(game, game.snapshot(state, Position([Frame(0)], seats, dirty=True), chance, None), traced=True)
    if spot.node:
        _place(kernel, spot)
    run(kernel)
    return kernel


def fits(game: Game, state: Any, seats: int) -> None:
    """Raise `BadPosition` unless a state is one of this game for so many seats."""
    low, high = game.seat_range
    if not low <= seats <= high:
        raise BadPosition(f"{game.title} has {low} to {high} seats, not {seats}")
    if (wrong := game.unfit(state)) is not None:
        raise BadPosition(f"this is {wrong}")
    for name in game.schema.sides:
        if (count := len(getattr(state, name))) != seats:
            raise BadPosition(f"`{name}` has something for {count} seats, and there are {seats}")


def found(plan: Plan, name: str) -> PlanNode:
    """The node of an address, of the end of one, of an id, or of a key; raises `UnknownNode`."""
    nodes = [node for node in plan.nodes[1:] if node.key == name] or plan.matches(name)
    if len(nodes) == 1:
        return nodes[0]
    if nodes:
        raise UnknownNode(f"{name!r} may be any of {', '.join(node.address for node in nodes)}")
    known = [node.address for node in plan.nodes if node.node.id]
    near = get_close_matches(name, [*known, *(node.node.id for node in plan.nodes if node.node.id)], 2, 0.5)
    hint = f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(known)}"
    raise UnknownNode(f"{name!r} is not a node of this game; {hint}")


def _place(k: Kernel, spot: Spot) -> None:
    """Have the frames that a kernel has whose next step is to enter a node."""
    plan = k.game.plan
    target = found(plan, spot.node)
    if spot.seat is not None and not any(node.turns for node in (target, *target.above)):
        target = _turns_below(plan, target)
    k.pos.frames, k.pos.turn, k.pos.round = [], spot.turn, spot.round
    if target.root:
        caller = found(plan, spot.caller) if spot.caller else _caller(plan, target)
        _go_down(k, [*_above(caller), caller], spot)
        if caller.children:
            raise BadPosition(f"{caller.address} calls nothing itself; name one of the nodes in it")
        k.pos.frames.append(Frame(caller.i, stage=ENTERED))
    chain = [*_above(target), target]
    if len(chain) == 1:  # a sub-flow as a whole
        k.pos.requests = (("call", target.address, k.pos.seat),)
        return
    _go_down(k, chain, spot)
    below = k.pos.frames[-1]
    if target.root:
        k.pos.frames[-len(chain) + 1].by = k.pos.seat
    below.i -= 1  # it is still to be entered
    if target.turns is not None and spot.seat is not None:
        below.i += 1
        _first_turn(k, target, spot)


def _turns_below(plan: Plan, node: PlanNode) -> PlanNode:
    """The turns with which a node begins."""
    below = node
    while below.turns is None:
        if below.enter is not None or not below.children:
            raise BadPosition(f"{node.address} does not begin with turns, so it cannot be said whose turn it is")
        below = plan.nodes[below.children[0]]
    return below


def _above(node: PlanNode) -> list[PlanNode]:
    return [*reversed([*node.above])]


def _caller(plan: Plan, target: PlanNode) -> PlanNode:
    flow = plan.nodes[target.root]
    for node in plan.nodes:
        leads = {*node.leads_to, *(key for move in node.node.moves for key in move.leads_to)}
        if not node.children and node.root != target.root and flow.address in leads:
            return node
    raise BadPosition(f"nothing says that it calls {flow.address!r}; name the caller of {target.address!r}")


def _go_down(k: Kernel, chain: Sequence[PlanNode], spot: Spot) -> None:
    """Frames for all of these but the last, each with the next one behind it."""
    loops = [node.i for node in chain[:-1] if node.loop is not None]
    for node, child in pairwise(chain):
        frame = Frame(node.i, stage=INSIDE, i=node.children.index(child.i) + 1)
        k.pos.frames.append(frame)
        k.pos.visits[node.i] = 1
        if node.loop is not None:
            frame.n = spot.lap if node.i == loops[-1] else 1
        if node.turns is not None:
            inner = not any(other.turns for other in _below(chain, node))
            frame.order = node.order.of(k)
            frame.at = _place_of(k, frame, node, spot.seat if inner else None)
            frame.seat = k.pos.seat = frame.order[frame.at]
        if node.node.veil and k.pos.veil is None:
            k.pos.veil = [k.side(seat) for seat in range(k.pos.seats)]
            k.pos.veil_depth = len(k.pos.frames) - 1


def _below(chain: Sequence[PlanNode], node: PlanNode) -> Iterator[PlanNode]:
    yield from chain[chain.index(node) + 1 :]


def _place_of(k: Kernel, frame: Frame, node: PlanNode, seat: int | None) -> int:
    """Where in the order of turns a seat is; the first place where nobody says which."""
    if not frame.order:
        raise BadPosition(f"nobody takes a turn in {node.address or 'this game'} with this state")
    if seat is None:
        return 0
    if seat not in frame.order:
        order = ", ".join(map(str, frame.order))
        raise BadPosition(f"seat {seat} takes no turn in {node.address or 'this game'}; the order is {order}")
    return frame.order.index(seat)


def _first_turn(k: Kernel, node: PlanNode, spot: Spot) -> None:
    """Turns that begin with a seat: everybody before it in the order has had theirs."""
    frame = Frame(node.i, stage=BETWEEN, order=node.order.of(k))
    k.pos.frames.append(frame)
    frame.at = _place_of(k, frame, node, spot.seat) - 1
    k.pos.visits[node.i] = 1
    if node.counts_turns:
        k.pos.turn -= 1
    if node.counts_rounds and frame.at < 0:
        k.pos.round -= 1


__all__ = ["BadPosition", "Spot", "fits", "found", "placed"]
