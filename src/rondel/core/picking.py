"""Decisions taken without thinking: by default, at random, or a sample of all there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from rondel.core.decisions import Args, Decision, FlowRequest, Question, Way, each_decided
from rondel.core.kernel import Kernel
from rondel.core.legality import ways_on
from rondel.core.moves import Move
from rondel.core.seats import Seat
from rondel.errors import ReplayDivergence

if TYPE_CHECKING:
    from random import Random

AnyWay = TypeVar("AnyWay", bound=Way)

MANY = 5000
"""More options than this are sampled from, not listed."""
_COUNTED = (list, tuple, range)
_TO_BE_DRAWN = object()


def default_decision(k: Kernel, seat: Seat) -> Decision:
    """What a seat does that left or ran out of time: the default answer, a pass, or the first thing that is legal."""
    if (question := k.question(seat)) is not None:
        return Decision(seat, question.name, question.default(k.s, seat))
    for way in sorted(ways_on(k, seat), key=lambda way: not isinstance(way, FlowRequest)):
        for value in way.values(k.s, seat):
            return Decision(seat, way.name, way.row(value))
    raise _stuck(k, seat)


def random_decision(k: Kernel, seat: Seat, rng: Random) -> Decision:
    """A random legal decision of a seat that must act, each concrete option equally likely."""
    name, args = pick(k, seat, rng)
    return Decision(seat, name, args)


def pick(k: Kernel, seat: Seat, rng: Random) -> tuple[str, Args]:
    """The name and arguments of a random legal decision."""
    way, args = among(ways_on(k, seat), k, seat, rng)
    return way.name, args


def among(ways: Sequence[AnyWay], k: Kernel, seat: Seat, rng: Random) -> tuple[AnyWay, Args]:
    """One of the ways, and random arguments for it."""
    s = k.s
    if len(ways) == 1:
        way = ways[0]
        if way.is_listed:
            if (args := one_of(way, s, seat, rng.random)) is not None:
                return way, args
        elif isinstance(way, Question):
            return way, way.sample(s, seat, rng)
    found: list[tuple[int, AnyWay, Sequence[Any]]] = []
    total = 0
    for way in ways:  # each kind is asked in a place of its own, where Python learns what it is
        if isinstance(way, FlowRequest):
            values = way.values(s, seat)
        elif way.is_listed:
            lists = way.values
            values = lists(s, seat)
        else:
            values = _stand_in(way, s, seat)
        if type(values) is not tuple and not isinstance(values, _COUNTED):
            values = list(islice(values, MANY))
        if count := len(values):
            found.append((count, way, values))
            total += count
    if total == 0:
        raise _stuck(k, seat)
    number = int(rng.random() * total)
    for count, way, values in found:
        if number >= count:
            number -= count
        elif (value := values[number]) is not _TO_BE_DRAWN:
            return way, (value,) if way.single else value
        elif (row := way.sample(s, seat, rng)) is not None:
            return way, row
    return among(ways, k, seat, rng)


def one_of(way: Way, s: Any, seat: Seat, draw: Callable[[], float]) -> Args | None:
    """Random arguments for a way that lists them, each equally likely; None where there are none."""
    lists = way.values  # called as an attribute, it would be looked for as a method each time
    values: Any = lists(s, seat)
    if type(values) is not list and not isinstance(values, _COUNTED):
        values = list(islice(values, MANY))
    if not values:
        return None
    value = values[int(draw() * len(values))]
    return (value,) if way.single else value  # `row`, without a call


def _stand_in(way: Way, s: Any, seat: Seat) -> Sequence[Any]:
    """One thing that stands for all that can be drawn, if anything can."""
    return () if isinstance(way, Move) and way.closed(s, seat) else (_TO_BE_DRAWN,)


def some_decisions(k: Kernel, seat: Seat, most: int, rng: Random) -> list[Decision]:
    """Legal decisions that bring the game on: all of them, or a sample of `most` where there are more."""
    found: list[Decision] = []
    asked: list[Decision] = []
    s = k.s
    for way in ways_on(k, seat):
        if isinstance(way, FlowRequest):
            if way.why is None:
                asked += each_decided(seat, way.name, _BARE)
            continue
        lists, is_listed = way.values, way.is_listed
        values: Any = lists(s, seat)
        if not is_listed or (type(values) is not list and not isinstance(values, _COUNTED)):
            values = list(islice(values, MANY if is_listed else most + 1))
        if not values:
            continue
        if len(values) > most:
            found += each_decided(seat, way.name, _drawn(way, values, s, seat, most, rng))
        elif way.single:
            found += each_decided(seat, way.name, [(value,) for value in values])
        else:
            found += each_decided(seat, way.name, values)
    if found and len(found) > (room := max(1, most - len(asked))):
        found = rng.sample(found, room)
    return found + asked


_BARE: tuple[Args] = ((),)
"""The arguments of what takes none."""


def _drawn(way: Way, values: Sequence[Any], s: Any, seat: Seat, most: int, rng: Random) -> Sequence[Args]:
    """Some of the values of a way that has more of them, or more than can be listed, as arguments."""
    if way.is_listed:
        drawn_from = rng.sample(values, most)
        return [(value,) for value in drawn_from] if way.single else drawn_from
    drawn: list[Args] = []
    for _ in range(most):
        row = way.sample(s, seat, rng)
        if row is not None and row not in drawn:
            drawn.append(row)
    return drawn


def _stuck(k: Kernel, seat: Seat) -> ReplayDivergence:
    return ReplayDivergence(f"seat {seat} must act at {k.node.address!r} but can do nothing")
