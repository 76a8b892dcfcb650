"""What a node inherits, what the tables of a configuration say about it, and what follows from both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from rondel.core.command_names import PASS_PRIORITY, PASS_TURN
from rondel.core.decisions import FlowRequest
from rondel.core.flow import Rounds, Window
from rondel.core.moves import Move
from rondel.core.place import placed, wants_place
from rondel.core.plan import ON, WITHIN_TURNS, Plan, PlanNode, Wait
from rondel.core.priority import PriorityModel, TurnBased, model_named, model_names
from rondel.core.turn_orders import TurnOrder, clockwise
from rondel.errors import Finding


def resolve(plan: Plan) -> None:
    """Work out everything about a plan's nodes that does not depend on a match."""
    settings = SettingsResolver(plan)
    guards = [(fn, given) for node in plan.nodes for _, fn, given in _guards(node)]
    plan.asks_place = any(
        wants_place(fn, given) for fn, given in (*guards, *((fn, 1) for fn in settings.advance.values()))
    )
    for node in plan.nodes:
        settings.resolve(node)
        if node.turn_above is not None:
            up_to_turn = (node, *islice(node.above, node.turn_above))
            node.vetoes = tuple(at.can_exit for at in up_to_turn if at.can_exit is not None)
    _mark_closing(plan, settings)
    _mark_exits(plan)


class SettingsResolver:
    """Resolves the nodes of a plan, parents before children."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        config = plan.flow.config
        self.step_passing = self._table("step_passing", config.step_passing, ("step",))
        self.phase_passing = self._table("phase_passing", config.phase_passing, ("phase",))
        self.advance = self._table("auto_advance", config.auto_advance, ())
        self.model = TurnBased(initial=config.initial_priority) if config.initial_priority else TurnBased()

    def find(self, table: str, key: str, levels: Sequence[str] = ()) -> PlanNode | None:
        """The one node a key means; anything else is a finding."""
        found = self.plan.matches(key, levels)
        if len(found) == 1:
            return found[0]
        code = "ambiguous_node" if found else "unknown_node"
        hint = " or ".join(repr(node.address) for node in found) if found else "no such node"
        self.plan.findings.append(Finding(code, f"{table}[{key!r}]", hint))
        return None

    def _table(self, name: str, table: Mapping[str, Any], levels: Sequence[str]) -> dict[int, Any]:
        found = ((self.find(name, key, levels), value) for key, value in table.items())
        return {node.i: value for node, value in found if node is not None}

    def resolve(self, node: PlanNode) -> None:
        """Everything about a node that its ancestors and the tables decide."""
        node.moves = self._moves(node)
        node.moves_on = tuple(move for move in node.moves if move.group != "service")
        node.by_name = {move.name: move for move in node.moves}
        node.plain = not node.least and all(move.by == "holder" and not move.placed_when for move in node.moves)
        node.model = self._model(node)
        node.passing = self._passing(node)
        node.wait = self._wait(node)
        if node.wait == "actor" and node.plain and len(node.moves_on) == 1 and node.moves_on[0].is_listed:
            node.only = node.moves_on[0]
        node.advance = self._advance(node)
        follows_all = node.turns is not None and node.node.next is not None and node.advance is node.node.next
        node.goes = None if follows_all else node.advance
        node.just_ends = not (node.turns or node.repeats or callable(node.goes)) and node.goes in ON
        requests = _stated(node, "flow_requests")
        node.requests = (PASS_PRIORITY, PASS_TURN) if requests is None else tuple(requests)
        actions = _stated(node, "actions")
        node.actions = None if actions is None else frozenset(actions)
        node.turn_pass = _turn_pass(node)
        if _passes_freely(node):
            node.ways_held = (*node.moves_on, FlowRequest(PASS_PRIORITY, None))
        if node.turns:
            node.order = self._order(node)
            node.counts_turns = node.turns.counts
            node.counts_rounds = node.turns.counts and not node.turns.once and not _has(node.above, Rounds)
        node.after = tuple(at.node.after_move for at in (node, *node.above) if at.node.after_move is not None)
        node.heeds = bool(node.until or node.after)
        if self.plan.asks_place:
            _place_guards(node)

    def _moves(self, node: PlanNode) -> tuple[Move, ...]:
        own = node.node.moves
        above = node.parent.moves if node.parent is not None else ()
        if node.parent is None and node.i:  # a sub-flow sees the moves that are offered everywhere
            above = tuple(self.plan.flow.moves)
        names = {move.name for move in own}
        return (*own, *(move for move in above if move.name not in names and not node.node.moves_only))

    def _model(self, node: PlanNode) -> PriorityModel:
        stated = _stated(node, "priority_model")
        if stated is None:
            stated = self.plan.flow.priority_model
        if isinstance(stated, Window):
            node.hard, node.pass_if, stated = stated.hard, stated.pass_if, stated.model
        if stated is None or isinstance(stated, PriorityModel):
            return stated or self.model
        model = model_named(stated)
        if model is None:
            text = f"no priority model is called {stated!r}; there are {', '.join(model_names())}"
            self.plan.findings.append(Finding("unknown_model", node.address, text))
        return model or self.model

    def _passing(self, node: PlanNode) -> bool | None:
        """The first stated value of step, table of steps, phase, table of phases; None asks a sub-flow's caller."""
        if node.children:
            return None
        if node.level == "step":
            if node.node.allows_passing is not None:
                return node.node.allows_passing
            if node.i in self.step_passing:
                return bool(self.step_passing[node.i])
        for phase in (node, *node.above):
            if phase.level == "step":
                continue
            if phase.node.allows_passing is not None:
                return phase.node.allows_passing
            if phase.i in self.phase_passing:
                return bool(self.phase_passing[phase.i])
        return None if node.root else False

    def _wait(self, node: PlanNode) -> Wait:
        if node.children:
            return "none"
        if node.gate:
            return "gate"
        if node.node.who is not None or node.node.each is not None:
            return "actor"
        grants = node.node.grants_priority
        if grants is None:
            everywhere = {id(move) for move in self.plan.flow.moves}
            grants = bool(node.passing) or any(m.by == "holder" and id(m) not in everywhere for m in node.moves)
        return "window" if grants else "none"

    def _advance(self, node: PlanNode) -> Any:
        for stated in (node.node.auto_advance, self.advance.get(node.i), node.node.next):
            if stated is not None:
                return stated
        return False if node.wait == "window" and node.passing is False else "next_step"

    def _order(self, node: PlanNode) -> TurnOrder:
        order = node.turns.order if node.turns else None
        if order is None or isinstance(order, TurnOrder):
            return order or clockwise
        self.plan.findings.append(Finding("bad_order", node.address, f"{order!r} is not a turn order"))
        return clockwise


