"""One game being played: state, position and chance at one moment, and what can be read off them.

A kernel is data. It knows no log, version, viewer, clock or policy, and it answers but never moves: what moves it on
are functions, each module's on top of the ones before. `driving` runs rule code and questions, `windows` and `gates`
are what a leaf waits in, `walking` goes from node to node, `settling` brings the state to rest, `machine` knows where
to go, and `playing` takes inputs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from rondel.core.chance import Chance
from rondel.core.command_names import ANSWER, COMMIT
from rondel.core.decisions import Question, TimedDecision
from rondel.core.events import Event
from rondel.core.game import Game
from rondel.core.moves import Move
from rondel.core.outcome import Outcome
from rondel.core.plan import PlanNode
from rondel.core.position import BETWEEN, Frame, Position, Request
from rondel.core.scripts import Ask, Handle, Script
from rondel.core.seats import HOST, NOBODY, Seat
from rondel.core.turn_orders import rotated
from rondel.errors import RuleBug, is_yes

_BESIDE = ("call", "hand_priority")
"""Requests that contradict no other."""
Checkpoint = tuple[bytes, tuple[TimedDecision, ...]]
"""A rest point as bytes, and the inputs given since."""
RestPoint = tuple[Any, tuple[TimedDecision, ...]]
"""A rest point as a snapshot, and the inputs given since."""


@cache
def _from(seat: int, seats: int) -> tuple[int, ...]:
    """All of so many seats, beginning with one of them."""
    return *range(seat, seats), *range(seat)


class Kernel:
    """One game at one moment."""

    __slots__ = (
        "acting", "asked_last", "chance", "dirty", "doing", "events", "g", "game", "given", "keeps", "live", "nodes",
        "now", "over", "pos", "rest", "s", "seen", "tail", "trace",
    )  # fmt: skip

    def __init__(self, game: Game, snapshot: Any, *, keeps: bool = True, traced: bool = False) -> None:
        self.game = game
        self.nodes = game.plan.nodes
        self.events: list[Event] | None = [] if traced else None
        """What has happened since somebody took it; None where nobody listens."""
        self.now = 0
        """When the command was given, in milliseconds."""
        self.keeps = keeps
        """Keep a rest point for every script, so that the kernel can be saved and cloned anywhere."""
        self.live: Script | None = None
        """The script that waits for an answer."""
        self.rest: Any = None
        """The rest point before it, as a snapshot that nothing changes."""
        self.tail: list[TimedDecision] = []
        """The inputs since."""
        self.asked_last: Ask | None = None
        """The question made last, which must be awaited before the next."""
        self.doing: Move | None = None
        """The move that is being carried out."""
        self.acting = NOBODY
        """Whose doing it is, if anybody's in particular."""
        self.trace: list[str] = []
        """The nodes entered since the last input."""
        self.seen: dict[str, int] = {}
        """How often positions have come back since then, once the trace is long."""
        self.s: Any = snapshot.s
        self.chance: Chance = snapshot.chance
        self.g: Handle[Any] = Handle(self)
        """What rule code gets that is no script."""
        self.take(snapshot)

    def take(self, snapshot: Any) -> None:
        """Be where a snapshot was."""
        g = self.g
        g.s = self.s = snapshot.s
        g.chance = self.chance = snapshot.chance
        self.pos: Position = snapshot.pos
        self.over: Outcome | None = snapshot.over
        self.given: Any = g if self.game.plan.asks_place else g.s
        """What guards are asked with: the state, or `g` where one of the game's wants to know where the match is."""
        self.dirty = self.pos.dirty
        """Something happened since the state last settled. The position has it only as bytes: every input sets it
        and takes it back, and a field of a Struct is slow to write."""
        if self.dirty:
            self.pos.dirty = False

    def let_go(self) -> None:
        """Nobody uses it any more; without what rule code gets, which knows it, it goes at once and is no garbage."""
        del self.g, self.given

    # -- as bytes --------------------------------------------------------------------------------------------

    def encode(self) -> bytes:
        """The rest point as bytes; only without a live script."""
        self._expect_rest()
        self.chance.settle()
        if not self.dirty:
            return self.game.encode(self.s, self.pos, self.chance, self.over)
        self.pos.dirty = True
        data = self.game.encode(self.s, self.pos, self.chance, self.over)
        self.pos.dirty = False
        return data

    def _expect_rest(self) -> None:
        if self.live is not None:
            raise RuleBug("a kernel with a live script is saved as its rest point and the inputs since")

    def snapshot(self) -> Any:
        """Where it is, as a snapshot that it goes on changing; only without a live script."""
        self._expect_rest()
        self.chance.settle()
        if self.dirty:
            self.pos.dirty = True
        return self.game.snapshot(self.s, self.pos, self.chance, self.over)

    def copied(self) -> Any:
        """A snapshot of where it is that nothing changes any more; only without a live script."""
        copy = self.game.copied(self.snapshot())
        if self.dirty:
            self.pos.dirty = False
        return copy

    def checkpoint(self) -> Checkpoint:
        """The newest rest point, and the inputs given since."""
        if self.live is None:
            return self.encode(), ()
        rest = self.rest
        return self.game.encode(rest.s, rest.pos, rest.chance, rest.over), tuple(self.tail)

    def rest_point(self) -> RestPoint:
        """The same, not encoded: to be copied before anything is done with it."""
        return (self.copied(), ()) if self.live is None else (self.rest, tuple(self.tail))

    def side(self, seat: Seat) -> bytes:
        """What a seat owns, encoded."""
        return msgspec.msgpack.encode([getattr(self.s, name)[seat] for name in self.game.schema.sides])

    def put_side(self, seat: Seat, data: bytes) -> None:
        """Replace what a seat owns by an encoded copy."""
        for name, side in zip(self.game.schema.sides, self.decode_side(data), strict=True):
            getattr(self.s, name)[seat] = side

    def decode_side(self, data: bytes) -> Sequence[Any]:
        """A seat's side from its encoded copy."""
        return self.game.side_decoder.decode(data)  # type: ignore[no-any-return]

    # -- where and who ---------------------------------------------------------------------------------------

    @property
    def node(self) -> PlanNode:
        """The node the match is in."""
        return self.nodes[self.pos.frames[-1].node]

    @property
    def address(self) -> str:
        """Where the match is; empty before its beginning and after its end."""
        return self.node.address if self.pos.frames else ""

    @property
    def living(self) -> list[int]:
        """The seats still in the match, in seating order."""
        pos, seating = self.pos, self.game.seating
        if seating is None:
            seats = list(range(pos.seats))
        else:
            seats = [self.seat_of(seat, "a seat in seating") for seat in seating(self.s)]
        return [seat for seat in seats if seat not in pos.left] if pos.left else seats

    @property
    def turn_player(self) -> int:
        """The seat whose turn it is, or NOBODY."""
        return self.pos.seat

    @property
    def opener(self) -> int:
        """The seat that opened the sub-flow the match is in; outside of sub-flows the turn player."""
        return next((frame.by for frame in reversed(self.pos.frames) if frame.by != NOBODY), self.pos.seat)

    def seat_of(self, value: Any, what: str, others: tuple[int, ...] = ()) -> int:
        """What a rule handed back as a seat, or one of `others`; anything else is a bug of the rule."""
        if type(value) is int and (0 <= value < self.pos.seats or value in others):
            return value
        text = f"{what} is {value!r}, which is no seat; seats are 0 to {self.pos.seats - 1}"
        raise RuleBug(text, node=self.address)

    def order_from(self, seat: Seat) -> tuple[int, ...]:
        """Turn order beginning with a seat."""
        pos = self.pos
        if not pos.left and not self.game.seating and seat >= 0:
            return _from(seat, pos.seats)
        seats = self.living
        if seat == NOBODY or not seats:
            return tuple(seats)
        if self.game.seating and seat not in seats:
            table = list(self.game.seating(self.s))
            place = table.index(seat) if seat in table else 0
            return tuple([other for other in (*table[place:], *table[:place]) if other in seats])
        return tuple(rotated(seats, seat))

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

    def holds_priority(self, seat: Seat) -> bool:
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
            return frame.gate.waits_for(gate, self.s, self.pos.left) if gate else []
        seat = frame.window.holder if frame.window else frame.seat
        return [] if seat == NOBODY else [seat]

    # -- what they may do ------------------------------------------------------------------------------------

    def question(self, seat: Seat) -> Question | None:
        """What this seat has to answer or may commit, if anything."""
        if self.live is not None:
            ask = self.live.ask
            return Question(ANSWER, ask.id, ask.choices[seat]) if ask is not None and ask.waits_for(seat) else None
        frame = self.pos.frames[-1] if self.pos.frames else None
        if frame is None or frame.gate is None or self.over is not None:
            return None
        gate = self.nodes[frame.node].gate
        if gate is None or gate.commit is None or seat not in frame.gate.seats:
            return None
        if seat in frame.gate.commits and not gate.revisable:
            return None
        choice = gate.choice(self.s, seat)
        return None if choice is None else Question(COMMIT, gate.id, choice)

    def may_move(self, seat: Seat, move: Move) -> bool:
        """Is the move this seat's to make here (whatever its arguments)?"""
        if move.placed_when is not None and not is_yes(move.placed_when(self.s, seat, self.g)):
            return False
        by = move.by
        if by == "holder":
            frame = self.pos.frames[-1]
            if not self.is_holders(frame, seat):
                return False
            return not self.nodes[frame.node].least or not self.comes_too_soon(move)
        if by == "host":
            return seat == HOST
        if seat in self.pos.left:
            return False
        if by == "any":
            return seat >= 0
        if by == "turn" or by == "others":
            return seat >= 0 and (seat == self.pos.seat) == (by == "turn")
        return seat in by(self.s)

    def comes_too_soon(self, move: Move) -> bool:
        """Would it end the leaf before as many moves have been made as must be?"""
        frame = self.pos.frames[-1]
        node = self.nodes[frame.node]
        return frame.n < node.least and move.name in node.until

    def is_holders(self, frame: Frame, seat: Seat) -> bool:
        """Is it this seat's to do what the leaf waits for?"""
        gate, window = frame.gate, frame.window
        if gate is not None:
            return seat in gate.seats and seat not in gate.ready
        return (frame.seat if window is None else window.holder) == seat

    def moves(self, seat: Seat) -> list[Move]:
        """The moves that are this seat's to make here."""
        if self.over is not None or not self.pos.frames:
            return []
        frame = self.pos.frames[-1]
        node = self.nodes[frame.node]
        if self.live is not None:
            return [move for move in node.moves if move.anytime and self.may_move(seat, move)]
        if node.plain:  # the commonest case, without asking move by move
            return list(node.moves) if self.is_holders(frame, seat) else []
        return [move for move in node.moves if self.may_move(seat, move)]

    def passing_allowed(self) -> bool:
        """Is passing priority allowed at this node?"""
        stated = self.node.passing
        return stated if stated is not None else self.game.plan.is_passing_allowed(self.pos)

    # -- what rule code reports and asks for -----------------------------------------------------------------

    def note(self, name: str, **params: Any) -> None:
        """Report an event of the flow."""
        if self.events is not None:
            self.events.append(Event(name, params, None, None, True))

    def asked(self, ask: Ask) -> Ask:
        """A script made a question; it must await it before making another."""
        self.expect_awaited()
        if not ask.choices:
            raise RuleBug(f"the question {ask.id!r} is asked of nobody", ask=ask.id)
        for seat in ask.choices:
            if not (0 <= seat < self.pos.seats or seat == HOST):
                raise RuleBug(f"the question {ask.id!r} is asked of {seat}, which is no seat", ask=ask.id)
        self.asked_last = ask
        return ask

    def expect_awaited(self) -> None:
        """Raise unless every question that was made has been awaited."""
        ask = self.asked_last
        if ask is not None and not ask.awaited:
            raise RuleBug(f"the question {ask.id!r} was made but never awaited", node=self.address, ask=ask.id)

    def request(self, kind: str, target: str) -> None:
        """A rule asks for a transition; it is carried out when the state has settled."""
        node, script = self.node, self.live
        move = self.doing or (node.by_name.get(script.move) if script is not None and script.move else None)
        objects = self.game.objects
        declared = {*node.leads_to, *self.game.plan.flow.leads_to, *(objects.leads_to if objects else ())}
        wanted_at = target or kind
        undeclared = wanted_at not in declared and (move is None or wanted_at not in move.leads_to)
        if undeclared and kind != "hand_priority":  # that leads nowhere
            raise RuleBug(f"{kind} {target!r} is not declared in leads_to=", node=node.address)
        requests = self.pos.requests
        if kind not in _BESIDE and any(other[:2] != (kind, target) and other[0] not in _BESIDE for other in requests):
            raise RuleBug(f"contradictory requests: {requests[0][:2]} and {(kind, target)}", node=node.address)
        seat = script.seat if script is not None else self.acting
        wanted: Request = (kind, target, self.pos.seat if seat == NOBODY else seat)
        if kind == "call" or wanted not in requests:
            self.pos.requests = (*requests, wanted)
