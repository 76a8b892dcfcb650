"""Hints at the table, and after a match the line of everybody's chances; worked out by the worker processes."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Any

from msgspec import structs

from rondel.bots.foretelling import NOTABLE, SETBACKS, costliest, setbacks, turning_points
from rondel.core.advice import Analysis, ChancePoint, Hint, TurningPoint
from rondel.core.match import Match
from rondel.core.view import Viewer
from rondel.errors import Rejected
from rondel.messages import Message
from rondel.server import logs
from rondel.server.bot_worker import Assignment, Task
from rondel.server.clock import now_ms
from rondel.server.limits import Limit
from rondel.server.live import LiveTable
from rondel.server.refusals import NotYourSeat, bad, clash
from rondel.server.workers import Failed, Workers

if TYPE_CHECKING:
    from rondel.server.hall import Hall


class HintsOff(Message): ...


class HintsWhenActing(Message): ...


class ThinkFirst(Message): ...


class NoHint(Message): ...


class NoWorth(Message): ...


class NoBotsToAsk(Message): ...


class AnalysedWhenOver(Message): ...


POINTS = 160
"""Points of a match that are looked at; where more was decided, every second, third … one."""
POINT_SECONDS = 0.5
COSTLY = 0.08
"""Where so much of somebody's chances is gone, what was decided between two points is looked at too."""
STALE_MS = 60_000
"""An analysis that has not gone on for so long was lost with its process."""


