"""What is said to people, as values: a key with named, typed parameters.

Rules and server never write sentences. They say *which* message it is and what it is about; the words are made where
somebody reads them (terminal, mail, browser), in the reader's language, from the catalogues beside each game.

>>> class MustFollow(Message):
...     suit: Annotated[str, Ref("suit")]
...     cards: Or[Annotated[str, Ref("card")]]
>>> MustFollow("Hearts", ("Hearts-7", "Hearts-9")).phrase
Phrase(key='must_follow', params={'suit': {'ref': 'suit', 'value': 'Hearts'}, 'cards': {'or': [{'ref': 'card', \
'value': 'Hearts-7'}, {'ref': 'card', 'value': 'Hearts-9'}]}})
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct, structs, to_builtins

T = TypeVar("T")


@dataclass(frozen=True)
class Ref:
    """A mark on an argument, a field or a parameter: what its value refers to, so that it can be named and lit up."""

    kind: str
    """What it is, such as `card`: the key in the game's `labels`."""
    values: tuple[Any, ...] = ()
    """All there are, where the type does not say so: a table without a board of its own names them in the state."""


@dataclass(frozen=True)
class Joined:
    """A mark on a parameter that is a list: how its parts are joined."""

    how: Literal["and", "or", "series"]


Seat = Annotated[int, Ref("seat")]
"""The number of a seat; told by the name of who sits there."""
And = Annotated[Sequence[T], Joined("and")]
"""A list told as "these and those"; a plain list is told with commas."""
Or = Annotated[Sequence[T], Joined("or")]
"""A list told as "these or those"."""
Series = Annotated[Sequence[T], Joined("series")]
"""A list told with semicolons, where its parts have commas of their own."""


class Phrase(Struct, frozen=True, omit_defaults=True, rename={"key": "say", "params": "with"}, gc=False):
    """A message as it travels: its key, and parameters that any reader can put into words.

    A parameter is a number, a text that is the same in every language, ``{"say": key, "with": params}`` for another
    phrase, a list of such, ``{"and": list}``, ``{"or": list}``, ``{"series": list}``, or ``{"seat": number}``.
    ``{"ref": kind, "value": value}`` is something the game has yet to name. All of it is plain data, so that it is the
    same after a journey.
    """

    key: str
    """Which message it is."""
    params: dict[str, Any] = {}
    """What it is about."""

    def __bool__(self) -> bool:
        return bool(self.key)

    def __str__(self) -> str:
        return speaker(self, "")


Words = Phrase | str
"""What is told: a phrase, or a text that somebody wrote, such as a name."""


@dataclass_transform(frozen_default=True)
class Message(Struct, frozen=True, gc=False):
    """Something to say; a subclass declares its parameters as fields, and its key is its name in small letters."""

    key: ClassVar[str] = "message"
    """Which message it is: the name of the class in small letters."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.key = key_of(cls.__name__)

    @property
    def phrase(self) -> Phrase:
        """The message as it travels, with references that the game has yet to name."""
        parts = _converters(type(self))
        if not parts:
            return _alone(self.key)
        params = {}
        for name, convert in parts:
            value = getattr(self, name)
            if value is not None:
                params[name] = convert(value)
        return Phrase(self.key, params)

    def __str__(self) -> str:
        return speaker(self.phrase, type(self).__module__)


def key_of(name: str) -> str:
    """The key of a class of messages.

    >>> key_of("CardPlayed"), key_of("HTTPDown")
    ('card_played', 'http_down')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


@lru_cache(4096)
def key_for(kind: str, name: str) -> str:
    """The key under which a catalogue names a part of a game, such as a move or a node.

    >>> key_for("move", "play_card"), key_for("node", "main/attack")
    ('move-play_card', 'node-main_attack')
    """
    return f"{kind}-{re.sub('[^A-Za-z0-9_-]', '_', name)}"


def words_of(said: Message | Phrase | str) -> Words:
    """Whatever rules say, as it travels."""
    return said.phrase if isinstance(said, Message) else said


def named(words: Words, name: Callable[[str, Any], Message | Words]) -> Words:
    """The words with every reference replaced by what the game calls it: ``name(kind, value)``."""
    if isinstance(words, str) or not words.params:
        return words
    params = {key: _named(value, name) for key, value in words.params.items()}
    return structs.replace(words, params=params)


