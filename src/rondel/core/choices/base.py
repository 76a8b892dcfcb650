"""What every choice can do, and what can be said of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypedDict

from rondel.core.seats import Seat
from rondel.core.spelling import Spelled
from rondel.core.typevars import Answer
from rondel.errors import RuleBug, Verdict
from rondel.messages import Message, Words, words_of

if TYPE_CHECKING:
    from random import Random

Source = Sequence[Answer] | Callable[[Any, int], Iterable[Answer]]
Amount = int | Callable[[Any, int], int]
Check = Callable[[Any, int, Any], Verdict]
Asks = Sequence[str] | Mapping[str, Any]
"""The names of questions; a mapping also says of what type the answers are, so that boards are compiled against it."""


def items_of(source: Source[Any], s: Any, seat: Seat) -> Sequence[Any]:
    found = source(s, seat) if callable(source) else source
    return found if isinstance(found, list | tuple | range) else list(found)


def amount_of(amount: Amount, s: Any, seat: Seat) -> int:
    return amount if isinstance(amount, int) else amount(s, seat)


def constant(source: Source[Any]) -> Source[Any]:
    if isinstance(source, list):
        raise TypeError("pass a function (state, seat) or a tuple: a list made in advance goes stale")
    return source


def value_type(source: Source[Any], of: Any) -> Any:
    if of is not None:
        return of
    return type(source[0]) if not callable(source) and len(source) else int


class ChoiceSettings(TypedDict, total=False):
    """What can be set of every choice."""

    label: Message | Words
    refers: str
    """What its values are, so that they can be named and lit up."""
    check: Check | None
    """The author's own: ``(state, seat, answer)``."""
    default: Any
    """The answer of a seat that left or ran out of time, or ``(state, seat)`` that gives it."""


class Choice(Spelled, Generic[Answer]):
    """Base of all choices, by what the answer is."""

    kind = "choice"
    type: Any = Any
    """The type of an answer, so that it can be decoded without enumerating."""

    def __init__(
        self, *, label: Message | Words = "", refers: str = "", check: Check | None = None, default: Any = None
    ) -> None:
        self.label = words_of(label)
        self.refers = refers
        self.target_refers = ""
        """What the targets of an assignment refer to."""
        self._check = check
        self._default = default

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        """Answers that will be accepted, lazily; perhaps not all of them."""
        raise NotImplementedError

    def refuse(self, s: Any, seat: Seat, value: Any) -> Verdict:
        """Why the answer has not the right form; the author's own check comes after."""
        return None

    def check(self, s: Any, seat: Seat, value: Any) -> Verdict:
        """None if the answer is legal, else the reason."""
        why = self.refuse(s, seat, value)
        return why if why is not None or self._check is None else self._check(s, seat, value)

    def sample(self, s: Any, seat: Seat, rng: Random) -> Any:
        """One legal answer at random, without listing them all."""
        found = list(self.suggest(s, seat))
        return rng.choice(found) if found else self._first(s, seat)

    def default(self, s: Any, seat: Seat) -> Any:
        """The answer of a seat that left or ran out of time."""
        if self._default is not None:
            return self._default(s, seat) if callable(self._default) else self._default
        return self._first(s, seat)

    def _first(self, s: Any, seat: Seat) -> Any:
        for value in self.suggest(s, seat):
            return value
        raise RuleBug(f"{self.label or self.kind}: seat {seat} is asked, but no answer is possible")

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        """What a screen needs to offer it, besides the label."""
        return {}

    def _legal(self, s: Any, seat: Seat, values: Iterable[Any]) -> Iterator[Any]:
        check = self._check
        return (value for value in values if check is None or check(s, seat, value) is None)
