"""What an author writes about the course of a game: a tree of segments, turns, phases and steps.

Containers are `Segment`, `Phase` (children in order), `Loop` and `Turns` (once per seat). Any of them without children
is a leaf, as `Step` always is. A leaf waits for nobody (it is instant), for one actor, for a priority window or for a
gate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Literal, TypedDict, Unpack

from rondel.core.choices import Asks, Choice, One
from rondel.core.moves import Move
from rondel.core.place import placed
from rondel.core.spelling import Spelled
from rondel.errors import Verdict
from rondel.messages import Words

Guard = Callable[[Any], bool] | Callable[[Any, Any], bool]
"""``(state)``, or ``(state, at)`` where it must know where the match is: `at` is a `Place`."""
Veto = Callable[[Any], Verdict] | Callable[[Any, Any], Verdict]
Hook = Callable[[Any], Any]
ToSeat = Callable[[Any], int] | Callable[[Any, Any], int]
ToSeats = Callable[[Any], Iterable[int]] | Callable[[Any, Any], Iterable[int]]
ToNode = Callable[[Any], str] | Callable[[Any, Any], str]
Who = int | Literal["turn", "host"] | ToSeat
Advance = Literal["next_step", "next_phase", "next_turn", "next_segment", False] | str | ToNode
NodeLevel = Literal["flow", "segment", "turn", "phase", "step"]


@dataclass
class Node(Spelled):
    """One node of the flow; authors use the subclasses."""

    id: str = ""
    """What it is called in addresses, settings and catalogues; unique among its siblings."""
    children: tuple[Node, ...] = ()
    """The nodes in it, in order."""
    label: Words = ""
    """What people read; nothing said means what the catalogues say under `node-` and the id."""
    can_enter: Guard | None = None
    """Guard; when false the node is skipped, hooks and all."""
    enter: Hook | None = None
    """Automatic duties; may be an `async def` that asks."""
    exit: Hook | None = None
    """``(g)``, when the node is left."""
    exit_when: Guard | None = None
    """Ends the node by itself; asked after `enter` and after everything that happens."""
    can_exit: Veto | None = None
    """Veto against leaving by a pass of the turn; not asked when the end is forced."""
    next: str | ToNode | None = None
    """Explicit successor; nothing means natural order."""
    repeat_while: Guard | None = None
    """Run the node again, with a fresh `enter`, instead of moving on; of a turn: the same seat takes another."""
    always_run: bool = False
    """Still runs when the turn is passed early."""
    moves: Sequence[Move] = ()
    """What may be done here, and in everything below unless that says `moves_only`."""
    moves_only: bool = False
    """Do not offer the ancestors' moves here."""
    actions: Sequence[str] | None = None
    """What users may do beside the game here, by name; nothing said means all of the game's."""
    flow_requests: Sequence[str] | None = None
    """Which requests are accepted here: `pass_priority`, `pass_turn`, and moves that the game counts among them."""
    grants_priority: bool | None = None
    """Open a window? Nothing said means: where the holder is offered moves, or passing is allowed."""
    allows_passing: bool | None = None
    """May priority be passed? Nothing said means: as the tables and the nodes above say."""
    allows_turn_pass: bool | None = None
    """May the turn be passed? Nothing said means: where its player is offered moves."""
    priority_model: Any = None
    """A model, its name, or a `Window`."""
    auto_advance: Any = None
    """Where to go when the node is done: an `Advance`."""
    who: Who | None = None
    """The one actor this leaf waits for: the turn player, the host, or a function of the state."""
    each: int | None = None
    """The leaf is done after that many moves of its actor."""
    least: int = 0
    """So many moves must have been made in the leaf before it can be passed or ended by one of `until`."""
    after_move: Callable[[Any, int], Any] | None = None
    """``(g, seat)``, after each move that is made here or below; the innermost first."""
    until: tuple[str, ...] = ()
    """Moves that end the leaf."""
    veil: bool = False
    """Until the node is left, others see every seat's side as it was when the node was entered."""
    asks: Asks = ()
    """The questions its `enter` may ask."""
    leads_to: Sequence[str] = ()
    """Sub-flows, addresses, `end_turn`, `end_step`, `end_phase` and `end_segment` that its hooks may request."""

    level: ClassVar[NodeLevel] = "step"
    """What it is in the rulebook's words."""

    def __post_init__(self) -> None:
        for child in self.children:
            if not isinstance(child, Node):
                raise TypeError(f"{type(self).__name__} {self.id!r}: {child!r} is not a node")


