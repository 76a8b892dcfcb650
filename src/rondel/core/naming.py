"""What a value is called where the game gives it no name of its own."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Any

from msgspec import Struct

from rondel.messages import Message, Seat, Words

TITLES = ("name", "title", "label")


class Nothing(Message): ...


class Yes(Message): ...


class No(Message): ...


class SeatName(Message):
    """A seat by itself, called as whoever reads it calls those who sit there."""

    seat: Seat


class Listed(Message):
    """Several things, one after the other."""

    parts: list[Words]


class Sent(Message):
    """One thing goes to another."""

    item: Words
    target: Words


NOTHING = Nothing().phrase


def plain_words(value: Any) -> Words:
    """The value as words that can be said in any language; only names are texts."""
    if isinstance(value, bool):
        return (Yes() if value else No()).phrase
    if isinstance(value, list | tuple):
        return Listed([plain_words(part) for part in value]).phrase if value else NOTHING
    return plain_name(value)


def plain_name(value: Any) -> str:
    """The value in words: never the name of a class, never `None`.

    >>> class Disc(Enum):
    ...     ROSE_BUD = 1
    >>> plain_name(Disc.ROSE_BUD), plain_name(None), plain_name(True), plain_name([Disc.ROSE_BUD, 7]), plain_name(())
    ('rose bud', '–', 'Yes', 'rose bud, 7', 'nothing')
    """
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "Yes" if value else "No"
    if isinstance(value, Enum):
        return _member(value)
    if isinstance(value, list | tuple):
        return ", ".join(map(plain_name, value)) or "nothing"
    if isinstance(value, Struct) and type(value).__str__ is object.__str__:
        return _struct(value)
    return str(value)


def _member(value: Enum) -> str:
    """A member by its name, unless its class says how it is written."""
    written = type(value).__str__
    says_itself = written not in (Enum.__str__, IntEnum.__str__, object.__str__)
    return str(value) if says_itself else value.name.lower().replace("_", " ")


def _struct(value: Struct) -> str:
    """A thing with parts: its title if it has one, else what it is made of."""
    title = next((found for name in TITLES if isinstance(found := getattr(value, name, None), str)), "")
    return title or " ".join(plain_name(getattr(value, name)) for name in value.__struct_fields__)
