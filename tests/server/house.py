"""A real server for tests, people who use it over HTTP, and viewers on sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rondel.server.app import create_app
from rondel.server.config import Config
from rondel.server.guard import Guard
from rondel.server.running import Server, listen, server_of
from rondel.wire import codec
from rondel.wire.http.tables import NewTable
from rondel.wire.messages import (
    Ack,
    Happened,
    LogEntry,
    Picture,
    Pong,
    PresenceChanged,
    Refused,
    TableChanged,
    Update,
    Welcome,
)
from rondel.wire.tables import Present

PATIENCE_S = 60
"""How long a message may take: far longer than it takes on any machine that works, however busy it is."""

QUICK = {
    "host": "127.0.0.1",
    "port": 0,
    "bots": 0,
    "bot_pause": 0.0,
    "requests_per_minute": 1_000_000,
    "heavy_per_minute": 1_000_000,
    "writes_per_minute": 1_000_000,
    "messages_per_second": 10_000,
    "sockets_per_address": 100_000,
}


def free_port() -> int:
    """A port for a process that is started later: outside the range from which the system gives ports to clients."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with contextlib.suppress(OSError), contextlib.closing(socket.create_server(("127.0.0.1", port))):
            return port


async def until(holds: Callable[[], bool]) -> None:
    """What was sent is on its way for a moment."""
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.01)


class House:
    """One server process inside the test."""

    def __init__(
        self,
        store: str,
        *,
        neighbours: Path | None = None,
        make: Callable[[Config], Guard] | None = None,
        **settings: Any,
    ) -> None:
        self.make = make
        """How the app is put together, where it is more than the usual one."""
        self.neighbours = neighbours
        """The folder through which processes that share a store wake each other."""
        self.settings = {**QUICK, "store": store, **settings}
        self.app: Guard | None = None
        self.server: Server | None = None
        self._task: asyncio.Task[None] | None = None
        self._clients = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Self:
        config = msgspec.convert(self.settings, Config)
        made = listen(config)
        self.port = made.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        settings = msgspec.structs.replace(config, port=self.port, url=config.url or self.url)
        self.app = self.make(settings) if self.make else create_app(settings, neighbours=self.neighbours)
        self.site = self.app.site
        self.server = server_of(self.app)
        self._task = asyncio.create_task(self.server._serve([made]))
        while not self.server.started:
            assert not self._task.done(), self._task.exception()
            await asyncio.sleep(0.005)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._clients.aclose()
        await self.stop()

    async def stop(self) -> None:
        """As if somebody had pressed Ctrl-C."""
        if self.server is not None and self._task is not None:
            if not self.site.homes.is_open:
                self.site.say_good_bye()
            self.server.should_exit = True
            await self._task
            self.server = None

    async def person(self, name: str = "") -> Person:
        """Somebody with a browser of their own; with a name, a guest already."""
        client = await self._clients.enter_async_context(httpx.AsyncClient(base_url=self.url, timeout=20))
        person = Person(self, client)
        await person.refresh()
        if name:
            person.me = (await person.post("/api/me", {"name": name})).json()
        return person


