"""Servers that are measured side by side: each in a process of its own, spoken to as its own client does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from rondel.bench.lines import Line, line

GAME = "tictactoe"
PROCESS_CLOCK = 2
"""With the number of a process, what the system calls its clock (`clock_getcpuclockid`)."""
FREE = {
    "HOST": "127.0.0.1",
    "BOTS": "0",
    "REQUESTS_PER_MINUTE": "10000000",
    "WRITES_PER_MINUTE": "10000000",
    "MESSAGES_PER_SECOND": "100000",
    "SOCKETS_PER_ADDRESS": "100000",
    "TABLES_PER_PERSON": "1000000",
    "LOG_LEVEL": "error",
}
"""A server without limits: all the load comes from one address."""


def free_port() -> int:
    """One outside the range from which the system gives ports to clients, so that it is still free a moment later."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with contextlib.suppress(OSError), contextlib.closing(socket.create_server(("127.0.0.1", port))):
            return port


class Seated(NamedTuple):
    """A table at which two people sit, each with a socket."""

    lines: Sequence[Line]
    move: Callable[[int, int, int], bytes]
    """What a seat says to place its mark in a cell, as the entry of this number."""
    update: bytes
    """How the message begins by which a viewer is told of a move."""
    over: bytes
    """What stands in the one that tells of the last."""


class House:
    """A server of some kind."""

    name = ""
    ready = ""
    loses_moves = False
    """Does it drop moves without a word, so that a match may never end?"""

    def __init__(self, words: Sequence[str], environment: Mapping[str, str], port: int, http: int = 0) -> None:
        self.port = port
        """Where its sockets are; requests go to another port where it has one for them."""
        self.process = subprocess.Popen(
            words, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{http or port}", timeout=60)

    async def open(self) -> None:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                if (await self.client.get(self.ready)).status_code == 200:
                    return
            await asyncio.sleep(0.05)
        raise TimeoutError(f"{self.name} did not start")

    def pids(self) -> list[int]:
        """The processes of the server: its own, and those it has started."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        return [pid, *map(int, children)]

    def spent(self) -> float:
        """Seconds of processor time so far, of all its threads, by the clock that Linux has for every process."""
        return sum(time.clock_gettime((~pid << 3) | PROCESS_CLOCK) for pid in self.pids())

    def memory(self) -> int:
        """Resident bytes."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) for pid in self.pids())
        return pages * os.sysconf("SC_PAGE_SIZE")

    async def seat(self) -> Seated:
        """A new table with two people."""
        raise NotImplementedError

    async def close(self) -> None:
        await self.client.aclose()
        self.process.send_signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(30)
            return
        self.process.kill()
        self.process.wait()


class Rondel(House):
    """This one: every move is on disk before anybody is told."""

    name = "Rondel, SQLite"
    ready = "/readyz"

    def __init__(self, store: str, *, workers: int = 1, **settings: str) -> None:
        port = free_port()
        told = {**FREE, "PORT": str(port), "STORE": store, "WORKERS": str(workers), **settings}
        environment = {f"RONDEL_{key}": value for key, value in told.items()}
        super().__init__([sys.executable, "-m", "rondel", "serve", "--quiet"], environment, port)
        self._guest: httpx.AsyncClient | None = None

    async def open(self) -> None:
        await super().open()
        self._guest = httpx.AsyncClient(base_url=self.client.base_url, timeout=60)
        for client, name in ((self.client, "Ann"), (self._guest, "Ben")):
            told = (await client.get("/api/me")).json()
            client.headers["x-rondel-csrf"] = told["csrf"]
            await client.post("/api/me", json={"name": name})

    async def seat(self) -> Seated:
        assert self._guest is not None
        made = (await self.client.post("/api/tables", json={"game": GAME})).json()["table"]["id"]
        await self._guest.post(f"/api/tables/{made}/join", json={})
        answer = await self.client.post(f"/api/tables/{made}/actions", json={"type": "start"})
        answer.raise_for_status()
        lines = [await self._line(made, client) for client in (self.client, self._guest)]

        def move(seat: int, cell: int, number: int) -> bytes:
            return b'{"type":"command","id":"%d","seat":%d,"name":"mark","args":{"cell":%d},"version":%d}' % (
                number,
                seat,
                cell,
                number - 1,
            )

        return Seated(lines, move, b'{"type":"update"', b'"reason"')

    async def _line(self, table: str, client: httpx.AsyncClient) -> Line:
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        made = await line(self.port, f"/api/tables/{table}/live", cookie)
        made.say(b'{"type":"hello"}')
        await made.next(b'{"type":"welcome"')
        return made

    async def close(self) -> None:
        if self._guest is not None:
            await self._guest.aclose()
        await super().close()


class BoardgameIo(House):
    """boardgame.io's own server, with matches in memory or in its FlatFile store."""

    name = "boardgame.io"
    ready = f"/games/{GAME}"

    def __init__(self, node: str, folder: Path, store: str = "") -> None:
        port, lobby = free_port(), free_port()
        script = Path(__file__).with_name("peers") / "boardgame_io_server.cjs"
        words = [node, str(script), str(folder), str(port), str(lobby), *([store] if store else [])]
        self.loses_moves = bool(store)
        super().__init__(words, {"NODE_ENV": "production"}, port, lobby)

    async def seat(self) -> Seated:
        made = (await self.client.post(f"/games/{GAME}/create", json={"numPlayers": 2})).json()["matchID"]
        keys, lines = [], []
        for seat in ("0", "1"):
            body = {"playerID": seat, "playerName": seat}
            answer = await self.client.post(f"/games/{GAME}/{made}/join", json=body)
            keys.append(answer.json()["playerCredentials"])
            lines.append(await self._line(made, seat, keys[-1]))

        def move(seat: int, cell: int, number: int) -> bytes:
            facts = {"type": "place", "args": [cell], "playerID": str(seat), "credentials": keys[seat]}
            said: list[Any] = ["update", {"type": "MAKE_MOVE", "payload": facts}, number - 1, made, str(seat)]
            return f"42/{GAME},{json.dumps(said, separators=(',', ':'))}".encode()

        return Seated(lines, move, f'42/{GAME},["update"'.encode(), b'"gameover"')

    async def _line(self, match: str, seat: str, key: str) -> Line:
        made = await line(self.port, "/socket.io/?EIO=4&transport=websocket")
        made.answers[b"2"] = b"3"
        await made.next(b"0")
        made.say(f"40/{GAME},".encode())
        await made.next(f"40/{GAME},".encode())
        made.say(f"42/{GAME},{json.dumps(['sync', match, seat, key, 2])}".encode())
        await made.next(f'42/{GAME},["sync"'.encode())
        return made
