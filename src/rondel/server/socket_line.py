"""A viewer's socket as the server holds it: messages go in and out without a task or a queue between.

Uvicorn's own protocol does the handshake, with a library. From then on frames are read here (see `frames`), and those
that are sent come ready-made, the same ones for everybody (see `said`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import struct
from collections.abc import Callable
from typing import Any, Protocol, cast

import msgspec
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.server import ServerProtocol

from rondel.server import frames
from rondel.server.frames import BadFrame, Frames
from rondel.server.homes import Homes, Letter
from rondel.server.moving import Moving
from rondel.server.said import Said
from rondel.server.uninterrupted import begin
from rondel.server.viewing import Viewing
from rondel.wire.messages import Hello, Here

AT_ONCE = 8
"""So many messages of a client may wait to be answered before nothing more is read from it."""
SENT = 3
"""So often somebody else is asked to take a socket before it stays where it is."""
LINGER_S = 2.0
"""So long somebody may take to hear why it is over."""
GOING, SILENT = 1012, 1011
"""Why it is over where nobody says more: the server is started again, the other end has not answered."""
LINE = "rondel.line"
DEFLATE = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
encode = msgspec.json.Encoder().encode
_log = logging.getLogger("uvicorn.error")
_CLOSED_ON_ITS_WAY = contextlib.suppress(RuntimeError)
"""Said by uvloop of a socket only when it is written to."""


class Talk(Protocol):
    """What is done with what a client says once its socket is open."""

    def begin(self) -> None: ...
    async def hear(self, event: Any) -> bool:
        """Carry out what has come; is there more to be heard?"""
        ...

    async def end(self) -> None: ...


class Mailbox:
    """What a client has sent and nobody has dealt with yet. A queue of asyncio has three deques for that."""

    __slots__ = ("_events", "_waits", "wake")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._waits: asyncio.Future[None] | None = None
        self.wake: Callable[[], None] | None = None
        """Told that something has come, where nobody waits for it."""

    def qsize(self) -> int:
        return len(self._events)

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self.wake is not None:
            self.wake()
        elif self._waits is not None and not self._waits.done():
            self._waits.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._waits = asyncio.get_running_loop().create_future()
            await self._waits
        self._waits = None
        return self.take()

    def take(self) -> Any:
        """What has waited longest."""
        return self._events.pop(0)


class Room:
    """Does the other end read what it is sent? An event of asyncio, for which nobody waits, has a deque for them."""

    __slots__ = ("is_there",)

    def __init__(self) -> None:
        self.is_there = True

    def is_set(self) -> bool:
        return self.is_there

    def set(self) -> None:
        self.is_there = True

    def clear(self) -> None:
        self.is_there = False

    async def wait(self) -> None:
        """Before the socket is open, which is when somebody would wait, hardly anything is written."""


class SocketLine(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = ServerProtocol(extensions=[DEFLATE], max_size=config.ws_max_size, logger=_log)
        self._room = Room()
        self.writable = cast(asyncio.Event, self._room)
        self._mailbox = Mailbox()
        self.queue = cast("asyncio.Queue[Any]", self._mailbox)
        self.viewing: Viewing | None = None
        self.arrived: Letter | None = None
        """What another process has written that has sent the socket here."""
        self._request = b""
        """The head of the request, for another process to which the socket may go."""
        self._talk: Talk | None = None
        self._answering: asyncio.Task[None] | None = None
        """Carries out what has come; there is none for a viewer who only looks on."""
        self._is_over = False
        self._over: Callable[[], None] | None = None
        self._frames: Frames | None = None
        """How what comes is read, as soon as the head of the request has been."""
        self._unpacks = False
        self._out: list[bytes] = []
        """What is said in this turn of the loop: it goes out together, for every write costs as much as a move."""

    # -- coming home -----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.arrived is not None:  # before anything is read: what its viewer says meanwhile lies in the socket
            self.data_received(self.arrived.request)

    def handle_connect(self, event: Request) -> None:
        moving: Moving = cast(Any, self.config.app).site.moving
        if self.arrived is not None or not moving.homes.is_open:
            self._begin(event)
            return
        task = self.loop.create_task(self._begin_at_home(event, moving))
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    async def _begin_at_home(self, event: Request, moving: Moving) -> None:
        """Send the socket to where its table is at home; it stays here if nobody is there to take it."""
        for _ in range(SENT):
            elsewhere = await moving.elsewhere(event.path)
            if not elsewhere or self.transport.is_closing():
                break
            if await moving.homes.send(elsewhere, self._descriptor, Letter(event.serialize())):
                self.transport.abort()
                return
        if not self.transport.is_closing():
            self._begin(event)

    @property
    def _descriptor(self) -> int:
        found: int = self.transport.get_extra_info("socket").fileno()
        return found

    async def send(self, message: Any) -> None:
        """What the app says before and after it has accepted; to the other end of one that was open it says nothing."""
        if self.handshake_complete:
            self.hang_up(message.get("code", 1000), message.get("reason") or "")
        elif self.arrived is None or self.arrived.hello is None:
            await super().send(message)
        else:
            self.handshake_complete = True  # it was told that when it was opened
            self.start_keepalive()
            if message["type"] == "websocket.close":
                self.hang_up(message.get("code", 1000), message.get("reason") or "")

    def _greet(self, letter: Letter) -> None:
        """Say hello for a viewer who has long done so, before anything is heard of what they say now."""
        self._hear(encode(letter.hello))
        if not letter.looking:
            self._hear(encode(Here(looking=False, seen=0)))  # what they had seen is kept already

    def _hear(self, message: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": message.decode()})

    async def move(self, homes: Homes, process: str, hello: Hello, *, looking: bool) -> bool:
        """Send an open socket to another process; False, and nothing has changed, if it is not at rest."""
        if not self._is_at_rest or self.read_paused:
            return False
        self.transport.pause_reading()
        try:
            if await homes.send(process, self._descriptor, Letter(self._request, hello, looking)):
                self.transport.abort()
                return True
        finally:
            if not self.transport.is_closing():
                self.transport.resume_reading()
        return False

    @property
    def _is_at_rest(self) -> bool:
        """Is nothing half read, half answered or half written?"""
        if not self.handshake_complete or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        is_read = (
            self._frames is not None
            and self._frames.are_whole
            and self._answering is None
            and not self._mailbox.qsize()
        )
        return is_read and not self._out and self.has_room and not self.transport.get_write_buffer_size()

    # -- what comes in ---------------------------------------------------------------------------------------

    def _begin(self, event: Request) -> None:
        super().handle_connect(event)
        if self.arrived is not None and self.arrived.hello is not None:
            self._greet(self.arrived)
        self._frames = Frames(self.config.ws_max_size)
        self._frames.unpacks = self._unpacks = bool(self.conn.extensions)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[LINE] = self

    def data_received(self, data: bytes) -> None:
        if self._frames is None:
            super().data_received(data)
            return
        try:
            for heard in self._frames.read(data):
                self._take(heard)
        except BadFrame as why:
            self.hang_up(why.code, str(why))

    def _take(self, heard: frames.Heard) -> None:
        kind, payload = heard
        if kind in (frames.TEXT, frames.BINARY):
            self._take_message(kind, payload)
        elif kind == frames.PING:
            self._send(frames.frame(frames.PONG, payload))
        elif kind == frames.PONG:
            self._is_there(payload)
        elif kind == frames.CLOSE:
            self._hear_good_bye(frames.closed(payload))

    def _take_message(self, kind: int, payload: bytes) -> None:
        if self.close_sent:
            return  # nobody listens any more
        mailbox, received = self._mailbox, "websocket.receive"
        if kind == frames.TEXT:
            mailbox.put_nowait({"type": received, "text": frames.text(payload)})
        else:
            mailbox.put_nowait({"type": received, "bytes": payload})
        if mailbox.qsize() >= AT_ONCE and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _hear_good_bye(self, code: int) -> None:
        if self.close_sent:
            self.transport.close()
        elif not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self._send(frames.closing(1000 if code == 1005 else code, ""))
            self._flush()
            self.close_sent = True
            self.transport.close()

    async def receive(self) -> Any:
        event = await self._mailbox.get()
        self._read_on()
        return event

    def _read_on(self) -> None:
        if self.read_paused and self._mailbox.qsize() < AT_ONCE and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        viewing, self.viewing = self.viewing, None
        if viewing is not None and viewing.lost is not None:
            viewing.lost()

    def shutdown(self) -> None:
        """The server ends. One that is on its way to another process, or not accepted yet, is not told anything."""
        self.stop_keepalive()
        if not self.handshake_complete or self.transport.is_closing():
            self.transport.abort()
            return
        self.hang_up(GOING, "")
        self.transport.close()

    def follow(self, viewing: Viewing) -> None:
        """Carry what is said to a viewer."""
        self.viewing = viewing

    # -- a talk ----------------------------------------------------------------------------------------------

    def talk(self, talk: Talk) -> None:
        """Go on with a conversation after the request that opened the socket has been dealt with.

        Nothing of that is kept: all it went through, with its headers, is more than the rest of a viewer.
        """
        self._talk, self._mailbox.wake = talk, self._answer_soon
        talk.begin()
        if self._mailbox.qsize():
            self._answer_soon()

    def _answer_soon(self) -> None:
        if self._answering is None and not self._is_over:
            self._answering = begin(self._answer())

    async def _answer(self) -> None:
        """Carry out, one after the other, whatever has come; what is begun is done to its end."""
        assert self._talk is not None
        while self._mailbox.qsize():
            event = self._mailbox.take()
            self._read_on()
            if not await self._talk.hear(event):
                self._is_over = True
                await self._talk.end()
                self._hang_up_after()
                break
        self._answering = None

    def when_over(self, tell: Callable[[], None]) -> None:
        """Have something done when there is nobody at the other end any more, which may be now."""
        if self._talk is None or self._is_over:
            tell()
        else:
            self._over = tell

    def _hang_up_after(self) -> None:
        if self.close_timer is None:
            self.transport.close()
        if self._over is not None:
            self._over()

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            _log.exception("socket")
            self.send_500_response()
        if self._talk is None:
            if self.close_timer is None:
                self.transport.close()
            return
        moving: Moving = cast(Any, self.config.app).site.moving
        self._request = _head(self.scope) if moving.homes.is_open else b""
        del self.scope, self.request, self.response, self.conn

    # -- what goes out ---------------------------------------------------------------------------------------

    @property
    def has_room(self) -> bool:
        """Does the other end read what it is sent?"""
        return self._room.is_there

    def write(self, said: Said) -> None:
        self._send(said.frame(packed=self._unpacks))

    def _send(self, frame: bytes) -> None:
        if self.close_sent or self.disconnected:
            return
        if not self._out:
            self.loop.call_soon(self._flush)
        self._out.append(frame)

    def _flush(self) -> None:
        out, self._out = self._out, []
        if not out or self.transport.is_closing():
            return
        with _CLOSED_ON_ITS_WAY:
            self.transport.write(out[0] if len(out) == 1 else b"".join(out))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.viewing is not None:
            self.viewing.go_on()

    def hang_up(self, code: int, reason: str) -> None:
        """Say why, and close as soon as it was heard, or after a moment."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self._send(frames.closing(code, reason))
        self._flush()
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER_S, self.transport.abort)

    # -- is anybody there? -----------------------------------------------------------------------------------

    def send_keepalive_ping(self) -> None:
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload = struct.pack("!I", random.getrandbits(32))
        self.ping_sent_at = self.loop.time()
        self._send(frames.frame(frames.PING, self.pending_ping_payload))
        self.pong_timer = self.loop.call_later(self.ping_timeout or 0, self.keepalive_timeout)

    def _is_there(self, payload: bytes) -> None:
        if payload == self.pending_ping_payload and self.pong_timer is not None:
            self.last_ping_rtt = self.loop.time() - self.ping_sent_at
            self.pong_timer.cancel()
            self.pong_timer = self.pending_ping_payload = None
            self.schedule_ping()

    def keepalive_timeout(self) -> None:
        self.pong_timer = self.pending_ping_payload = None
        self.hang_up(SILENT, "no answer to a ping")
        self.transport.close()


def _head(scope: Any) -> bytes:
    """The head of the request that opened a socket."""
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    lines = [b"GET %b%b HTTP/1.1" % (scope["raw_path"], query), *(b"%b: %b" % each for each in scope["headers"])]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def line_of(scope: Any) -> SocketLine:
    """The socket that a connection was made over."""
    found: SocketLine = scope["extensions"][LINE]
    return found
