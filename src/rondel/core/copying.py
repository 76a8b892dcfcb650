"""Copies of plain data, made by a function that is written from its type.

Writing a state down and reading it again copies all of it. Most of a position cannot change, such as cards, names and
moves made: a copy may share that, and bots copy a position for every decision they try. What a field's type says is
frozen is taken to be so.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from types import UnionType
from typing import Any, Union, get_args, get_origin

from msgspec import Struct, msgpack

from rondel.core.state import Shape, scan
from rondel.messages import Phrase

Copy = Callable[[Any], Any]


def copier(cls: type[Struct]) -> Copy:
    """A function that copies a Struct of this class, with all in it that can change.

    >>> class Hand(Struct):
    ...     cards: list[tuple[int, str]]
    >>> hand = Hand([(1, "king"), (2, "queen")])
    >>> copy = copier(Hand)(hand)
    >>> copy == hand, copy.cards is hand.cards, copy.cards[0] is hand.cards[0]
    (True, False, True)
    """
    writer = _Writer()
    name = writer.function(scan(cls).shape)
    exec("\n".join(writer.lines), writer.names)  # as for a named tuple: loops over fields would take twice as long
    written: Copy = writer.names[name]
    return written


def _can_change(shape: Shape) -> bool:
    if shape.kind in ("list", "dict", "per_seat"):
        return True
    if shape.kind == "struct" and not shape.type.__struct_config__.frozen:
        return True
    return any(map(_can_change, shape.parts)) or (shape.kind == "atom" and _is_one_of_several(shape.type))


def _is_one_of_several(hint: Any) -> bool:
    """Can it be one of several types and not all of them plain, so that only the value itself knows what is in it?"""
    classes = get_args(hint) if get_origin(hint) in (Union, UnionType) else ()
    return not all(cls in _PLAIN or (isinstance(cls, type) and issubclass(cls, Phrase | Enum)) for cls in classes)


_PLAIN = (int, str, bool, float, bytes, type(None))


_shallow: Copy = Struct.__copy__  # type: ignore[attr-defined]  # msgspec's stubs leave it out
"""A copy of a Struct that shares all in it; a function of its class is found faster than a method by its name."""


class _Writer:
    """The source of functions that copy, and the names that are used in it."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.names: dict[str, Any] = {"copy": _shallow}
        self._functions: dict[Any, str] = {}

    def function(self, shape: Shape) -> str:
        """What the function is called that copies such a Struct; it is written if need be."""
        cls = shape.type
        if cls not in self._functions:
            name = self._functions[cls] = f"copy_{len(self._functions)}"
            made, by_place = self._named(cls), cls.__match_args__
            parts = [(field, self.copied(f"it.{field}", part)) for field, part in shape.fields]
            given = ", ".join(part if field in by_place else f"{field}={part}" for field, part in parts)
            self.lines.append(f"def {name}(it):\n    return {made}({given})")
        return self._functions[cls]

    def copied(self, it: str, shape: Shape) -> str:
        """An expression that copies a value."""
        inner = shape.inner
        if not _can_change(shape):
            return it
        if shape.kind == "secret" and inner:
            return self.copied(it, inner)
        if shape.kind == "optional" and inner:
            return f"(None if {it} is None else {self.copied(it, inner)})"
        if shape.kind == "dict" and inner:
            each = f"({{key: {self.copied('of', inner)} for key, of in {it}.items()}} if {it} else {{}})"
            return each if _can_change(inner) else f"{it}.copy()"
        if shape.kind in ("list", "per_seat") and inner:
            return self._listed(it, inner)
        if shape.kind == "tuple" and inner:
            return f"tuple({self._listed(it, inner)})"
        if shape.kind == "struct":
            return f"{self._each(shape)}({it})"
        if shape.fields:
            return "".join(["(", *[f"{self.copied(f'{it}[{place}]', part)}, " for place, part in shape.fields], ")"])
        return f"{self._named(_through_bytes(shape.type))}({it})"

    def _listed(self, it: str, inner: Shape) -> str:
        if not _can_change(inner):
            return f"[*{it}]"
        if inner.kind == "struct":
            return f"[*map({self._each(inner)}, {it})]"
        return f"[{self.copied('of', inner)} for of in {it}]"

    def _each(self, shape: Shape) -> str:
        """What copies such a Struct; one with nothing in it that can change needs no function of its own."""
        return self.function(shape) if any(_can_change(part) for _, part in shape.fields) else "copy"

    def _named(self, thing: Any) -> str:
        name = f"the_{len(self.names)}"
        self.names[name] = thing
        return name


def _through_bytes(hint: Any) -> Copy:
    """A function that copies whatever its type is, by writing it down and reading it again."""
    encode, decode = msgpack.Encoder().encode, msgpack.Decoder(hint).decode
    return lambda value: decode(encode(value))
