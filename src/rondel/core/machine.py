"""The flow's machine: it settles the state, enters and leaves nodes, and goes on until somebody must act.

Everything it remembers between two steps is in the position, so that it can stop before any script and go on after a
reload. A step says whether the machine goes on; where nothing has happened that anybody must be asked about, one step
goes over into the next by itself.
"""

from __future__ import annotations

from typing import Any

from rondel.core import gates, walking, windows
from rondel.core.driving import moved, run_at_gate, run_hook, start
from rondel.core.flow import Rounds
from rondel.core.kernel import Kernel
from rondel.core.lint import ADVANCES
from rondel.core.moves import Move
from rondel.core.outcome import Outcome
from rondel.core.plan import ON, WITHIN_TURNS, PlanNode
from rondel.core.position import BETWEEN, ENTER, ENTERED, INSIDE, Frame
from rondel.core.seats import HOST, NOBODY
from rondel.core.settling import end, interfere, last_seat
from rondel.errors import RuleBug
from rondel.messages import Message


class RanItsCourse(Message): ...


def make(k: Kernel, frame: Frame, node: PlanNode, seat: int, move: Move, args: tuple[Any, ...]) -> None:
    """Make a move of the leaf that the match is in, and go on as `run` does; one that asks, to its first question.

    Whatever most moves come by stands here and in `run` and not in functions of its own: a call costs as much as all it
    asks. That the next turn follows at once is no more than what `run` would find out.
    """
    if move.is_script:
        start(k, seat, move, args)
        run(k)
        return
    k.doing, k.acting = move, seat
    if frame.gate is not None:
        run_at_gate(k, seat, move, args)
    else:
        fn = move.fn  # called as an attribute, it would be looked for as a method each time
        if move.single:  # as most are: a starred call takes 0.15 µs longer
            fn(k.g, seat, args[0])
        else:
            fn(k.g, seat, *args)
    k.doing = None
    k.dirty = True
    if move.counts:
        frame.n += 1
    if node.heeds or frame.window is not None:
        moved(k, frame, node, seat, move)
    pos, game = k.pos, k.game
    calm = k.events is None and not (pos.left or game.interferes or pos.requests or frame.done)
    if calm and node.bare and node.ring:
        outcome = game.outcome
        over = outcome(k.s) if outcome is not None else None
        k.dirty = False
        if over is not None:
            end(k, over)
        elif node.each is not None and frame.n >= node.each:
            _take_turn(k, frame, node, frame.at + 1)
    else:
        run(k)


def run(k: Kernel) -> None:
    """Settle and advance until somebody must act or the match is over."""
    pos, game, nodes = k.pos, k.game, k.nodes
    frames, outcome = pos.frames, game.outcome
    if k.trace:  # something came from outside: the loop guard counts anew
        k.trace.clear()
    while k.over is None and k.live is None:
        if k.dirty:
            if (pos.left or game.interferes) and not interfere(k):
                continue
            over = outcome(k.s) if outcome is not None else None
            if pos.left:
                over = last_seat(k, over)
            k.dirty = False
            if over is not None:
                end(k, over)
                return
        if pos.keep >= 0:
            while len(frames) > pos.keep and not k.dirty:
                walking.leave_top(k)
            if k.dirty:  # a hook on the way out: what it has done comes first
                continue
            pos.keep = -1
        if pos.requests:
            _carry_out(k)
        elif not frames:
            at_end = game.at_end
            end(k, at_end(k.s) if at_end else Outcome.draw(RanItsCourse()))
        else:
            frame = frames[-1]
            node = nodes[frame.node]
            if frame.done and node.just_ends and frame.stage != ENTER:  # what `_passing` would find out
                pos.keep = len(frames) - 1
            elif frame.stage != INSIDE or frame.done:
                if not _passing(k, frame, node):
                    return
            elif node.children and not node.watch:  # as `_inside` would find
                if not _next_child(k, frame, node):
                    return
            elif node.bare and k.events is None:  # such a turn closes nothing, and nobody is told of its end
                if node.each is None or frame.n < node.each or not _between_turns(k, frame, node):
                    return
            elif not _inside(k, frame, node):
                return


# -- one step ------------------------------------------------------------------------------------------------------


