"""Turn orders as named values: who comes after whom, asked anew for every pass over the seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rondel.core.place import Place, placed


class TurnOrderInput(Protocol):
    """What a turn order may look at."""

    s: Any
    g: Any

    @property
    def living(self) -> Sequence[int]:
        """The seats still in the match, in seating order."""
        ...

    def seat_of(self, value: Any, what: str) -> int:
        """What a rule handed back as a seat; anything else is a bug of the rule."""
        ...


@dataclass(frozen=True)
class TurnOrder:
    """The order of one pass; the same value may serve many matches."""

    name: str
    seats: Callable[[TurnOrderInput], Iterable[int]]
    steady: bool = False
    """Always the seating order itself, in which nobody is to be found who has left."""

    def of(self, seating: TurnOrderInput) -> tuple[int, ...]:
        """The seats of the next pass; those that left are not among them."""
        living = seating.living
        if self.steady:
            return tuple(living)
        wanted = self.seats(seating)
        return tuple([seat for seat in wanted if seating.seat_of(seat, "a seat in the turn order") in living])


def rotated(seats: Sequence[int], first: int) -> list[int]:
    """The seats from `first` on, wrapping round; if it is not among them, from the next one after it.

    >>> rotated([0, 1, 2, 3], 2)
    [2, 3, 0, 1]
    >>> rotated([0, 1, 3], 2)
    [3, 0, 1]
    """
    if first in seats:
        start = seats.index(first)
    else:
        start = next((place for place, seat in enumerate(seats) if seat > first), 0)
    return [*seats[start:], *seats[:start]]


clockwise = TurnOrder("clockwise", lambda seating: seating.living, steady=True)
"""In seating order from the first seat."""
reverse = TurnOrder("reverse", lambda seating: reversed(seating.living))
"""Against seating order, from the last seat."""


def from_seat(first: int | Callable[[Any], int] | Callable[[Any, Place], int]) -> TurnOrder:
    """In seating order, beginning with a seat the state knows; ``(state, at)`` also knows where the match is."""
    found = placed(first) if callable(first) else None

    def seats(table: TurnOrderInput) -> list[int]:
        seat = first if found is None else found(table.g)
        return rotated(table.living, table.seat_of(seat, "the first seat of the turn order"))

    return TurnOrder("from seat", seats)


def by(key: Callable[[Any, int], Any] | Callable[[Any, int, Place], Any], *, descending: bool = False) -> TurnOrder:
    """By a key such as initiative; seats with equal keys in seating order."""
    found = placed(key, 2)
    return TurnOrder(
        "by key", lambda table: sorted(table.living, key=lambda seat: found(table.g, seat), reverse=descending)
    )


def custom(seats: Callable[[Any], Iterable[int]] | Callable[[Any, Place], Iterable[int]]) -> TurnOrder:
    """As the state says; a seat may come several times or not at all."""
    found = placed(seats)
    return TurnOrder("custom", lambda table: found(table.g))
