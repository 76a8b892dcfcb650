"""A finished match looked through: everybody's chances all along, where it turned, and what was given away."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from msgspec import structs

from rondel.bots.foretelling import NOTABLE, costliest, dearest, turning_points
from rondel.core.advice import Analysis, ChancePoint, Hint, Idea, TurningPoint
from rondel.core.log import Entry
from rondel.core.match import Match
from rondel.server.bot_worker import Assignment, Task
from rondel.server.rules import Rules
from rondel.server.workers import Failed, Workers

POINTS = 160
"""Points of a match that are looked at; where more was decided, every second, third … one."""
POINT_SECONDS = 0.5
COSTLY = 0.08
"""Where so much of somebody's chances is gone, what was decided between two points is looked at too."""
PRICED, PRICING_SECONDS = 300, 30.0
"""Decisions of people that are priced, and the time for all of them; of more, those where they lost most."""
PRICE_SECONDS = 0.5
"""No price takes longer than this, however few there are."""
EVERY = 5
"""How often it is said how far all this is."""


class Review:
    """One match; its questions are put one after the other, so that bots elsewhere get their turn between them."""

    def __init__(self, workers: Workers, rules: Rules, match: Match, people: Sequence[int], seconds: float) -> None:
        self.workers, self.rules, self.match, self.people, self.seconds = workers, rules, match, people, seconds
        self._places = places_of(match)
        self._looked_at = spread(self._places)
        self._points: dict[int, ChancePoint] = {}
        """By the number of a place."""
        self._advice: dict[int, Hint | None] = {}
        """By the number of a place: what to do there, and what was done."""

    @property
    def begun(self) -> Analysis:
        """Nothing is known yet, but how much is to be done."""
        return Analysis("running", 0, len(self._looked_at) + min(PRICED, len(self._own)))

    @property
    def _own(self) -> list[int]:
        """The numbers of the places where one of these people decided."""
        return [number for number in range(len(self._places) - 1) if self._entry(number).seat in self.people]

    def _entry(self, number: int) -> Entry:
        return self.match.line.entries[self._places[number]]

    async def all(self, keep: Callable[[Analysis], Awaitable[None]]) -> Analysis:
        """Everything; how far it is is kept now and then."""
        total = self.begun.total
        for done, number in enumerate(self._looked_at, 1):
            await self._point(number)
            if done % EVERY == 0:
                await keep(Analysis("running", done, total, self._line))
        for number in between(self._line, self._looked_at):
            await self._point(number)
        prices: dict[int, float] = {}
        wanted = self._worth_pricing()
        for done, number in enumerate(wanted, len(self._looked_at) + 1):
            prices[number] = await self._price(number, min(PRICE_SECONDS, PRICING_SECONDS / len(wanted)))
            if done % EVERY == 0:
                await keep(Analysis("running", done, total, self._line))
        moments = [one for seat in self.people for one in await self._moments(seat, prices)]
        turned = await self._turned()
        return Analysis("done", total, total, self._line, tuple(turned), tuple(moments))

    # -- everybody's chances -----------------------------------------------------------------------------------

    @property
    def _line(self) -> tuple[ChancePoint, ...]:
        return tuple(self._points[number] for number in sorted(self._points))

    async def _point(self, number: int) -> ChancePoint:
        if number not in self._points:
            question = await self._question(number, -1, POINT_SECONDS, "foretell")
            self._points[number] = ChancePoint(v_of(self.match, self._places[number]), await self.workers.ask(question))
        return self._points[number]

    async def _question(self, number: int, seat: int, seconds: float, task: Task) -> Assignment:
        kernel = await self.rules.run(self.match.line.kernel, self._places[number])
        return await self.rules.run(question_of, self.match, kernel.checkpoint(), seat, seconds, task)

    # -- what was given away -----------------------------------------------------------------------------------

    def _worth_pricing(self) -> list[int]:
        """What people decided; where that is too much, where their chances fell most."""
        own = self._own
        if len(own) > PRICED:
            own = sorted(sorted(own, key=self._change)[:PRICED])
        return own

    def _change(self, number: int) -> float:
        """How the chances of whoever decided changed, from the last point before it to the first one after it."""
        seat = self._entry(number).seat
        before = max(known for known in self._points if known <= number)
        after = min(known for known in self._points if known > number)
        return self._points[after].chances[seat] - self._points[before].chances[seat]

    async def _price(self, number: int, seconds: float) -> float:
        """What a decision gave away, at a glance; nothing where there was no choice."""
        entry = self._entry(number)
        question = await self._question(number, entry.seat, seconds, "price")
        try:
            price: float = await self.workers.ask(question._replace(about=(entry.name, entry.args)))
        except Failed:  # nothing that could be decided otherwise, such as a request to the table
            return 0.0
        return price

    async def _moments(self, seat: int, prices: dict[int, float]) -> list[TurningPoint]:
        """The costliest decisions of one seat: those that look so at a glance are thought about at length."""
        found = []
        for number in dearest({each: price for each, price in prices.items() if self._entry(each).seat == seat}):
            better, cost = await self._better(number)
            found.append((number, TurningPoint(self._entry(number).v, seat, seat, 0.0, 0.0, better, cost)))
        numbers = {point.v: number for number, point in found}
        told = []
        for point in costliest([point for _, point in found]):
            before, after = [await self._point(numbers[point.v] + step) for step in (0, 1)]
            told.append(structs.replace(point, before=before.chances[seat], after=after.chances[seat]))
        return told

    async def _turned(self) -> list[TurningPoint]:
        """Where it turned; with what whoever acted could have done instead, if it was they who lost by it."""
        numbers = {self._entry(number).v: number for number in range(len(self._places) - 1)}
        told = []
        for point in turning_points(self._line, {entry.v: entry.seat for entry in self.match.line.entries}):
            if point.seat == point.for_seat and point.before > point.after:
                better, cost = await self._better(numbers[point.v])
                point = structs.replace(point, better=better, cost=cost)
            told.append(point)
        return told

    async def _better(self, number: int) -> tuple[Idea | None, float]:
        """What would have been better than a decision, and what that gave away."""
        if number not in self._advice:
            self._advice[number] = await self._hint(number)
        hint, entry = self._advice[number], self._entry(number)
        ideas = hint.ideas if hint is not None else ()
        done = next((idea for idea in ideas[1:] if (idea.name, idea.args) == (entry.name, entry.args)), None)
        if done is None:
            return None, 0.0
        return ideas[0] if done.cost >= NOTABLE else None, done.cost

    async def _hint(self, number: int) -> Hint | None:
        entry = self._entry(number)
        question = await self._question(number, entry.seat, self.seconds, "hint")
        try:
            found: Hint = await self.workers.ask(question._replace(about=(entry.name, entry.args)))
        except Failed:
            return None
        return found


