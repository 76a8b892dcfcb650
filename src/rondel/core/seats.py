"""Seats by their numbers, and what stands in the place of one. No other number below zero is ever a seat."""

from __future__ import annotations

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
