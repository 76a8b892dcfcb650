"""The two faces of a flow: a controller that only answers, and a manager that moves one match on.

Both are thin: the controller asks the plan, the manager a kernel. A game declares further flow requests by listing the
names of moves in a node's `flow_requests`; such a move changes the flow through `g.go`, `g.call`, `g.end_turn` and the
like.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rondel.core.command_names import PASS_PRIORITY, PASS_TURN
from rondel.core.diagram import Diagram, draw
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.legality import legal
from rondel.core.machine import hand_priority, run
from rondel.core.plan import Plan, PlanNode
from rondel.core.playing import begin, play
from rondel.core.position import Frame, Position
from rondel.core.priority import PriorityModel
from rondel.core.seats import NOBODY
from rondel.core.user_action_names import USER_ACTIONS
from rondel.core.walking import call, end_node, end_turn, return_
from rondel.errors import Rejected
from rondel.messages import Message


class MatchNotBegun(Message): ...


class OpenWindow(Struct, frozen=True):
    """A priority window as a reader sees it."""

    holder: int
    participants: tuple[int, ...]
    streak: tuple[int, ...]
    out: tuple[int, ...]


class OpenGate(Struct, frozen=True):
    """A gate as a reader sees it: who has decided, not what."""

    seats: tuple[int, ...]
    committed: tuple[int, ...]


class Where(Struct, frozen=True):
    """The position, as plain data."""

    segment: str
    turn: int
    round: int
    turn_player: int | None
    path: tuple[str, ...]
    """The ids below the turn; within a sub-flow, from its beginning."""
    visit: int
    """How often this node has been entered in this turn."""
    window: OpenWindow | None
    gate: OpenGate | None
    calls: tuple[str, ...]
    """The addresses that wait for a sub-flow to return, the outermost first."""


def where(k: Kernel) -> Where:
    """Read the position off a kernel."""
    pos, nodes = k.pos, k.nodes
    here = [nodes[frame.node] for frame in pos.frames]
    roots = [depth for depth, node in enumerate(here) if node.parent is None and depth]
    start = roots[-1] if roots else next((i + 1 for i, n in enumerate(here) if n.level in ("turn", "segment")), 0)
    if not roots and any(node.turns for node in here):
        start = 1 + max(depth for depth, node in enumerate(here) if node.turns)
    last = pos.frames[-1] if pos.frames else Frame(0)
    return Where(
        next((node.node.id for node in here if node.level == "segment"), ""),
        pos.turn,
        pos.round,
        None if pos.seat == NOBODY else pos.seat,
        tuple(node.node.id for node in here[start:] if node.node.id),
        max(1, pos.visits.get(last.node, 1)),
        _window(k, last),
        None if last.gate is None else OpenGate(tuple(last.gate.seats), (*last.gate.ready, *last.gate.commits)),
        tuple(here[depth - 1].address for depth in roots),
    )


def _window(k: Kernel, frame: Frame) -> OpenWindow | None:
    window = frame.window
    if window is None:
        return None
    seats = k.nodes[frame.node].model.participants(k)
    return OpenWindow(window.holder, seats, tuple(window.streak), tuple(window.out))


class FlowController:
    """Pure queries; one per game definition, without any match data."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.plan: Plan = game.plan

    def node(self, address: str) -> PlanNode:
        """The node with that address; raises `UnknownNode`."""
        return self.plan.node(address)

    def current_segment(self, pos: Position) -> PlanNode | None:
        """The segment the match is in."""
        return self.plan.current(pos, "segment")

    def current_phase(self, pos: Position) -> PlanNode | None:
        """The innermost phase the match is in, if any."""
        return self.plan.current(pos, "phase")

    def current_step(self, pos: Position) -> PlanNode | None:
        """The step the match is in, if any."""
        return self.plan.current(pos, "step")

    def is_passing_allowed(self, pos: Position) -> bool:
        """May priority be passed here?"""
        return self.plan.is_passing_allowed(pos)

    def grants_priority(self, pos: Position) -> bool:
        """Is this a node that opens a window?"""
        node = self.plan.at(pos)
        return node is not None and node.wait == "window"

    def model_for(self, pos: Position) -> PriorityModel | None:
        """The model that says who comes next here."""
        node = self.plan.at(pos)
        return node.model if node is not None else None

    def automatic_advancement(self, pos: Position) -> Any:
        """What happens when the node is done: an advancement, an address, a function, or False."""
        node = self.plan.at(pos)
        return node.advance if node is not None else None

    def moves_at(self, pos: Position) -> tuple[str, ...]:
        """The names of the moves in scope."""
        node = self.plan.at(pos)
        return tuple(move.name for move in node.moves) if node is not None else ()

    def actions_at(self, pos: Position) -> tuple[str, ...]:
        """The names of the actions in scope: all there are, unless the node or one above it lists some."""
        node = self.plan.at(pos)
        known = tuple(USER_ACTIONS)
        return known if node is None or node.actions is None else tuple(n for n in known if n in node.actions)

    def diagram(self) -> Diagram:
        """Boxes and arrows of the whole flow."""
        return draw(self.plan)

    def successor(self, k: Kernel, advancement: Any = None) -> str | None:
        """The address of the leaf that would come next, or None if the flow would run out; nothing is changed.

        Guards, loops and exit conditions are asked of the present state; hooks on the way do not run.
        """
        return _Ahead(k).after(len(k.pos.frames) - 1, advancement)


