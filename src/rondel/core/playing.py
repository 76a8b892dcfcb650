"""A game begun, saved and played on: what an input does to a kernel.

A match checks a command and then hands it on to these functions; a bot's simulation needs nothing else. Between two
inputs a kernel *settles* and *advances* until somebody must act.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

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
from rondel.core.driving import answer, correct, drop
from rondel.core.game import Game, Setup
from rondel.core.kernel import Kernel
from rondel.core.machine import make, run
from rondel.core.plan import PlanNode
from rondel.core.position import Frame, Position
from rondel.core.settling import remove
from rondel.core.walking import end_turn
from rondel.errors import RuleBug

# -- beginning and going on ----------------------------------------------------------------------------------------


def begin(
    game: Game,
    seats: int,
    options: Any = None,
    seed: str = "0",
    *,
    forced: Mapping[str, Sequence[Any]] | None = None,
    keeps: bool = True,
    traced: bool = False,
) -> Kernel:
    """A kernel at the first decision of a game that has just been set up."""
    return start(Kernel(game, opening(game, seats, options, seed, forced), keeps=keeps, traced=traced))


def opening(
    game: Game, seats: int, options: Any = None, seed: str = "0", forced: Mapping[str, Sequence[Any]] | None = None
) -> Any:
    """The snapshot of a game that is set up and not begun."""
    game.check_seats(seats)
    typed = game.read_options(options, seats)
    chance = Chance.of(seed, seats)
    for label, outcomes in (forced or {}).items():
        chance.force(label, *outcomes)
    s = game.setup(Setup(seats, typed, chance))
    if (wrong := game.unfit(s)) is not None:
        raise RuleBug(f"setup handed back {wrong}")
    return game.snapshot(s, Position([Frame(0)], seats, dirty=True), chance, None)


class Beginning:
    """Games played one after the other with the same seats and options.

    One that draws no chance before its first decision always begins the same: it is set up once and copied from then
    on. All are played with one kernel, because kernels are left to the garbage collector.
    """

    def __init__(self, game: Game, seats: int, options: Any = None, *, keeps: bool = True) -> None:
        self.game, self.seats, self.options, self.keeps = game, seats, options, keeps
        self._kernel: Kernel | None = None
        self._first = b""

    def kernel(self, seed: str) -> Kernel:
        """As `begin`; the game before it is over with."""
        k = self._kernel
        if k is None or not self._first:
            k = self._kernel = begin(self.game, self.seats, self.options, seed, keeps=self.keeps)
            if k.live is None and not k.chance.drawn:
                self._first = k.encode()
            return k
        drop(k)
        k.take(self.game.decode(self._first))
        k.chance.begin(seed)
        return k


def start(k: Kernel) -> Kernel:
    """The kernel, which stands at an opening, at its first decision."""
    k.note("match_started")
    run(k)
    return k


def load(k: Kernel, data: bytes, tail: Sequence[TimedDecision] = ()) -> None:
    """Continue from a rest point, and the inputs given since."""
    resume(k, k.game.decode(data), tail)


def resume(k: Kernel, rest: Any, tail: Sequence[TimedDecision]) -> None:
    """The same from a snapshot, which is the kernel's own from now on."""
    drop(k)
    k.take(rest)
    run(k)
    replay(k, tail)


def resumed(game: Game, data: bytes, tail: Sequence[TimedDecision] = (), *, keeps: bool = True) -> Kernel:
    """A kernel at a rest point, with the inputs given since."""
    k = Kernel(game, game.decode(data), keeps=keeps)
    run(k)
    replay(k, tail)
    return k


def replay(k: Kernel, tail: Sequence[TimedDecision]) -> None:
    """Give the inputs that were given since a rest point again."""
    for seat, name, args, now in tail:
        k.now = now
        play(k, seat, name, args)


# -- inputs --------------------------------------------------------------------------------------------------------


def play(k: Kernel, seat: int, name: str, args: tuple[Any, ...] = ()) -> None:
    """Carry out an input that is known to be legal."""
    if k.live is not None:
        _during_script(k, seat, name, args)
        return
    frame = k.pos.frames[-1]
    node = k.nodes[frame.node]
    move = node.by_name.get(name)
    if move is None:
        _request(k, frame, node, seat, name, args)
    else:
        make(k, frame, node, seat, move, args)


def _request(k: Kernel, frame: Frame, node: PlanNode, seat: int, name: str, args: tuple[Any, ...]) -> None:
    request = _REQUESTS.get(name)
    if request is not None:
        request(k, frame, node, seat, args)
        run(k)
    elif name in _FROM_TABLE:
        _FROM_TABLE[name](k, seat, *args)
    else:
        raise RuleBug(f"{name!r} is not a move or request here", node=node.address)


def _during_script(k: Kernel, seat: int, name: str, args: tuple[Any, ...]) -> None:
    if name in _FROM_TABLE:
        _FROM_TABLE[name](k, seat, *args)
        return
    if k.keeps:
        k.tail.append((seat, name, args, k.now))
    if name != ANSWER:
        correct(k, seat, name, args)
    elif answer(k, seat, args[0]):
        run(k)


def leave(k: Kernel, seat: int, why: str = "left") -> None:
    """A seat leaves the match; while a script waits, the rest follows when it has ended."""
    if seat in k.pos.left:
        return
    remove(k, seat, why)
    k.pos.leaving = why
    _beside(k, seat, LEAVE, why)


def timeout(k: Kernel, seat: int, penalty: bool = True) -> None:
    """A seat has run out of time; with a penalty, the game's own rule for it applies in place."""
    if penalty and k.game.timeout is not None:
        k.game.timeout(k.g, seat)
    _beside(k, seat, TIMEOUT, penalty)


def _beside(k: Kernel, seat: int, name: str, *args: Any) -> None:
    """Something came from the table: while a script waits it is one of the inputs since the rest point."""
    if k.live is not None and k.keeps:
        k.tail.append((seat, name, args, k.now))
    k.dirty = True
    run(k)


def _pass_turn(k: Kernel, frame: Frame, node: PlanNode, seat: int, args: tuple[Any, ...]) -> None:
    k.note("turn_passed", seat=seat)
    end_turn(k)


_REQUESTS: dict[str, Callable[[Kernel, Frame, PlanNode, int, tuple[Any, ...]], None]] = {
    PASS_PRIORITY: windows.pass_priority,
    PASS_TURN: _pass_turn,
    COMMIT: gates.commit,
    RETRACT: gates.retract,
    READY: gates.ready,
    UNREADY: gates.unready,
    RESET: gates.reset,
}

_FROM_TABLE: dict[str, Callable[..., None]] = {LEAVE: leave, TIMEOUT: timeout}
