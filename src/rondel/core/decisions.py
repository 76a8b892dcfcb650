"""What a seat does, as a value that can be checked, carried out, kept and compared; and the ways to decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from rondel.core.choices import Choice
from rondel.core.command_names import RESET, RETRACT, UNREADY
from rondel.core.seats import Seat
from rondel.errors import Refusal, Rejected, refusal_of

if TYPE_CHECKING:
    from random import Random

Args = tuple[Any, ...]


class Decision(NamedTuple):
    """A move, an answer or a request of a seat, with its typed arguments; ``play(kernel, *decision)`` does it."""

    seat: Seat
    """Who decides."""
    name: str
    """The move, request or answer."""
    args: Args = ()
    """Its typed arguments, in order."""


def each_decided(seat: Seat, name: str, rows: Iterable[Args]) -> list[Decision]:
    """The same way decided with each of these arguments.

    Without the constructor, which does no more and takes twice as long: bots weigh thousands of decisions a second.
    """
    new = tuple.__new__
    return [new(Decision, (seat, name, row)) for row in rows]


TimedDecision = tuple[int, str, Args, int]
"""Seat, name and arguments, and when it was given."""


class Way(Protocol):
    """A way to decide that is open to a seat: a `Move`, a `Question` or a `FlowRequest`."""

    @property
    def name(self) -> str: ...

    @property
    def arity(self) -> int:
        """How many arguments it takes."""
        ...

    @property
    def single(self) -> bool:
        """Does it take one argument, so that its values are bare?"""
        ...

    @property
    def is_listed(self) -> bool:
        """Can its legal arguments be listed, so that nobody needs to draw them one by one?"""
        ...

    @property
    def values(self) -> Callable[[Any, Seat], Iterable[Any]]:
        """``(state, seat)``: what is legal and suggested, perhaps lazily and perhaps not all of it; `row` makes
        arguments of it."""
        ...

    def row(self, value: Any) -> Args: ...

    def refuses(self, s: Any, seat: Seat, args: Args) -> Refusal | None:
        """Why these arguments are not legal, or None."""
        ...

    def sample(self, s: Any, seat: Seat, rng: Random) -> Args | None:
        """Legal arguments at random, or None if there are none."""
        ...

    def decode(self, raw: Any) -> Args:
        """Typed arguments from their wire form."""
        ...


class Question(Struct, frozen=True):
    """What a seat is asked, by a script or at a gate."""

    name: str
    """What answering it is called: `answer` or `commit`."""
    id: str
    choice: Choice

    arity: ClassVar[int] = 1
    single: ClassVar[bool] = True
    is_listed: ClassVar[bool] = False

    def values(self, s: Any, seat: Seat) -> Iterable[Any]:
        return self.choice.suggest(s, seat)

    def row(self, value: Any) -> Args:
        return (value,)

    def refuses(self, s: Any, seat: Seat, args: Args) -> Refusal | None:
        return refusal_of(self.choice.check(s, seat, *args))

    def sample(self, s: Any, seat: Seat, rng: Random) -> Args:
        return (self.choice.sample(s, seat, rng),)

    def default(self, s: Any, seat: Seat) -> Args:
        """The answer of a seat that left or ran out of time."""
        return (self.choice.default(s, seat),)

    def decode(self, raw: Any) -> Args:
        if not isinstance(raw, dict) or set(raw) != {"value"}:
            raise Rejected("bad_arguments", f"{self.name} takes one argument, value")
        try:
            return (msgspec.convert(raw["value"], self.choice.type),)
        except msgspec.ValidationError as problem:
            raise Rejected("bad_arguments", f"{self.name}: {problem}") from None


class FlowRequest(Struct, frozen=True):
    """What a seat asks of the flow: to pass, to be ready, to think again."""

    name: str
    why: Refusal | None
    """Why it is refused now."""

    arity: ClassVar[int] = 0
    single: ClassVar[bool] = False
    is_listed: ClassVar[bool] = True

    @property
    def is_second_thought(self) -> bool:
        """Does it take back what the seat has decided at a gate?"""
        return self.name in (RETRACT, UNREADY, RESET)

    def values(self, s: Any, seat: Seat) -> Iterable[Any]:
        return ((),) if self.why is None else ()

    def row(self, value: Any) -> Args:
        return ()

    def refuses(self, s: Any, seat: Seat, args: Args) -> Refusal | None:
        return self.why

    def sample(self, s: Any, seat: Seat, rng: Random) -> Args | None:
        return () if self.why is None else None

    def decode(self, raw: Any) -> Args:
        if raw:
            raise Rejected("bad_arguments", f"{self.name} takes no arguments")
        return ()
