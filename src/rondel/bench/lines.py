"""The client's end of a WebSocket, as light as it can be: whoever measures a server must not be slower than it is.

Offers compression as browsers do. Frames are masked with zeros, which every server takes and nobody has to work out.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import zlib
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NOTHING = b"\0\0\0\0"
DEFLATE = "permessage-deflate; client_max_window_bits"

Heard = Callable[[bytes, int], None]
"""Told every message, and how many bytes it was on the wire."""


def frame(opcode: int, payload: bytes) -> bytes:
    """One frame from a client."""
    length = len(payload)
    if length < 126:
        head = struct.pack("!BB", 0x80 | opcode, 0x80 | length)
    elif length < 65_536:
        head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, length)
    else:
        head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, length)
    return head + NOTHING + payload


class Line(asyncio.Protocol):
    """One socket."""

    def __init__(self, path: str, cookie: str = "", *, deflate: bool = True) -> None:
        self.heard: Heard | None = None
        self.lost: Callable[[], None] | None = None
        """Told when the other end has hung up."""
        self.answers: dict[bytes, bytes] = {}
        """What is answered at once, and not told: some servers ask by messages of their own whether one is there."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self._head = self._request(path, cookie, deflate)
        self._buffer = b""
        self._inflate = zlib.decompressobj(-15)
        self._early: list[tuple[bytes, int]] = []

    @staticmethod
    def _request(path: str, cookie: str, deflate: bool) -> bytes:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        lines += [f"Sec-WebSocket-Extensions: {DEFLATE}"] if deflate else []
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._head)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self._buffer = rest
            self.opened.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        data = self._buffer
        if len(data) < 2:
            return False
        length, begin = data[1] & 0x7F, 2
        if length == 126:
            length, begin = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, begin = int.from_bytes(data[2:10], "big"), 10
        if len(data) < begin + length:
            return False
        payload, self._buffer = data[begin : begin + length], data[begin + length :]
        self._frame(data[0], payload)
        return True

    def _frame(self, first: int, payload: bytes) -> None:
        opcode = first & 0x0F
        if opcode == PING:
            self._write(frame(PONG, payload))
        elif opcode == TEXT:
            length = len(payload)
            if first & 0x40:
                payload = self._inflate.decompress(payload + b"\0\0\xff\xff")
            if (answer := self.answers.get(payload)) is not None:
                self.say(answer)
            elif self.heard is None:
                self._early.append((payload, length))
            else:
                self.heard(payload, length)

    def listen(self, heard: Heard | None) -> None:
        """From now on somebody hears; first of all what has been said already."""
        self.heard = heard
        while self._early and self.heard is not None:
            self.heard(*self._early.pop(0))

    def say(self, text: bytes) -> None:
        self._write(frame(TEXT, text))

    def _write(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.write(data)

    def connection_lost(self, why: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"hung up: {why}"))
        elif self.lost is not None:
            self.lost()

    def hang_up(self) -> None:
        self.lost = None
        if self.transport is not None:
            self.transport.abort()

    async def next(self, begins: bytes, seconds: float = 60) -> bytes:
        """The next message that begins like this; those before it are passed over."""
        found: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        def heard(message: bytes, _: int) -> None:
            if message.startswith(begins):
                self.heard = None
                found.set_result(message)

        self.listen(heard)
        return await asyncio.wait_for(found, seconds)


async def line(port: int, path: str, cookie: str = "", *, deflate: bool = True) -> Line:
    """A socket that is open."""
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: Line(path, cookie, deflate=deflate), "127.0.0.1", port)
    await made.opened
    return made
