"""Somebody who is connected to a table: what they look with, what they know, what waits for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rondel.core.view import Viewer
from rondel.server.audience import Role
from rondel.server.homes import Homes
from rondel.server.said import Said
from rondel.wire import codec
from rondel.wire.messages import CloseCode, FromServer, Hello
from rondel.wire.tables import Me

MOST_MESSAGES = 128
MOST_BYTES = 4 * 1024 * 1024
"""What may wait for a viewer that does not read; more, and it is cut off."""
HEAVIEST = MOST_BYTES // 4
"""No message counts for more: the log of a long match may be larger than all that, and can be watched all the same."""


class Line(Protocol):
    """The way to a viewer's screen."""

    @property
    def has_room(self) -> bool: ...
    def follow(self, viewing: Viewing) -> None: ...
    def write(self, said: Said) -> None: ...
    def hang_up(self, code: int, reason: str) -> None: ...
    async def move(self, homes: Homes, process: str, hello: Hello, *, looking: bool) -> bool: ...


class Viewing:
    """A connected viewer. What they do not read yet waits here, up to a limit."""

    __slots__ = (
        "_closing",
        "_line",
        "_moving",
        "_size",
        "as_host",
        "kept",
        "looking",
        "lost",
        "me",
        "paged",
        "role",
        "sent",
        "shown",
        "thinking",
        "told",
        "viewer",
        "waiting",
        "wanted",
    )

    def __init__(self, line: Line | None, me: Me) -> None:
        self._line, self.me = line, me
        self.role: Role = "spectator"
        self.wanted: tuple[int, ...] | None = None
        self.as_host = False
        self.paged = False
        self.viewer = Viewer()
        self.sent = 0
        self.told = 0
        self.shown = 0
        self.looking = True
        self.kept = -1
        self.lost: Callable[[], None] | None = None
        """Told when the other end is gone, also in the middle of something that it has asked for."""
        self.waiting: list[Said] = []
        self.thinking = False
        """Is a hint being thought about that this viewer has asked for?"""
        self._size = 0
        self._closing = False
        self._moving = False
        if line is not None:
            line.follow(self)

    @property
    def is_closed(self) -> bool:
        return self._closing

    def push(self, said: Said) -> None:
        """Send at once, or as soon as the viewer reads; never waits."""
        if self._closing:
            return
        if self._line is not None and not self.waiting and not self._moving and self._line.has_room:
            self._line.write(said)
            return
        self._size += min(len(said), HEAVIEST)
        if len(self.waiting) >= MOST_MESSAGES or self._size > MOST_BYTES:
            self.close(CloseCode.TOO_SLOW, "you do not read")
            return
        self.waiting.append(said)

    def tell(self, message: FromServer) -> None:
        self.push(Said(codec.encode(message)))

    def go_on(self) -> None:
        """The viewer reads again."""
        while self.waiting and self._line is not None and not (self._moving or self._closing) and self._line.has_room:
            self._line.write(self.take())

    def take(self) -> Said:
        """What has waited longest."""
        said = self.waiting.pop(0)
        self._size -= min(len(said), HEAVIEST)
        return said

    async def move(self, homes: Homes, process: str) -> bool:
        """Go on at another process, unless something is under way; what is said meanwhile is told again there."""
        if self._line is None or self._closing or self._moving or self.waiting or self.thinking:
            return False
        hello = Hello(
            last=self.sent,
            role=self.role,
            seats=self.wanted,
            host=self.as_host,
            paged=self.paged,
            sat=bool(self.viewer.seats),
        )
        self._moving, moved = True, False
        try:
            moved = await self._line.move(homes, process, hello, looking=self.looking)
        finally:
            self._moving = False
            if moved:
                self._closing = True
            self.go_on()
        return moved

    def close(self, code: int, text: str) -> None:
        """Say why and hang up; what was waiting is dropped if nobody reads it, else it comes first."""
        if self._closing:
            return
        self._closing = True
        if code == CloseCode.TOO_SLOW:
            self.waiting.clear()
        if self._line is not None:
            while self.waiting:
                self._line.write(self.take())
            self._line.hang_up(code, text)
