"""Files kept in memory, ready to be sent: squeezed, named and with their kind."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import NamedTuple

SQUEEZABLE = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")


class File(NamedTuple):
    body: bytes
    squeezed: dict[bytes, bytes]
    """The body by encoding, the smallest first."""
    kind: bytes
    etag: bytes
    forever: bool


def file_of(body: bytes, kind: str, *, forever: bool, brotli: bytes | None = None) -> File:
    """A body as it will be sent; `forever`: its address changes with it."""
    squeezed: dict[bytes, bytes] = {}
    if kind.startswith(SQUEEZABLE) and len(body) > 500:
        squeezed = {b"br": brotli} if brotli else {}
        squeezed[b"gzip"] = gzip.compress(body, 9, mtime=0)
    etag = f'"{sha256(body).hexdigest()[:20]}"'
    return File(body, squeezed, kind.encode(), etag.encode(), forever)
