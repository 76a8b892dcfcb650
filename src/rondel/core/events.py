"""Facts in the past tense with an audience, and how they are told.

The readable log, animation, notifications and statistics all come from events. A game gives one sentence per event
name; a field of it may name a formatter: ``"{seat:seat} plays {card:card}"``.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from msgspec import Struct, to_builtins

from rondel.core.naming import plain_name
from rondel.core.wording import worded
from rondel.messages import Message, Words

Formatter = Callable[[Any], Message | Words]


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened."""

    name: str
    params: dict[str, Any] = {}
    audience: tuple[int, ...] | None = None
    """The seats that may know of it; nobody in particular means everybody."""
    by: int | None = None
    """The seat under whose veil or secret gate it happened; others learn of it when that opens."""
    flow: bool = False
    """Raised by the engine about the flow itself, not told in the readable log."""

    def known_to(self, seats: Sequence[int]) -> bool:
        """May a viewer holding these seats know of it, once no veil covers it?"""
        return self.audience is None or any(seat in self.audience for seat in seats)


class Fact(Message):
    """Something that happened in a game: its key is the event's name, its fields are what boards are told of it."""

    decides: ClassVar[bool] = False
    """Does it settle something, such as a trick, a fight or a vote? Screens give people longer to see it."""
    reveals: ClassVar[bool] = False
    """Is it meant to tell everybody something that was hidden until then, such as how a seat voted?"""

    def told(self) -> Message | None:
        """What the log says of it; nothing where it is there for boards alone."""
        return self

    @property
    def params(self) -> dict[str, Any]:
        """Its fields as any encoding can carry them."""
        return {
            field: value if type(value := getattr(self, field)) in _PLAIN else to_builtins(value, str_keys=True)
            for field in self.__struct_fields__
        }


class Templates:
    """Fills a sentence in; the part after the colon names a formatter, or else is a number format."""

    def __init__(self, formatters: Mapping[str, Formatter]) -> None:
        self.formatters = formatters

    def tell(self, template: str, params: Mapping[str, Any]) -> str:
        """The sentence with its parameters; a parameter that the event does not have is a dash."""
        told = []
        for words, name, spec in fields(template):
            told.append(words)
            if name is not None:
                told.append(self._field(params[name], spec) if name in params else "–")
        return "".join(told)

    def _field(self, value: Any, spec: str) -> str:
        if not spec:
            return plain_name(value)
        if (formatter := self.formatters.get(spec)) is None:
            return str(worded(lambda: plain_name(value), format, value, spec))
        if isinstance(value, list | tuple):
            return ", ".join(_named(formatter, part) for part in value) or "nothing"
        return _named(formatter, value)


def _named(formatter: Formatter, value: Any) -> str:
    return str(worded(lambda: plain_name(value), formatter, value))


@cache
def fields(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """A sentence taken apart, once: words, and after each the name of a parameter with its formatter."""
    return tuple((words, name, spec or "") for words, name, spec, _ in string.Formatter().parse(template))


def plain(params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters as values that any encoding can carry."""
    return {key: value if type(value) in _PLAIN else to_builtins(value, str_keys=True) for key, value in params.items()}


_PLAIN = (int, str, bool)
