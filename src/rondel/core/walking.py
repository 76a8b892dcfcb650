"""Entering and leaving nodes, one at a time: hooks, events, turns, sub-flows, jumps, and the loop guard.

Nodes are left from the innermost on, down to `Position.keep`; whoever wants to leave only says how far.
"""

from __future__ import annotations

import msgspec

from rondel.core import windows
from rondel.core.kernel import Kernel
from rondel.core.plan import PlanNode
from rondel.core.position import BETWEEN, ENTER, INSIDE, Frame
from rondel.core.seats import NOBODY
from rondel.core.state import digest
from rondel.errors import LoopDetected, RuleBug

_GUARD_AFTER, GUARD_MOST = 200, 10_000

# -- entering ------------------------------------------------------------------------------------------------------


def may_enter(k: Kernel, node: PlanNode) -> bool:
    """Does its guard let a node be entered?"""
    guard = node.can_enter
    if guard is None or guard(k.given):
        return True
    if k.pos.path:
        k.pos.path = ()
    if k.events is not None:
        k.note("node_skipped", address=node.address)
    return False


def push(k: Kernel, node: PlanNode) -> Frame:
    """Enter a node on top of where the match is."""
    trace, pos = k.trace, k.pos
    trace.append(node.address)  # `count`, without a call
    if len(trace) > _GUARD_AFTER:
        _guard(k)
    frame = Frame(node.i)
    if node.turns:
        frame.stage = BETWEEN
        frame.order = node.order.of(k)
    pos.frames.append(frame)
    visits = pos.visits
    visits[node.i] = visits.get(node.i, 0) + 1
    if node.veil and pos.veil is None:
        _draw_veil(k)
    if k.events is not None:
        k.note("segment_entered" if node.level == "segment" else "node_entered", address=node.address)
    return frame


def enter_again(k: Kernel, frame: Frame, node: PlanNode) -> None:
    """Begin a node anew that has just done its work."""
    pos = k.pos
    count(k, node.address)
    frame.stage, frame.i, frame.n, frame.window, frame.gate, frame.done = ENTER, 0, 0, None, None, False
    pos.visits[node.i] = pos.visits.get(node.i, 0) + 1
    if pos.veil is not None and pos.veil_depth == len(pos.frames) - 1:
        _lift_veil(k, node)
        _draw_veil(k)
    k.note("node_entered", address=node.address)


def _draw_veil(k: Kernel) -> None:
    k.pos.veil = [k.side(seat) for seat in range(k.pos.seats)]
    k.pos.veil_depth = len(k.pos.frames) - 1


def _lift_veil(k: Kernel, node: PlanNode) -> None:
    k.pos.veil = None
    k.note("veil_lifted", address=node.address)


def begin_round(k: Kernel) -> None:
    """Another round begins."""
    k.pos.round += 1
    if k.events is not None:
        k.note("round_started", round=k.pos.round)


# -- leaving -------------------------------------------------------------------------------------------------------


def leave(k: Kernel, keep: int) -> None:
    """Leave nodes until only so many frames are left."""
    keeping = k.pos.keep
    k.pos.keep = keep if keeping < 0 else min(keep, keeping)


def leave_top(k: Kernel) -> None:
    """Leave the innermost node: window closed, hook, event."""
    pos = k.pos
    frame = pos.frames[-1]
    node = k.nodes[frame.node]
    if frame.window is not None or frame.gate is not None:
        frame.window = frame.gate = None
    if frame.stage not in (ENTER, BETWEEN):
        if node.exit is not None:
            exit_hook(k, node)
        if node.turns and k.events is not None:
            k.note("turn_ended", seat=frame.order[frame.at])
    pos.frames.pop()
    if node.turns:
        depth = k.turn_depth()
        turn = None if depth is None else pos.frames[depth]
        pos.seat = NOBODY if turn is None else turn.order[turn.at]
    if pos.veil is not None and len(pos.frames) <= pos.veil_depth:
        _lift_veil(k, node)
    if k.events is not None:
        k.note("segment_left" if node.level == "segment" else "node_left", address=node.address)
    if node.parent is None and node.i:
        _returned(k)


def exit_hook(k: Kernel, node: PlanNode) -> None:
    """Run what a node does when it is left."""
    if node.exit is not None:
        k.acting = NOBODY
        node.exit(k.g)
        k.dirty = True


def _returned(k: Kernel) -> None:
    """A sub-flow has ended: unless its caller is being left as well, it goes on where it was."""
    pos = k.pos
    if len(pos.frames) != pos.keep:
        return
    caller = pos.frames[-1]
    pos.requests = caller.queue + pos.requests
    caller.queue = ()
    if caller.window is not None:
        windows.restart(k, k.nodes[caller.node], caller.window, "returned")


