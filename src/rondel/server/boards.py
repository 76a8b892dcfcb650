"""Answers for `/boards/<game>/<version>/…`: what packages bring, and the page their boards live in.

A board is somebody else's program. Its page is in no origin: it has no cookies and no storage, sees nothing of the page
around it, and may load nothing but the files of its own package and those of the frame for boards.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from rondel import registry
from rondel.server.files import File, file_of
from rondel.server.shipped import kind_of, shipped

PREFIX = "boards/"
FRAME = "board/"
"""Where the server's own files for boards are, among those of the client."""
PAGE = "board/board.html"
_ADDRESS = re.compile(r"boards/(?P<game>[\w-]{1,40})/(?P<version>[0-9a-f]{16})/(?P<name>[\w./-]*)", re.ASCII)
"""Whatever stands in it may stand in a policy."""
_RUN = frozenset({b"script", b"style", b"worker", b"sharedworker", b"serviceworker", b"object", b"embed"})

_POLICY = (
    "sandbox allow-scripts; default-src 'none'; script-src {own} {frame}; style-src {own} {frame} 'unsafe-inline'; "
    "img-src {own} data: blob:; font-src {own} {frame}; media-src {own}; connect-src {own}; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'self'"
)
_PLAIN = b"sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""For a file that somebody opens as a page: a drawing may hold scripts."""
ANYBODY = (b"access-control-allow-origin", b"*")
"""A page without an origin may read it only so; nothing in it is anybody's own."""
HEADERS = (ANYBODY, (b"x-dns-prefetch-control", b"off"))


class Found(NamedTuple):
    """A file of a package, or no file but the page for its board."""

    file: File | None
    policy: bytes


def find(path: str, host: str, asked: dict[bytes, bytes]) -> Found | None:
    """What is at an address below `/boards/`; None where there is nothing."""
    parts = _ADDRESS.fullmatch(path)
    if parts is None or parts["game"] not in registry.names():
        return None
    game, version, name = parts["game"], parts["version"], parts["name"]
    there = shipped(game)
    if not name:
        return Found(None, _policy(host, game, version)) if there.web and there.web.board else None
    if name not in there.files or _is_ours(asked):
        return None
    # A page that was opened before the package was renewed goes on with what there is now.
    return Found(_file(game, there.version, name, version == there.version), _PLAIN)


def _is_ours(asked: dict[bytes, bytes]) -> bool:
    """Would a page of the server itself run it? Only the page of a board does, which is in no origin."""
    near = asked.get(b"sec-fetch-site", b"") in (b"same-origin", b"same-site")
    return near and asked.get(b"sec-fetch-dest", b"") in _RUN


@lru_cache(512)
def _file(game: str, version: str, name: str, forever: bool) -> File:
    return file_of(shipped(game).files[name], kind_of(name), forever=forever)


def _policy(host: str, game: str, version: str) -> bytes:
    """What a board may load; a host that cannot be written down in a policy is the server itself."""
    if not host or host.startswith("["):
        return _POLICY.format(own="'self'", frame="").encode()
    return _POLICY.format(own=f"{host}/{PREFIX}{game}/{version}/", frame=f"{host}/{FRAME}").encode()
