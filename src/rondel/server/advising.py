"""Hints at the table, and after a match the line of everybody's chances; worked out by the worker processes."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING

from rondel.core.advice import Analysis, Hint
from rondel.core.match import Match
from rondel.core.view import Viewer
from rondel.errors import Rejected
from rondel.messages import Message
from rondel.server import logs
from rondel.server.bot_worker import Assignment
from rondel.server.clock import now_ms
from rondel.server.limits import Limit
from rondel.server.live import LiveTable
from rondel.server.refusals import NotYourSeat, bad, clash
from rondel.server.reviewing import Review, question_of
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
            question = await table.run(question_of, match, match.kernel.checkpoint(), seat, self.seconds, "hint")
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
        people = [number for number, seat in enumerate(table.row.data.seats) if seat.kind == "person"]
        review = Review(self.workers, self.rules, match, people, self.seconds)
        await self.store.tables.keep_analysis(table.id, review.begun, now_ms())
        task = asyncio.create_task(self._analyse(table.id, review), name=f"analysis {table.id}")
        self._tasks[table.id] = task
        task.add_done_callback(lambda _: self._tasks.pop(table.id, None))
        return review.begun

    async def close(self) -> None:
        for task in tuple(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _analyse(self, table: str, review: Review) -> None:
        async def keep(found: Analysis) -> None:
            await self.store.tables.keep_analysis(table, found, now_ms())

        try:
            found = await review.all(keep)
        except asyncio.CancelledError:
            raise
        except Failed as problem:
            found = Analysis("failed", reason=str(problem)[:200])
        except Exception:
            logs.log.exception("analysis")
            found = Analysis("failed", reason="something went wrong here; it was noted")
        await keep(found)
