"""A viewer's socket as the server holds it: messages are written at once, without a task or a queue between.

Uvicorn's own protocol does the handshake, the pings and the reading. What is sent goes round it: frames come
ready-made, the same ones for everybody (see `said`).
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.server import ServerProtocol

from rondel.server.said import Said
from rondel.server.viewing import Viewing

AT_ONCE = 8
"""So many messages of a client may wait to be answered before nothing more is read from it."""
LINGER_S = 2.0
"""So long somebody may take to hear why it is over."""
LONGEST_REASON = 120
LINE = "rondel.line"
DEFLATE = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
_log = logging.getLogger("uvicorn.error")


class Mailbox:
    """What a client has sent and nobody has read yet; one reads. A queue of asyncio has three deques for that."""

    __slots__ = ("_events", "_waits")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._waits: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._events)

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._waits = asyncio.get_running_loop().create_future()
            await self._waits
        self._waits = None
        return self._events.pop(0)


class SocketLine(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = ServerProtocol(extensions=[DEFLATE], max_size=config.ws_max_size, logger=_log)
        self.queue = cast("asyncio.Queue[Any]", Mailbox())
        self.viewing: Viewing | None = None
        self._unpacks = False

    # -- what comes in ---------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._unpacks = bool(self.conn.extensions)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[LINE] = self

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # it would stop reading after every single message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AT_ONCE and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        event = await self.queue.get()
        if self.read_paused and self.queue.qsize() < AT_ONCE and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
        return event

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        viewing, self.viewing = self.viewing, None
        if viewing is not None and viewing.lost is not None:
            viewing.lost()

    def follow(self, viewing: Viewing) -> None:
        """Carry what is said to a viewer. What was said to open the socket is not needed any more."""
        self.viewing = viewing
        del self.request, self.response

    # -- what goes out ---------------------------------------------------------------------------------------

    @property
    def has_room(self) -> bool:
        """Does the other end read what it is sent?"""
        return self.writable.is_set()

    def write(self, said: Said) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(said.frame(packed=self._unpacks))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.viewing is not None:
            self.viewing.go_on()

    def hang_up(self, code: int, reason: str) -> None:
        """Say why, and close as soon as it was heard, or after a moment."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        told = reason.encode()[:LONGEST_REASON].decode("utf-8", "ignore")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": told})
        self.conn.send_close(code, told)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER_S, self.transport.abort)


def line_of(scope: Any) -> SocketLine:
    """The socket that a connection was made over."""
    found: SocketLine = scope["extensions"][LINE]
    return found
