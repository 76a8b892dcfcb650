"""A message on its way out: put into a frame once, and compressed once, however many are told it.

Nothing of what was sent before is used to compress it (no "context takeover"). So the same bytes go to everybody, and
no socket keeps a window of what it has sent, which costs more memory than all the rest of a viewer.
"""

from __future__ import annotations

import threading
import zlib
from typing import Protocol

from rondel.server.frames import LAST, PACKED, TAIL, TEXT, frame

LONG = 256
"""Shorter messages are not compressed: they fit into one packet anyhow."""
LEVEL = 3
"""Of zlib: half the time of the usual one, and hardly larger."""
QUICK = 1
"""Of ISA-L, which gives about as many bytes in a third to two thirds of the time."""


class Said:
    """One message to viewers."""

    __slots__ = ("_packed", "_plain", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._plain = b""
        self._packed = b""

    def __len__(self) -> int:
        return len(self.data)

    def frame(self, *, packed: bool) -> bytes:
        """As it goes over a socket whose other end can unpack, or cannot."""
        if packed and len(self.data) >= LONG:
            self._packed = self._packed or frame(TEXT, _deflated(self.data), LAST | PACKED)
            return self._packed
        self._plain = self._plain or frame(TEXT, self.data)
        return self._plain


class Compressing(Protocol):
    """What zlib and ISA-L have in common."""

    def compress(self, data: bytes, /) -> bytes: ...
    def flush(self, mode: int = ..., /) -> bytes: ...


def _compressing() -> Compressing:
    try:
        from isal import isal_zlib
    except ImportError:  # it is not made for every machine
        return zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return isal_zlib.compressobj(QUICK, zlib.DEFLATED, -zlib.MAX_WBITS)


class _Deflating(threading.local):
    """What compresses in one thread. Getting hold of its 256 KB for every message would cost more than compressing it.

    After each message it forgets everything (a "full flush"), so that none is told by the length of another what was in
    it, and each can be unpacked alone.
    """

    def __init__(self) -> None:
        self.made = _compressing()


_deflating = _Deflating()


def _deflated(data: bytes) -> bytes:
    made = _deflating.made
    return (made.compress(data) + made.flush(zlib.Z_FULL_FLUSH))[: -len(TAIL)]
