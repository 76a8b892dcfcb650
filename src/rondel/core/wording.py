"""A game's own words for things, which may fail: a sentence must not end a match or hold up a table."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar, Token
from typing import Any, ParamSpec, TypeVar

from rondel.messages import Message, Phrase, Words

P = ParamSpec("P")
T = TypeVar("T")
Listener = Callable[[Exception], None]
"""Told of words that failed."""

_listener: ContextVar[Listener | None] = ContextVar("listener", default=None)


def worded(instead: Callable[[], Words] | Words, words: Callable[..., Any], *args: Any) -> Words:
    """What the game's words say, or what is said instead where they fail.

    >>> worded("something", {1: "one"}.__getitem__, 1), worded("something", {1: "one"}.__getitem__, 2)
    ('one', 'something')
    """
    try:
        said = words(*args)
        if isinstance(said, Message):
            return said.phrase
        if not isinstance(said, str | Phrase):
            raise TypeError(f"{getattr(words, '__name__', 'a label')} says {said!r}, which are no words")
    except Exception as problem:
        if (listener := _listener.get()) is not None:
            listener(problem)
        return instead if isinstance(instead, str | Phrase) else instead()
    return said


def faultless(words: Callable[P, T], *args: P.args, **settings: P.kwargs) -> tuple[T, bool]:
    """What is said, and whether none of the words in it failed; whoever listens is told of those all the same."""
    listener, failed = _listener.get(), []

    def heard(problem: Exception) -> None:
        failed.append(problem)
        if listener is not None:
            listener(problem)

    with listening(heard):
        said = words(*args, **settings)
    return said, not failed


class listening:  # noqa: N801  # used as a statement; a generator would cost as much as a picture's words
    """Have somebody told of all words that fail meanwhile."""

    __slots__ = ("_listener", "_token")

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._token: Token[Listener | None] | None = None

    def __enter__(self) -> None:
        self._token = _listener.set(self._listener)

    def __exit__(self, *_: object) -> None:
        if self._token is not None:
            _listener.reset(self._token)
