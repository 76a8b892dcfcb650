"""The compiled flow: a flat list of nodes with addresses, settings resolved, and everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal

from msgspec import Struct

from rondel.core.flow import (
    Flow,
    FlowConfig,
    Gate,
    Host,
    Loop,
    Node,
    Phase,
    Rounds,
    Segment,
    Step,
    Turns,
    Window,
)
from rondel.core.moves import Move
from rondel.core.position import Frame, Position
from rondel.core.priority import PriorityModel, TurnBased, model_named, model_names
from rondel.core.seats import TurnOrder, clockwise
from rondel.errors import Finding, UnknownNode

Wait = Literal["none", "actor", "window", "gate"]
ADVANCES = ("next_step", "next_phase", "next_turn", "next_segment")


class PlanNode:
    """A node with everything resolved that does not depend on a match."""

    __slots__ = (
        "address",
        "advance",
        "always",
        "always_below",
        "asks",
        "by_name",
        "children",
        "counts_rounds",
        "depth",
        "fast",
        "gate",
        "hard",
        "host",
        "i",
        "leads_to",
        "level",
        "loop",
        "model",
        "moves",
        "node",
        "order",
        "parent",
        "pass_if",
        "passing",
        "requests",
        "root",
        "turn_pass",
        "turns",
        "wait",
        "watch",
    )  # fmt: skip

    def __init__(self, i: int, node: Node, address: str, parent: PlanNode | None, root: int) -> None:
        self.i, self.node, self.address = i, node, address
        self.parent = parent
        self.root = root
        """The index of the flow or sub-flow this belongs to."""
        self.depth: int = parent.depth + 1 if parent else 0
        self.children: tuple[int, ...] = ()
        self.level = node.level
        self.loop = node if isinstance(node, Loop) else None
        self.turns = node if isinstance(node, Turns) else None
        self.gate = node if isinstance(node, Gate) else None
        self.wait: Wait = "none"
        self.moves: tuple[Move, ...] = ()
        self.by_name: dict[str, Move] = {}
        self.passing: bool | None = None
        self.turn_pass = False
        self.requests: tuple[str, ...] = ()
        self.model: PriorityModel = TurnBased()
        self.hard = False
        self.pass_if: Any = None
        self.advance: Any = None
        self.always = False
        self.always_below = False
        self.watch = False
        """Does this node or one above it have an exit condition to be asked after everything that happens?"""
        self.order: TurnOrder = clockwise
        self.counts_rounds = False
        self.fast = False
        """A turn that is one hookless move: the next turn can begin in place."""
        self.host = False
        self.asks: frozenset[str] = frozenset(node.asks)
        self.leads_to: frozenset[str] = frozenset(node.leads_to)

    def __repr__(self) -> str:
        return f"<{self.level} {self.address}>"

    @property
    def above(self) -> Iterator[PlanNode]:
        """The node's ancestors, nearest first."""
        node = self.parent
        while node is not None:
            yield node
            node = node.parent


class Edge(Struct, frozen=True):
    """An arrow of the diagram."""

    source: str
    target: str
    label: str = ""


class Box(Struct, frozen=True):
    """A node of the diagram."""

    address: str
    level: str
    label: str
    parent: str = ""
    wait: str = "none"
    guard: str = ""
    moves: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    model: str = ""


class Diagram(Struct, frozen=True):
    """The flow as boxes and arrows, for drawing."""

    boxes: tuple[Box, ...]
    edges: tuple[Edge, ...]


