"""How processes wake each other: 'something is new at this table'. What it is they read from the store."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Literal, Protocol

import msgspec
from msgspec import Struct

from rondel.server import logs
from rondel.server.tokens import new_id
from rondel.wire.tables import ChatLine, Present


class Wake(Struct, frozen=True, omit_defaults=True):
    """One wake-up."""

    kind: Literal["entry", "presence", "chat", "hello"]
    table: str
    sender: str
    present: Present | None = None
    line: ChatLine | None = None


AT_ONCE_S = 1.0
"""A bus that is there is reached in less; nobody waits any longer for one that is away."""
AGAIN_S = 0.02
"""What a busy process could not take is sent again after so long."""

Heard = Callable[[Wake], Awaitable[None]]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Wake).decode


class Bus(Protocol):
    """The way to the other processes."""

    me: str
    alone: bool

    @property
    def is_connected(self) -> bool: ...

    async def open(self, heard: Heard) -> None: ...
    async def send(self, wake: Wake) -> None: ...
    async def close(self) -> None: ...


class Alone:
    """There is no other process."""

    alone = True
    is_connected = True

    def __init__(self) -> None:
        self.me = new_id()

    async def open(self, heard: Heard) -> None:
        pass

    async def send(self, wake: Wake) -> None:
        pass

    async def close(self) -> None:
        pass


class Neighbours:
    """Processes on one machine that share a folder: each has a socket in it and sends to all the others."""

    alone = False

    def __init__(self, folder: Path) -> None:
        self.me = new_id()
        self.folder = folder
        self._socket: socket.socket | None = None
        self._heard: Heard | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: dict[Path, dict[tuple[str, str], bytes]] = {}

    @property
    def is_connected(self) -> bool:
        return self._socket is not None

    async def open(self, heard: Heard) -> None:
        """Be heard, and say so."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._heard = heard
        made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        made.setblocking(False)
        made.bind(str(self.folder / f"{self.me}.sock"))
        self._socket = made
        asyncio.get_running_loop().add_reader(made, self._read)
        await self.send(Wake("hello", "", self.me))

    def _read(self) -> None:
        if self._socket is None or self._heard is None:
            return
        for _ in range(100):
            try:
                data = self._socket.recv(65_536)
            except BlockingIOError:
                return
            with contextlib.suppress(msgspec.MsgspecError):
                _start(self._tasks, self._heard(_decode(data)))

    async def send(self, wake: Wake) -> None:
        data = _encode(wake)
        for other in self.folder.glob("*.sock"):
            if other.stem == self.me:
                continue
            waiting = self._waiting.get(other)
            if waiting is not None or not self._sent(other, data):
                self._later(other)[wake.kind, wake.table] = data

    def _sent(self, other: Path, data: bytes) -> bool:
        """Send, unless that process has so much to read that nothing more fits; to one that is gone all is sent."""
        if self._socket is None:
            return True
        try:
            self._socket.sendto(data, str(other))
        except BlockingIOError:
            return False
        except OSError:
            with contextlib.suppress(OSError):
                other.unlink()
        return True

    def _later(self, other: Path) -> dict[tuple[str, str], bytes]:
        """What waits for a busy process. Of each kind and table the newest is enough: the rest is in the store."""
        if not self._waiting:
            asyncio.get_running_loop().call_later(AGAIN_S, self._again)
        return self._waiting.setdefault(other, {})

    def _again(self) -> None:
        """Try to send what was waiting."""
        waiting, self._waiting = self._waiting, {}
        for other, unsent in waiting.items():
            for key, data in unsent.items():
                if other in self._waiting or not self._sent(other, data):
                    self._later(other)[key] = data

    async def close(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None
            with contextlib.suppress(OSError):
                os.unlink(self.folder / f"{self.me}.sock")


class Nats:
    """Any number of processes on any number of machines."""

    alone = False
    SUBJECT = "rondel.wake"

    def __init__(self, url: str) -> None:
        self.me = new_id()
        self.url = url
        self._client: Any = None
        self._connecting: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_troubled = False

    @property
    def is_connected(self) -> bool:
        return self._client is not None and bool(self._client.is_connected)

    async def open(self, heard: Heard) -> None:
        """Be connected, or go on trying: the tables that are watched are compared with the store all the same."""
        self._connecting = asyncio.create_task(self._connect(heard), name="nats")
        await asyncio.wait([self._connecting], timeout=AT_ONCE_S)

    async def _connect(self, heard: Heard) -> None:
        """Try until it is done, whatever the bus says to it; then say hello, and make up for what was missed."""
        while self._client is None:
            try:
                self._client = await self._connected(heard)
            except Exception as problem:
                self._say_once(problem)
                await asyncio.sleep(AT_ONCE_S)
        await self.send(Wake("hello", "", self.me))
        await self._again(heard)

    async def _again(self, heard: Heard) -> None:
        """The bus is there again, and something may have been missed."""
        self._is_troubled = False
        await heard(Wake("hello", "", self.me))

    def _say_once(self, problem: Exception) -> None:
        """Not with every attempt."""
        if not self._is_troubled:
            self._is_troubled = True
            logs.event("nats", level=30, error=str(problem) or type(problem).__name__)

    async def _connected(self, heard: Heard) -> Any:
        """A client by which everything is heard; nothing is left of one that cannot."""
        import nats

        async def arrived(message: Any) -> None:
            with contextlib.suppress(msgspec.MsgspecError):
                wake = _decode(message.data)
                if wake.sender != self.me:  # beside: a table that takes long must not keep the others waiting
                    _start(self._tasks, heard(wake))

        async def trouble(problem: Exception) -> None:
            self._say_once(problem)

        client = await nats.connect(
            self.url,
            error_cb=trouble,
            reconnected_cb=partial(self._again, heard),
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.5,
        )
        try:
            await client.subscribe(self.SUBJECT, cb=arrived)
        except BaseException:
            await client.close()
            raise
        return client

    async def send(self, wake: Wake) -> None:
        if self._client is not None:
            try:
                await self._client.publish(self.SUBJECT, _encode(wake))
            except Exception as problem:  # every process compares what is watched with the store
                logs.event("nats", level=30, error=str(problem))

    async def close(self) -> None:
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.wait([self._connecting])
        if self._client is not None:
            await self._client.close()


def _start(tasks: set[asyncio.Task[None]], work: Awaitable[None]) -> None:
    task = asyncio.ensure_future(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
