"""Rules as straight-line code that waits for decisions: the handle `g`, questions, and a coroutine being driven."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Generic, NoReturn, Protocol, overload

from rondel.core import votes
from rondel.core.chance import Chance
from rondel.core.choices import Choice, One
from rondel.core.events import Event, Fact, plain
from rondel.core.place import Place
from rondel.core.position import Position
from rondel.core.seats import NOBODY
from rondel.core.typevars import Answer, S
from rondel.errors import RuleBug

LONG_TAIL = 64
"""A script with more answers than this deserves to be declared as nodes."""


class Ask(Generic[Answer]):
    """A question, to be awaited: to one seat, or to several at once."""

    __slots__ = ("answers", "awaited", "choices", "closes", "done", "id", "secret", "single")

    def __init__(
        self,
        id: str,
        choices: dict[int, Choice[Any]],
        *,
        single: bool = False,
        secret: bool = False,
        done: Callable[[dict[int, Any]], bool] | None = None,
        closes: Callable[[dict[int, Any]], Any] | None = None,
    ) -> None:
        self.id, self.choices, self.single, self.secret = id, choices, single, secret
        self.done, self.closes = done, closes
        self.answers: dict[int, Any] = {}
        self.awaited = False

    def __await__(self) -> Generator[Ask[Answer], Any, Answer]:
        self.awaited = True
        answer: Answer = yield self
        return answer

    def __bool__(self) -> NoReturn:
        raise RuleBug(f"the question {self.id!r} was used as a condition without await", ask=self.id)

    def waits_for(self, seat: int) -> bool:
        return seat in self.choices and seat not in self.answers

    @property
    def complete(self) -> bool:
        return len(self.answers) == len(self.choices) or bool(self.done and self.done(self.answers))

    @property
    def value(self) -> Any:
        """What the script gets."""
        if self.closes:
            return self.closes(self.answers)
        return next(iter(self.answers.values())) if self.single else dict(self.answers)


class Driven(Protocol):
    """The game as a handle reaches it."""

    s: Any
    pos: Position
    chance: Chance
    now: int
    events: list[Event] | None

    @property
    def address(self) -> str: ...
    def asked(self, ask: Ask) -> Ask: ...
    def request(self, kind: str, target: str) -> None: ...


class Handle(Place, Generic[S]):
    """What rule code may touch, and nothing else."""

    __slots__ = ("chance", "s")

    _kernel: Driven

    def __init__(self, kernel: Driven) -> None:
        self._kernel = kernel
        self.s: S = kernel.s
        self.chance: Chance = kernel.chance

    def cut(self) -> None:
        """Take the game away from a script before it is closed, so that its `finally` blocks cannot reach it."""
        del self._kernel, self.s, self.chance
        self.__class__ = _CutHandle

    @property
    def now(self) -> int:
        """When the command was given, in milliseconds; the only time there is."""
        return self._kernel.now

    @overload
    def emit(self, event: Fact, /, audience: Sequence[int] | None = None) -> None: ...
    @overload
    def emit(self, event: str, /, audience: Sequence[int] | None = None, **params: Any) -> None: ...
    def emit(self, event: Fact | str, /, audience: Sequence[int] | None = None, **params: Any) -> None:
        """Report that something happened; only the audience gets to know, if one is named."""
        if params and isinstance(event, Fact):
            given = ", ".join(params)
            raise TypeError(f"emit({type(event).__name__}(…)) takes nothing but audience=[seats] besides, not {given}")
        events = self._kernel.events
        if events is None:  # in simulations nobody listens
            return
        name, told = (event.key, event.params) if isinstance(event, Fact) else (event, plain(params))
        events.append(Event(name, told, None if audience is None else tuple(audience)))

    def ask(self, seat: int, choice: Choice[Answer], *, id: str, secret: bool = False) -> Ask[Answer]:
        """Ask one seat; await the result. A secret answer is not shown in the log."""
        return self._kernel.asked(Ask(id, {seat: choice}, single=True, secret=secret))

    def gate(
        self,
        choices: Mapping[int, Choice[Answer]],
        *,
        id: str,
        done: Callable[[dict[int, Answer]], bool] | None = None,
        secret: bool = True,
    ) -> Ask[dict[int, Answer]]:
        """Ask several seats at once; await a dict of answers. `done` closes it early."""
        return self._kernel.asked(Ask(id, dict(choices), secret=secret, done=done))

    def vote(
        self,
        weights: Mapping[int, int],
        options: Sequence[Answer],
        *,
        id: str,
        bonus: int | None = None,
        total: int | None = None,
        of: Any = None,
        label: str = "",
        secret: bool = False,
    ) -> Ask[Answer]:
        """A weighted vote; await the winning option. It ends as soon as one option has more than half of the total."""
        options = tuple(options)
        ballot = One(options, of=of, label=label)
        return self._kernel.asked(
            Ask(
                id,
                {seat: ballot for seat, weight in weights.items() if weight > 0},
                secret=secret,
                done=lambda given: votes.decided(weights, given, bonus=bonus, total=total),
                closes=lambda given: votes.winner(weights, given, options, bonus=bonus),
            )
        )

    def call(self, flow: str) -> None:
        """Request a sub-flow, entered once the move or script has ended; it returns here."""
        self._kernel.request("call", flow)

    def go(self, address: str) -> None:
        """Request a jump to a node of the same segment."""
        self._kernel.request("go", address)

    def end_turn(self) -> None:
        """Request the end of the turn; what always runs still runs."""
        self._kernel.request("end_turn", "")

    def end_step(self) -> None:
        """Request the end of the step, or whatever leaf the match is in; what follows it is as declared."""
        self._kernel.request("end_step", "")

    def end_phase(self) -> None:
        """Request the end of the innermost phase; what follows it is as declared."""
        self._kernel.request("end_phase", "")

    def end_segment(self) -> None:
        """Request the end of the segment, with whatever is open in it; what follows it is as declared."""
        self._kernel.request("end_segment", "")

    def hand_priority(self, seat: int) -> None:
        """Let this seat hold priority next, whatever the model says; from an `enter` hook, when the window opens."""
        self._kernel.request("hand_priority", str(seat))


def why_failed(problem: Exception) -> str:
    """What rule code got wrong; of a name that `g` does not have, which ones it has.

    The handle itself cannot say so: a class with `__getattr__` is slow to read whatever it has.
    """
    if not (isinstance(problem, AttributeError) and isinstance(problem.obj, Handle)):
        return repr(problem)
    names = (*Handle.__slots__, *vars(Place), *vars(Handle))
    has = [name for name in names if not name.startswith("_") and name != "cut"]
    return f"g has no {problem.name!r}; rules have {', '.join(dict.fromkeys(has))}"


class _CutHandle(Handle[S]):
    """What a script that was dropped is left with."""

    __slots__ = ()

    if not TYPE_CHECKING:  # a type checker must see which names there are

        def __getattr__(self, name: str) -> Any:
            if name == "_kernel":
                raise RuleBug("a script that was dropped touched the game again; no question may stand in `finally`")
            raise RuleBug(f"a script that was dropped reached for g.{name}")


class Script:
    """A coroutine being driven from question to question."""

    __slots__ = ("answers", "ask", "asks", "coroutine", "handle", "kind", "move", "seat")

    def __init__(
        self,
        kind: str,
        coroutine: Coroutine[Any, Any, Any],
        handle: Handle[Any],
        asks: frozenset[str],
        seat: int = NOBODY,
        move: str = "",
    ) -> None:
        self.kind = kind
        """What it belongs to: `enter`, `move`, `resolve` or `place`."""
        self.coroutine, self.handle, self.asks = coroutine, handle, asks
        self.seat, self.move = seat, move
        self.ask: Ask | None = None
        self.answers = 0

    def advance(self, value: Any) -> bool:
        """Go on to the next question; True when the script has ended."""
        try:
            yielded = self.coroutine.send(value)
        except StopIteration:
            self.ask = None
            return True
        if not isinstance(yielded, Ask):
            raise RuleBug(f"a script awaited {yielded!r}; only questions of g can be awaited", line=self.line)
        self.ask = yielded
        return False

    @property
    def line(self) -> str:
        """The source line the script is waiting at."""
        inner: Any = self.coroutine
        frame = None
        while inner is not None and getattr(inner, "cr_frame", None) is not None:
            frame, inner = inner.cr_frame, getattr(inner, "cr_await", None)
        return f"{frame.f_code.co_name}:{frame.f_lineno}" if frame else ""

    def close(self) -> None:
        """Drop it: first the game is taken away, then the coroutine is closed."""
        self.handle.cut()
        with suppress(Exception):  # it touched the game or asked in `finally`: it is out of the game all the same
            self.coroutine.close()
