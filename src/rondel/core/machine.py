"""The flow's machine: it settles the state, enters and leaves nodes, and goes on until somebody must act.

Everything it remembers between two steps is in the position, so that it can stop before any script and go on after a
reload.
"""

from __future__ import annotations

from typing import Any

from rondel.core import gates, windows
from rondel.core.flow import Rounds
from rondel.core.lint import ADVANCES
from rondel.core.outcome import Outcome
from rondel.core.plan import PlanNode
from rondel.core.position import BETWEEN, ENTER, ENTERED, INSIDE, Frame
from rondel.core.state import HOST, NOBODY
from rondel.core.walking import GUARD_MOST, Walker
from rondel.errors import LoopDetected, RuleBug
from rondel.messages import Message


class RanItsCourse(Message): ...


class LastSeat(Message): ...


class NobodyLeft(Message): ...


class Resignation(Message): ...


class ClockRanOut(Message): ...


END_REASONS: dict[str, Message] = {"conceded": Resignation(), "resigned": Resignation(), "time": ClockRanOut()}
"""Why a match is over when somebody left it and one seat remains."""


class Machine(Walker):
    """A walker that knows where to go next."""

    __slots__ = ()

    def run(self) -> None:
        """Settle and advance until somebody must act or the match is over."""
        pos = self.pos
        while self.over is None and self.live is None:
            if pos.dirty:
                self._settle()
            elif pos.keep >= 0:
                if len(pos.frames) > pos.keep:
                    self._leave_top()
                else:
                    pos.keep = -1
            elif pos.requests:
                self._carry_out()
            elif not pos.frames:
                at_end = self.game.at_end
                self.end(at_end(self.s) if at_end else Outcome.draw(RanItsCourse()))
            elif not self._step(pos.frames[-1]):
                return

    def end(self, outcome: Outcome) -> None:
        """The match is over."""
        if not isinstance(outcome, Outcome):
            raise RuleBug(f"the outcome is {outcome!r}, which is no Outcome", node=self._address)
        for seat in (*outcome.winners, *(seat for group in outcome.ranking for seat in group)):
            self.seat_of(seat, "a seat in the outcome")
        if outcome.scores and len(outcome.scores) != self.pos.seats:
            text = f"the outcome has {len(outcome.scores)} scores for {self.pos.seats} seats"
            raise RuleBug(text, node=self._address)
        self.over = outcome
        self.pos.dirty = False
        self.note("match_ended", winners=list(outcome.winners), reason=outcome.reason)

    def ended(self, kind: str, seat: int, move: str) -> None:
        frame = self.pos.frames[-1] if self.pos.frames else None
        self.pos.dirty = True
        if frame is None or kind == "place":
            return
        if kind == "enter":
            frame.stage = ENTERED
        elif kind == "resolve":
            windows.resolved(self, frame)
        else:
            self.moved(frame, self.nodes[frame.node], seat, move)

    def moved(self, frame: Frame, node: PlanNode, seat: int, name: str) -> None:
        """A move has been made at a leaf; what follows is found when the state has settled."""
        self.pos.dirty = True
        frame.done = frame.done or name in node.node.until
        if node.by_name[name].by != "holder":
            return
        frame.n += 1
        if frame.window is not None:
            frame.window.moved = seat
            frame.window.idle = 0

    # -- settling ------------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """State checks, triggers, eliminations, the outcome: until nothing changes."""
        game, pos = self.game, self.pos
        if game.checks:
            self.touch()
            for _ in range(GUARD_MOST):
                if not [True for check in game.checks if check(self.g)]:
                    break
            else:
                raise LoopDetected(["state checks never come to rest"])
        if game.triggers is not None and game.triggers.waiting(self.s):
            self._count("triggers")
            self.start("place", game.triggers.place, frozenset(game.triggers.asks))
            return
        if game.out is not None:
            for seat in game.out(self.s):
                if self.seat_of(seat, "a seat in out") not in pos.left:
                    self._remove(seat, "eliminated")
        if pos.left:
            self._forget_left()
        if game.outcome is not None and (outcome := game.outcome(self.s)) is not None:
            self.end(outcome)
        elif game.last_seat_wins and pos.left and len(living := self.living) <= 1:
            reason = END_REASONS.get(pos.leaving, LastSeat())
            self.end(Outcome.win(living, reason) if living else Outcome.draw(NobodyLeft()))
        pos.dirty, pos.leaving = False, ""

    def _remove(self, seat: int, why: str) -> None:
        self.pos.left.append(seat)
        self.note("seat_left", seat=seat, why=why)

    def _forget_left(self) -> None:
        """Take seats that left out of windows and gates; a turn of theirs ends by force."""
        pos = self.pos
        for frame in pos.frames:
            windows.forget(self, frame, self.nodes[frame.node], pos.left)
            gates.forget(frame, pos.left)
        for depth, frame in enumerate(pos.frames):
            node = self.nodes[frame.node]
            if node.turns and frame.stage != BETWEEN and frame.order[frame.at] in pos.left:
                pos.requests = []
                self._abandon_turn(depth)
                return

    # -- one step ------------------------------------------------------------------------------------------------

    def _step(self, frame: Frame) -> bool:
        """One step at the innermost frame; False when somebody must act."""
        node = self.nodes[frame.node]
        stage = frame.stage
        if stage == ENTER:
            self._enter(frame, node)
        elif frame.done and stage != BETWEEN:
            self._done(frame, node)
        elif node.watch and self._exit_due(frame):
            return True
        elif stage == BETWEEN:
            self._between_turns(frame, node)
        elif stage == ENTERED:
            self._entered(frame, node)
        elif node.children:
            self._next_child(frame, node)
        elif frame.window is not None:
            if frame.window.resolving:
                self._resolve(node)
                return True
            return windows.goes_on(self, frame, node, frame.window)
        elif frame.gate is not None:
            return gates.goes_on(self, frame, node, frame.gate)
        else:
            return self._actor_goes_on(frame, node)
        return True

    def _enter(self, frame: Frame, node: PlanNode) -> None:
        if node.node.enter is None:
            frame.stage = ENTERED
        else:
            self.start("enter", node.node.enter, node.asks)

    def _entered(self, frame: Frame, node: PlanNode) -> None:
        frame.stage, frame.n, frame.done = INSIDE, 0, False
        if node.asked_between and node.level == "segment" and node.node.exit_when and node.node.exit_when(self.s):
            frame.done = True
        elif node.children:
            frame.i = self.pos.path.pop(0) if self.pos.path else 0
            frame.done = node.loop is not None and self._loop_over(frame, node)
        elif node.wait == "window":
            windows.open_window(self, frame, node)
        elif node.wait == "gate":
            gates.open_gate(self, frame, node)
        elif node.wait == "actor":
            frame.seat = self._actor(node)
        else:
            frame.done = True

    def _exit_due(self, innermost: Frame) -> bool:
        """Does an exit condition hold, asked from the inside out? Not while something waits to be resolved here."""
        if innermost.window is not None and (innermost.window.resolving or self.objects_pending()):
            return False
        for depth in range(len(self.pos.frames) - 1, -1, -1):
            frame = self.pos.frames[depth]
            node = self.nodes[frame.node]
            if node.exits and frame.stage != ENTER and node.node.exit_when(self.s):  # type: ignore[misc]
                frame.done = True
                self._leave(depth + 1)
                return True
        return False

    def _resolve(self, node: PlanNode) -> None:
        objects = self.game.objects
        if objects is None:
            raise RuleBug("the model wants something resolved, but the game has no objects", node=node.address)
        controller = self.newest_controller() if objects.controller and objects.pending(self.s) else NOBODY
        self.start("resolve", objects.resolve, frozenset(objects.asks), controller)

    def _actor(self, node: PlanNode) -> int:
        who = node.node.who
        if who is None or who == "turn":
            return self.pos.seat
        if who == "host":
            return HOST
        seat = who(self.s) if callable(who) else who
        return self.seat_of(seat, "who", others=(HOST, NOBODY))

    def _actor_goes_on(self, frame: Frame, node: PlanNode) -> bool:
        if callable(node.node.who):
            frame.seat = self._actor(node)
        each = node.node.each
        frame.done = (each is not None and frame.n >= each) or frame.seat == NOBODY
        return frame.done

    # -- what comes next -----------------------------------------------------------------------------------------

    def _done(self, frame: Frame, node: PlanNode) -> None:
        """A node has done its work: go where its advancement says."""
        passed = not node.turns and not node.always and self._is_closing(node)
        repeats = node.node.repeat_while
        if repeats is not None and not passed and not self._is_gone(frame, node) and repeats(self.s):
            self._again(frame, node)
            return
        whole = node.turns is not None and node.node.next is not None and node.advance is node.node.next
        target = None if passed or whole else node.advance  # what follows all turns does not follow each of them
        if callable(target):
            target = self._successor(node, target(self.s))
        if node.turns and target in (None, "next_step", "next_phase", "next_turn", False):
            self._end_turn(frame, node)
        elif target is None or target is False or target == "next_step":
            self._leave(len(self.pos.frames) - 1)
        elif target in ("next_phase", "next_turn", "next_segment"):
            self._leave_level(target)
        else:
            self._go(target)

    def _successor(self, node: PlanNode, target: Any) -> Any:
        """Where a function says to go; a bug of the rule unless there is one such node."""
        if target is None or target is False or target in ADVANCES:
            return target
        if not isinstance(target, str) or len(self.game.plan.matches(target)) != 1:
            raise RuleBug(f"next is {target!r}, which is no node of this flow", node=node.address)
        return target

    def _is_closing(self, node: PlanNode) -> bool:
        """Has the turn this node belongs to been passed?"""
        depth = self.turn_depth()
        if depth is None or not self.pos.frames[depth].closing:
            return False
        return self.nodes[self.pos.frames[depth].node].root == node.root  # a sub-flow is not part of the turn's nodes

    def _is_gone(self, frame: Frame, node: PlanNode) -> bool:
        return bool(node.turns and frame.order[frame.at] in self.pos.left)

    def _again(self, frame: Frame, node: PlanNode) -> None:
        if node.turns:
            self._end_turn(frame, node)
            self._begin_turn(frame, node, frame.order[frame.at])
            return
        self._count(node.address)
        frame.stage, frame.i, frame.n, frame.window, frame.gate, frame.done = ENTER, 0, 0, None, None, False
        self.pos.visits[node.i] = self.pos.visits.get(node.i, 0) + 1
        if self.pos.veil is not None and self.pos.veil_depth == len(self.pos.frames) - 1:
            self._lift_veil(node)
            self._draw_veil()
        self.note("node_entered", address=node.address)

    def _leave_level(self, target: str) -> None:
        """Leave the phase, turn or segment the match is in; what comes after follows by itself."""
        level = {"next_phase": "phase", "next_turn": "turn", "next_segment": "segment"}[target]
        frames = self.pos.frames
        for depth in range(len(frames) - 1, 0, -1):
            node = self.nodes[frames[depth].node]
            above = self.nodes[frames[depth - 1].node]
            if level == "turn" and node.turns:
                self._abandon_turn(depth)
                return
            outermost = node.parent is None or above.level in ("turn", "segment")
            if (node.level == level and not node.loop) or (level == "phase" and outermost):
                self._leave(depth)
                return
        self._leave(len(frames) - 1)

    def _next_child(self, frame: Frame, node: PlanNode) -> None:
        closing = not node.always and self._is_closing(node)
        while frame.i < len(node.children):
            child = self.nodes[node.children[frame.i]]
            frame.i += 1
            if closing and not (child.always or child.always_below):
                continue
            if self._may_enter(child):
                self._push(child)
                return
        if node.loop is not None and not closing:
            frame.i = 0
            if not self._loop_over(frame, node):
                return
        self._done(frame, node)

    def _loop_over(self, frame: Frame, node: PlanNode) -> bool:
        """Is there no further pass? Otherwise the next one begins."""
        loop = node.loop
        if loop is None or (loop.stops is not None and loop.stops(self.s)):
            return True
        if loop.times is not None and frame.n >= loop.times:
            return True
        self._count(node.address)
        frame.n += 1
        if isinstance(loop, Rounds):
            self._begin_round()
        self.note("pass_started", address=node.address, number=frame.n)
        return False

    # -- turns ---------------------------------------------------------------------------------------------------

    def _between_turns(self, frame: Frame, node: PlanNode) -> None:
        """Find who takes the next turn, or leave."""
        turns = node.turns
        if turns is None:
            raise RuleBug("this is no turn", node=node.address)
        if frame.at >= 0 and self._rotation_over(node):
            return
        fresh = frame.at < 0
        if fresh and frame.order and node.counts_rounds:
            self._begin_round()
        while True:
            frame.at += 1
            if frame.at >= len(frame.order):
                if turns.once or fresh:  # a whole pass without anybody taking a turn would only repeat itself
                    self._leave_turns(node)
                    return
                frame.order, frame.at, fresh = node.order.of(self), -1, True
                if frame.order and node.counts_rounds:
                    self._begin_round()
                continue
            seat = frame.order[frame.at]
            if seat not in self.pos.left and not (turns.skip and turns.skip(self.s, seat)):
                self._begin_turn(frame, node, seat)
                return

    def _leave_turns(self, node: PlanNode) -> None:
        """All turns have been taken: go where the node says."""
        target = node.node.next
        if callable(target):
            target = self._successor(node, target(self.s))
        if isinstance(target, str) and target not in ADVANCES:
            self._go(target)
        else:
            self._leave(len(self.pos.frames) - 1)

    def _rotation_over(self, node: PlanNode) -> bool:
        """After a turn: do its rotation or its segment end here?"""
        frames = self.pos.frames
        depth = len(frames) - 1
        if node.node.exit_when and node.node.exit_when(self.s):
            self._leave_turns(node)
            return True
        for above in range(depth - 1, 0, -1):
            outer = self.nodes[frames[above].node]
            if outer.turns:  # the segment is asked after its own turns, not after turns within them
                return False
            if outer.asked_between and outer.node.exit_when and outer.node.exit_when(self.s):
                frames[above].done = True
                self._leave(above + 1)
                return True
        return False

    # -- asked for by rules --------------------------------------------------------------------------------------

    def _carry_out(self) -> None:
        pos = self.pos
        kind, target, seat = pos.requests.pop(0)
        if kind == "call":
            self.call(target, seat)
        elif kind == "go":
            self._go(target)
        else:
            self.end_turn()

    def hand_priority(self, seat: int, why: str = "rule") -> None:
        """Give priority to a seat by a rule."""
        window = self.pos.frames[-1].window if self.pos.frames else None
        if window is None or seat not in self.node.model.eligible(self, window):
            raise RuleBug(f"priority cannot be handed to seat {seat} here", node=self._address)
        window.holder, window.moved = seat, NOBODY
        self.note("priority_granted", seat=seat, why=why)
