"""The workshop: one game that is being written, its table, and what has happened there."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from rondel import registry
from rondel.core.match import Match
from rondel.dev import table as tables
from rondel.dev.course import Course, Line
from rondel.dev.listening import ListenedRules, LogEar
from rondel.dev.problems import Problem, failed_board, problem_of, wrong_board, wrong_words
from rondel.dev.replaying import Replayed, header_now, nodes_of, replayed
from rondel.dev.watching import changed, stamps
from rondel.errors import RondelError
from rondel.folders import FOLDER, GamePlace, WrittenGame, imported
from rondel.server import games, logs
from rondel.server.live import LiveTable
from rondel.server.shipped import FOLDER as WEB
from rondel.server.shipped import shipped
from rondel.server.site import Site
from rondel.server.store.rows import Person
from rondel.server.store.rows import policy as policy_of
from rondel.words import forget_words
from rondel.words.catalogue import folder as catalogues_of

LOOK_S = 0.15
"""How often the files are looked at."""
IMPORTING = 100
"""An import may take as long as so many commands: it reads files."""
WAIT_S = 20.0
"""So long a window waits for news before it asks again."""

Say = Callable[[str], Any]
T = TypeVar("T")


class Workshop:
    """What one author works at."""

    site: Site
    rules: ListenedRules
    person: Person

    def __init__(self, place: GamePlace, *, seats: int | None = None, say: Say = print) -> None:
        self.place, self.wanted_seats, self._say = place, seats, say
        self.token = ""
        """The session of the one person who has all seats."""
        self.found: WrittenGame | None = None
        self.table: LiveTable | None = None
        self.course: Course | None = None
        self.broken: Problem | None = None
        """Why what was saved last cannot be used; what was there before goes on."""
        self.stop: Problem | None = None
        """Why the line no longer goes as far as it went."""
        self.raised: Problem | None = None
        """What the rules raised last while they were played."""
        self.words: list[Problem] = []
        """What is wrong with the catalogues."""
        self.board: list[Problem] = []
        """What is wrong with the files for the browser: board, cover, rules to read."""
        self.thrown: list[Problem] = []
        """What the board threw since windows were loaded."""
        self.version = 0
        """Grows whenever there is something new to see."""
        self.pages = 0
        """Grows whenever windows must be loaded anew: other texts, another board, another game."""
        self.took_ms = 0
        """How long the last reload took, from the save on."""
        self.saved = ""
        """The test that was written last."""
        self._news = asyncio.Event()
        self._doing = asyncio.Lock()

    # -- running ---------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def running(self, site: Site) -> AsyncIterator[None]:
        """Open the table, and follow the files for as long as the server runs."""
        self.site = site
        self.rules = ListenedRules(site.config.rule_seconds, self._heard)
        site.process.rules = site.advising.rules = self.rules
        ear = LogEar(self._heard, self._board_failed)
        logs.log.addHandler(ear)
        os.environ[FOLDER] = str(self.place.file)  # bots think in processes of their own, which must find it too
        self.person, self.token = await site.people.guest("Author")
        before = await asyncio.to_thread(stamps, self.place.folder)
        await self._reload({"rules", "words", "board"})
        task = asyncio.create_task(self._watch(before), name="watching files")
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            logs.log.removeHandler(ear)
            os.environ.pop(FOLDER, None)

    async def _watch(self, before: Mapping[str, tuple[int, int]]) -> None:
        known = dict(before)
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                now = await asyncio.to_thread(stamps, self.place.folder)
                if now != known:
                    parts, known = changed(known, now), now
                    await self._reload(parts)
                self._follow()
            except Exception:
                logs.log.exception("workshop")

    def _follow(self) -> None:
        """Take in what was played at the table."""
        match = self.match
        if match is not None and self.course is not None and self.course.follow(match.entries, match.records):
            self.stop = None
            self.tell()

    @property
    def match(self) -> Match | None:
        return self.table.match if self.table is not None else None

    # -- news ------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """There is something new to see."""
        self.version += 1
        self._news.set()
        self._news = asyncio.Event()

    async def news(self, known: int) -> None:
        """Wait until there is something that a window does not know, or for a while."""
        until = time.monotonic() + WAIT_S
        while self.version == known and time.monotonic() < until and not self.site.is_closing:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), 0.5)

    def _heard(self, problem: BaseException) -> None:
        """Rules raised something while they were played."""
        found = problem_of(problem, self.place)
        if found != self.raised:
            self.raised = found
            self._say(f"  {found}")
            self.tell()

    def _board_failed(self, file: str, line: int, what: str) -> None:
        """The board threw something, on one seat or on all of them."""
        found = failed_board(file, line, what, self.place.file.parent / WEB, self.place)
        if found not in self.thrown:
            self.thrown.append(found)
            self._say(f"  {found}")
            self.tell()

    @property
    def problems(self) -> list[Problem]:
        return (
            [problem for problem in (self.broken, self.stop, self.raised) if problem is not None]
            + self.board
            + self.thrown
            + self.words
        )

    # -- reloading -------------------------------------------------------------------------------------------

    async def _reload(self, parts: set[str]) -> None:
        """Take what was saved: rules, texts, board. What cannot be used is told, and what was there goes on."""
        began = time.perf_counter()
        async with self._doing:
            self._follow()
            self.raised = None
            try:
                await self._take(parts)
            except Exception as problem:
                broken = problem_of(problem, self.place, "import" if isinstance(problem, ImportError) else None)
                if broken != self.broken:
                    self._say(f"  {broken}")
                self.broken = broken
            else:
                self.broken = None
                self.took_ms = round((time.perf_counter() - began) * 1000)
                self._greet(parts)
        self.tell()

    async def _take(self, parts: set[str]) -> None:
        found = self.found
        if "rules" in parts or found is None:
            found = await self.rules.quietly(imported, self.place, commands=IMPORTING)
        line = await self._played_again(found) if self.course is not None and self._fits(found) else None
        self.found = found
        self._forget(found)
        self._read_words(found)
        if parts - {"rules"}:
            self._load_windows()
        if line is None:
            await self._sit_down(found)
        elif "rules" in parts:
            await self.site.workers.start_anew()
            await self._stand(line)

    def _fits(self, found: WrittenGame) -> bool:
        """Can the table be kept, or is it a table of another game?"""
        assert self.course is not None
        assert self.table is not None
        low, high = found.game.seat_range
        return self.table.row.game == found.game.name and low <= self.course.current.header.seats <= high

    async def _played_again(self, found: WrittenGame) -> Replayed:
        """Where the table stands, under the rules as they are now."""
        assert self.course is not None
        assert self.table is not None
        line, at = self.course.current, self.course.goal
        policy = policy_of(self.table.row.data)
        return await self.rules.quietly(replayed, found.game, line, at, policy, commands=max(at, 100))

    def _forget(self, found: WrittenGame) -> None:
        """Whatever the server has worked out about the game as it was."""
        registry.put(found.box, found.game)
        if self.course is not None:
            self.course.forget()
        forget_words()
        for known in (games.game_info, games.left_out, shipped):
            known.cache_clear()
        self.board = [wrong_board(said, self.place) for said in shipped(found.game.name).problems]
        for problem in self.board:
            self._say(f"  {problem}")

    def _load_windows(self) -> None:
        self.pages += 1
        self.thrown = []

    def _read_words(self, found: WrittenGame) -> None:
        folder = catalogues_of(found.game.module)
        self.words = wrong_words(found.game.module, Path(str(folder)), self.place) if folder is not None else []
        for problem in self.words:
            self._say(f"  {problem}")

    async def _sit_down(self, found: WrittenGame, options: Mapping[str, Any] | None = None) -> None:
        """A new table with a match that has just begun."""
        low, high = found.game.seat_range
        seats = min(max(self.wanted_seats or games.defaults_of(found.game).seats or low, low), high)
        self.table = await tables.opened(self.site, self.person, found, seats, options or {})
        header = self.table.row.data.header
        assert header is not None
        self.course, self.stop = Course(Line(header)), None
        self._follow()
        self._load_windows()

    async def _stand(self, line: Replayed) -> None:
        """Have a line at the table, as far as it goes."""
        assert self.table is not None
        self.stop = None
        if line.stop is not None:
            entry, why = line.stop
            told = problem_of(why, self.place, "replay")
            text = f"entry {entry.v} ({entry.name} by seat {entry.seat + 1}) no longer holds: {told.text}"
            stands = f"the table stands at entry {entry.v - 1}, where everything still holds"
            self.stop = Problem("replay", f"{text}; {stands}", told.file, told.line, told.trace)
            self._say(f"  {self.stop}")
        opening = self.course is not None and not self.course.current.entries and not self.course.current.how
        await tables.put(self.site, self.table, line.match, opening=opening)
        if self.course is not None and self.match is not None:
            self.course.reached(self.match.entries, whole=line.stop is None)

    def _greet(self, parts: set[str]) -> None:
        if self.found is not None and self.course is not None:
            where = f"entry {self.course.at}" if self.course.at else "the first position"
            self._say(f"  {self.found.game.title}: {', '.join(sorted(parts))} in {self.took_ms} ms, at {where}")

    # -- what the author does --------------------------------------------------------------------------------

    async def step(self, to: int) -> None:
        """Stand at another step of the course."""
        async with self._doing:
            found, course = self.open()
            before = course.here
            course.stand(to)
            try:
                line = await self._played_again(found)
            except BaseException:
                course.stand(before)
                raise
            self.raised = None
            await self._stand(line)
        self.tell()

    async def begin(self, seats: int | None, options: Mapping[str, Any] | None, seed: str) -> None:
        """Begin anew: another number of seats, other options, another seed."""
        async with self._doing:
            found, course = self.open()
            self.raised = None
            now = course.lines[0].header
            self.wanted_seats = seats or now.seats
            options = dict(now.options if options is None else options)
            if self.wanted_seats != now.seats or options != now.options or not seed:
                await self._sit_down(found, options)
            if seed and self.course is not None:
                header = header_now(found.game, self.course.lines[0].header)
                self.course = Course(Line(replace(header, seed=seed, start=b"")))
                await self._stand(await self._played_again(found))
        self.tell()

    async def branch(self, make: Callable[[Match], Match], how: str) -> None:
        """Go on from a position that somebody makes of where the match stands."""
        async with self._doing:
            found, course = self.open()
            match = await self.asked(make)
            nodes = nodes_of(found.game, match.header.start)
            course.branch(Line(match.header, how, nodes, list(match.entries)))
            self.raised = None
            await self._stand(Replayed(match, None))
        self.tell()

    async def seat_bot(self, seat: int, bot: str) -> None:
        """Let a bot play a seat; without one the author does."""
        found, _ = self.open()
        assert self.table is not None
        if seat >= len(self.table.row.data.seats):
            raise RondelError(f"there is no seat {seat + 1}")
        await tables.seat_bot(self.table, seat, games.known_bot(found.game.name, bot) if bot else "")
        self.site.bots.wake(self.table)
        self.tell()

    async def asked(self, ask: Callable[[Match], T]) -> T:
        """What the match says to a question; what goes wrong is told to whoever asks."""
        self.open()
        match = self.match
        if match is None:
            raise RondelError("the match cannot be played: see what its rules raise")
        return await self.rules.quietly(ask, match)

    def open(self) -> tuple[WrittenGame, Course]:
        """The game and its course; refuses while there is none."""
        if self.found is None or self.course is None or self.table is None:
            raise RondelError("there is no game yet: what was saved cannot be used")
        self._follow()
        return self.found, self.course
