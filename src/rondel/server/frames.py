"""WebSocket frames as a server reads and writes them (RFC 6455), compressed message by message (RFC 7692).

A socket costs what it keeps between two frames, which is nothing, and a message that came whole costs one look at its
head. No message of a client needs those before it to be unpacked, so that nobody keeps a window of them.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was not compiled
    from websockets.utils import apply_mask

GO_ON, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
LAST, PACKED, MASKED = 0x80, 0x40, 0x80
WHOLE = LAST | TEXT
"""How a text begins that comes in one frame and is not compressed."""
CONTROL = 8
"""From here on a frame is about the socket itself."""
SHORT = 125
"""So long a frame about the socket may be; more, and a frame says its length in two or eight bytes."""
TAIL = b"\0\0\xff\xff"
"""What the end of every compressed message has in common is left out."""
WRONG, NOT_TEXT, TOO_LARGE = 1002, 1007, 1009


class BadFrame(Exception):
    """What a client sent is no frame that may come now; the socket is closed with this code."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code


Heard = tuple[int, bytes]
"""A message, or a frame about the socket, as a client meant it: of which kind, and what it says."""


class Frames:
    """What one client sends, put together to messages."""

    __slots__ = ("_begun", "_first", "_limit", "_parts", "_size", "unpacks")

    def __init__(self, limit: int) -> None:
        self._limit = limit
        """Bytes in a message."""
        self.unpacks = False
        """Was it agreed that messages may be compressed?"""
        self._begun = b""
        """A frame of which not everything has come."""
        self._parts: list[bytes] = []
        """A message of which not every frame has come."""
        self._first = 0
        """How its first frame began."""
        self._size = 0
        """Its bytes so far; a frame without any counts for one, for there might be no end of them."""

    @property
    def are_whole(self) -> bool:
        """Is nothing half read?"""
        return not self._begun and not self._parts

    def read(self, data: bytes) -> Iterator[Heard]:
        """All that is complete with what has come now; raises `BadFrame`."""
        data, start = (self._begun + data if self._begun else data), 0
        self._begun = b""
        while len(data) - start >= 2:
            first, length, head = data[start], data[start + 1], start + 2
            if not length & MASKED:
                raise BadFrame(WRONG, "frames of clients are masked")
            length &= ~MASKED
            if length > SHORT:
                begin, head = head, head + (2 if length == 126 else 8)
                if len(data) < head:
                    break
                length = int.from_bytes(data[begin:head], "big")
            is_whole = first == WHOLE and not self._parts and length <= self._limit
            if not is_whole:
                self._check(first, length)
            end = head + 4 + length
            if len(data) < end:
                break
            payload = apply_mask(data[head + 4 : end], data[head : head + 4])
            start = end
            if is_whole:
                yield TEXT, payload
            elif (heard := self._take(first, payload)) is not None:
                yield heard
        self._begun = data[start:]

    def _check(self, first: int, length: int) -> None:
        """Refuse what may not come now before it is waited for."""
        kind, packed = first & 0x0F, first & PACKED
        if first & 0x30 or kind not in (GO_ON, TEXT, BINARY, CLOSE, PING, PONG):
            raise BadFrame(WRONG, "a frame of an unknown kind")
        if kind >= CONTROL:
            if not first & LAST or length > SHORT or packed:
                raise BadFrame(WRONG, "a frame about the socket is short and whole")
        elif packed and (kind == GO_ON or not self.unpacks):
            raise BadFrame(WRONG, "nobody has agreed that this is compressed")
        elif (kind == GO_ON) != bool(self._parts):
            raise BadFrame(WRONG, "a message goes on that did not begin, or begins in another")
        elif self._size + length > self._limit:
            raise BadFrame(TOO_LARGE, f"a message may have {self._limit} bytes")

    def _take(self, first: int, payload: bytes) -> Heard | None:
        kind = first & 0x0F
        if kind >= CONTROL:
            return kind, payload
        if not self._parts:
            if first & LAST:
                return kind, self._unpacked(payload) if first & PACKED else payload
            self._first = first
        self._parts.append(payload)
        self._size += len(payload) + 1
        if not first & LAST:
            return None
        whole, self._parts, self._size = b"".join(self._parts), [], 0
        return self._first & 0x0F, self._unpacked(whole) if self._first & PACKED else whole

    def _unpacked(self, payload: bytes) -> bytes:
        inflating = zlib.decompressobj(-zlib.MAX_WBITS)
        try:
            found = inflating.decompress(payload + TAIL, self._limit + 1)
        except zlib.error:
            raise BadFrame(WRONG, "this cannot be unpacked") from None
        if len(found) > self._limit:
            raise BadFrame(TOO_LARGE, f"a message may have {self._limit} bytes")
        return found


def frame(kind: int, payload: bytes, flags: int = LAST) -> bytes:
    """A frame of a server."""
    length = len(payload)
    if length <= SHORT:
        return struct.pack("!BB", flags | kind, length) + payload
    if length < 65_536:
        return struct.pack("!BBH", flags | kind, 126, length) + payload
    return struct.pack("!BBQ", flags | kind, 127, length) + payload


def closing(code: int, reason: str) -> bytes:
    """The frame that says why a socket is closed, as much of it as there is room for."""
    told = reason.encode()[: SHORT - 2].decode("utf-8", "ignore")
    return frame(CLOSE, struct.pack("!H", code) + told.encode())


def closed(payload: bytes) -> int:
    """The code with which a client closes its socket; raises `BadFrame`."""
    if not payload:
        return 1005
    code = int.from_bytes(payload[:2], "big") if len(payload) > 1 else 0
    if not (3000 <= code < 5000 or (1000 <= code <= 1014 and code not in (1004, 1005, 1006))):
        raise BadFrame(WRONG, "a socket is not closed with such a code")
    text(payload[2:])
    return code


def text(payload: bytes) -> str:
    """A text that a client sent."""
    try:
        return payload.decode()
    except UnicodeDecodeError:
        raise BadFrame(NOT_TEXT, "this is no text") from None
