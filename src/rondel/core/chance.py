"""Chance that lives in the state: a counter-based generator with one stream per seat besides the common one.

Every draw is a keyed hash of (stream, counter), so that it can be repeated from the match's seed, cannot be
guessed from earlier draws, and does not depend on who clicked first inside a gate.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b, sha256
from typing import Any, TypeVar

from msgspec import Struct, to_builtins

from rondel.core.unusable import ForcedOrder, ForcedOther, ForcedOutOfRange
from rondel.errors import BadOptions, RuleBug

T = TypeVar("T")
_WORD_BITS = 512
WIDE = "k128-"
"""A seed that begins so is one of a match whose keys nobody can guess; those of older matches stay as they were."""


def commitment(seed: str) -> str:
    """The hash published at the start of a match; the seed that fits it is revealed at the end."""
    return sha256(b"rondel seed " + seed.encode()).hexdigest()


class Chance(Struct, omit_defaults=True, gc=False):
    """The generator's whole state; saved with the match, never shown to anybody.

    >>> chance = Chance.of("a seed")
    >>> [chance.die() for _ in range(5)] == [Chance.of("a seed").die()] * 5
    False
    >>> Chance.of("a seed").shuffled("abc") == Chance.of("a seed").shuffled("abc")
    True
    """

    key: bytes
    counters: list[int]
    """How many words each stream has given; stream 0 is the common one, stream 1 + seat a seat's own."""
    stream: int = 0
    forced: dict[str, list[Any]] = {}
    """Outcomes to give instead of drawing, by label, next one first: for tests, puzzles and replays of real games."""
    wide_keys: bool = False
    """Do rules that draw a key of their own draw 128 bits? In older matches they drew as few as they needed."""
    seed: str | None = None
    """What its key has still to be made of, in a simulation that may never draw; a match has its key at once."""

    @classmethod
    def of(cls, seed: str, seats: int = 0) -> Chance:
        """A fresh generator for a match with that many seats."""
        chance = cls(b"", [0] * (seats + 1))
        chance.begin(seed)
        chance.settle()
        return chance

    def begin(self, seed: str) -> None:
        """Be the generator of another match, as long as nothing has been drawn; the key is made when it is needed."""
        self.seed = seed
        if seed.startswith(WIDE) != self.wide_keys:
            self.wide_keys = not self.wide_keys

    def settle(self) -> None:
        """Make the key, if that has still to be done."""
        if self.seed is not None:
            self.key, self.seed = blake2b(self.seed.encode(), digest_size=32).digest(), None

    @property
    def drawn(self) -> int:
        """How many words have been drawn in all; it moves exactly when chance was used."""
        return sum(self.counters)

    def force(self, label: str, *outcomes: Any) -> None:
        """Let the next draws with that label give these outcomes."""
        self.forced.setdefault(label, []).extend(outcomes)

    def below(self, n: int, label: str = "below") -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n < 1:
            raise RuleBug(f"chance.below({n}): there is nothing to draw from")
        if self.forced and (told := self._told(label)) is not None:
            if type(told) is not int or not 0 <= told < n:
                raise BadOptions(ForcedOutOfRange(label, repr(told), 0, n - 1), "bad_chance")
            return told
        return self._word() % n

    def die(self, sides: int = 6, label: str = "die") -> int:
        """A throw of one die, from 1 to its number of sides."""
        if self.forced and (told := self._told(label)) is not None:
            if type(told) is not int or not 1 <= told <= sides:
                raise BadOptions(ForcedOutOfRange(label, repr(told), 1, sides), "bad_chance")
            return told
        return self._word() % sides + 1

    def pick(self, items: Sequence[T], label: str = "pick") -> T:
        """One of the items, each equally likely."""
        if self.forced and (told := self._told(label)) is not None:
            place = _place(items, told)
            if place is None:
                raise BadOptions(ForcedOther(label, repr(told)), "bad_chance")
            return items[place]
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T], label: str = "shuffle") -> list[T]:
        """A new list of the items in random order."""
        result = list(items)
        self.shuffle(result, label)
        return result

    def shuffle(self, items: MutableSequence[T], label: str = "shuffle") -> None:
        """Put the items in random order, in place."""
        if self.forced and (told := self._told(label)) is not None:
            self._arrange(items, told, label)
            return
        word, bits = 0, 0
        for i in range(len(items) - 1, 0, -1):
            need = i.bit_length() + 64  # 64 spare bits keep the bias of `%` below anything measurable
            if bits < need:
                word, bits = self._word(), _WORD_BITS
            word, j = divmod(word, i + 1)
            bits -= (i + 1).bit_length()
            items[i], items[j] = items[j], items[i]

    def reseed(self, key: bytes) -> None:
        """Forget the match's luck and go on with another one (bots and forks)."""
        self.key, self.seed = blake2b(key, digest_size=32).digest(), None

    def _arrange(self, items: MutableSequence[T], order: Any, label: str) -> None:
        left, arranged = list(items), []
        for wanted in order if isinstance(order, list | tuple) else ():
            place = _place(left, wanted)
            if place is None:
                break
            arranged.append(left.pop(place))
        if left or len(arranged) != len(order if isinstance(order, list | tuple) else items):
            raise BadOptions(ForcedOrder(label), "bad_chance")
        items[:] = arranged

    def _told(self, label: str) -> Any:
        outcomes = self.forced.get(label)
        if not outcomes:
            return None
        told = outcomes.pop(0)
        if not outcomes:
            del self.forced[label]
        return told

    def _word(self) -> int:
        if self.seed is not None:
            self.settle()
        stream = self.stream
        count = self.counters[stream]
        self.counters[stream] = count + 1
        block = blake2b(b"%d.%d" % (stream, count), key=self.key)
        return int.from_bytes(block.digest(), "little")


def _place(items: Sequence[Any], told: Any) -> int | None:
    """Where a forced outcome is among the items; it may be told in wire form, as a file has it."""
    for place, item in enumerate(items):
        if item == told or to_builtins(item) == told:
            return place
    return None