class Advising:
    """Advice that this server process gives."""

    def __init__(self, workers: Workers, hall: Hall, seconds: float) -> None:
        self.workers, self.store, self.rules, self.seconds = workers, hall.store, hall.process.rules, seconds
        self._limit = Limit(20, burst=6)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    # -- hints -----------------------------------------------------------------------------------------------

    async def ask(
        self, table: LiveTable, person: str, viewer: Viewer, seat: int, ideas: bool
    ) -> tuple[int, Assignment]:
        """A seat that must act wants a hint: the question, and the version of the picture it is about."""
        if seat not in table.seats_of(person):
            raise Rejected("not_your_seat", NotYourSeat())
        if not table.row.data.hints:
            raise Rejected("hints_off", HintsOff())
        async with table.lock:
            match = await table.ready()
            if match is None or match.over is not None or seat not in await table.run(match.kernel.actors):
                raise Rejected("not_your_turn", HintsWhenActing())
            self._can_judge(match)
            if wait := self._limit.take(f"{table.id}/{seat}"):
                raise Rejected("too_many_hints", ThinkFirst(), params={"wait": math.ceil(wait)})
            question = await table.run(_question, match, match.kernel.checkpoint(), seat, self.seconds, "hint")
            if not ideas:  # with the same luck, so that it does not point elsewhere than the ideas that may follow
                question = question._replace(task="nudge")
            return match.version(viewer), question

    async def hint(self, question: Assignment) -> Hint:
        """The answer, when it has been thought about."""
        try:
            found: Hint = await self.workers.ask(question)
        except Failed as problem:
            logs.event("hint failed", level=30, game=question.game, error=str(problem))
            raise Rejected("no_hint", NoHint()) from None
        return found

    def _can_judge(self, match: Match) -> None:
        if match.game.score is None:
            raise Rejected("no_hints", NoWorth())
        if not self.workers.all:
            raise Rejected("no_hints", NoBotsToAsk())

    # -- after a match ---------------------------------------------------------------------------------------

    async def analysis(self, table: LiveTable) -> Analysis:
        """How far the analysis of a match is, or all of it."""
        found = await self.store.tables.analysis(table.id)
        if found is None:
            return Analysis("none")
        kept, at = found
        if kept.status == "running" and table.id not in self._tasks and now_ms() - at > STALE_MS:
            return Analysis("none")
        return kept

    async def start(self, table: LiveTable) -> Analysis:
        """Begin to analyse a finished match, unless that has been done or is under way."""
        async with table.lock:
            match = await table.ready()
        if match is None or match.over is None:
            raise clash("not_over", AnalysedWhenOver())
        try:
            self._can_judge(match)
        except Rejected as why:
            raise bad(why.code, why.text) from None
        found = await self.analysis(table)
        if found.status in ("running", "done") or table.id in self._tasks:
            return found
        begun = Analysis("running", 0, len(_spread(_places(match))))
        await self.store.tables.keep_analysis(table.id, begun, now_ms())
        people = [number for number, seat in enumerate(table.row.data.seats) if seat.kind == "person"]
        task = asyncio.create_task(self._analyse(table.id, match, people), name=f"analysis {table.id}")
        self._tasks[table.id] = task
        task.add_done_callback(lambda _: self._tasks.pop(table.id, None))
        return begun

    async def close(self) -> None:
        for task in tuple(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _analyse(self, table: str, match: Match, people: Sequence[int]) -> None:
        try:
            found = await self._line(table, match, people)
        except asyncio.CancelledError:
            raise
        except Failed as problem:
            found = Analysis("failed", reason=str(problem)[:200])
        except Exception:
            logs.log.exception("analysis")
            found = Analysis("failed", reason="something went wrong here; it was noted")
        await self.store.tables.keep_analysis(table, found, now_ms())

    async def _line(self, table: str, match: Match, people: Sequence[int]) -> Analysis:
        """The points one after the other, so that bots at other tables get their turn between them."""
        places = _places(match)
        looked_at = _spread(places)
        points: list[ChancePoint] = []
        for done, number in enumerate(looked_at, 1):
            points.append(await self._point(match, places[number]))
            if done % 5 == 0:
                kept = Analysis("running", done, len(looked_at), tuple(points))
                await self.store.tables.keep_analysis(table, kept, now_ms())
        points += [await self._point(match, places[number]) for number in between(points, looked_at, people)]
        points.sort(key=lambda point: point.v)
        actors = {entry.v: entry.seat for entry in match.line.entries}
        turned = turning_points(points, actors)
        doubtful = {seat: setbacks(points, actors, seat) for seat in people}
        told = {each: await self._explain(match, each) for each in {*turned, *chain(*doubtful.values())}}
        own = [one for seat in people for one in costliest([told[each] for each in doubtful[seat]])]
        turning = tuple(told[each] for each in turned)
        return Analysis("done", len(points), len(points), tuple(points), turning, tuple(own))

    async def _point(self, match: Match, place: int) -> ChancePoint:
        kernel = await self.rules.run(match.line.kernel, place)
        question = await self.rules.run(_question, match, kernel.checkpoint(), -1, POINT_SECONDS, "foretell")
        return ChancePoint(_v(match, place), await self.workers.ask(question))

    async def _explain(self, match: Match, point: TurningPoint) -> TurningPoint:
        """What whoever acted could have done instead, and what it cost them, if it was they who lost by it."""
        if point.seat != point.for_seat or point.before <= point.after:
            return point
        place = next(i for i, entry in enumerate(match.line.entries) if entry.v == point.v)
        entry = match.line.entries[place]
        kernel = await self.rules.run(match.line.kernel, place)
        if point.seat not in await self.rules.run(kernel.actors):
            return point
        asked = await self.rules.run(_question, match, kernel.checkpoint(), point.seat, self.seconds, "hint")
        try:
            found: Hint = await self.workers.ask(asked._replace(about=(entry.name, entry.args)))
        except Failed:  # nothing that could be decided otherwise, such as a request to the table
            return point
        done = next((idea for idea in found.ideas[1:] if (idea.name, idea.args) == (entry.name, entry.args)), None)
        if done is None:
            return point
        better = found.ideas[0] if done.cost >= NOTABLE else None
        return structs.replace(point, better=better, cost=done.cost)


def _question(
    match: Match, checkpoint: tuple[bytes, Sequence[Any]], seat: int, seconds: float, task: Task
) -> Assignment:
    data, tail = checkpoint
    chance = f"{match.header.commitment}/{task}"
    return Assignment(match.header.game, data, tuple(tail), seat, seconds, chance, task=task)


def _v(match: Match, place: int) -> int:
    """The number of what was decided last."""
    return next((entry.v for entry in reversed(match.line.entries[:place]) if not entry.auto), 0)


def _places(match: Match) -> list[int]:
    """How many entries have been carried out where somebody decides, and at the end.

    What the engine gave for a seat, such as an automatic pass, was nobody's decision: it belongs to the one before it.
    """
    entries = match.line.entries
    return [*(place for place, entry in enumerate(entries) if not entry.auto), len(entries)]


def _spread(places: Sequence[int]) -> list[int]:
    """Which of them are looked at first, by their numbers."""
    last = len(places) - 1
    return [*range(0, last, max(1, math.ceil(last / POINTS))), last]


def between(points: Sequence[ChancePoint], looked_at: Sequence[int], people: Sequence[int]) -> Iterator[int]:
    """What was left out where much changed, and where each of these people lost most, perhaps by a decision."""
    changes = [
        [now - then for then, now in zip(before.chances, after.chances, strict=True)]
        for before, after in pairwise(points)
    ]
    worst = {
        gap for seat in people for gap in sorted(range(len(changes)), key=lambda gap: changes[gap][seat])[:SETBACKS]
    }
    for gap, (low, high) in enumerate(pairwise(looked_at)):
        if max(map(abs, changes[gap])) >= COSTLY or gap in worst:
            yield from range(low + 1, high)