class Person:
    """One browser."""

    def __init__(self, house: House, client: httpx.AsyncClient) -> None:
        self.house, self.client = house, client
        self.me: dict[str, Any] = {}

    async def refresh(self) -> None:
        self.me = (await self.client.get("/api/me")).json()
        self.client.headers["x-rondel-csrf"] = self.me["csrf"]

    async def get(self, path: str, status: int = 200, **params: Any) -> httpx.Response:
        answer = await self.client.get(path, params=params)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer

    async def post(self, path: str, body: Any = None, status: int | None = None) -> httpx.Response:
        data = msgspec.json.encode(body if body is not None else {})
        answer = await self.client.post(path, content=data, headers={"content-type": "application/json"})
        wanted = (status,) if status else (200, 201)
        assert answer.status_code in wanted, (path, answer.status_code, answer.text)
        return answer

    async def create(self, game: str, **more: Any) -> dict[str, Any]:
        """Set a table up; returns what is told about it."""
        made = await self.post("/api/tables", NewTable(game, **more))
        found: dict[str, Any] = made.json()["table"]
        return found

    async def join(self, table: dict[str, Any], **more: Any) -> dict[str, Any]:
        answer = await self.post(f"/api/tables/{table['code']}/join", more)
        found: dict[str, Any] = answer.json()
        return found

    async def act(self, table: dict[str, Any], type: str, status: int | None = None, **more: Any) -> dict[str, Any]:
        """Do something about a table."""
        answer = await self.post(f"/api/tables/{table['id']}/actions", {"type": type, **more}, status)
        found: dict[str, Any] = answer.json()
        return found

    @contextlib.asynccontextmanager
    async def watch(self, table: dict[str, Any], **hello: Any) -> AsyncIterator[Viewer]:
        """Sit before the screen."""
        viewer = await self.open(table, **hello)
        try:
            yield viewer
        finally:
            await viewer.socket.close()

    async def open(self, table: dict[str, Any], **hello: Any) -> Viewer:
        viewer = await self.connect(table)
        await viewer.hello(**hello)
        return viewer

    async def connect(self, table: dict[str, Any]) -> Viewer:
        """A socket on which nothing has been said yet."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = f"ws://127.0.0.1:{self.house.port}/api/tables/{table['id']}/live"
        socket = await connect(address, additional_headers={"cookie": cookie}, max_size=None, compression=None)
        return Viewer(socket)


_VIEWERS = itertools.count(1)


class Viewer:
    """A socket, and what a client would know by it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: Welcome | None = None
        self.picture: Picture | None = None
        self.log: dict[int, LogEntry] = {}
        self.events: list[Happened] = []
        self.table: Any = None
        self.presence: Present | None = None
        self.heard: list[Any] = []
        self.gaps = 0
        self._number, self._ids = next(_VIEWERS), itertools.count(1)
        """Nobody else's number, also when others are long gone: what is sent under the same id counts once."""

    async def hello(self, **hello: Any) -> None:
        await self.send({"type": "hello", **hello})
        await self.until(Welcome)

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self, timeout: float = PATIENCE_S) -> Any:
        """The next message, taken in as a client would."""
        message = codec.read(await asyncio.wait_for(self.socket.recv(), timeout))
        self.heard.append(message)
        self._take(message)
        return message

    def _take(self, message: Any) -> None:
        if isinstance(message, Welcome):
            self.welcome, self.picture, self.table = message, message.picture, message.table
        elif isinstance(message, Update):
            self.gaps += self.picture is None or message.since != self.picture.version
            self.picture = message.picture
        elif isinstance(message, TableChanged):
            self.table = message.table
        elif isinstance(message, PresenceChanged):
            self.presence = message.presence
        if isinstance(message, Welcome | Update):
            self.log = {v: line for v, line in self.log.items() if v <= message.log_from}
            self.log |= {line.v: line for line in message.log}
            self.events += message.events

    async def until(self, kind: type, timeout: float = PATIENCE_S) -> Any:
        """Read on until a message of this kind has come."""
        while not isinstance(message := await self.next(timeout), kind):
            pass
        return message

    async def to_the_end(self) -> None:
        """Read until the server hangs up."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.next()

    async def drain(self) -> None:
        """Read whatever the server has said so far: everything that comes before the answer to a ping."""
        id = f"drain {next(self._ids)}"
        with contextlib.suppress(ConnectionClosed):
            await self.send({"type": "ping", "id": id})
            while (await self.until(Pong)).id != id:
                pass

    async def command(self, seat: int, name: str, args: Any = None, **more: Any) -> Ack | Refused:
        """Do something and wait for the answer."""
        id = more.pop("id", f"c{next(self._ids)}-{self._number}")
        await self.send({"type": "command", "id": id, "seat": seat, "name": name, "args": args, **more})
        while True:
            message = await self.next()
            if isinstance(message, Ack | Refused) and message.id == id:
                return message

    async def play(self, seat: int, name: str, **args: Any) -> Ack:
        answer = await self.command(seat, name, args or None)
        assert isinstance(answer, Ack), answer
        return answer

    async def answer(self, seat: int, name: str, value: Any) -> Ack:
        answer = await self.command(seat, name, {"value": value})
        assert isinstance(answer, Ack), answer
        return answer

    @property
    def now(self) -> Picture:
        assert self.picture is not None
        return self.picture

    async def see(self, version: int) -> Picture:
        """Read on until the picture is at least this new."""
        while self.picture is None or self.picture.version < version:
            await self.next()
        return self.picture

    async def see_hosts(self, count: int) -> None:
        """Read on until so many devices of hosts are connected."""
        while self.presence is None or self.presence.hosts != count:
            await self.next()
