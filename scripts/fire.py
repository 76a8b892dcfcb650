"""A trial by fire: people play, and whatever can go wrong with the machines goes wrong, at random from a seed.

    .venv/bin/python scripts/fire.py --seconds 600 --seed 1
    .venv/bin/python scripts/fire.py --seconds 600 --seed 1 --postgres
    .venv/bin/python scripts/fire.py --kills 1000 --seed 1 --seconds 7200

Processes are killed, stand still for a while or are cut off from PostgreSQL and NATS, which stop themselves at times;
the disk is full, the bus is away or the system's clock set when everything restarts, some viewers never read. All of it
happens on this machine, in a folder of its own. Afterwards everything that was acknowledged must be there once and
under its number, every log without a gap, nobody may have lost by the clock, and every viewer must have come to the
newest position.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import httpx
from websockets.exceptions import WebSocketException

from rondel.server.store.opening import store_at
from rondel.wire.messages import Ack
from scripts.fire_ground import PATIENCE_S, Ground
from tests.server.house import Person, Viewer

CLOCK = {"kind": "per-move", "budget_ms": 600_000, "penalty": "forfeit"}
PAUSE_S, KILLS_S = (0.2, 1.5), (0.05, 0.6)
"""From one mishap to the next; less where only the number of kills counts, for starting again takes longer anyhow."""
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, asyncio.IncompleteReadError, AssertionError)


class Table:
    """A table at which somebody plays with themselves, and others look on."""

    def __init__(self, person: Person, info: dict[str, Any], name: str) -> None:
        self.person, self.info, self.name = person, info, name
        self.acked: dict[str, int] = {}
        self.sent: set[str] = set()
        self.seen: dict[int, int] = {}
        """The newest position that each viewer has come to."""
        self.playing = True
        self.newest = -1

    async def play(self) -> None:
        """Mark and take back for ever; what was not answered is sent again under the same id, as a client does."""
        number, viewer = 0, None
        while self.playing:
            try:
                viewer = viewer or await self.person.open(self.info)
                marked = viewer.now.view["cells"][0] is not None
                id = f"{self.name}-{number}"
                self.sent.add(id)
                what, args = ("undo", None) if marked else ("mark", {"cell": 0})
                answer = await asyncio.wait_for(viewer.command(0, what, args, id=id), 10)
                if isinstance(answer, Ack):
                    self.acked[id] = answer.v
                    number += 1
                    await viewer.see(answer.v)
                elif answer.code != "store_unavailable":
                    number += 1
                await asyncio.sleep(0.03)
            except LOST:
                await _hang_up(viewer)
                viewer = None
                await asyncio.sleep(0.2)
        await _hang_up(viewer)

    async def watch(self, number: int, reads: bool) -> None:
        """Look on; come back when cut off. Who does not read comes back too, and is cut off again."""
        viewer = None
        while self.newest < 0 or self.seen.get(number, -1) < self.newest:
            try:
                if viewer is None:
                    viewer = await self.person.open(self.info, role="spectator")
                    self.seen[number] = max(self.seen.get(number, -1), viewer.now.version)
                if not reads and self.newest < 0:
                    await asyncio.sleep(2)
                    continue
                with contextlib.suppress(TimeoutError):
                    await viewer.next(timeout=1)
                self.seen[number] = max(self.seen[number], viewer.now.version)
            except LOST:
                await _hang_up(viewer)
                viewer = None
                await asyncio.sleep(0.2)
        await _hang_up(viewer)


async def _hang_up(viewer: Viewer | None) -> None:
    if viewer is not None:
        viewer.socket.transport.abort()


class Fire:
    """What goes wrong."""

    def __init__(self, ground: Ground, rng: random.Random) -> None:
        self.servers, self.cables, self.rng = ground.servers, ground.cables, rng
        self.database, self.nats = ground.database, ground.nats
        self.counts: Counter[str] = Counter()
        self.slowest: dict[str, float] = {}
        """How many seconds each took at most, until somebody could serve again."""
        self.ways = [self.kill_one, self.kill_one, self.kill_all, self.restart, self.hold_up, self.set_clock]
        self.ways += [self.cut_off, self.cut_off, self.stop_database] if self.cables else [self.fill_disk]
        self.ways += [self.stop_bus, self.restart_without_bus] if self.nats is not None else []

    def only(self, names: str) -> None:
        """Let nothing go wrong but this."""
        self.ways = [way for way in self.ways if way.__name__ in names.split(",")] or self.ways

    async def burn(self, seconds: float, kills: int) -> None:
        """For so long, or until so many processes have been killed, if that comes first."""
        began_all = time.monotonic()
        while time.monotonic() < began_all + seconds and not 0 < kills <= self.servers.kills:
            await asyncio.sleep(self.rng.uniform(*(KILLS_S if kills else PAUSE_S)))
            way = self.rng.choice(self.ways)
            self.counts[way.__name__] += 1
            done = f"{self.servers.kills} of {kills} kills, " if kills else ""
            print(f"{done}{time.monotonic() - began_all:.0f} s: {way.__name__} …", file=sys.stderr)
            began = time.monotonic()
            await way()
            self.slowest[way.__name__] = max(self.slowest.get(way.__name__, 0), round(time.monotonic() - began, 1))

    async def kill_one(self) -> None:
        """One process dies; the others go on, or it is started again."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.rng.choice(self.servers.workers()), signal.SIGKILL)
            self.servers.kills += 1
        await asyncio.sleep(0.3)
        if self.servers.parent is not None and self.servers.parent.poll() is not None:
            self.servers.start()
        await self.servers.ready()

    async def kill_all(self) -> None:
        self.servers.end(signal.SIGKILL)
        self.servers.start()
        await self.servers.ready()

    async def restart(self) -> None:
        await asyncio.to_thread(self.servers.end, signal.SIGTERM)
        self.servers.start()
        await self.servers.ready()

    async def hold_up(self) -> None:
        """A process stands still for a while, as on a machine that is busy with something else."""
        pid = self.rng.choice(self.servers.workers())
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(self.rng.uniform(0.5, 3))
            os.kill(pid, signal.SIGCONT)

    async def set_clock(self) -> None:
        """By up to a day, forward or back, before a restart."""
        self.servers.jump += self.rng.randint(-86_400, 86_400)
        await self.kill_all()

    async def fill_disk(self) -> None:
        """No file grows any more."""
        for pid in self.servers.workers():
            with contextlib.suppress(OSError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        await asyncio.sleep(self.rng.uniform(0.5, 3))
        for pid in self.servers.workers():
            with contextlib.suppress(OSError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await self.servers.ready()

    async def cut_off(self) -> None:
        cable = self.rng.choice(self.cables)
        await cable.cut()
        await asyncio.sleep(self.rng.uniform(0.5, 3))
        await cable.join()
        await self.servers.ready()

    async def stop_database(self) -> None:
        assert self.database is not None
        await asyncio.to_thread(self.database.restart)
        await self.servers.ready()

    async def stop_bus(self) -> None:
        assert self.nats is not None
        self.nats.stop()
        await asyncio.sleep(self.rng.uniform(0.5, 3))
        self.nats.start()

    async def restart_without_bus(self) -> None:
        """What starts while the bus is away serves all the same, and finds it when it is back."""
        assert self.nats is not None
        self.nats.stop()
        await self.kill_all()
        self.nats.start()


async def checked(tables: list[Table], store: str) -> list[str]:
    """What is wrong with what was kept."""
    wrong = []
    found = store_at(store)
    await found.open()
    for table in tables:
        entries = await found.tables.entries(table.info["id"])
        row = await found.tables.find(table.info["id"])
        ids = Counter(entry.id for entry in entries if entry.id.startswith(f"{table.name}-"))
        numbers = {entry.id: entry.v for entry in entries}
        if [entry.v for entry in entries] != list(range(1, len(entries) + 1)):
            wrong.append(f"{table.name}: its log has a gap")
        if row is None or row.entries != len(entries) or row.status != "running":
            wrong.append(f"{table.name}: {row and (row.entries, row.status)} with {len(entries)} entries")
        if twice := [id for id, count in ids.items() if count > 1]:
            wrong.append(f"{table.name}: twice: {twice}")
        if lost := {id: v for id, v in table.acked.items() if numbers.get(id) != v}:
            wrong.append(f"{table.name}: acknowledged and lost or moved: {lost}")
        if strange := set(ids) - table.sent:
            wrong.append(f"{table.name}: nobody sent {strange}")
    await found.close()
    return wrong


class People:
    """Those who play and look on while it burns."""

    def __init__(self, person: Person, tables: list[Table]) -> None:
        self.person, self.tables = person, tables
        self._players = [asyncio.create_task(table.play()) for table in tables]
        self._watchers = [asyncio.create_task(table.watch(i, reads=i > 0)) for table in tables for i in range(3)]

    @classmethod
    async def come(cls, client: httpx.AsyncClient, port: int, count: int) -> Self:
        house: Any = SimpleNamespace(port=port, url=str(client.base_url))
        person = Person(house, client)
        await person.refresh()
        await person.post("/api/me", {"name": "Ann"})
        setting = {"hotseat": True, "start": True, "undo": "free", "clock": CLOCK}
        return cls(person, [Table(person, await person.create("tictactoe", **setting), f"t{i}") for i in range(count)])

    @property
    def acknowledged(self) -> int:
        return sum(len(table.acked) for table in self.tables)

    async def stop_playing(self) -> None:
        for table in self.tables:
            table.playing = False
        await asyncio.wait_for(asyncio.gather(*self._players), PATIENCE_S)

    async def behind(self) -> list[str]:
        """Wait until everybody has come to the newest position; who has not?"""
        for table in self.tables:
            async with self.person.watch(table.info) as viewer:
                table.newest = viewer.now.version
        _, behind = await asyncio.wait(self._watchers, timeout=PATIENCE_S)
        for task in behind:
            task.cancel()
        return [f"{len(behind)} viewers are behind"] if behind else []


async def trial(told: argparse.Namespace) -> int:
    """Let it burn, and look at what is left."""
    with tempfile.TemporaryDirectory(prefix="rondel-fire-", ignore_cleanup_errors=True) as name:
        ground = Ground(Path(name), told.workers, postgres=told.postgres)
        fire = Fire(ground, random.Random(told.seed))
        fire.only(told.only or ("kill_one,kill_all" if told.kills else ""))
        async with ground.in_use() as servers:
            address = f"http://127.0.0.1:{servers.port}"
            async with httpx.AsyncClient(base_url=address, timeout=30) as client:
                people = await People.come(client, servers.port, told.tables)
                await fire.burn(told.seconds, told.kills)
                await people.stop_playing()
                await servers.ready()
                wrong = [*await checked(people.tables, ground.store), *await people.behind()]
        report(told.seed, fire, people, wrong)
        return 1 if wrong or not people.acknowledged else 0


def report(seed: int, fire: Fire, people: People, wrong: list[str]) -> None:
    servers = fire.servers
    print(f"seed {seed}: {sum(fire.counts.values())} mishaps: {dict(fire.counts)}")
    print(f"{servers.kills} processes killed; started again by its manager: {servers.again}")
    print(f"ready again after at most (s): {fire.slowest}")
    print(f"{people.acknowledged} moves were acknowledged.")
    print("\n".join(wrong or ["Nothing was lost, doubled or left behind."]))
    if wrong:
        print(servers.said())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--postgres", action="store_true", help="with PostgreSQL and, where installed, NATS")
    parser.add_argument("--only", default="", help="what goes wrong, such as kill_one,cut_off")
    parser.add_argument("--kills", type=int, default=0, help="kill processes, so many or until the time is over")
    sys.exit(asyncio.run(trial(parser.parse_args())))
