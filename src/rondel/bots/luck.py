"""Random numbers that begin anew with every game."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import chain, repeat
from operator import mul
from random import Random
from typing import Any

_UNIT = repeat(2.0**-32)


def _numbers(block: bytes) -> Iterator[float]:
    """The sixteen numbers of a hash, each made only when it is drawn."""
    words = array("I", block)
    if sys.byteorder == "big":
        words.byteswap()
    return map(mul, words, _UNIT)


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
        super().__init__(seed)

    def seed(self, a: Any = "", version: int = 2) -> None:
        """Begin anew."""
        self._block = block = blake2b(a.encode()).digest()
        self._next = chain(_numbers(block), self).__next__

    def __iter__(self) -> Iterator[float]:
        """The numbers after the first sixteen: those of the hash's hash, and so on.

        A generator that is dropped half-way is unwound, which takes as long as a hash: short games never begin it.
        """
        block = self._block
        while True:
            block = blake2b(block).digest()
            yield from _numbers(block)

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