class NodeSettings(TypedDict, total=False):
    """What can be set of every node; `Node` says what each means."""

    label: Words
    can_enter: Guard | None
    enter: Hook | None
    exit: Hook | None
    exit_when: Guard | None
    can_exit: Veto | None
    next: str | ToNode | None
    repeat_while: Guard | None
    always_run: bool
    moves_only: bool
    actions: Sequence[str] | None
    flow_requests: Sequence[str] | None
    allows_passing: bool | None
    allows_turn_pass: bool | None
    each: int | None
    least: int
    after_move: Callable[[Any, int], Any] | None
    asks: Asks
    leads_to: Sequence[str]


class Windowed(NodeSettings, total=False):
    """What can be set of a node with a priority window that it does not describe itself."""

    grants_priority: bool | None
    priority_model: Any
    auto_advance: Any


class Looped(Windowed, total=False):
    """What can be set of a loop, whose `until` is a condition."""

    moves: Sequence[Move]
    who: Who | None
    veil: bool


class PlainNodeSettings(Looped, total=False):
    """What can be set of any other node."""

    until: tuple[str, ...]


class _Container(Node):
    """A node whose children are given after its id."""

    def __init__(self, id: str | Node = "", *children: Node, **settings: Unpack[PlainNodeSettings]) -> None:
        if isinstance(id, Node):
            super().__init__("", (id, *children), **settings)
        else:
            super().__init__(id, children, **settings)


class Segment(_Container):
    """A stage of the match with its own rules."""

    level: ClassVar[NodeLevel] = "segment"


class Phase(_Container):
    """A division of a turn or segment."""

    level: ClassVar[NodeLevel] = "phase"


class Step(Node):
    """A leaf of the flow."""

    level: ClassVar[NodeLevel] = "step"

    def __init__(self, id: str, **settings: Unpack[PlainNodeSettings]) -> None:
        super().__init__(id, (), **settings)


class Loop(_Container):
    """Its children again and again, `until` a condition that is asked before each pass, or so many `times`."""

    level: ClassVar[NodeLevel] = "phase"

    def __init__(
        self,
        id: str | Node = "",
        *children: Node,
        until: Guard | None = None,
        times: int | None = None,
        **settings: Unpack[Looped],
    ) -> None:
        super().__init__(id, *children, **settings)
        self.stops: Guard | None = until
        self.times = times


class Rounds(Loop):
    """A loop whose passes count as rounds of the match."""


class Turns(_Container):
    """Once per seat in an order, again and again unless `once`.

    Hooks run for every turn. `exit_when` is asked between two turns and ends them all.
    """

    level: ClassVar[NodeLevel] = "turn"

    def __init__(
        self,
        id: str | Node = "",
        *children: Node,
        order: Any = None,
        once: bool = False,
        counts: bool = True,
        skip: Callable[[Any, int], bool] | Callable[[Any, int, Any], bool] | None = None,
        **settings: Unpack[PlainNodeSettings],
    ) -> None:
        super().__init__(id, *children, **settings)
        self.order = order
        self.once = once
        self.counts = counts
        """Do these turns count in the match's turn number?"""
        self.skip = skip


class Host(Step):
    """Waits for the host; ends with one of the `until` moves, which are made here if only named."""

    def __init__(
        self,
        id: str = "host",
        *,
        until: str | Sequence[str] = (),
        check: Callable[[Any, int], Verdict] | None = None,
        moves: Sequence[Move] = (),
        who: Who = "host",
        **settings: Unpack[Windowed],
    ) -> None:
        names = (until,) if isinstance(until, str) else tuple(until)
        known = {move.name for move in moves}
        made = [_bare_move(name, check) for name in names if name not in known]
        super().__init__(id, moves=[*moves, *made], until=names, who=who, **settings)


def _bare_move(name: str, check: Callable[[Any, int], Verdict] | None) -> Move:
    def nothing(g: Any, seat: int) -> None:
        pass

    made = Move(nothing, name=name)
    if check is not None:
        made.when(check)
    return made


@dataclass
class Window:
    """How priority goes round in a leaf; give it as `priority_model` settings of that leaf through `Window.step`."""

    model: Any = "turn_based"
    """A model, or the name of one."""
    hard: bool = False
    """A seat that passed is out until the window closes."""
    pass_if: Callable[[Any, int], Verdict] | None = None
    """May this seat pass now?"""

    @staticmethod
    def step(
        id: str,
        *,
        model: Any = "turn_based",
        moves: Sequence[Move] = (),
        hard: bool = False,
        pass_if: Callable[[Any, int], Verdict] | None = None,
        on_complete: Any = None,
        veil: bool = False,
        **settings: Unpack[NodeSettings],
    ) -> Step:
        """A step that is a priority window in which everybody may pass."""
        window = Window(model, hard, pass_if)
        settings.setdefault("allows_passing", True)
        return Step(
            id,
            moves=moves,
            priority_model=window,
            auto_advance=on_complete,
            grants_priority=True,
            veil=veil,
            **settings,
        )