def _guards(node: PlanNode) -> Iterator[tuple[str, Any, int]]:
    """The node's guards: which they are, and how many arguments they are given besides the place."""
    for name in ("can_enter", "can_exit", "ends", "repeats", "follows", "who", "stops"):
        yield name, getattr(node, name), 1
    yield "advance", node.node.auto_advance, 1
    yield "seats", node.gate.seats if node.gate else None, 1
    yield "skip", node.skip, 2


def _place_guards(node: PlanNode) -> None:
    """All guards as functions of `g`, where one of the game's wants to know where the match is."""
    for name, fn, given in _guards(node):
        if name not in ("advance", "seats") and callable(fn):
            setattr(node, name, placed(fn, given))
    node.advance, node.goes = (placed(to) if callable(to) else to for to in (node.advance, node.goes))


def _stated(node: PlanNode, name: str) -> Any:
    """A setting of the node, or else of its nearest ancestor that states it."""
    values = (getattr(at.node, name) for at in (node, *node.above))
    return next((value for value in values if value is not None), None)


def _is_bare(node: PlanNode) -> bool:
    """The turn player's moves, so many of them, and then the next turn."""
    if node.turns is None or node.wait != "actor" or not node.is_turn_players:
        return False
    more = (node.enter, node.exit, node.watch, node.repeats, callable(node.goes), node.each == 0)
    return not any(more) and node.goes in WITHIN_TURNS


def _is_ring(node: PlanNode) -> bool:
    """Nothing is asked about who comes next."""
    turns = node.turns
    return turns is not None and not (turns.once or turns.skip or node.asks_rotation) and node.order.steady


def _has(nodes: Any, kind: type) -> bool:
    return any(isinstance(node.node, kind) for node in nodes)


def _turn_pass(node: PlanNode) -> bool:
    """Stated, or else where the turn player is offered moves in turns that count."""
    turn = next((at.turns for at in (node, *node.above) if at.turns), None)
    if turn is None or node.wait != "window":
        return False
    stated = _stated(node, "allows_turn_pass")
    return bool(turn.counts and any(move.by == "holder" for move in node.moves) if stated is None else stated)


def _passes_freely(node: PlanNode) -> bool:
    """May whoever holds priority here always pass it, and never the whole turn, with moves that are all theirs?"""
    passes = node.wait == "window" and bool(node.passing) and PASS_PRIORITY in node.requests
    return passes and node.plain and node.pass_if is None and not node.turn_pass


def _mark_closing(plan: Plan, settings: SettingsResolver) -> None:
    """Find out what still runs when the turn is passed early."""
    key = plan.flow.config.pass_turn_to
    first = settings.find("pass_turn_to", key) if key else None
    turn = next((above for above in first.above if above.turns), None) if first else None
    for node in plan.nodes:
        after = first is not None and turn is not None and node.i >= first.i and turn in node.above
        node.always = node.node.always_run or after or any(above.always for above in node.above)
        node.can_close = node.turn_above is not None and not node.always
    for node in plan.nodes:
        if node.always:
            for above in node.above:
                above.always_below = True


def _mark_exits(plan: Plan) -> None:
    """Find out where exit conditions are asked: after everything that happens, or between turns."""
    for node in plan.nodes:
        has_turns = any(other.turns and node in other.above for other in plan.nodes)
        node.asked_between = bool(node.turns) or (node.level == "segment" and has_turns)
        node.exits = None if node.asked_between else node.ends
    for node in plan.nodes:
        node.watch = any(at.exits for at in (node, *node.above))
        node.bare = _is_bare(node)
        node.asks_rotation = any(at.asked_between and at.node.exit_when for at in plan.nodes)
        node.ring = _is_ring(node)
