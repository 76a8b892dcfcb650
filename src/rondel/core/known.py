"""What was found out before, by all that it depends on."""

from __future__ import annotations

from typing import Generic, TypeVar

Key = TypeVar("Key")
Found = TypeVar("Found")


class Known(dict[Key, Found], Generic[Key, Found]):
    """Things that were worked out before; where there are too many, all are forgotten and found again.

    Unlike `functools.lru_cache` it can be asked with something that is quicker made than the arguments are compared,
    such as their bytes.

    >>> lengths = Known[str, int](most=2)
    >>> [lengths.keep(word, len(word)) for word in ("a", "bc", "def")], lengths
    ([1, 2, 3], {'def': 3})
    """

    __slots__ = ("most",)

    def __init__(self, most: int = 4096) -> None:
        self.most = most

    def keep(self, key: Key, found: Found) -> Found:
        """Hand back what was found, which is known from now on."""
        if len(self) >= self.most:
            self.clear()
        self[key] = found
        return found