class Gate(Step):
    """Several seats decide at once: commit one answer each, or act and then say ready."""

    def __init__(
        self,
        id: str,
        *,
        seats: ToSeats | Literal["turn", "others"] | None = None,
        commit: Choice | Callable[[Any, int], Choice] | None = None,
        moves: Sequence[Move] = (),
        done: Callable[[Any, Mapping[int, Any]], bool] | None = None,
        finished: Callable[[Any, int], bool] | None = None,
        close: Callable[[Any, dict[int, Any]], Any] | None = None,
        revisable: bool = True,
        secret: bool = True,
        opens: bool = False,
        reset: bool = True,
        ready: str = "ready",
        ready_when: Callable[[Any, int], Verdict] | None = None,
        veil: bool | None = None,
        **settings: Unpack[Windowed],
    ) -> None:
        covered = secret and commit is None if veil is None else veil
        super().__init__(id, moves=moves, veil=covered, **settings)
        self.seats = seats
        """Who is asked: a function, the turn player or all the others; nothing said means everybody."""
        self.commit = commit
        self.done = done
        """Closes the gate early: ``(state, commitments so far)``."""
        self.finished = finished
        """A seat that needs to do nothing (more), by rule: ``(state, seat)``."""
        self.close = close
        """``(g, commitments)``, when the gate closes."""
        self.revisable = revisable
        self.secret = secret
        """What a seat decides is for itself alone while the gate is open."""
        self.opens = opens
        """Everybody may read the answers once the gate has closed; else they learn what `close` makes public."""
        self.reset = reset
        self.ready = ready
        """What saying "ready" is called here; nothing where seats are `finished` by their moves alone."""
        self.ready_when = ready_when

    @cached_property
    def asks_seats(self) -> Callable[[Any], Iterable[int]]:
        """Who is asked, as a function of `g`, where `seats` is one."""
        return placed(self.seats)  # type: ignore[arg-type]

    @property
    def seals(self) -> bool:
        """Are the answers for nobody else to read, also when the gate has closed?"""
        return self.secret and not self.opens

    def choice(self, s: Any, seat: int) -> Choice | None:
        """What the seat commits here, if anything."""
        return self.commit if self.commit is None or isinstance(self.commit, Choice) else self.commit(s, seat)


def Vote(  # noqa: N802 -- stands beside the classes it is a preset of
    id: str,
    *,
    seats: Callable[[Any], Iterable[int]],
    options: Any,
    decided: Callable[[Any, Mapping[int, Any]], bool],
    close: Callable[[Any, dict[int, Any]], Any],
    of: Any = None,
    **settings: Unpack[Windowed],
) -> Gate:
    """A gate in which each seat commits one of the options and which closes as soon as the vote is decided."""
    return Gate(id, seats=seats, commit=One(options, of=of), done=decided, close=close, **settings)


@dataclass
class FlowConfig:
    """Settings by address, for games whose turn structure comes as a table.

    A key is an address, a suffix of one, or an id; it must mean exactly one node.
    """

    step_passing: Mapping[str, bool] = field(default_factory=dict)
    """May priority be passed in these steps?"""
    phase_passing: Mapping[str, bool] = field(default_factory=dict)
    """May priority be passed in the steps of these phases?"""
    auto_advance: Mapping[str, Any] = field(default_factory=dict)
    """Where to go when these nodes are done."""
    pass_turn_to: str | None = None
    """Where a turn that is passed goes on, instead of with the next one."""
    initial_priority: Any = None
    """Parameter of the default model: who receives priority first."""


class Flow(Node):
    """The whole course of a game: its segments in order, and the sub-flows that moves and hooks may call."""

    level: ClassVar[NodeLevel] = "flow"

    def __init__(
        self,
        *segments: Node,
        flows: Sequence[Node] = (),
        config: FlowConfig | None = None,
        **settings: Unpack[PlainNodeSettings],
    ) -> None:
        super().__init__("", segments, **settings)
        self.flows = tuple(flows)
        self.config = config or FlowConfig()