def _inside(k: Kernel, frame: Frame, node: PlanNode) -> bool:
    """On with what the leaf waits for, or to the next child; False when somebody must act."""
    if node.watch and _exit_due(k, frame):
        return True
    if node.children:
        return _next_child(k, frame, node)
    if frame.window is not None:
        if frame.window.resolving:
            return _resolve(k, node)
        return windows.goes_on(k, frame, node, frame.window)
    if frame.gate is not None:
        return gates.goes_on(k, frame, node, frame.gate)
    if node.each is None or frame.n < node.each:
        if node.who_changes and (seat := _actor(k, node)) != frame.seat:
            frame.seat = seat
        if frame.seat != NOBODY:
            return False
    if node.bare:
        return _turn_over(k, frame, node)
    frame.done = True
    return _done(k, frame, node)


def _passing(k: Kernel, frame: Frame, node: PlanNode) -> bool:
    """A step on the way in, between two turns, or on the way out; False when somebody must act already."""
    stage = frame.stage
    if stage == ENTER:
        return _enter(k, frame, node)
    if frame.done and stage != BETWEEN:
        return _done(k, frame, node)
    if node.watch and _exit_due(k, frame):
        return True
    return _between_turns(k, frame, node) if stage == BETWEEN else _entered(k, frame, node)


def _enter(k: Kernel, frame: Frame, node: PlanNode) -> bool:
    if node.enter is not None:
        run_hook(k, "enter", node.enter, node.asks)
        return True
    if node.watch or frame.done:
        frame.stage = ENTERED
        return True
    return _entered(k, frame, node)


def _entered(k: Kernel, frame: Frame, node: PlanNode) -> bool:
    frame.stage = INSIDE
    if node.wait == "actor":
        seat = frame.seat = k.pos.seat if node.is_turn_players else _actor(k, node)
        return node.watch or seat == NOBODY or node.each == 0
    if node.asked_between and node.level == "segment" and node.ends and node.ends(k.given):
        frame.done = True
    elif node.children:
        path = k.pos.path
        if path:
            frame.i, k.pos.path = path[0], path[1:]
        elif frame.i:
            frame.i = 0
        if node.loop is not None and _loop_over(k, frame, node):
            frame.done = True
        elif not node.watch:
            return _next_child(k, frame, node)
    elif node.wait == "window":
        windows.open_window(k, frame, node)
        window = frame.window
        if window is not None and not (node.watch or frame.done or window.resolving):
            return windows.goes_on(k, frame, node, window)
    elif node.wait == "gate":
        gates.open_gate(k, frame, node)
        if frame.gate is not None and not node.watch:
            return gates.goes_on(k, frame, node, frame.gate)
    else:
        frame.done = True
    return True


def _exit_due(k: Kernel, innermost: Frame) -> bool:
    """Does an exit condition hold, asked from the inside out? Not while something waits to be resolved here."""
    if innermost.window is not None and (innermost.window.resolving or k.objects_pending()):
        return False
    nodes, frames = k.nodes, k.pos.frames
    depth = len(frames)
    for frame in reversed(frames):
        node = nodes[frame.node]
        if node.exits is not None and frame.stage != ENTER and node.exits(k.given):
            frame.done = True
            walking.leave(k, depth)
            return True
        if not (node.watch or node.root):  # nor has any node above it a condition
            return False
        depth -= 1
    return False


def _resolve(k: Kernel, node: PlanNode) -> bool:
    objects = k.game.objects
    if objects is None:
        raise RuleBug("the model wants something resolved, but the game has no objects", node=node.address)
    controller = k.newest_controller() if objects.controller and objects.pending(k.s) else NOBODY
    run_hook(k, "resolve", objects.resolve, frozenset(objects.asks), controller)
    return True


def _actor(k: Kernel, node: PlanNode) -> int:
    if node.is_turn_players:
        return k.pos.seat
    who: Any = node.who
    if node.who_changes:
        return k.seat_of(who(k.given), "who", _NO_SEATS)
    return HOST if who == "host" else k.seat_of(who, "who", _NO_SEATS)


_NO_SEATS = (HOST, NOBODY)


# -- what comes next -----------------------------------------------------------------------------------------------