class _Ahead:
    """Looks ahead from a position, as the machine would go if no hook changed anything."""

    def __init__(self, k: Kernel) -> None:
        self.k = k
        self.frames = k.pos.frames
        self.nodes = [k.nodes[frame.node] for frame in self.frames]

    def after(self, depth: int, target: Any = None) -> str | None:
        """The leaf after the node at that depth is done."""
        if depth < 0:
            return None
        node = self.nodes[depth]
        target = node.advance if target is None else target
        if callable(target):
            target = target(self.k.given)
        if target is False and node.wait == "window":
            return node.address
        if target in ("next_phase", "next_turn", "next_segment"):
            depth = self._level(depth, target)
        elif target not in (False, "next_step"):
            return self._first(self.k.game.plan.node(target))
        return self._next_turn(depth) if self.nodes[depth].turns else self._on(depth)

    def _level(self, depth: int, target: str) -> int:
        """How far an advancement leaves."""
        for above in range(depth, 0, -1):
            node, parent = self.nodes[above], self.nodes[above - 1]
            if target == "next_turn" and node.turns:
                return above
            if target == "next_segment" and node.level == "segment":
                return above
            outermost = node.parent is None or parent.level in ("turn", "segment")
            if target == "next_phase" and (outermost or (node.level == "phase" and not node.loop)):
                return above
        return depth

    def _on(self, depth: int) -> str | None:
        """The leaf after the node at that depth has been left."""
        if depth == 0:
            return None
        if self.nodes[depth].parent is None:
            return self.nodes[depth - 1].address
        parent, frame = self.nodes[depth - 1], self.frames[depth - 1]
        found = self._among(parent, frame.i)
        if found is None and parent.loop and not self._is_last_pass(parent, frame):
            found = self._among(parent, 0)
        return found if found is not None else self.after(depth - 1)

    def _is_last_pass(self, node: PlanNode, frame: Frame) -> bool:
        loop = node.loop
        if loop is None or (node.stops is not None and node.stops(self.k.given)):
            return True
        return loop.times is not None and frame.n >= loop.times

    def _next_turn(self, depth: int) -> str | None:
        node, frame = self.nodes[depth], self.frames[depth]
        over = node.ends is not None and node.ends(self.k.given)
        if over or (node.turns and node.turns.once and frame.at >= len(frame.order) - 1):
            return self._on(depth)
        segment = next((d for d in range(depth, 0, -1) if self.nodes[d].level == "segment"), 0)
        ends = self.nodes[segment].ends if segment else None
        if ends is not None and ends(self.k.given):
            return self._on(segment)
        return self._below(node)

    def _among(self, node: PlanNode, start: int) -> str | None:
        for child in node.children[start:]:
            if (found := self._first(self.k.nodes[child])) is not None:
                return found
        return None

    def _first(self, node: PlanNode) -> str | None:
        """The first leaf in a node that can be entered."""
        guard = node.can_enter
        if guard is not None and not guard(self.k.given):
            return None
        if node.stops is not None and node.stops(self.k.given):
            return None
        return self._below(node)

    def _below(self, node: PlanNode) -> str | None:
        return self._among(node, 0) if node.children else node.address


