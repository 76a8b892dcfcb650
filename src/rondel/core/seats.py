"""Seats by their numbers, and what stands in the place of one. No other number below zero is ever a seat."""

from __future__ import annotations

from functools import cache

from rondel.messages import Seat as Seat

HOST: Seat = -1
"""The host of a table, who acts beside the seats or for them."""
SYSTEM: Seat = -2
"""The engine itself: clocks, upgrades, seats that left."""
NOBODY: Seat = -3
"""No seat."""
RESOLVED: Seat = -9
"""In a window, instead of the seat that moved last: what moved was the resolution of an object."""


def is_player(seat: Seat) -> bool:
    """Does somebody play here, rather than stand beside the table?

    >>> is_player(0), is_player(HOST), is_player(NOBODY)
    (True, False, False)
    """
    return seat >= 0


@cache
def all_but(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """The others of so many seats.

    >>> all_but(1, 4), all_but(HOST, 2)
    ((0, 2, 3), (0, 1))
    """
    return tuple(other for other in range(seats) if other != seat)
