"""The compiled flow: a flat list of nodes with addresses and resolved settings, and all that is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

from rondel.core.decisions import FlowRequest
from rondel.core.flow import Flow, Gate, Loop, Node, Segment, Turns
from rondel.core.moves import Move
from rondel.core.position import Position
from rondel.core.priority import PriorityModel, TurnBased
from rondel.core.turn_orders import TurnOrder, clockwise
from rondel.errors import Finding, UnknownNode
from rondel.messages import Phrase, Words, key_for

Wait = Literal["none", "actor", "window", "gate"]
ON = ("next_step", None, False)
"""The advancements that simply go on."""
WITHIN_TURNS = (*ON, "next_phase", "next_turn")
"""Those that end one turn of several."""


class PlanNode:
    """A node with everything resolved that does not depend on a match."""

    __slots__ = (
        "actions", "address", "advance", "after", "always", "always_below", "asked_between", "asks", "asks_rotation",
        "bare", "by_name", "can_close", "can_enter", "can_exit", "children", "counts_rounds", "counts_turns", "depth",
        "each", "ends", "enter", "exit", "exits", "follows", "gate", "goes", "hard", "heeds", "i", "is_turn_players",
        "just_ends", "key", "leads_to", "least", "level", "loop", "model", "moves", "moves_on", "node", "only",
        "order", "parent", "pass_if", "passing", "plain", "repeats", "requests", "ring", "root", "skip", "stops",
        "title", "turn_above", "turn_pass", "turns", "until", "veil", "vetoes", "wait", "watch", "ways_held", "who",
        "who_changes",
    )  # fmt: skip

    def __init__(self, i: int, node: Node, address: str, parent: PlanNode | None, root: int, key: str) -> None:
        # its place
        self.i, self.node, self.address, self.parent = i, node, address, parent
        self.key = key
        """Its address; a node without an id is told apart by its level and number behind a bar."""
        self.root = root
        """The index of the flow or sub-flow this belongs to."""
        self.depth: int = parent.depth + 1 if parent else 0
        self.children: tuple[int, ...] = ()

        # its kind
        self.level = node.level
        self.title: Words = node.label or Phrase(key_for("node", node.id) if node.id else "")
        self.loop = node if isinstance(node, Loop) else None
        self.turns = node if isinstance(node, Turns) else None
        self.gate = node if isinstance(node, Gate) else None
        self.veil = node.veil
        self.wait: Wait = "none"
        """What a leaf waits for."""
        self.enter, self.exit, self.each, self.least = node.enter, node.exit, node.each, node.least
        self.until = frozenset(node.until)
        self.after: tuple[Callable[[Any, int], Any], ...] = ()
        """What runs after each move that is made here, the innermost first."""
        self.heeds = bool(self.until)
        """Does it matter here which move was made?"""

        # its guards, which are asked with what the kernel has for them (`Kernel.given`)
        self.can_enter: Any = node.can_enter
        self.can_exit: Any = node.can_exit
        self.ends: Any = node.exit_when
        self.repeats: Any = node.repeat_while
        self.follows: Any = node.next
        self.who: Any = node.who
        self.stops: Any = self.loop.stops if self.loop else None
        self.skip: Any = self.turns.skip if self.turns else None
        self.is_turn_players = node.who in (None, "turn")
        """Is the actor of a leaf whoever's turn it is?"""
        self.who_changes = callable(node.who)
        """Must the actor of a leaf be asked for again after each move?"""

        # what may be done here
        self.moves: tuple[Move, ...] = ()
        self.moves_on: tuple[Move, ...] = ()
        """Those that bring the game on; corrections do not."""
        self.only: Move | None = None
        """The move that one actor makes here, where there is no other and nothing else to decide."""
        self.by_name: dict[str, Move] = {}
        self.plain = True
        """Are all of them for whoever holds priority?"""
        self.requests: tuple[str, ...] = ()
        self.actions: frozenset[str] | None = None
        """The actions switched on here; None means all of the game's."""
        self.asks: frozenset[str] = frozenset(node.asks)
        self.leads_to: frozenset[str] = frozenset(node.leads_to)

        # priority
        self.model: PriorityModel = TurnBased()
        self.hard = False
        self.pass_if: Any = None
        self.passing: bool | None = None
        """May priority be passed? None in a sub-flow that leaves it to its caller."""
        self.turn_pass = False
        self.ways_held: tuple[Move | FlowRequest, ...] = ()
        """All that whoever holds priority may do to bring the game on, where that is the same in every match."""

        # how it ends
        self.advance: Any = None
        self.goes: Any = None
        """Where it goes each time it is done: its advancement, but what follows all turns does not follow each."""
        self.just_ends = False
        """Is it left as soon as it is done, whatever has happened?"""
        self.always = False
        """Runs although the turn was passed."""
        self.always_below = False
        self.can_close = False
        """Is it passed over when its turn is passed?"""
        self.exits: Callable[[Any], bool] | None = None
        """Its exit condition, if that is asked after everything that happens."""
        self.asked_between = False
        """Is its exit condition asked between turns instead?"""
        self.watch = False
        """Does this node, or one above it, have a condition to be asked after everything that happens?"""

        # turns
        self.turn_above: int | None = 0 if self.turns else None
        """How many nodes above it the turn is that it belongs to; None outside of turns and in sub-flows."""
        if parent is not None and parent.turn_above is not None and not self.turns:
            self.turn_above = parent.turn_above + 1
        self.vetoes: tuple[Any, ...] = ()
        """Who may say that the turn is not done yet: the guards of this node and of those above it in its turn."""
        self.order: TurnOrder = clockwise
        self.ring = False
        """Does everybody take a turn after the one before in seating order, over and over, whatever happens?"""
        self.counts_rounds = False
        self.counts_turns = False
        self.bare = False
        """Is a turn some moves of the turn player and nothing else: no hook, no condition, no other way to go on?"""
        self.asks_rotation = False
        """Can a condition end the rotation between two turns?"""

    def __repr__(self) -> str:
        return f"<{self.level} {self.address}>"

    @property
    def above(self) -> Iterator[PlanNode]:
        """The node's ancestors, nearest first."""
        node = self.parent
        while node is not None:
            yield node
            node = node.parent