class Plan:
    """One per game definition; holds no match data. Also answers the FlowController's queries."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.config: FlowConfig = flow.config
        self.findings: list[Finding] = []
        self.nodes: list[PlanNode] = []
        self.flows: dict[str, int] = {}
        self._add(flow, "", None, 0)
        for sub in flow.flows:
            self.flows[sub.id] = len(self.nodes)
            self._add(sub, sub.id, None, len(self.nodes))
        self.by_address = {node.address: node for node in reversed(self.nodes) if node.node.id}
        self._duplicates()
        settings = _Settings(self)
        for node in self.nodes:
            settings.resolve(node)
        self._mark_closing(settings)
        _Lint(self).run()

    def _add(self, node: Node, address: str, parent: PlanNode | None, root: int) -> int:
        entry = PlanNode(len(self.nodes), node, address, parent, root)
        self.nodes.append(entry)
        children = []
        for child in node.children:
            below = f"{address}/{child.id}" if address and child.id else address or child.id
            children.append(self._add(child, below, entry, root))
        entry.children = tuple(children)
        return entry.i

    def _duplicates(self) -> None:
        seen: dict[str, PlanNode] = {}
        for node in self.nodes:
            if not node.node.id:
                continue
            if node.address in seen:
                self.findings.append(Finding("duplicate_id", node.address, "two siblings have this id"))
            seen[node.address] = node

    def _mark_closing(self, settings: _Settings) -> None:
        first = settings.find("pass_turn_to", self.config.pass_turn_to) if self.config.pass_turn_to else None
        turn = next((above for above in first.above if above.turns), None) if first else None
        for node in self.nodes:
            inherited = any(above.always for above in node.above)
            after = bool(first and turn and node.i >= first.i and turn in node.above)
            node.always = node.node.always_run or inherited or after
        for node in self.nodes:
            if node.always:
                for above in node.above:
                    above.always_below = True

    # -- addresses -------------------------------------------------------------------------------------------

    def matches(self, key: str, levels: Sequence[str] = ()) -> list[PlanNode]:
        """The nodes a key can mean: a full address, a suffix of one, or an id."""
        exact = [node for node in self.nodes if node.address == key and node.node.id]
        found = exact or [node for node in self.nodes if node.node.id and node.address.endswith("/" + key)]
        return [node for node in found if not levels or node.level in levels]

    def node(self, address: str) -> PlanNode:
        """The node with that address."""
        found = self.matches(address)
        if len(found) != 1:
            raise UnknownNode(f"{address!r} is {'not a node' if not found else 'ambiguous'} of this flow")
        return found[0]

    # -- queries on a position -------------------------------------------------------------------------------

    def at(self, pos: Position) -> PlanNode | None:
        """The node the match is in."""
        return self.nodes[pos.frames[-1].node] if pos.frames else None

    def current(self, pos: Position, level: str) -> PlanNode | None:
        """The innermost current node of that level."""
        for frame in reversed(pos.frames):
            if self.nodes[frame.node].level == level:
                return self.nodes[frame.node]
        return None

    def is_passing_allowed(self, pos: Position) -> bool:
        """Is passing priority allowed here? The first value stated by step, step table, phase, phase table."""
        for frame in reversed(pos.frames):
            node = self.nodes[frame.node]
            if (node.wait != "none" or not node.children) and node.passing is not None:
                return node.passing
        return False

    def path(self, pos: Position) -> tuple[str, ...]:
        """The ids from the segment down to where the match is."""
        return tuple(self.nodes[frame.node].node.id for frame in pos.frames if self.nodes[frame.node].node.id)

    def diagram(self) -> Diagram:
        """Boxes and arrows of the whole flow."""
        return Diagram(tuple(self._boxes()), tuple(self._edges()))

    def _boxes(self) -> Iterator[Box]:
        for node in self.nodes[1:]:
            parent = next((above.address for above in node.above if above.node.id), "")
            guard = getattr(node.node.can_enter, "__name__", "") if node.node.can_enter else ""
            yield Box(
                node.address or f"#{node.i}",
                node.level,
                node.node.label or node.node.id.replace("_", " ") or node.level,
                parent,
                node.wait,
                "" if guard == "<lambda>" else guard,
                tuple(move.name for move in node.node.moves),
                tuple(sorted(node.asks)),
                type(node.model).__name__ if node.wait == "window" else "",
            )

    def _edges(self) -> Iterator[Edge]:
        for node in self.nodes:
            leaves = [self.nodes[child] for child in node.children]
            for this, following in pairwise(leaves):
                if this.node.next is None and (
                    this.children or this.advance in (None, "next_step", "next_phase", False)
                ):
                    yield Edge(this.address, following.address, "" if not following.node.can_enter else "if")
            if node.loop and leaves:
                yield Edge(leaves[-1].address, leaves[0].address, "again")
            if node.turns and leaves:
                yield Edge(leaves[-1].address, leaves[0].address, "next turn")
            if isinstance(node.node.next, str):
                yield Edge(node.address, node.node.next, "next")
            for move in node.node.moves:
                for target in move.leads_to:
                    yield Edge(node.address, target, move.name)
            for target in sorted(node.leads_to):
                yield Edge(node.address, target, "")


class _Settings:
    """Resolves what a node inherits and what the tables of the configuration say about it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        config = plan.config
        self.step_passing = self._table("step_passing", config.step_passing, ("step",))
        self.phase_passing = self._table("phase_passing", config.phase_passing, ("phase",))
        self.advance = self._table("auto_advance", config.auto_advance, ())

    def find(self, table: str, key: str, levels: Sequence[str] = ()) -> PlanNode | None:
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
        self._moves(node)
        self._model(node)
        node.passing = self._passing(node)
        node.wait = self._wait(node)
        node.advance = self._advance(node)
        node.watch = _watched(node)
        inherited = next(
            (above.node.flow_requests for above in (node, *node.above) if above.node.flow_requests is not None),
            None,
        )
        node.requests = tuple(inherited) if inherited is not None else ("pass_priority", "pass_turn")
        self._turn_pass(node)
        node.host = node.node.who in ("host", -1)
        if node.turns:
            node.order = _order(node, self.plan.findings)
            node.counts_rounds = not node.turns.once and not any(isinstance(a.node, Rounds) for a in node.above)
            node.fast = _is_fast(node)

    def _moves(self, node: PlanNode) -> None:
        own = list(node.node.moves)
        inherited: list[Move] = [] if node.node.moves_only or node.parent is None else list(node.parent.moves)
        if node.parent is None and node.i:  # a sub-flow sees the moves that are offered everywhere
            inherited = list(self.plan.flow.moves)
        names = {move.name for move in own}
        node.moves = (*own, *(move for move in inherited if move.name not in names))
        node.by_name = {move.name: move for move in node.moves}

    def _model(self, node: PlanNode) -> None:
        stated = next((a.node.priority_model for a in (node, *node.above) if a.node.priority_model is not None), None)
        if stated is None and node.root:
            stated = self.plan.flow.priority_model
        if isinstance(stated, Window):
            node.hard, node.pass_if, stated = stated.hard, stated.pass_if, stated.model
        if stated is None:
            initial = self.plan.config.initial_priority
            node.model = TurnBased(initial=initial) if initial else TurnBased()
        elif isinstance(stated, str):
            model = model_named(stated)
            if model is None:
                names = ", ".join(model_names())
                self.plan.findings.append(
                    Finding(
                        "unknown_model",
                        node.address,
                        f"no priority model is called {stated!r}; there are {names}",
                    )
                )
            node.model = model or TurnBased()
        else:
            node.model = stated

    def _passing(self, node: PlanNode) -> bool | None:
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
            offered = [*node.node.moves]
            for above in () if node.node.moves_only else node.above:
                if above.parent is not None:
                    offered += above.node.moves
            grants = bool(node.passing) or any(move.by == "holder" for move in offered)
        return "window" if grants else "none"

    def _advance(self, node: PlanNode) -> Any:
        stated = node.node.auto_advance
        if stated is None:
            stated = self.advance.get(node.i)
        if stated is not None:
            return stated
        if node.node.next is not None:
            return node.node.next
        stays = node.wait == "window" and not node.passing and node.passing is not None
        return False if stays else "next_step"

    def _turn_pass(self, node: PlanNode) -> None:
        stated = next(
            (a.node.allows_turn_pass for a in (node, *node.above) if a.node.allows_turn_pass is not None),
            None,
        )
        turn = next((a.turns for a in (node, *node.above) if a.turns), None)
        if turn is not None and node.wait == "window":
            node.turn_pass = turn.counts if stated is None else stated


