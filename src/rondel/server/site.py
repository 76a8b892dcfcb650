"""Everything one server process consists of, opened and closed in order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import rondel
from rondel.errors import RondelError
from rondel.server import games, logs
from rondel.server.addresses import address
from rondel.server.advising import Advising
from rondel.server.all_metrics import AllMetrics
from rondel.server.bots import Bots
from rondel.server.bus import Alone, Bus, Nats, Neighbours
from rondel.server.chat import Chat
from rondel.server.comparing import Comparing
from rondel.server.config import Config
from rondel.server.copies import Copies
from rondel.server.deadlines import Deadlines
from rondel.server.hall import Hall
from rondel.server.homes import Homes
from rondel.server.limits import HEAVIEST, Limit
from rondel.server.lists import Lists
from rondel.server.lobby import Lobby
from rondel.server.metrics import Metrics, memory, most_memory
from rondel.server.moving import Moving
from rondel.server.notices.sending import Sender
from rondel.server.people import People
from rondel.server.process import Process
from rondel.server.readiness import Readiness
from rondel.server.resting import Resting
from rondel.server.sitting import Sitting
from rondel.server.store.database import StoreLost
from rondel.server.store.opening import Store, store_at
from rondel.server.unending import unending
from rondel.server.uninterrupted import all_done
from rondel.server.workers import Workers

SETTLE_S = 5.0
"""For so long what viewers have said is still carried out when the server ends."""


class Site:
    """One process of a Rondel server."""

    def __init__(self, config: Config, *, neighbours: Path | None = None, homes: bool = False) -> None:
        """`homes`: every table is at home at one of the neighbours, and sockets are sent there."""
        self.config = config
        self.url = address(config)
        self.store: Store = store_at(config.store)
        self.metrics = Metrics()
        self.bus: Bus = Alone()
        if config.nats:
            self.bus = Nats(config.nats)
        elif neighbours is not None:
            self.bus = Neighbours(neighbours)
        self.workers = Workers(config.bots)
        self.bots = Bots(self.workers, config.bot_seconds, config.bot_pause, ponders=config.bot_ponders)
        self.process = Process(config, self.store, self.bus, self.metrics, self.url)
        self.hall = Hall(self.process, self.bots)
        self.homes = Homes(self.bus.me, neighbours if homes else None)
        self.moving = Moving(self.homes, self.hall)
        self.advising = Advising(self.workers, self.hall, config.bot_seconds)
        self.lists, self.sitting, self.lobby = Lists(self.hall), Sitting(self.hall), Lobby(self.hall)
        self.copies = Copies(self.lobby)
        self.people = People(self.store)
        self.chat = Chat(self.hall)
        self.deadlines = Deadlines(self.hall)
        self.comparing = Comparing(self.hall)
        self.resting = Resting(self.hall)
        self.sender = Sender(config, self.store, self.hall, self.people, self.url)
        self.requests = Limit(config.requests_per_minute)
        self.writes = Limit(config.writes_per_minute)
        self.heavy = Limit(config.heavy_per_minute, burst=max(HEAVIEST, config.heavy_per_minute / 4))
        self.misses = Limit(30)
        """Guesses at room codes and links, per address."""
        self.pins = Limit(1 / 6, burst=8)
        """Wrong PINs, per seat: eight at once, then one in six minutes."""
        self.logins = Limit(10, burst=20)
        self.sockets: dict[str, int] = {}
        self.all_metrics = AllMetrics(self.metrics, self.bus.me, neighbours)
        self.readiness = Readiness(self.store, self.bus, self._why_not)
        self._measure()
        self.is_ready = False
        self.is_closing = False
        self.failed = ""
        """Why it cannot serve, or no longer: a sentence for whoever started it."""
        self.stop: Callable[[], None] = self.say_good_bye
        """Ends the process; whoever serves the site says how."""
        self.store.db.lost = self._lose_store

    def _lose_store(self, why: StoreLost) -> None:
        """Another process serves the same store, or has replaced what is in it."""
        logs.event("store lost", level=40, error=str(why))
        self.failed = str(why)
        self.stop()

    def _why_not(self) -> str:
        """Why it does not serve."""
        return "closing" if self.is_closing else "" if self.is_ready else "starting"

    def _measure(self) -> None:
        """What can be read off at any time."""
        metrics, db = self.metrics, self.store.db
        db.observe = lambda seconds: metrics.observe("store_write", seconds)
        metrics.gauge("games_left_out", "games that cannot be played", lambda: len(games.left_out()))
        metrics.gauge("store_queue", "writes that wait for the store", lambda: db.queued)
        metrics.gauge("loop_lag_seconds", "how late the event loop was last", lambda: self.comparing.lag)
        metrics.gauge("bot_workers_busy", "processes that are thinking", lambda: self.workers.busy)
        metrics.gauge("bus_connected", "1 while other processes can be reached", lambda: self.bus.is_connected)
        metrics.gauge("memory_bytes", "the memory this process has now", memory)
        metrics.gauge("memory_peak_bytes", "the most memory this process has had", most_memory)
        metrics.gauge("build_info", "always 1", lambda: 1, version=rondel.__version__)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open everything; on the way out finish what is under way, lose nothing, say good-bye."""
        try:
            await self._open_store()
        except RondelError as problem:
            self.failed = str(problem)
            raise
        await self.bus.open(self.hall.heard)
        tasks = [
            asyncio.create_task(unending("deadlines", self.deadlines.run), name="deadlines"),
            asyncio.create_task(unending("comparing", self.comparing.run), name="comparing"),
            asyncio.create_task(unending("notices", self.sender.run), name="notices"),
            asyncio.create_task(unending("resting", self.resting.run), name="resting"),
            asyncio.create_task(unending("outages", self.process.outages.run), name="outages"),
            asyncio.create_task(unending("metrics", self.all_metrics.run), name="metrics"),
            asyncio.create_task(unending("tidy", self._tidy), name="tidy"),
        ]
        for name, why in games.left_out().items():
            logs.event("game left out", level=30, game=name, why=why)
        for name, problems in games.board_problems().items():
            for why in problems:
                logs.event("board left out", level=30, game=name, why=why)
        self.is_ready = True
        logs.event("serving", url=self.url, store=self.store.db.dialect)
        try:
            yield
        finally:
            self.is_ready, self.is_closing = False, True
            await self._close(tasks)
            logs.event("stopped")

    async def _open_store(self) -> None:
        """Have the store, or nothing of it."""
        await self.store.open()
        try:
            await self.store.db.hold(shared=not self.bus.alone)
            await self.process.outages.begin()
        except BaseException:
            await self.store.close()
            raise

    async def _close(self, tasks: list[asyncio.Task[None]]) -> None:
        await all_done(SETTLE_S)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await all_done(SETTLE_S)  # what they had begun
        await self.bots.close()
        await self.advising.close()
        await self.workers.close()
        for table in tuple(self.hall.tables.values()):
            async with table.lock:  # whatever is being written is written to the end
                pass
        await self.resting.keep_all()
        self.process.rules.close()
        await self.bus.close()
        self.people.close()
        await self.sender.close()
        await self.process.outages.end()
        await self.store.close()

    def say_good_bye(self) -> None:
        """Ask everybody who is connected to come back in a moment."""
        self.is_closing = True
        for table in self.hall.tables.values():
            for connection in tuple(table.audience.connections):
                connection.close(1001, "the server restarts")

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(30)
            self.hall.tidy()
            for table in tuple(self.hall.tables.values()):
                table.audience.tell_presence()  # a process may have gone without a word
                if table.audience.connections:
                    await table.tell_others_who_is_here()
