"""State, position and chance at one moment, and who may do what in it. Nothing here moves the game on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rondel.core import gates, windows
from rondel.core.chance import Chance
from rondel.core.command_names import AT_GATES, PASS_PRIORITY, PASS_TURN, READY
from rondel.core.events import Event, plain
from rondel.core.game import Game
from rondel.core.moves import Move
from rondel.core.outcome import Outcome
from rondel.core.plan import PlanNode
from rondel.core.position import BETWEEN, Frame, Position
from rondel.core.scripts import Handle, Script
from rondel.core.seats import rotated
from rondel.core.state import HOST, NOBODY
from rondel.errors import Refusal, RuleBug, refusal_of
from rondel.messages import Message


class MatchIsOver(Message): ...


class QuestionFirst(Message): ...


class DecidingTogether(Message): ...


class NotYourTurnToEnd(Message): ...


class NotForYou(Message): ...


class TurnStays(Message): ...


class SomethingWaits(Message): ...


class TurnNotDone(Message): ...


class Situation:
    """One game at one moment."""

    __slots__ = ("chance", "events", "g", "game", "live", "nodes", "now", "over", "pos", "s")

    def __init__(self, game: Game, snapshot: Any, *, traced: bool = False) -> None:
        self.game = game
        self.nodes = game.plan.nodes
        self.events: list[Event] | None = [] if traced else None
        self.now = 0
        """When the command was given, in milliseconds."""
        self.live: Script | None = None
        """The script that waits for an answer."""
        self.g: Handle[Any]
        self._take(snapshot)

    def _take(self, snapshot: Any) -> None:
        self.s = snapshot.s
        self.pos: Position = snapshot.pos
        self.chance: Chance = snapshot.chance
        self.over: Outcome | None = snapshot.over

    def touch(self) -> None:
        """Bring the handle up to date before rule code gets it."""
        self.g.seat, self.g.now = self.pos.seat, self.now

    def seat_of(self, value: Any, what: str, *, others: tuple[int, ...] = ()) -> int:
        """What a rule handed back as a seat, or one of `others`; anything else is a bug of the rule."""
        if type(value) is int and (0 <= value < self.pos.seats or value in others):
            return value
        node = self.node.address if self.pos.frames else ""
        raise RuleBug(f"{what} is {value!r}, which is no seat; seats are 0 to {self.pos.seats - 1}", node=node)

    # -- where and who ---------------------------------------------------------------------------------------

    @property
    def node(self) -> PlanNode:
        """The node the match is in."""
        return self.nodes[self.pos.frames[-1].node]

    @property
    def living(self) -> list[int]:
        """The seats still in the match, in seating order."""
        seats: Sequence[int] = range(self.pos.seats)
        if self.game.seating:
            seats = [self.seat_of(seat, "a seat in seating") for seat in self.game.seating(self.s)]
        left = self.pos.left
        return [seat for seat in seats if seat not in left] if left else list(seats)

    @property
    def turn_player(self) -> int:
        """The seat whose turn it is, or NOBODY."""
        return self.pos.seat

    @property
    def opener(self) -> int:
        """The seat that opened the sub-flow the match is in; outside of sub-flows the turn player."""
        return next((frame.by for frame in reversed(self.pos.frames) if frame.by != NOBODY), self.pos.seat)

    def order_from(self, seat: int) -> list[int]:
        """Turn order beginning with a seat."""
        pos = self.pos
        if not pos.left and not self.game.seating and seat >= 0:
            return [*range(seat, pos.seats), *range(seat)]
        seats = self.living
        if seat == NOBODY or not seats:
            return seats
        if self.game.seating and seat not in seats:
            table = list(self.game.seating(self.s))
            place = table.index(seat) if seat in table else 0
            return [other for other in (*table[place:], *table[:place]) if other in seats]
        return rotated(seats, seat)

    def turn_depth(self) -> int | None:
        """Where in the position the current turn stands, if there is one."""
        frames = self.pos.frames
        for depth in range(len(frames) - 1, -1, -1):
            if self.nodes[frames[depth].node].turns and frames[depth].stage != BETWEEN:
                return depth
        return None

    def objects_pending(self) -> bool:
        """Does something wait to be resolved?"""
        return bool(self.game.objects and self.game.objects.pending(self.s))

    def newest_controller(self) -> int:
        """Who controls the object that would be resolved next."""
        objects = self.game.objects
        if objects is None or objects.controller is None:
            raise RuleBug("the focus model needs objects with a controller")
        return self.seat_of(objects.controller(self.s), "the controller of the newest object", others=(NOBODY,))

    def holder(self) -> int:
        """The one seat that may move here, or NOBODY at a gate."""
        frame = self.pos.frames[-1]
        if frame.window is not None:
            return frame.window.holder
        return frame.seat if frame.gate is None else NOBODY

    def holds_priority(self, seat: int) -> bool:
        """May this seat move or pass right now?"""
        return self.over is None and self.live is None and bool(self.pos.frames) and self.holder() == seat

    def actors(self) -> list[int]:
        """The seats that must act now."""
        if self.over is not None or not self.pos.frames:
            return []
        if self.live is not None:
            ask = self.live.ask
            return [seat for seat in ask.choices if seat not in ask.answers] if ask is not None else []
        frame = self.pos.frames[-1]
        if frame.gate is not None:
            gate = self.nodes[frame.node].gate
            return gates.open_seats(gate, frame.gate, self.s, self.pos.left) if gate else []
        seat = frame.window.holder if frame.window else frame.seat
        return [] if seat == NOBODY else [seat]

    # -- what they may do ------------------------------------------------------------------------------------

    def question(self, seat: int) -> tuple[str, Any] | None:
        """The id and choice this seat has to answer or may commit, if any."""
        if self.live is not None:
            ask = self.live.ask
            return (ask.id, ask.choices[seat]) if ask is not None and ask.waits_for(seat) else None
        frame = self.pos.frames[-1] if self.pos.frames else None
        if frame is None or frame.gate is None or self.over is not None:
            return None
        gate = self.nodes[frame.node].gate
        if gate is None or seat not in frame.gate.seats or (seat in frame.gate.commits and not gate.revisable):
            return None
        choice = gate.choice(self.s, seat)
        return None if choice is None else (gate.id, choice)

    def may_move(self, seat: int, move: Move) -> bool:
        """Is the move this seat's to make here (whatever its arguments)?"""
        frame = self.pos.frames[-1]
        if move.by == "holder":
            if frame.gate is not None:
                return seat in frame.gate.seats and seat not in frame.gate.ready
            return (frame.window.holder if frame.window else frame.seat) == seat
        if move.by == "host":
            return seat == HOST
        if seat in self.pos.left:
            return False
        return seat >= 0 if move.by == "any" else seat in move.by(self.s)

    def moves(self, seat: int) -> list[Move]:
        """The moves that are this seat's to make here."""
        if self.over is not None or not self.pos.frames:
            return []
        frame = self.pos.frames[-1]
        node = self.nodes[frame.node]
        if self.live is not None:
            return [move for move in node.moves if move.anytime and self.may_move(seat, move)]
        if node.plain and frame.gate is None:  # the commonest case, without asking move by move
            return list(node.moves) if (frame.window.holder if frame.window else frame.seat) == seat else []
        return [move for move in node.moves if self.may_move(seat, move)]

    def requests(self, seat: int) -> list[str]:
        """The flow requests this seat may make now."""
        if self.over is not None or self.live is not None or not self.pos.frames:
            return []
        frame = self.pos.frames[-1]
        if frame.window is None:
            return [READY] if frame.gate is not None and self.refuses_request(seat, READY) is None else []
        if frame.window.holder != seat:
            return []
        node = self.nodes[frame.node]
        found = [PASS_PRIORITY] if windows.refuses_pass(self, frame, node, seat) is None else []
        if node.turn_pass and seat == self.pos.seat and self._refuses_turn_pass(node) is None:
            found.append(PASS_TURN)
        return found

    def refuses_request(self, seat: int, name: str) -> Refusal | None:
        """Why a flow request of this seat is refused now, or None."""
        if self.over is not None or not self.pos.frames:
            return Refusal("match_over", MatchIsOver().phrase)
        if self.live is not None:
            return Refusal("decision_pending", QuestionFirst().phrase)
        frame = self.pos.frames[-1]
        node = self.nodes[frame.node]
        if name in AT_GATES:
            return gates.refuses(self, frame, node, seat, name)
        if name not in (PASS_PRIORITY, PASS_TURN):
            return Refusal("unknown_event", f"There is no request {name!r}.")
        if frame.gate is not None:
            return Refusal("decision_pending", DecidingTogether().phrase)
        if name == PASS_TURN and seat != self.pos.seat:
            return Refusal("not_turn_player", NotYourTurnToEnd().phrase)
        if self.holder() != seat:
            return Refusal("not_priority_player", NotForYou().phrase)
        return self._refuses_turn_pass(node) if name == PASS_TURN else windows.refuses_pass(self, frame, node, seat)

    def passing_allowed(self) -> bool:
        """Is passing priority allowed at this node?"""
        stated = self.node.passing
        return stated if stated is not None else self.game.plan.is_passing_allowed(self.pos)

    def _refuses_turn_pass(self, node: PlanNode) -> Refusal | None:
        depth = self.turn_depth() if node.turn_pass and PASS_TURN in node.requests else None
        if depth is None:
            return Refusal("turn_pass_not_allowed", TurnStays().phrase)
        if self.objects_pending():
            return Refusal("objects_pending", SomethingWaits().phrase)
        for frame in reversed(self.pos.frames[depth:]):
            veto = self.nodes[frame.node].node.can_exit
            verdict = veto(self.s) if veto else None
            if verdict is False:
                return Refusal("turn_pass_not_allowed", TurnNotDone().phrase)
            if (why := refusal_of(verdict)) is not None:
                return why
        return None

    # -- what seats own and have committed ---------------------------------------------------------------------

    def commitments(self, frame: Frame) -> dict[int, Any]:
        """The typed answers given at a frame's gate, in seat order."""
        gate = self.nodes[frame.node].gate
        return gates.commitments(gate, frame.gate, self.s) if gate is not None and frame.gate is not None else {}

    def side(self, seat: int) -> bytes:
        """What a seat owns, encoded."""
        return msgspec.msgpack.encode([getattr(self.s, name)[seat] for name in self.game.schema.sides])

    def put_side(self, seat: int, data: bytes) -> None:
        """Replace what a seat owns by an encoded copy."""
        for name, side in zip(self.game.schema.sides, self.decode_side(data), strict=True):
            getattr(self.s, name)[seat] = side

    def decode_side(self, data: bytes) -> Sequence[Any]:
        """A seat's side from its encoded copy."""
        return self.game.side_decoder.decode(data)  # type: ignore[no-any-return]

    # -- events ----------------------------------------------------------------------------------------------

    def emit(self, name: str, params: dict[str, Any], audience: tuple[int, ...] | None) -> None:
        """Report a game's event."""
        if self.events is not None:
            self.events.append(Event(name, plain(params), audience))

    def note(self, name: str, **params: Any) -> None:
        """Report an event of the flow."""
        if self.events is not None:
            self.events.append(Event(name, params, None, None, True))