def end_this_turn(k: Kernel, frame: Frame, node: PlanNode) -> None:
    """A turn has come to its end; whose the next one is has still to be found."""
    if node.exit is not None:
        exit_hook(k, node)
    if k.events is not None:
        k.note("turn_ended", seat=frame.order[frame.at])
    if frame.window is not None or frame.gate is not None:
        frame.window = frame.gate = None
    frame.stage = BETWEEN


def abandon_turn(k: Kernel, depth: int) -> None:
    """Nothing of the turn is left to do, not even what always runs."""
    turn = k.pos.frames[depth]
    turn.closing = turn.done = True
    leave(k, depth + 1)


def end_turn(k: Kernel, *, force: bool = False, run_closing: bool = True) -> None:
    """End the turn: what always runs still runs, unless a forced end says otherwise."""
    depth = k.turn_depth()
    if depth is None:
        raise RuleBug("there is no turn to end", node=k.address)
    if force and not run_closing:
        abandon_turn(k, depth)
        return
    frames = k.pos.frames
    turn = frames[depth]
    turn.closing = True
    turn.done = not k.nodes[turn.node].children
    for above in range(depth + 1, len(frames)):  # what is open stays only as far as something in it always runs
        node = k.nodes[frames[above].node]
        if not node.children or not (node.always or node.always_below):
            leave(k, above)
            return


def end_node(k: Kernel, level: str) -> None:
    """The innermost node of a level has done its work: what is open in it is left, and what follows is as declared."""
    frames = k.pos.frames
    for depth in range(len(frames) - 1, -1, -1):
        node = k.nodes[frames[depth].node]
        if (not node.children) if level == "step" else (node.level == level and node.loop is None):
            frames[depth].done = True
            leave(k, depth + 1)
            return
        if level == "step":
            break
    raise RuleBug(f"there is no {level} to end", node=k.address)


# -- sub-flows and jumps -------------------------------------------------------------------------------------------


def call(k: Kernel, flow: str, by: int = NOBODY) -> None:
    """Enter a sub-flow on top of where the match is; requests that wait go on when it has returned."""
    pos = k.pos
    if flow not in k.game.plan.flows:
        raise RuleBug(f"there is no sub-flow {flow!r}", node=k.address)
    root = k.nodes[k.game.plan.flows[flow]]
    if may_enter(k, root):
        pos.frames[-1].queue, pos.requests = pos.requests, ()
        push(k, root).by = by


def return_(k: Kernel) -> None:
    """Leave the innermost sub-flow early."""
    for depth in range(len(k.pos.frames) - 1, 0, -1):
        if k.nodes[k.pos.frames[depth].node].parent is None:
            leave(k, depth)
            return
    raise RuleBug("there is no sub-flow to return from", node=k.address)


def go(k: Kernel, address: str) -> None:
    """Leave what does not contain the target, then enter the nodes on the way to it."""
    target = k.game.plan.node(address)
    chain = [target, *target.above]
    frames = k.pos.frames
    for depth in range(len(frames) - 1, -1, -1):
        node = k.nodes[frames[depth].node]
        if node in chain[1:]:
            way = [n for n in reversed(chain) if n.depth > node.depth]
            steps = [above.children.index(n.i) for above, n in zip([node, *way], way, strict=False)]
            frames[depth].i, k.pos.path = steps[0], tuple(steps[1:])
            frames[depth].stage, frames[depth].done = INSIDE, False
            leave(k, depth + 1)
            return
    raise RuleBug(f"{address!r} cannot be reached from here", node=k.address)


# -- the loop guard ------------------------------------------------------------------------------------------------


def count(k: Kernel, address: str) -> None:
    """A node is entered. Fingerprints are taken only once there have been many entries without any input."""
    trace = k.trace
    trace.append(address)
    if len(trace) > _GUARD_AFTER:
        _guard(k)


def _guard(k: Kernel) -> None:
    """Raise if the flow comes back to where it was."""
    entries = len(k.trace)
    if entries == _GUARD_AFTER + 1:
        k.seen.clear()
    mark = _fingerprint(k)
    k.seen[mark] = k.seen.get(mark, 0) + 1
    if k.seen[mark] >= 3 or entries >= GUARD_MOST:
        raise LoopDetected(k.trace)


def _fingerprint(k: Kernel) -> str:
    """The position without counters, and the state without those fields that only count."""
    places = [(frame.node, frame.stage, frame.i, frame.at) for frame in k.pos.frames]
    state = k.s
    if k.game.counters:
        state = {name: getattr(state, name) for name in state.__struct_fields__ if name not in k.game.counters}
    return digest(msgspec.msgpack.encode((places, state, k.pos.requests)))