class Plan:
    """One per game definition; holds no match data."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.findings: list[Finding] = []
        self.nodes: list[PlanNode] = []
        self.flows: dict[str, int] = {}
        """Where each sub-flow begins."""
        self._add(flow, "", None, 0, "")
        for sub in flow.flows:
            self.flows[sub.id] = len(self.nodes)
            self._add(sub, sub.id, None, len(self.nodes), sub.id)
        self.asks_place = False
        """Does a guard want to know where the match is?"""
        self.by_address = {node.address: node for node in reversed(self.nodes) if node.node.id}

    def _add(self, node: Node, address: str, parent: PlanNode | None, root: int, key: str) -> int:
        self._only_moves(node, address)
        entry = PlanNode(len(self.nodes), node, address, parent, root, key)
        self.nodes.append(entry)
        children = []
        for number, child in enumerate(node.children):
            below = f"{address}/{child.id}" if address and child.id else address or child.id
            name = below if child.id else f"{key}|{child.level}{number}"
            children.append(self._add(child, below, entry, root, name))
        entry.children = tuple(children)
        return entry.i

    def _only_moves(self, node: Node, address: str) -> None:
        """Take out what is given as a move and is none; that is a finding, and the rest can still be looked at."""
        moves: Sequence[Any] = node.moves
        for given in (given for given in moves if not isinstance(given, Move)):
            name = getattr(given, "__name__", repr(given))
            text = f"{name} in moves is no move; put @move before it" if callable(given) else f"{name} is no move"
            self.findings.append(Finding("not_a_move", address or node.level, text))
        node.moves = [given for given in moves if isinstance(given, Move)]

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
        """Is passing priority allowed here? A sub-flow that does not say asks the node it was called from."""
        for frame in reversed(pos.frames):
            node = self.nodes[frame.node]
            if not node.children and node.passing is not None:
                return node.passing
        return False

    def path(self, pos: Position) -> tuple[str, ...]:
        """The ids from the segment down to where the match is."""
        return tuple(self.nodes[frame.node].node.id for frame in pos.frames if self.nodes[frame.node].node.id)


def default_flow(moves: Sequence[Move]) -> Flow:
    """One segment, turns in seating order, priority for the turn player, left by passing the turn."""
    return Flow(Segment("play", Turns(moves=moves, allows_passing=False)))