class FlowManager:
    """Everything that changes the position of one match; refusals are raised, never returned."""

    def __init__(self, controller: FlowController) -> None:
        self.controller = controller
        self._kernel: Kernel | None = None

    @property
    def kernel(self) -> Kernel:
        """The match; it must have been started."""
        if self._kernel is None:
            raise Rejected("not_started", MatchNotBegun())
        return self._kernel

    def start(self, seats: int | Kernel, options: Any = None, seed: str = "0") -> Kernel:
        """Set a match up and enter its first segment, or take over one that is under way."""
        game = self.controller.game
        self._kernel = seats if isinstance(seats, Kernel) else begin(game, seats, options, seed, traced=True)
        return self._kernel

    def process_flow_event(self, name: str, seat: int, args: Any = None) -> None:
        """A flow request of a player: a pass, or a move that the node lists among its `flow_requests`."""
        k = self.kernel
        if name not in (PASS_PRIORITY, PASS_TURN):
            if not any(name in node.requests for node in self.controller.plan.nodes):
                raise Rejected("unknown_event", f"there is no flow request {name!r}")
            if k.over is None and k.live is None and name not in k.node.requests:
                raise Rejected("move_not_here", f"{name} cannot be requested at {k.node.address}")
        play(k, *legal(k, seat, name, args))

    def pass_priority(self, seat: int) -> None:
        """Pass priority for a seat, or raise why not."""
        self.process_flow_event(PASS_PRIORITY, seat)

    def pass_turn(self, seat: int) -> None:
        """Pass the turn for a seat, or raise why not."""
        self.process_flow_event(PASS_TURN, seat)

    def after_move(self, seat: int) -> None:
        """The state was changed by a move of this seat: settle, then find out who holds priority."""
        window = self.kernel.pos.frames[-1].window
        if window is not None:
            window.moved, window.idle = seat, 0
        self.process_flow_state()

    def process_flow_state(self) -> None:
        """Settle and advance until input is needed."""
        self.kernel.dirty = True
        run(self.kernel)

    def call(self, flow: str) -> None:
        """Enter a sub-flow on top of the present node."""
        call(self.kernel, flow)
        run(self.kernel)

    def return_(self) -> None:
        """Leave the innermost sub-flow early."""
        return_(self.kernel)
        run(self.kernel)

    def end_turn(self, *, force: bool = True, run_closing: bool = True) -> None:
        """End the turn without asking anybody: for eliminations, referees and clocks, not for players."""
        end_turn(self.kernel, force=force, run_closing=run_closing)
        run(self.kernel)

    def end_step(self) -> None:
        """End the step, or whatever leaf the match is in; what follows it is as declared."""
        end_node(self.kernel, "step")
        run(self.kernel)

    def end_phase(self) -> None:
        """End the innermost phase; what follows it is as declared."""
        end_node(self.kernel, "phase")
        run(self.kernel)

    def end_segment(self) -> None:
        """End the segment, with whatever is open in it; what follows it is as declared."""
        end_node(self.kernel, "segment")
        run(self.kernel)

    def hand_priority(self, seat: int, why: str = "rule") -> None:
        """Give priority to a seat by a rule."""
        hand_priority(self.kernel, seat, why)


def create_flow_manager(game: Game) -> FlowManager:
    """A manager for one match of the game; the controller is made once per definition."""
    kept: dict[str, Any] = vars(game)
    if "flow_controller" not in kept:
        kept["flow_controller"] = FlowController(game)
    return FlowManager(kept["flow_controller"])


__all__ = ["FlowController", "FlowManager", "OpenGate", "OpenWindow", "Where", "create_flow_manager", "where"]
