"""What is at stake in a decision, as a game declares it: which changes matter to whoever decides.

The engine tries the decision in worlds that agree with what the seat knows (`rondel.core.weighing`) and hands each
trial to the game, which says what it brings. What is the same in all of them is told before the decision is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, TypeVar

from msgspec import Struct

from rondel.core.decisions import Decision
from rondel.core.events import Fact
from rondel.core.outcome import Outcome
from rondel.core.typevars import S
from rondel.messages import Message, Words

F = TypeVar("F", bound=Fact)
Tone = Literal["gain", "loss", "note"]


class Stake(Message):
    """Something a decision would bring, said to whoever is about to make it."""

    tone: ClassVar[Tone] = "note"
    marks: ClassVar[tuple[str, ...]] = ()
    """The parameters that a board may mark for it: cards that fall, a score as it would be. All of them lie open."""


class Gain(Stake):
    """A stake that is good for whoever decides."""

    tone: ClassVar[Tone] = "gain"


class Loss(Stake):
    """A stake that is bad for whoever decides."""

    tone: ClassVar[Tone] = "loss"


class Weight(Struct, frozen=True, omit_defaults=True):
    """A stake as it is told."""

    text: Words
    tone: Tone = "note"
    name: str = ""
    """Which stake it is, where a board may mark what it is about."""
    params: dict[str, Any] = {}
    """And what that is, as plain data."""


class Stakes(Struct, frozen=True, omit_defaults=True):
    """All that is at stake in a decision, the weightiest first."""

    weights: tuple[Weight, ...] = ()
    unanswered: bool = False
    """Somebody else could still do something about it."""


@dataclass(frozen=True)
class Trial(Generic[S]):
    """A decision as it went in one world."""

    decision: Decision
    """What was tried."""
    before: S
    """The state before it."""
    after: S
    """The state after it, once it has settled."""
    facts: Sequence[Fact]
    """What the seat would be told at once, in order."""
    over: Outcome | None
    """How the match ended with it, if it did."""
    also: Callable[[Callable[[Any], Any]], Trial[S]]
    """``(rule)``: the same trial, with a rule ``(g)`` carried out after it: what would come if it came to that now."""

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.decision.seat

    def told(self, kind: type[F]) -> Iterator[F]:
        """What of this kind would happen."""
        return (fact for fact in self.facts if isinstance(fact, kind))


@dataclass(frozen=True)
class Weighing(Generic[S]):
    """How a game weighs decisions."""

    tell: Callable[[Trial[S]], Iterable[Stake]]
    """What a trial brought that matters to the seat, the weightiest first."""
    pending: Callable[[S], bool] | None = None
    """``(state)``: is what was decided still to be carried out, unless somebody does something about it? While it is,
    everybody passes in a trial."""
