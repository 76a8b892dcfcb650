"""What every request passes first: limits, origins, forged requests; and the headers every answer carries."""

from __future__ import annotations

import hmac
import math
from collections.abc import Iterable
from functools import partial
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec

from rondel.messages import Message
from rondel.server.addresses import Names, household
from rondel.server.limits import weight_of
from rondel.server.refusals import RequestRefused
from rondel.server.site import Site
from rondel.server.socket_line import line_of
from rondel.wire.http.body import ErrorBody


class TooManySockets(Message): ...


class Restarting(Message): ...


class WrongOrigin(Message): ...


class WrongHost(Message):
    name: str


class LoadAgain(Message): ...


class SlowDown(Message): ...


SESSION, CSRF = "rondel_session", "rondel_csrf"
CSRF_HEADER = b"x-rondel-csrf"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
API = ("/api/", "/healthz", "/readyz", "/metrics")

POLICED = b"content-security-policy"
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'{sockets}; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors {frames}"
)
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # seat links must not travel
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


def header(scope: Any, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def cookies(scope: Any) -> dict[str, str]:
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header(scope, b"cookie")).items()}
    except CookieError:
        return {}


def bearer(scope: Any) -> str:
    kind, _, token = header(scope, b"authorization").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def policy(host: str = "", *, framed: bool = False) -> list[tuple[bytes, bytes]]:
    """What a page may do; not every browser takes its own sockets for 'self'. `framed`: it may stand in one of ours."""
    sockets, frames = f" ws://{host} wss://{host}" if host else "", "'self'" if framed else "'none'"
    return [
        (POLICED, POLICY.format(sockets=sockets, frames=frames).encode()),
        (b"x-frame-options", b"SAMEORIGIN" if framed else b"DENY"),
    ]


class Guard:
    """Wraps the app and the pages."""

    def __init__(self, site: Site, app: Any, pages: Any, *, framed: bool = False) -> None:
        """`framed`: for somebody who writes a game. Pages may stand in pages of ours, and browsers keep no answers."""
        self.site, self.app, self.pages, self.framed = site, app, pages, framed
        self._own = urlsplit(site.config.url).netloc.lower()
        self._encrypted = site.config.secure or site.url.startswith("https://")
        self._names = Names(site.config)

    async def _tell_lifespan(self, send: Any, message: Any) -> None:
        """A start that failed for a reason that can be said in a sentence needs no traceback."""
        if message["type"] == "lifespan.startup.failed" and self.site.failed:
            message = {"type": message["type"], "message": ""}
        await send(message)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, partial(self._tell_lifespan, send))
            return
        scope["address"] = self._address(scope)
        try:
            self._check(scope)
        except RequestRefused as why:
            self.site.metrics.count("refused", why.code)
            await _refuse(scope, receive, send, why)
            return
        target = self.app if scope["path"].startswith(API) else self.pages
        if scope["type"] == "websocket":
            await self._socket(target, scope, receive, send)
            return

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.site.metrics.count("requests", str(message["status"]))
                given = [each for each in message["headers"] if not (self.framed and _keeps(scope, each[0]))]
                message = {**message, "headers": [*given, *self._headers(scope, given)]}
            await send(message)

        await target(scope, receive, answer)

    async def _socket(self, target: Any, scope: Any, receive: Any, send: Any) -> None:
        address, sockets = scope["address"], self.site.sockets
        sockets[address] = sockets.get(address, 0) + 1

        def over() -> None:
            sockets[address] -= 1
            if not sockets[address]:
                del sockets[address]

        try:
            await target(scope, receive, send)
        finally:
            line_of(scope).when_over(over)

    def _address(self, scope: Any) -> str:
        """Who is asking; a proxy is believed only if there is said to be one."""
        if self.site.config.proxy and (told := header(scope, b"x-forwarded-for")):
            return household(told.rpartition(",")[2].strip()[:64])
        client = scope.get("client")
        return household(str(client[0])) if client else "local"

    def _headers(self, scope: Any, given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        host = header(scope, b"host")
        found = [*HEADERS]
        if not any(name == POLICED for name, _ in given):  # the page of a board has a policy of its own
            found += policy(host if self._names.know(host) else "", framed=self.framed)
        if self._encrypted:  # browsers heed it nowhere else, and complain of it as an error on every page
            found.append((b"cross-origin-opener-policy", b"same-origin"))
        if self.site.config.secure:
            found.append((b"strict-transport-security", b"max-age=31536000"))
        if scope["path"].startswith("/api/") and not any(name.lower() == b"cache-control" for name, _ in given):
            found.append((b"cache-control", b"no-store"))
        return found

    def _check(self, scope: Any) -> None:
        site, address = self.site, scope["address"]
        if scope["path"] in ("/healthz", "/readyz", "/metrics"):
            return
        self._known_name(scope)
        _limited(site.requests.take(address))
        if weight := weight_of(scope.get("method", ""), scope["path"]):
            _limited(site.heavy.take(address, weight))
        if scope["type"] == "websocket":
            self._same_origin(scope)
            if site.sockets.get(address, 0) >= site.config.sockets_per_address:
                raise RequestRefused(429, "too_many_sockets", TooManySockets())
            if site.is_closing:
                raise RequestRefused(503, "restarting", Restarting())
            return
        if scope["method"] in SAFE:
            return
        _limited(site.writes.take(address))
        self._same_origin(scope)
        if not bearer(scope) and not scope["path"].startswith("/api/unsubscribe/"):
            self._not_forged(scope)

    def _known_name(self, scope: Any) -> None:
        """A page of somebody else must not become one of ours by giving its own name to our address."""
        host = header(scope, b"host")
        if host and not self._names.know(host):
            raise RequestRefused(421, "wrong_host", WrongHost(host[:80]))

    def _same_origin(self, scope: Any) -> None:
        """A browser says which page a request comes from; it must be one of ours."""
        origin = header(scope, b"origin")
        if not origin:
            return
        netloc = urlsplit(origin).netloc.lower()
        if netloc not in (header(scope, b"host").lower(), self._own) or not self._names.know(netloc):
            raise RequestRefused(403, "wrong_origin", WrongOrigin())

    def _not_forged(self, scope: Any) -> None:
        expected = cookies(scope).get(CSRF, "")
        given = header(scope, CSRF_HEADER)
        if not expected or not hmac.compare_digest(expected.encode(), given.encode()):
            raise RequestRefused(403, "csrf", LoadAgain())


def _keeps(scope: Any, name: bytes) -> bool:
    """Does a header let browsers keep an answer?"""
    return scope["path"].startswith("/api/") and name.lower() in (b"cache-control", b"etag")


def _limited(wait: float) -> None:
    if wait:
        raise RequestRefused(429, "too_many_requests", SlowDown(), {"wait": math.ceil(wait)})


async def _refuse(scope: Any, receive: Any, send: Any, why: RequestRefused) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4400 + why.status % 100, "reason": str(why.text)})
        return
    body = msgspec.json.encode(ErrorBody(why.code, why.text, why.params))
    headers = [(b"content-type", b"application/json"), *policy(), *HEADERS]
    if "wait" in why.params:
        headers.append((b"retry-after", str(why.params["wait"]).encode()))
    await send({"type": "http.response.start", "status": why.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
