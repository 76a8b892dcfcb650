"""A message on its way out: put into a frame once, and compressed once, however many are told it.

Nothing of what was sent before is used to compress it (no "context takeover"). So the same bytes go to everybody, and
no socket keeps a window of what it has sent, which costs more memory than all the rest of a viewer.
"""

from __future__ import annotations

import struct
import zlib

LONG = 256
"""Shorter messages are not compressed: they fit into one packet anyhow."""
LEVEL = 3
"""Half the time of the usual one, and hardly larger."""
SHORT = 4096
"""Up to here a message is compressed with a window of its own size: the usual one takes 256 KB, and getting hold of them
costs seven times what compressing an update does."""
WINDOW, MEMORY = 12, 5
"""What zlib calls its window bits and its memory level, for short ones."""
TEXT = 0x81
PACKED = 0x40
TAIL = 4
"""What the end of every compressed message has in common is left out."""


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
            self._packed = self._packed or _frame(TEXT | PACKED, _deflated(self.data))
            return self._packed
        self._plain = self._plain or _frame(TEXT, self.data)
        return self._plain


def _frame(first: int, payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        return struct.pack("!BB", first, length) + payload
    if length < 65_536:
        return struct.pack("!BBH", first, 126, length) + payload
    return struct.pack("!BBQ", first, 127, length) + payload


def _deflated(data: bytes) -> bytes:
    if len(data) <= SHORT:
        made = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)
    else:
        made = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return (made.compress(data) + made.flush(zlib.Z_SYNC_FLUSH))[:-TAIL]