def question_of(
    match: Match, checkpoint: tuple[bytes, Sequence[Any]], seat: int, seconds: float, task: Task
) -> Assignment:
    """What a worker is asked about a position of a match; with the same luck, whenever it is asked."""
    data, tail = checkpoint
    chance = f"{match.header.commitment}/{task}"
    return Assignment(match.header.game, data, tuple(tail), seat, seconds, chance, task=task)


def v_of(match: Match, place: int) -> int:
    """The number of what was decided last."""
    return next((entry.v for entry in reversed(match.line.entries[:place]) if not entry.auto), 0)


def places_of(match: Match) -> list[int]:
    """How many entries have been carried out where somebody decides, and at the end.

    What the engine gave for a seat, such as an automatic pass, was nobody's decision: it belongs to the one before it.
    """
    entries = match.line.entries
    return [*(place for place, entry in enumerate(entries) if not entry.auto), len(entries)]


def spread(places: Sequence[int]) -> list[int]:
    """Which of them are looked at first, by their numbers."""
    last = len(places) - 1
    return [*range(0, last, max(1, math.ceil(last / POINTS))), last]


def between(points: Sequence[ChancePoint], looked_at: Sequence[int]) -> Iterator[int]:
    """What was left out where much changed."""
    for (before, after), (low, high) in zip(pairwise(points), pairwise(looked_at), strict=True):
        if max(abs(now - then) for then, now in zip(before.chances, after.chances, strict=True)) >= COSTLY:
            yield from range(low + 1, high)
