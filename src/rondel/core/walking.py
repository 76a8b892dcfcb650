"""Entering and leaving nodes, one at a time: hooks, events, turns, sub-flows, jumps, and the loop guard.

Nodes are left from the innermost on, down to `Position.keep`; whoever wants to leave only says how far.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rondel.core import windows
from rondel.core.driving import Driver
from rondel.core.game import Game
from rondel.core.plan import PlanNode
from rondel.core.position import BETWEEN, ENTER, INSIDE, Frame
from rondel.core.state import NOBODY, digest
from rondel.errors import LoopDetected, RuleBug

_GUARD_AFTER, GUARD_MOST = 200, 10_000


class Walker(Driver):
    """A driver that can go from node to node."""

    __slots__ = ("_entries", "_seen", "_trace")

    def __init__(self, game: Game, snapshot: Any, *, keeps: bool = True, traced: bool = False) -> None:
        super().__init__(game, snapshot, keeps=keeps, traced=traced)
        self._watch_afresh()

    # -- entering ------------------------------------------------------------------------------------------------

    def _may_enter(self, node: PlanNode) -> bool:
        guard = node.node.can_enter
        if guard is None or guard(self.s):
            return True
        self.pos.path = []
        self.note("node_skipped", address=node.address)
        return False

    def _push(self, node: PlanNode) -> None:
        self._count(node.address)
        pos = self.pos
        frame = Frame(node.i)
        if node.turns:
            frame.stage = BETWEEN
            frame.order = node.order.of(self)
        pos.frames.append(frame)
        pos.visits[node.i] = pos.visits.get(node.i, 0) + 1
        if node.node.veil and pos.veil is None:
            self._draw_veil()
        self.note("segment_entered" if node.level == "segment" else "node_entered", address=node.address)

    def _draw_veil(self) -> None:
        self.pos.veil = [self.side(seat) for seat in range(self.pos.seats)]
        self.pos.veil_depth = len(self.pos.frames) - 1

    def _lift_veil(self, node: PlanNode) -> None:
        self.pos.veil = None
        self.note("veil_lifted", address=node.address)

    def _begin_round(self) -> None:
        self.pos.round += 1
        self.note("round_started", round=self.pos.round)

    def _begin_turn(self, frame: Frame, node: PlanNode, seat: int) -> None:
        self._count(node.address or "turn")
        pos = self.pos
        frame.seat = pos.seat = self.g.seat = seat
        frame.stage, frame.i, frame.n, frame.done, frame.closing = ENTER, 0, 0, False, False
        if node.turns and node.turns.counts:
            pos.turn += 1
            pos.visits = {}
        self.note("turn_started", seat=seat, turn=pos.turn, address=node.address)

    # -- leaving -------------------------------------------------------------------------------------------------

    def _leave(self, keep: int) -> None:
        keeping = self.pos.keep
        self.pos.keep = keep if keeping < 0 else min(keep, keeping)

    def _leave_top(self) -> None:
        """Leave the innermost node: window closed, hook, event."""
        pos = self.pos
        frame = pos.frames[-1]
        node = self.nodes[frame.node]
        frame.window = frame.gate = None
        if frame.stage not in (ENTER, BETWEEN):
            self._exit_hook(node)
            if node.turns:
                self.note("turn_ended", seat=frame.order[frame.at])
        pos.frames.pop()
        if node.turns:
            depth = self.turn_depth()
            turn = None if depth is None else pos.frames[depth]
            pos.seat = NOBODY if turn is None else turn.order[turn.at]
        if pos.veil is not None and len(pos.frames) <= pos.veil_depth:
            self._lift_veil(node)
        self.note("segment_left" if node.level == "segment" else "node_left", address=node.address)
        if node.parent is None and node.i:
            self._returned()

    def _exit_hook(self, node: PlanNode) -> None:
        if node.node.exit is not None:
            self._acting = NOBODY
            self.touch()
            node.node.exit(self.g)
            self.pos.dirty = True

    def _returned(self) -> None:
        """A sub-flow has ended: unless its caller is being left as well, it goes on where it was."""
        pos = self.pos
        if len(pos.frames) != pos.keep:
            return
        caller = pos.frames[-1]
        pos.requests = [*caller.queue, *pos.requests]
        caller.queue = []
        if caller.window is not None:
            windows.restart(self, self.nodes[caller.node], caller.window, "returned")

    def _end_turn(self, frame: Frame, node: PlanNode) -> None:
        self._exit_hook(node)
        self.note("turn_ended", seat=frame.order[frame.at])
        frame.window = frame.gate = None
        frame.stage = BETWEEN

    def _abandon_turn(self, depth: int) -> None:
        """Nothing of the turn is left to do, not even what always runs."""
        turn = self.pos.frames[depth]
        turn.closing = turn.done = True
        self._leave(depth + 1)

    def end_turn(self, *, force: bool = False, run_closing: bool = True) -> None:
        """End the turn: what always runs still runs, unless a forced end says otherwise."""
        depth = self.turn_depth()
        if depth is None:
            raise RuleBug("there is no turn to end", node=self._address)
        if force and not run_closing:
            self._abandon_turn(depth)
            return
        frames = self.pos.frames
        turn = frames[depth]
        turn.closing = True
        turn.done = not self.nodes[turn.node].children
        for above in range(depth + 1, len(frames)):  # what is open stays only as far as something in it always runs
            node = self.nodes[frames[above].node]
            if not node.children or not (node.always or node.always_below):
                self._leave(above)
                return

    # -- sub-flows and jumps -------------------------------------------------------------------------------------

    def call(self, flow: str, by: int = NOBODY) -> None:
        """Enter a sub-flow on top of where the match is; requests that wait go on when it has returned."""
        pos = self.pos
        if flow not in self.game.plan.flows:
            raise RuleBug(f"there is no sub-flow {flow!r}", node=self._address)
        root = self.nodes[self.game.plan.flows[flow]]
        if self._may_enter(root):
            pos.frames[-1].queue, pos.requests = pos.requests, []
            self._push(root)
            pos.frames[-1].by = by

    def return_(self) -> None:
        """Leave the innermost sub-flow early."""
        for depth in range(len(self.pos.frames) - 1, 0, -1):
            if self.nodes[self.pos.frames[depth].node].parent is None:
                self._leave(depth)
                return
        raise RuleBug("there is no sub-flow to return from", node=self._address)

    def _go(self, address: str) -> None:
        """Leave what does not contain the target, then enter the nodes on the way to it."""
        target = self.game.plan.node(address)
        chain = [target, *target.above]
        frames = self.pos.frames
        for depth in range(len(frames) - 1, -1, -1):
            node = self.nodes[frames[depth].node]
            if node in chain[1:]:
                way = [n for n in reversed(chain) if n.depth > node.depth]
                steps = [above.children.index(n.i) for above, n in zip([node, *way], way, strict=False)]
                frames[depth].i, self.pos.path = steps[0], steps[1:]
                frames[depth].stage, frames[depth].done = INSIDE, False
                self._leave(depth + 1)
                return
        raise RuleBug(f"{address!r} cannot be reached from here", node=self._address)

    # -- the loop guard ------------------------------------------------------------------------------------------

    def _watch_afresh(self) -> None:
        """An input from outside: the loop guard counts anew."""
        self._entries = 0
        self._trace: list[str] = []
        self._seen: dict[str, int] = {}

    def _count(self, address: str) -> None:
        """A node is entered. Fingerprints are taken only once there have been many entries without any input."""
        self._entries += 1
        self._trace.append(address)
        if self._entries <= _GUARD_AFTER:
            return
        mark = self._fingerprint()
        self._seen[mark] = self._seen.get(mark, 0) + 1
        if self._seen[mark] >= 3 or self._entries >= GUARD_MOST:
            raise LoopDetected(self._trace)

    def _fingerprint(self) -> str:
        """The position without counters, and the state without those fields that only count."""
        places = [(frame.node, frame.stage, frame.i, frame.at) for frame in self.pos.frames]
        state = self.s
        if self.game.counters:
            state = {name: getattr(state, name) for name in state.__struct_fields__ if name not in self.game.counters}
        return digest(msgspec.msgpack.encode((places, state, self.pos.requests)))