def _order(node: PlanNode, findings: list[Finding]) -> TurnOrder:
    order = node.turns.order if node.turns else None
    if order is None:
        return clockwise
    if isinstance(order, TurnOrder):
        return order
    findings.append(Finding("bad_order", node.address, f"{order!r} is not a turn order"))
    return clockwise


def _watched(node: PlanNode) -> bool:
    return any(a.node.exit_when is not None and a.level not in ("segment", "turn", "flow") for a in (node, *node.above))


def _is_fast(node: PlanNode) -> bool:
    """One actor, one move, no hooks, no skipping, no jump: the commonest turn of all."""
    turn = node.node
    hooks = (turn.enter, turn.exit, turn.exit_when, turn.repeat_while, turn.next, turn.can_enter)
    above = [a.node.exit_when for a in node.above]
    return (
        not node.children
        and node.wait == "actor"
        and turn.each == 1
        and turn.who in (None, "turn")
        and not turn.veil
        and not turn.until
        and bool(node.turns and not node.turns.once and node.turns.skip is None)
        and node.order.steady
        and node.advance == "next_step"
        and not any(hooks)
        and not any(above)
        and not any(move.is_script or move.by != "holder" for move in node.moves)
    )


class _Lint:
    """Finds what can be known to be wrong before anybody plays."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def add(self, code: str, node: PlanNode | str, text: str, *, warning: bool = False) -> None:
        where = node if isinstance(node, str) else node.address or node.level
        self.plan.findings.append(Finding(code, where, text, warning))

    def run(self) -> None:
        for node in self.plan.nodes:
            self._dead_end(node)
            self._advance(node)
            self._closing(node)
            self._targets(node)
            self._gate(node)
            self._host(node)
            for move in node.node.moves:
                self._move(node, move)
        self._reachable()

    def _dead_end(self, node: PlanNode) -> None:
        if (
            node.wait not in ("window", "actor")
            or node.passing
            or node.node.exit_when
            or node.node.until
            or node.node.each
        ):
            return
        leads = any(move.leads_to or move.is_script for move in node.moves)
        offered = any(node.moves)
        if node.wait == "window" and node.advance not in (False, "next_step"):
            return
        above = any(a.node.exit_when for a in node.above)
        if not offered or not (node.turn_pass or leads or above or node.pass_if or node.passing is None):
            self.add("dead_end", node, "waits for somebody, but no pass, move or exit condition leads out of it")

    def _advance(self, node: PlanNode) -> None:
        value = node.advance
        if value is False and node.wait == "none" and not node.children:
            self.add("stays_without_window", node, "it grants no priority, so it cannot stay")
        if isinstance(value, str) and value not in ADVANCES and not node.children:
            self._target(node, value, "auto_advance")
        if value == "next_phase" and node.level == "step" and node.parent and node.parent.children[-1] != node.i:
            self.add("skips_steps", node, "next_phase on a step that is not the last", warning=True)
        same = (
            node.parent
            and node.node.allows_passing is not None
            and node.parent.node.allows_passing == node.node.allows_passing
        )
        if same and node.level == "step":
            self.add("restated", node, "allows_passing says what the phase says already", warning=True)

    def _closing(self, node: PlanNode) -> None:
        children = [self.plan.nodes[child] for child in node.children]
        for this, following in pairwise(children):
            if this.node.always_run and not (following.always or following.always_below):
                self.add(
                    "always_run_first",
                    following,
                    f"comes after {this.address}, which always runs, but does not itself",
                )

    def _targets(self, node: PlanNode) -> None:
        if isinstance(node.node.next, str):
            self._target(node, node.node.next, "next")
        for target in node.leads_to:
            self._target(node, target, "leads_to")
        for move in node.node.moves:
            for target in move.leads_to:
                self._target(node, target, f"leads_to of {move.name}")

    def _target(self, node: PlanNode, key: str, what: str) -> None:
        if key in self.plan.flows or key == "end_turn":
            return
        found = self.plan.matches(key)
        if len(found) != 1:
            self.add("ambiguous_node" if found else "unknown_node", node, f"{what} names {key!r}")
        elif node.parent is not None and _segment(found[0]) is not _segment(node):
            self.add("foreign_segment", node, f"{what} names {key!r}, which is in another segment")

    def _gate(self, node: PlanNode) -> None:
        gate = node.gate
        if gate is None:
            return
        if gate.commit is None and not gate.moves:
            self.add("empty_gate", node, "neither something to commit nor moves")
        for move in gate.moves:
            if move.is_script:
                self.add("script_in_gate", node, f"{move.name} may ask, and a gate's moves must be atomic")

    def _host(self, node: PlanNode) -> None:
        if isinstance(node.node, Host) and not (node.node.until or node.node.exit_when or node.node.each):
            self.add("dead_end", node, "the host cannot end it: give until or exit_when")

    def _move(self, node: PlanNode, move: Move) -> None:
        self.plan.findings.extend(finding for finding in move.findings if finding not in self.plan.findings)
        if node.wait == "none" and not node.children and move.by == "holder":
            self.add("move_nobody_makes", node, f"{move.name} is offered where nobody acts")
        if not move.enumerates:
            self.add("missing_options", node, f"{move.name} has arguments but no options, candidates or inputs")

    def _reachable(self) -> None:
        seen: set[int] = set()
        todo = [0]
        while todo:
            i = todo.pop()
            if i in seen:
                continue
            seen.add(i)
            todo.extend(self._following(self.plan.nodes[i]))
        for node in self.plan.nodes:
            if node.i not in seen and (node.parent is None or node.parent.i in seen):
                self.add("unreachable_node", node, "nothing leads there")

    def _following(self, node: PlanNode) -> Iterable[int]:
        for child in node.children:
            yield child
            if self._always_jumps(self.plan.nodes[child]):
                break
        targets = [*node.leads_to, *(target for move in node.node.moves for target in move.leads_to)]
        targets += [value for value in (node.node.next, node.advance) if isinstance(value, str)]
        objects = getattr(self.plan.flow, "leads_to", ())
        for key in (*targets, *objects):
            if key in self.plan.flows:
                yield self.plan.flows[key]
            else:
                for found in self.plan.matches(key):
                    yield found.i
                    yield from (above.i for above in found.above)

    def _always_jumps(self, node: PlanNode) -> bool:
        if node.node.can_enter or node.node.exit_when or node.children:
            return bool(isinstance(node.node.next, str) and not node.node.can_enter)
        return isinstance(node.advance, str) and node.advance not in ADVANCES


def _segment(node: PlanNode) -> PlanNode:
    chain = [node, *node.above]
    return next((a for a in chain if a.level == "segment"), chain[-1])


def default_flow(moves: Sequence[Move]) -> Flow:
    """One segment, turns in seating order, priority for the turn player, left by passing the turn."""
    return Flow(Segment("play", Turns(moves=moves, allows_passing=False)))


__all__ = ["Diagram", "Frame", "Phase", "Plan", "PlanNode", "Step", "default_flow"]
