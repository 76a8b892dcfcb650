"""Where a match is, for rules that ask: read only, handed to guards and orders that want to know."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from typing import Any, Protocol


class Placed(Protocol):
    """A match that has a place."""

    pos: Any

    @property
    def address(self) -> str: ...


class Place:
    """Where the match is."""

    __slots__ = ("_kernel",)

    def __init__(self, kernel: Placed) -> None:
        self._kernel: Any = kernel

    @property
    def seat(self) -> int:
        """The turn player."""
        return self._kernel.pos.seat  # type: ignore[no-any-return]

    @property
    def turn(self) -> int:
        """How many turns have begun, this one included."""
        return self._kernel.pos.turn  # type: ignore[no-any-return]

    @property
    def round(self) -> int:
        """How many rounds have begun, this one included."""
        return self._kernel.pos.round  # type: ignore[no-any-return]

    @property
    def at(self) -> str:
        """The address of the node: its ids from the segment on, with slashes between them."""
        return self._kernel.address  # type: ignore[no-any-return]

    @property
    def left(self) -> tuple[int, ...]:
        """The seats that are no longer in the match: they conceded, were removed or eliminated."""
        return tuple(self._kernel.pos.left)

    @property
    def leaving(self) -> str:
        """Why a seat has just left, such as `conceded` or `time`; empty once what follows from it is done."""
        return self._kernel.pos.leaving  # type: ignore[no-any-return]


def wants_place(fn: Any, arguments: int) -> bool:
    """Does a function take the place, as `at`, behind the arguments that it is always given?"""
    if not callable(fn) or isinstance(fn, type):
        return False
    try:
        given = list(signature(fn).parameters.values())
    except (TypeError, ValueError):  # made in C, and does not say
        return False
    positional = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    return len(given) == arguments + 1 and given[-1].name == "at" and all(one.kind in positional for one in given)


def placed(fn: Callable[..., Any], arguments: int = 1) -> Callable[..., Any]:
    """A function of the state, and the place if it wants it, as one of `g`; what else it is given comes behind."""
    wants = wants_place(fn, arguments)
    made: Callable[..., Any]
    if arguments == 1:
        made = (lambda g: fn(g.s, g)) if wants else (lambda g: fn(g.s))
    else:
        made = (lambda g, seat: fn(g.s, seat, g)) if wants else (lambda g, seat: fn(g.s, seat))
    return wraps(fn)(made)
