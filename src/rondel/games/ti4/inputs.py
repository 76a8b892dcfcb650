"""What screens are given to fill in.

Whether something is legal is said by the move itself, so that every refusal has its own code; these choices only list
what can be chosen, with the reason beside what cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Unpack

from rondel import HOST, Number, One, Refusal, Text
from rondel.core.choices import ChoiceSettings
from rondel.games.ti4.library import COLOURS, VP_SOURCES
from rondel.games.ti4.rights import whom
from rondel.games.ti4.state import Companion, seats

List = Callable[[Companion, int], Iterable[Any]]
Why = Callable[[Companion, int, Any], Refusal | None]


class Listed(One):
    """One of several values; `why` says what is wrong with one of them, `tries` which are worth suggesting."""

    def __init__(
        self,
        shown: List | Sequence[Any],
        *,
        of: Any = int,
        why: Why | None = None,
        tries: List | Sequence[Any] | None = None,
        optional: bool = False,
        **common: Unpack[ChoiceSettings],
    ) -> None:
        super().__init__(shown if callable(shown) else tuple(shown), of=of, **common)
        self.why, self.tries, self.optional = why, tries, optional

    def suggest(self, s: Any, seat: int) -> Iterable[Any]:
        if self.tries is not None:
            return self.tries(s, seat) if callable(self.tries) else self.tries
        found = self.options(s, seat) if callable(self.options) else self.options
        return [value for value in found if self.why is None or self.why(s, seat, value) is None]

    def refuse(self, s: Any, seat: int, value: Any) -> None:
        return None

    def describe(self, s: Any, seat: int) -> dict[str, Any]:
        shown = self.options(s, seat) if callable(self.options) else self.options
        told = [(value, self.why(s, seat, value) if self.why else None) for value in shown]
        return {"candidates": told, "optional": self.optional}


class Amount(Number):
    """A number; the bounds are for the screen."""

    def __init__(self, low: Any, high: Any, *, tries: Sequence[int] = (), **common: Unpack[ChoiceSettings]) -> None:
        super().__init__(low, high, **common)
        self.tries = tuple(tries)

    def suggest(self, s: Any, seat: int) -> Iterable[Any]:
        return self.tries or super().suggest(s, seat)

    def refuse(self, s: Any, seat: int, value: Any) -> None:
        return None


class Line(Text):
    """A line of text that may be left empty."""

    def refuse(self, s: Any, seat: int, value: Any) -> None:
        return None

    def describe(self, s: Any, seat: int) -> dict[str, Any]:
        return {**super().describe(s, seat), "optional": self.min == 0}


def _seats(s: Companion, seat: int) -> list[int]:
    return list(seats(s))


def _chairs(s: Companion, seat: int) -> list[int | None]:
    return [*whom(s, seat), None]


def _others_of_turn(s: Companion, seat: int) -> list[int]:
    """Those who may follow, clockwise from whose card it is; a player marks the own seat."""
    if s.current is None:
        return []
    order = [(s.current + step) % s.count for step in range(1, s.count)]
    return order if seat in (HOST, s.current) else [player for player in order if player == seat]


others_of_turn = Listed(_others_of_turn, refers="seat")
anybody = Listed(_seats, refers="seat")
"""Any seat."""
somebody = Listed(whom, refers="seat")
"""The own seat, for the host any seat."""
somebody_or_nobody = Listed(_chairs, of=int | None, refers="seat")
colours = Listed(tuple(COLOURS), of=str, refers="colour")
sources = Listed(tuple(VP_SOURCES), of=str, refers="source", tries=("manual", "other"), optional=True)
"""What points are won for."""