def _done(k: Kernel, frame: Frame, node: PlanNode) -> bool:
    """A node has done its work: go where its advancement says."""
    if node.just_ends:
        walking.leave(k, len(k.pos.frames) - 1)
        return True
    turns = node.turns is not None
    passed = not turns and not node.always and _is_closing(k, node)
    repeats = node.repeats
    if repeats is not None and not passed and not _is_gone(k, frame, node) and repeats(k.given):
        if turns:
            walking.end_this_turn(k, frame, node)
            return _between_turns(k, frame, node, again=True)
        walking.enter_again(k, frame, node)
        return True
    target = None if passed else node.goes
    if callable(target):
        target = _successor(k, node, target(k.given))
    if turns and target in WITHIN_TURNS:
        return _turn_over(k, frame, node)
    if target in ON:
        walking.leave(k, len(k.pos.frames) - 1)
    elif target in ("next_phase", "next_turn", "next_segment"):
        _leave_level(k, target)
    else:
        walking.go(k, target)
    return True


def _turn_over(k: Kernel, frame: Frame, node: PlanNode) -> bool:
    """A turn has come to its end: on to the next, unless something must be seen to before."""
    walking.end_this_turn(k, frame, node)
    return node.exit is not None or node.watch or _between_turns(k, frame, node)


def _successor(k: Kernel, node: PlanNode, target: Any) -> Any:
    """Where a function says to go; a bug of the rule unless there is one such node."""
    if target is None or target is False or target in ADVANCES:
        return target
    if not isinstance(target, str) or len(k.game.plan.matches(target)) != 1:
        raise RuleBug(f"next is {target!r}, which is no node of this flow", node=node.address)
    return target


def _is_closing(k: Kernel, node: PlanNode) -> bool:
    """Has the turn that the innermost node belongs to been passed?"""
    above = node.turn_above
    return above is not None and k.pos.frames[-1 - above].closing


def _is_gone(k: Kernel, frame: Frame, node: PlanNode) -> bool:
    return bool(node.turns and frame.order[frame.at] in k.pos.left)


def _leave_level(k: Kernel, target: str) -> None:
    """Leave the phase, turn or segment the match is in; what comes after follows by itself."""
    level = {"next_phase": "phase", "next_turn": "turn", "next_segment": "segment"}[target]
    frames = k.pos.frames
    for depth in range(len(frames) - 1, 0, -1):
        node = k.nodes[frames[depth].node]
        above = k.nodes[frames[depth - 1].node]
        if level == "turn" and node.turns:
            walking.abandon_turn(k, depth)
            return
        outermost = node.parent is None or above.level in ("turn", "segment")
        if (node.level == level and not node.loop) or (level == "phase" and outermost):
            walking.leave(k, depth)
            return
    walking.leave(k, len(frames) - 1)


def _next_child(k: Kernel, frame: Frame, node: PlanNode) -> bool:
    children, nodes = node.children, k.nodes
    closing = node.can_close and _is_closing(k, node)
    for place in range(frame.i, len(children)):
        child = nodes[children[place]]
        if closing and not (child.always or child.always_below):
            continue
        if child.can_enter is None or walking.may_enter(k, child):
            frame.i = place + 1
            inner = walking.push(k, child)
            if child.turns is not None:
                return True
            return _enter(k, inner, child) if child.enter is not None or child.watch else _entered(k, inner, child)
    frame.i = len(children)
    if node.loop is not None and not closing:
        frame.i = 0
        if not _loop_over(k, frame, node):
            return True
    return _done(k, frame, node)


def _loop_over(k: Kernel, frame: Frame, node: PlanNode) -> bool:
    """Is there no further pass? Otherwise the next one begins."""
    loop = node.loop
    if loop is None or (node.stops is not None and node.stops(k.given)):
        return True
    if loop.times is not None and frame.n >= loop.times:
        return True
    walking.count(k, node.address)
    frame.n += 1
    if isinstance(loop, Rounds):
        walking.begin_round(k)
    if k.events is not None:
        k.note("pass_started", address=node.address, number=frame.n)
    return False


# -- turns -----------------------------------------------------------------------------------------------------------


def _between_turns(k: Kernel, frame: Frame, node: PlanNode, again: bool = False) -> bool:
    """Find who takes the next turn, unless the same seat takes it again, and begin it; or leave."""
    at, pos = frame.at + 1, k.pos
    if again:
        at -= 1
    elif node.ring and at and not pos.left:  # the next one is whoever sits next
        pass
    elif at and node.asks_rotation and _rotation_over(k, frame, node):
        return True
    else:
        at = _next_place(k, frame, node, at)
        if at == len(frame.order):
            frame.at = at
            _leave_turns(k, frame, node)
            return True
    _take_turn(k, frame, node, at)
    if frame.done:  # reading is ten times as fast as writing
        frame.done = False
    if frame.i:
        frame.i = 0
    if frame.closing:
        frame.closing = False
    if k.events is not None:
        k.note("turn_started", seat=pos.seat, turn=pos.turn, address=node.address)
    if node.bare:  # such a turn begins with waiting, so that it can be no part of a loop without inputs
        if frame.stage != INSIDE:
            frame.stage = INSIDE
        return False
    walking.count(k, node.address or "turn")
    frame.stage = ENTER
    return again or node.enter is not None or node.watch or _entered(k, frame, node)


