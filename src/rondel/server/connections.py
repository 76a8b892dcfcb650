"""Connections before they are requests: nobody holds one open by sending nothing, or has more than their share."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from rondel.server.addresses import household

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Protocol
else:
    Protocol = AutoHTTPProtocol

HEAD_S = 10.0
"""So long it may take until the head of a request is there."""
BODY_S = 60.0
"""And the rest of it: a match file over a slow line."""


class Connections:
    """How many connections each household has that are no sockets yet."""

    def __init__(self, most: int) -> None:
        self.most = most
        """For one household; 0: any number, because a proxy in front has them all."""
        self.head_s, self.body_s = HEAD_S, BODY_S
        self._open: dict[str, int] = {}

    def enter(self, household: str) -> bool:
        """May there be one more?"""
        count = self._open.get(household, 0)
        if self.most and count >= self.most:
            return False
        self._open[household] = count + 1
        return True

    def leave(self, household: str) -> None:
        self._open[household] -= 1
        if not self._open[household]:
            del self._open[household]


def protocol(connections: Connections) -> type[asyncio.Protocol]:
    """The server's protocol for connections that are counted, and closed when they are too slow."""

    class Counted(Protocol):
        _from = ""
        _timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            where = household(str(self.client[0])) if self.client else "local"
            if not connections.enter(where):
                transport.abort()
                return
            self._from = where
            self._wait(connections.head_s)

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._wait(connections.head_s)

        def on_headers_complete(self) -> None:
            self._wait(connections.body_s)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._stop()
            super().on_message_complete()

        def handle_websocket_upgrade(self, *event: Any) -> None:
            self._leave()  # sockets are counted where they are opened
            super().handle_websocket_upgrade(*event)

        def _wait(self, seconds: float) -> None:
            """Hang up if what is expected does not come in time."""
            self._stop()
            self._timer = self.loop.call_later(seconds, self.transport.abort)

        def _stop(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _leave(self) -> None:
            self._stop()
            where, self._from = self._from, ""
            if where:
                connections.leave(where)

    return Counted
