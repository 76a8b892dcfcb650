"""State, position and chance, moved on by inputs.

The kernel knows no log, version, viewer, clock or policy. A match checks a command and then hands it to a kernel; a
bot's simulation is a kernel alone. Between two inputs it *settles* and *advances* until somebody must act.

Its parts stand in their own modules, each on top of the one before: `situation` (who may do what), `driving` (rule code
and questions), `walking` (from node to node), `machine` (where to).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self

from rondel.core import gates, windows
from rondel.core.chance import Chance
from rondel.core.command_names import (
    ANSWER,
    COMMIT,
    LEAVE,
    PASS_PRIORITY,
    PASS_TURN,
    READY,
    RESET,
    RETRACT,
    TIMEOUT,
    UNREADY,
)
from rondel.core.decisions import TimedDecision
from rondel.core.game import Game, Setup
from rondel.core.machine import Machine
from rondel.core.moves import Move
from rondel.core.plan import PlanNode
from rondel.core.position import Frame, Position
from rondel.errors import RuleBug


class Kernel(Machine):
    """One game being played."""

    __slots__ = ("_plain",)

    def __init__(self, game: Game, snapshot: Any, *, keeps: bool = True, traced: bool = False) -> None:
        super().__init__(game, snapshot, keeps=keeps, traced=traced)
        self._plain = not (game.checks or game.triggers or game.out or game.seating)

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: int,
        options: Any = None,
        seed: str = "0",
        *,
        forced: dict[str, list[Any]] | None = None,
        keeps: bool = True,
        traced: bool = False,
    ) -> Self:
        """Set the game up and go on to the first decision."""
        game.check_seats(seats)
        typed = game.read_options(options, seats)
        chance = Chance.of(seed, seats)
        for label, outcomes in (forced or {}).items():
            chance.force(label, *outcomes)
        s = game.setup(Setup(seats, typed, chance))
        if (wrong := game.unfit(s)) is not None:
            raise RuleBug(f"setup handed back {wrong}")
        pos = Position([Frame(0)], seats, dirty=True)
        kernel = cls(game, game.snapshot(s, pos, chance, None), keeps=keeps, traced=traced)
        kernel.note("match_started")
        kernel.run()
        return kernel

    # -- save and restore ------------------------------------------------------------------------------------

    def load(self, data: bytes) -> None:
        """Continue from a rest point."""
        self.drop()
        self._take(self.game.decode(data))
        self._watch_afresh()
        self.run()

    def checkpoint(self) -> tuple[bytes, tuple[TimedDecision, ...]]:
        """The newest rest point, and the inputs given since."""
        return (self.encode(), ()) if self.live is None else (self.rest, tuple(self.tail))

    def restore(self, data: bytes, tail: Sequence[TimedDecision]) -> None:
        """Continue from a rest point and inputs."""
        self.load(data)
        for seat, name, args, now in tail:
            self.now = now
            self.play(seat, name, args)

    # -- input -----------------------------------------------------------------------------------------------

    def play(self, seat: int, name: str, args: tuple[Any, ...] = ()) -> None:
        """Carry out an input that is known to be legal."""
        if self.live is not None:
            self._during_script(seat, name, args)
            return
        frame = self.pos.frames[-1]
        node = self.nodes[frame.node]
        move = node.by_name.get(name)
        if move is None:
            self._request(frame, node, seat, name, args)
        elif node.fast and self._plain:
            self.fast_turn(frame, seat, move, args)
        else:
            self._watch_afresh()
            if move.is_script:
                self.start_move(seat, move, args)
            else:
                self.run_move(seat, move, args)
                self.moved(frame, node, seat, name)
            self.run()

    @property
    def is_plain(self) -> bool:
        """Does nothing but the moves themselves happen in this game, and does nobody listen?"""
        return self._plain and self.events is None

    def fast_turn(self, frame: Frame, seat: int, move: Move, args: tuple[Any, ...]) -> None:
        """A turn that is a single move: no hooks to run, nothing to enter or leave."""
        g = self.g
        g.now = self.now
        move.fn(g, seat, *args)
        outcome = self.game.outcome
        if outcome is not None and (over := outcome(self.s)) is not None:
            self.end(over)
            return
        pos = self.pos
        if pos.left:
            frame.n += 1
            pos.dirty = True
            self.run()
            return
        at = frame.at + 1
        new_round = at == len(frame.order)
        if new_round:
            at = 0
            pos.round += 1
        frame.at = at
        pos.turn += 1
        frame.seat = pos.seat = g.seat = frame.order[at]
        if self.events is not None:
            self._tell_fast_turn(seat, new_round)

    def _tell_fast_turn(self, seat: int, new_round: bool) -> None:
        """The events that entering and leaving would have raised."""
        pos = self.pos
        self.note("turn_ended", seat=seat)
        if new_round:
            self.note("round_started", round=pos.round)
        self.note("turn_started", seat=pos.seat, turn=pos.turn, address=self.node.address)

    def _request(self, frame: Frame, node: PlanNode, seat: int, name: str, args: tuple[Any, ...]) -> None:
        if name in _FROM_TABLE:
            _FROM_TABLE[name](self, seat, *args)
            return
        request = _REQUESTS.get(name)
        if request is None:
            raise RuleBug(f"{name!r} is not a move or request here", node=node.address)
        self._watch_afresh()
        request(self, frame, node, seat, args)
        self.run()

    def _during_script(self, seat: int, name: str, args: tuple[Any, ...]) -> None:
        if name in _FROM_TABLE:
            _FROM_TABLE[name](self, seat, *args)
            return
        if self.keeps:
            self.tail.append((seat, name, args, self.now))
        self._watch_afresh()
        if name != ANSWER:
            self.correct(seat, name, args)
        elif self.answer(seat, args[0]):
            self.run()

    def leave(self, seat: int, why: str = "left") -> None:
        """A seat leaves the match; while a script waits, the rest follows when it has ended."""
        if seat in self.pos.left:
            return
        self._remove(seat, why)
        self.pos.leaving = why
        self._beside(seat, LEAVE, why)

    def timeout(self, seat: int, penalty: bool = True) -> None:
        """A seat has run out of time; with a penalty, the game's own rule for it applies in place."""
        if penalty and self.game.timeout is not None:
            self.touch()
            self.game.timeout(self.g, seat)
        self._beside(seat, TIMEOUT, penalty)

    def _beside(self, seat: int, name: str, *args: Any) -> None:
        """Something came from the table: while a script waits it is one of the inputs since the rest point."""
        if self.live is not None and self.keeps:
            self.tail.append((seat, name, args, self.now))
        self.pos.dirty = True
        self._watch_afresh()
        self.run()


def _pass_turn(kernel: Machine, frame: Frame, node: PlanNode, seat: int, args: tuple[Any, ...]) -> None:
    kernel.note("turn_passed", seat=seat)
    kernel.end_turn()


_REQUESTS: dict[str, Callable[[Kernel, Frame, PlanNode, int, tuple[Any, ...]], None]] = {
    PASS_PRIORITY: windows.pass_priority,
    PASS_TURN: _pass_turn,
    COMMIT: gates.commit,
    RETRACT: gates.retract,
    READY: gates.ready,
    UNREADY: gates.unready,
    RESET: gates.reset,
}

_FROM_TABLE: dict[str, Callable[..., None]] = {LEAVE: Kernel.leave, TIMEOUT: Kernel.timeout}