def _named(value: Any, name: Callable[[str, Any], Message | Words]) -> Any:
    if isinstance(value, list):
        return [_named(part, name) for part in value]
    if isinstance(value, dict):
        if len(value) == 1 and type(value.get("seat")) is int:
            return value
        if "ref" in value:
            return _nested(named(words_of(name(value["ref"], value["value"])), name))
        return {key: _named(part, name) for key, part in value.items()}
    return value


def _nested(words: Words) -> Any:
    """Words inside of others."""
    if isinstance(words, str):
        return words
    return {"say": words.key, "with": words.params} if words.params else {"say": words.key}


# -- from fields to parameters -----------------------------------------------------------------------------------

Convert = Callable[[Any], Any]


@cache
def _converters(cls: type[Message]) -> tuple[tuple[str, Convert], ...]:
    hints = get_type_hints(cls, include_extras=True)
    return tuple((field.name, _converter(hints[field.name])) for field in structs.fields(cls))


@cache
def _alone(key: str) -> Phrase:
    """A phrase about nothing in particular: always the same one."""
    return Phrase(key)


@cache
def parameters(cls: type[Message]) -> tuple[str, ...]:
    """The names of a message's parameters."""
    return tuple(field.name for field in structs.fields(cls))


def _converter(hint: Any) -> Convert:
    """How a value of this type becomes a parameter."""
    kind, joined = "", ""
    for mark in _marks(hint):
        if isinstance(mark, Ref):
            kind = mark.kind
        elif isinstance(mark, Joined):
            joined = mark.how

    def convert(value: Any) -> Any:
        if type(value) in _PLAIN:  # nearly all of them
            return {"seat": value} if kind == "seat" else {"ref": kind, "value": value} if kind else value
        if isinstance(value, list | tuple):
            return [convert(part) for part in value if part is not None]
        return _parameter(value, kind)

    return (lambda value: {joined: convert(value)}) if joined else convert


_PLAIN = frozenset({int, str, bool})


def _marks(hint: Any) -> Iterator[Any]:
    """Every mark in a type, the outer ones first."""
    if get_origin(hint) is Annotated:
        yield from hint.__metadata__
        yield from _marks(hint.__origin__)
    else:
        for part in get_args(hint):
            yield from _marks(part)


def _parameter(value: Any, kind: str) -> Any:
    if isinstance(value, Message | Phrase):
        return _nested(words_of(value))
    if kind == "seat":
        return {"seat": value}
    if kind:
        return {"ref": kind, "value": value}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        raise TypeError(f"{value!r} cannot be told: give the message what it says about it")
    return value if isinstance(value, int | float | str) else to_builtins(value)


# -- without a reader ----------------------------------------------------------------------------------------------


def plain(value: Any) -> str:
    """A parameter without any catalogue."""
    if isinstance(value, dict):
        if "say" in value:
            return fallback(Phrase(value["say"], value.get("with", {})))
        if "seat" in value:
            return f"seat {value['seat'] + 1}"
        return plain(value["value"] if "ref" in value else next(iter(value.values()), ""))
    if isinstance(value, list):
        return ", ".join(map(plain, value))
    return str(value)


def fallback(phrase: Phrase, told: Callable[[Any], str] = plain) -> str:
    """A phrase for which no catalogue has words: its key made readable, with what it is about.

    >>> fallback(Phrase("card_played", {"seat": {"seat": 0}, "card": "7"}))
    'Card played: seat 1, card 7'
    """
    words = re.sub(r"^[a-z]+-(?=.)", "", phrase.key).replace("_", " ").replace("-", " ")
    about = ", ".join(
        told(value) if isinstance(value, dict) else f"{name} {told(value)}" for name, value in phrase.params.items()
    )
    return f"{words[:1].upper()}{words[1:]}{': ' if about else ''}{about}"


def _bare(phrase: Phrase, module: str) -> str:
    return fallback(phrase)


speaker: Callable[[Phrase, str], str] = _bare
"""Makes words of a phrase, and of the module that declares it, where nobody says in which language: in a traceback.
`rondel` puts English there."""
