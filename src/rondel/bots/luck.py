"""Random numbers that begin anew with every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from random import Random
from struct import Struct
from typing import Any

_WORDS = Struct("<16I").unpack
_TO_UNIT = (2.0**-32).__mul__


def _numbers(seed: str) -> Iterator[float]:
    """Sixteen numbers of a hash, then those of its hash, and so on."""
    block = seed.encode()
    while True:
        block = blake2b(block).digest()
        yield from map(_TO_UNIT, _WORDS(block))


class Luck(Random):
    """The luck of random play: numbers drawn from hashes of a text.

    It is made once and seeded for every game. Python's own generator fills 624 words whenever it is seeded, which takes
    as long as two moves of a small game; this one makes sixteen numbers at a time, in less than half of that.

    >>> luck = Luck("a game")
    >>> drawn = [luck.random(), luck.randrange(6), luck.choice("abc")]
    >>> luck.seed("a game")
    >>> drawn == [luck.random(), luck.randrange(6), luck.choice("abc")]
    True
    """

    def __init__(self, seed: str) -> None:
        super().__init__(0)
        self.seed(seed)

    def seed(self, a: Any = "", version: int = 2) -> None:
        """Begin anew."""
        self._next = _numbers(a).__next__

    @property
    def random(self) -> Callable[[], float]:
        """The function that gives the next number from 0 to 1, so that a loop can keep it at hand."""
        return self._next

    def getrandbits(self, k: int, /) -> int:
        """So many bits."""
        drawn = 0
        for _ in range(0, k, 32):
            drawn = drawn << 32 | int(self._next() * 2**32)
        return drawn >> (-k % 32)
