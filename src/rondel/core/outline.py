"""What a game's views are made of: whose the parts are, who may see them, what their values are called."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from typing import Any, Literal

from msgspec import Struct, structs, to_builtins

from rondel.core.game import Game
from rondel.core.state import Secret, Shape
from rondel.messages import Words


class ViewPart(Struct, frozen=True, omit_defaults=True):
    """One part of a view. A value that may be missing is null; one that may not be seen is `{"hidden": n}`."""

    kind: Literal["fact", "struct", "list", "dict", "seats"]
    """`seats`: a list with one element per seat, which belongs to that seat."""
    sees: Literal["", "owner", "others", "nobody", "some"] = ""
    """Who may see it before the match is over; empty: everybody."""
    refers: str = ""
    """What its values refer to, as arguments say it: an input that refers to the same can be tapped here. The names of
    listed things are asked for apart."""
    names: dict[str, Words] = {}
    """What its values are called, by their text: those of an enumeration, and labelled ones within declared limits."""
    fields: dict[str, ViewPart] = {}
    """Of a struct, or of a tuple of different things, which are called as they refer; both may come as an array."""
    of: ViewPart | None = None
    """What the elements are made of."""
    keys: ViewPart | None = None
    """What the keys of a dict are, where they refer to something or have names."""
    width: int = 0
    """Of a list that is a board: so many places are in a row."""
    unshown: bool = False
    """People have no use for it."""
    per: int = 0
    """Of a number: so many make one of what people count, as cents do a dollar."""


def outline(game: Game) -> ViewPart:
    """The parts of every view of a game, as its state class declares them."""
    return _part(game.schema.shape, game)


def _part(shape: Shape, game: Game, refers: str = "") -> ViewPart:
    refers = shape.refers or refers
    if shape.kind == "secret" and shape.inner and shape.secret:
        return structs.replace(_part(shape.inner, game, refers), sees=_sees(shape.secret))
    if shape.kind == "optional" and shape.inner:
        return _part(shape.inner, game, refers)
    if shape.kind == "struct":
        return ViewPart("struct", refers=refers, fields={name: _field(part, game) for name, part in shape.fields})
    if shape.fields:
        return ViewPart("struct", fields={part.refers or place: _part(part, game) for place, part in shape.fields})
    if shape.inner:
        of = _part(shape.inner, game, refers)
        if shape.kind == "dict":
            keys = _part(shape.keys, game) if shape.keys else None
            return ViewPart("dict", of=of, keys=keys if keys and (keys.refers or keys.names) else None)
        return ViewPart("seats" if shape.kind == "per_seat" else "list", of=of, width=shape.width)
    return ViewPart("fact", refers=refers, names=_names(shape, refers, game), per=shape.per)


def _field(shape: Shape, game: Game) -> ViewPart:
    return ViewPart("fact", unshown=True) if shape.unshown else _part(shape, game)


def _sees(secret: Secret) -> Literal["owner", "others", "nobody", "some"]:
    return secret.sees if isinstance(secret.sees, str) else "some"


def names(game: Game) -> dict[str, dict[str, Words]]:
    """What the listed things are called that a state refers to, by what they are and their text: once for all parts."""
    found: dict[str, dict[str, Words]] = {}
    for refers, value in _named(game.schema.shape, "", lambda shape, refers: _listed(shape, refers, game)):
        found.setdefault(refers, {}).setdefault(str(to_builtins(value)), game.label(refers, value))
    return found


def named_values(game: Game) -> Iterator[tuple[str, Any]]:
    """Everything that the state declares and the game names: what it refers to, and the value."""
    yield from _named(
        game.schema.shape,
        "",
        lambda shape, refers: (*_values(shape, refers, game), *_listed(shape, refers, game)),
    )


def _named(shape: Shape, refers: str, values: Callable[[Shape, str], Iterable[Any]]) -> Iterator[tuple[str, Any]]:
    refers = shape.refers or refers
    yield from ((refers, value) for value in values(shape, refers))
    for part in (*shape.parts, *((shape.keys,) if shape.keys else ())):
        yield from _named(part, "" if shape.kind == "struct" or part is shape.keys else refers, values)


def _listed(shape: Shape, refers: str, game: Game) -> Iterable[Any]:
    return shape.listed if refers in game.labels else ()


def _values(shape: Shape, refers: str, game: Game) -> Iterable[Any]:
    """All there can be: the members of an enumeration, and labelled values of a type that has few."""
    kind = shape.type
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind
    return shape.values if refers in game.labels else ()


def _names(shape: Shape, refers: str, game: Game) -> dict[str, Words]:
    return {str(to_builtins(value)): game.label(refers, value) for value in _values(shape, refers, game)}
