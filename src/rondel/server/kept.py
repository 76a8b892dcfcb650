"""Answers a browser keeps and asks for again only to hear that they are still true; squeezed where it takes that."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import HeaderParameter

Known = Annotated[str, HeaderParameter(name="if-none-match", max_length=100)]
Takes = Annotated[str, HeaderParameter(name="accept-encoding", max_length=200)]
SMALL = 1000
"""Squeezing fewer bytes is not worth it."""


def kept(answer: object, known: str, takes: str) -> Response[bytes]:
    """The answer, or that what the browser has is still true."""
    body = msgspec.json.encode(answer)
    etag = f'"{sha256(body).hexdigest()[:20]}"'
    headers = {"etag": etag, "cache-control": "private, no-cache", "vary": "accept-encoding, cookie"}
    if etag in known:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in takes and len(body) > SMALL:
        return Response(_squeezed(body), media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    return Response(body, media_type="application/json", headers=headers)


@lru_cache(8)
def _squeezed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)
