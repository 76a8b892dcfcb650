"""Small pictures without a library: flat colours, block letters five dots wide, written as PNG."""

from __future__ import annotations

import struct
import unicodedata
import zlib

Colour = tuple[int, int, int]
WIDE, HIGH = 5, 7
"""A letter in dots; one dot of room follows it."""

_DOTS = {
    "A": "0e1111111f1111", "B": "1e11111e11111e", "C": "0e11101010110e", "D": "1e11111111111e", "E": "1f10101e10101f",
    "F": "1f10101e101010", "G": "0e11101711110f", "H": "1111111f111111", "I": "0e04040404040e", "J": "0702020202120c",
    "K": "11121418141211", "L": "1010101010101f", "M": "111b1515111111", "N": "11111915131111", "O": "0e11111111110e",
    "P": "1e11111e101010", "Q": "0e11111115120d", "R": "1e11111e141211", "S": "0f10100e01011e", "T": "1f040404040404",
    "U": "1111111111110e", "V": "11111111110a04", "W": "1111111515150a", "X": "11110a040a1111", "Y": "1111110a040404",
    "Z": "1f01020408101f", "0": "0e11131519110e", "1": "040c040404040e", "2": "0e11010204081f", "3": "1f02040201110e",
    "4": "02060a121f0202", "5": "1f101e0101110e", "6": "0608101e11110e", "7": "1f010204080808", "8": "0e11110e11110e",
    "9": "0e11110f01020c", ".": "00000000000c0c", ",": "0000000c040408", ":": "000c0c000c0c00", "-": "0000001f000000",
    "'": "04040800000000", "!": "04040404000004", "?": "0e110102040004", "+": "0004041f040400", "/": "00010204081000",
    "(": "02040808080402", ")": "08040202020408", "&": "0c12140815120d", "#": "0a0a1f0a1f0a0a", "$": "040f140e051e04",
}  # fmt: skip
"""Seven rows of five bits each."""


def plain(text: str) -> str:
    """What can be lettered of a text: capitals without accents.

    >>> plain("Mára – Größe 7")
    'MARA - GROSSE 7'
    """
    folded = unicodedata.normalize("NFKD", text.replace("–", "-").replace("−", "-").replace("’", "'"))
    return "".join(letter for letter in folded.upper() if letter in _DOTS or letter == " ").strip()


def width_of(text: str, dot: int) -> int:
    """How wide a text is, with so many pixels to a dot."""
    return max(0, len(text) * (WIDE + 1) - 1) * dot


class Picture:
    """Rows of pixels, each a number of the palette."""

    def __init__(self, wide: int, high: int, palette: list[Colour]) -> None:
        self.wide, self.high, self.palette = wide, high, palette
        self.rows = [bytearray(wide) for _ in range(high)]

    def fill(self, left: int, top: int, wide: int, high: int, colour: int) -> None:
        """A rectangle, cut at the edges."""
        left, right = max(0, left), min(self.wide, left + wide)
        if right <= left:
            return
        line = bytes([colour]) * (right - left)
        for y in range(max(0, top), min(self.high, top + high)):
            self.rows[y][left:right] = line

    def write(self, text: str, left: int, top: int, dot: int, colour: int) -> None:
        """Block letters; what cannot be lettered leaves a gap."""
        for place, letter in enumerate(text):
            rows = bytes.fromhex(_DOTS.get(letter, "00" * HIGH))
            x = left + place * (WIDE + 1) * dot
            for y, bits in enumerate(rows):
                for column in range(WIDE):
                    if bits >> (WIDE - 1 - column) & 1:
                        self.fill(x + column * dot, top + y * dot, dot, dot, colour)

    def png(self) -> bytes:
        """As a file."""
        head = struct.pack(">IIBBBBB", self.wide, self.high, 8, 3, 0, 0, 0)
        colours = b"".join(bytes(colour) for colour in self.palette)
        data = zlib.compress(b"".join(b"\0" + bytes(row) for row in self.rows), 6)
        parts = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", data), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, body) for name, body in parts)


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