def _take_turn(k: Kernel, frame: Frame, node: PlanNode, at: int) -> None:
    """The next turn is that of whoever has this place in the order; after the last place comes the first."""
    order, pos = frame.order, k.pos
    if at >= len(order):
        at = 0
        if node.counts_rounds:
            walking.begin_round(k)
    frame.at = at
    frame.seat = pos.seat = order[at]
    frame.n = 0
    if node.counts_turns:
        pos.turn += 1
        if pos.visits:
            pos.visits = {}


def _next_place(k: Kernel, frame: Frame, node: PlanNode, at: int) -> int:
    """The first place in the order, from one on, whose seat takes a turn; or the end of the order."""
    turns = node.turns
    if turns is None:
        raise RuleBug("this is no turn", node=node.address)
    left, skip, fresh = k.pos.left, node.skip, not at
    if fresh and frame.order and node.counts_rounds:
        walking.begin_round(k)
    while True:
        for place in range(at, len(frame.order)):
            seat = frame.order[place]
            if seat not in left and not (skip and skip(k.given, seat)):
                return place
        if turns.once or fresh:  # a whole pass without anybody taking a turn would only repeat itself
            return len(frame.order)
        if left or not node.order.steady or k.game.seating is not None:
            frame.order = node.order.of(k)
        at, fresh = 0, True
        if frame.order and node.counts_rounds:
            walking.begin_round(k)


def _leave_turns(k: Kernel, frame: Frame, node: PlanNode) -> None:
    """All turns have been taken: go where the node says."""
    frame.stage = BETWEEN
    target = node.follows
    if callable(target):
        target = _successor(k, node, target(k.given))
    if isinstance(target, str) and target not in ADVANCES:
        walking.go(k, target)
    else:
        walking.leave(k, len(k.pos.frames) - 1)


def _rotation_over(k: Kernel, frame: Frame, node: PlanNode) -> bool:
    """After a turn: do its rotation or its segment end here?"""
    frame.stage = BETWEEN
    frames = k.pos.frames
    depth = len(frames) - 1
    if node.ends and node.ends(k.given):
        _leave_turns(k, frame, node)
        return True
    for above in range(depth - 1, 0, -1):
        outer = k.nodes[frames[above].node]
        if outer.turns:  # the segment is asked after its own turns, not after turns within them
            return False
        if outer.asked_between and outer.ends and outer.ends(k.given):
            frames[above].done = True
            walking.leave(k, above + 1)
            return True
    return False


# -- asked for by rules ----------------------------------------------------------------------------------------------


def _carry_out(k: Kernel) -> None:
    (kind, target, seat), *later = k.pos.requests
    k.pos.requests = tuple(later)
    if kind == "call":
        walking.call(k, target, seat)
    elif kind == "go":
        walking.go(k, target)
    elif kind == "end_turn":
        walking.end_turn(k)
    elif kind == "hand_priority":
        _hand_on(k, int(target))
    else:
        walking.end_node(k, kind.removeprefix("end_"))


def _hand_on(k: Kernel, seat: int) -> None:
    """Give priority to a seat, if need be in a window that opens only now."""
    frame = k.pos.frames[-1]
    node = k.nodes[frame.node]
    if frame.window is None and node.wait == "window" and frame.stage == ENTERED and not frame.done:
        if node.watch and _exit_due(k, frame):
            return
        _entered(k, frame, node)
    if frame.window is not None and frame.window.moved != NOBODY:
        frame.window.streak = []  # as after every move
    hand_priority(k, seat)


def hand_priority(k: Kernel, seat: int, why: str = "rule") -> None:
    """Give priority to a seat by a rule."""
    window = k.pos.frames[-1].window if k.pos.frames else None
    if window is None or seat not in k.node.model.eligible(k, window):
        raise RuleBug(f"priority cannot be handed to seat {seat} here", node=k.address)
    window.holder, window.moved = seat, NOBODY
    k.note("priority_granted", seat=seat, why=why)
