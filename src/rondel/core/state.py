"""What a game's state is made of: plain Structs, with secrecy declared on the fields.

`scan` reads a state class once and gives the engine everything it needs to know about it: what is wrong with it, where
its secrets are, and which fields hold one value per seat.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from hashlib import blake2b
from typing import Annotated, Any, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from rondel.errors import Finding
from rondel.messages import Phrase
from rondel.messages import Ref as Ref

T = TypeVar("T")


class State(Struct, gc=False):
    """Base of a game's state and of its mutable parts.

    What can be written down has no cycles, so that the garbage collector need not look after it: bots read a whole
    state for every decision they try.
    """


class Value(Struct, frozen=True, order=True, gc=False):
    """Base of a game's immutable values, such as cards: they can be arguments, keys and answers."""


@dataclass(frozen=True)
class Secret:
    """A mark on a field: who may see it before the match is over, and whether it opens then."""

    sees: Literal["owner", "others", "nobody"] | Callable[[Any, int, int], bool]
    """The owner, everybody else, nobody, or a function ``(state, owner, seat)``."""
    opens: bool = True
    """May everybody see it when the match is over?"""


@dataclass(frozen=True)
class Pool:
    """A mark on a secret field: its hidden values can only be exchanged with those of fields in the same pool."""

    name: str
    """What the pool is called."""


@dataclass(frozen=True)
class Inferred:
    """A mark on a secret field: whoever remembers the match can work it out, or it tells nothing about the game.

    A world made up for a bot may keep it as it is.
    """


@dataclass(frozen=True)
class Grid:
    """A mark on a list: its elements are the places of a board, row by row, so many in a row.

    >>> Annotated[list[int], Grid(3)].__metadata__
    (Grid(width=3),)
    """

    width: int


@dataclass(frozen=True)
class Unshown:
    """A mark on a field: the rules keep count with it and people have no use for it, so that a table without a board of
    its own leaves it out. It is no secret.
    """


@dataclass(frozen=True)
class Per:
    """A mark on a number: so many make one of what people count, as cents do a dollar.

    >>> Annotated[int, Per(100)].__metadata__
    (Per(many=100),)
    """

    many: int


@dataclass(frozen=True)
class _PerSeat:
    pass


PER_SEAT = _PerSeat()
PerSeat = Annotated[list[T], PER_SEAT]
"""One element per seat: `Private` fields in it belong to that seat, a gate's reset and a veil's copy cover it."""
Private = Annotated[T, Secret("owner")]
"""Only the owner sees it: the seat whose `PerSeat` element it is in. Others see how many there are."""
Others = Annotated[T, Secret("others")]
"""Every other seat sees it, the owner does not. Nor do spectators, for the owner might be among them."""
Sealed = Annotated[T, Secret("nobody")]
"""Nobody sees it. Everybody sees how many there are."""


def audience(sees: Callable[[Any, int, int], bool], *, opens: bool = True) -> Secret:
    """A mark for ``Annotated[T, audience(fn)]``: seen by the seats for which ``fn(state, owner, seat)`` is true.

    The owner is the seat whose `PerSeat` element it is in, or `NOBODY`; that of an argument is the seat that acts,
    which always knows it. Who may read an argument is decided by the state in which the move is made.
    """
    return Secret(sees, opens)


_ATOMS = (int, str, bool, float, bytes, type(None), Phrase)


@dataclass(frozen=True)
class Shape:
    """What a type looks like to the generated functions: a tree that follows the type."""

    kind: Literal["atom", "struct", "list", "dict", "tuple", "per_seat", "secret", "optional"]
    type: Any = None
    fields: tuple[tuple[str, Shape], ...] = ()
    """Of a struct by name, of a tuple of different things by place."""
    inner: Shape | None = None
    secret: Secret | None = None
    pool: str = ""
    inferred: bool = False
    """A secret that need not be made up again."""
    refers: str = ""
    """What its values refer to."""
    keys: Shape | None = None
    """Of a dict: what its keys are."""
    width: int = 0
    """Of a list that is a board: so many places are in a row."""
    values: tuple[Any, ...] = ()
    """All there can be, where the type says so in few."""
    listed: tuple[Any, ...] = ()
    """All there can be, where what it refers to is listed."""
    per: int = 0
    """Of a number: so many make one of what people count."""
    unshown: bool = False
    """People have no use for it."""

    @property
    def has_secrets(self) -> bool:
        return self.kind == "secret" or any(part.has_secrets for part in self.parts)

    @property
    def parts(self) -> tuple[Shape, ...]:
        """The shapes directly below this one."""
        below = tuple(shape for _, shape in self.fields)
        return (*below, self.inner) if self.inner else below


@dataclass
class Schema:
    """A state class, understood."""

    type: type[Struct]
    shape: Shape
    sides: tuple[str, ...]
    """The root fields with one element per seat."""
    findings: list[Finding] = field(default_factory=list)

    @cached_property
    def has_secrets(self) -> bool:
        return self.shape.has_secrets

    @property
    def side_type(self) -> Any:
        """The type of what one seat owns: an element of each of the sides."""
        hints = get_type_hints(self.type)
        return tuple[tuple(get_args(hints[name])[0] for name in self.sides)]  # type: ignore[misc]


def scan(cls: type[Struct], game: str = "") -> Schema:
    """Read a state class; its findings say what a state may not contain."""
    findings: list[Finding] = []
    where = f"{cls.__name__}"
    shape = _shape(cls, where, findings, ())
    sides = tuple(name for name, part in shape.fields if _unwrap(part).kind == "per_seat")
    try:
        msgspec.msgpack.Decoder(cls)
    except (TypeError, NameError) as problem:
        findings.append(Finding("not_serialisable", where, str(problem)))
    findings.extend(_ownerless(shape, where))
    return Schema(cls, shape, sides, findings)


def _ownerless(shape: Shape, where: str) -> Iterator[Finding]:
    """Secrets that are meant for, or kept from, an owner and have none."""
    if shape.kind == "per_seat":
        return
    if shape.kind == "secret" and shape.secret and shape.secret.sees == "others":
        text = "it is nobody's, so that nobody can be the one who does not see it: put it below a PerSeat field"
        yield Finding("no_owner", where, text)
    if shape.kind == "secret" and shape.secret and shape.secret.sees == "owner":
        text = "it is nobody's, so that nobody sees it: put it below a PerSeat field, or say Sealed"
        yield Finding("no_owner", where, text, warning=True)
    for name, part in shape.fields:
        yield from _ownerless(part, f"{where}.{name}")
    if shape.inner is not None:
        yield from _ownerless(shape.inner, where)


def _unwrap(shape: Shape) -> Shape:
    return shape.inner if shape.kind == "secret" and shape.inner else shape


def _shape(hint: Any, where: str, findings: list[Finding], above: tuple[Any, ...]) -> Shape:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _marked(args[0], hint.__metadata__, where, findings, above)
    if isinstance(hint, NewType):
        under = _shape(hint.__supertype__, where, findings, above)
        return Shape("atom", hint) if under.kind == "atom" else under
    if origin in (Union, types.UnionType):
        return _optional(hint, args, where, findings, above)
    if origin is Literal:
        return Shape("atom", hint, values=args)
    if hint in _ATOMS or hint is None:
        return Shape("atom", hint)
    if origin in (list, tuple) or hint in (list, tuple):
        return _sequence(origin or hint, args, where, findings, above)
    if origin is dict or hint is dict:
        if len(args) != 2:
            findings.append(Finding("untyped", where, "say what the dict holds: dict[key, value]"))
            return Shape("atom", hint)
        keys = _shape(args[0], f"{where}[…]", findings, above)
        return Shape("dict", hint, inner=_shape(args[1], f"{where}[…]", findings, above), keys=keys)
    if isinstance(hint, type):
        return _class(hint, where, findings, above)
    findings.append(Finding("not_serialisable", where, f"{hint!r} cannot be part of a state"))
    return Shape("atom", hint)


def _marked(inner: Any, marks: tuple[Any, ...], where: str, findings: list[Finding], above: tuple[Any, ...]) -> Shape:
    shape = _shape(inner, where, findings, above)
    if PER_SEAT in marks:
        shape = Shape("per_seat", inner, inner=shape.inner)
    if ref := next((mark for mark in marks if isinstance(mark, Ref)), None):
        shape = replace(shape, refers=ref.kind, listed=ref.values)
    if limits := next((mark for mark in marks if isinstance(mark, msgspec.Meta)), None):
        shape = replace(shape, values=_between(shape, limits.ge, limits.le))
    if width := next((mark.width for mark in marks if isinstance(mark, Grid)), 0):
        shape = replace(shape, width=width)
    if any(isinstance(mark, Unshown) for mark in marks):
        shape = replace(shape, unshown=True)
    if per := next((mark.many for mark in marks if isinstance(mark, Per)), 0):
        shape = replace(shape, per=per)
    secrets = [mark for mark in marks if isinstance(mark, Secret)]
    pools = [mark.name for mark in marks if isinstance(mark, Pool)]
    if not secrets:
        return shape
    inferred = any(isinstance(mark, Inferred) for mark in marks)
    pool = pools[0] if pools else _pool_of(shape)
    hidden = Shape("secret", inner, inner=shape, secret=secrets[-1], pool=pool, inferred=inferred)
    return replace(hidden, unshown=shape.unshown)


FEW = 200
"""So many values of a number are told apart by name."""


def _between(shape: Shape, least: float | None, most: float | None) -> tuple[Any, ...]:
    if shape.type is not int or least is None or most is None or most - least >= FEW:
        return ()
    return tuple(range(int(least), int(most) + 1))


def _pool_of(shape: Shape) -> str:
    """Values of one type form a pool, unless the field names another."""
    while shape.inner is not None:
        shape = shape.inner
    return getattr(shape.type, "__name__", str(shape.type))


def _optional(hint: Any, args: tuple[Any, ...], where: str, findings: list[Finding], above: tuple[Any, ...]) -> Shape:
    shapes = [_shape(arg, where, findings, above) for arg in args if arg is not type(None)]
    if any(shape.has_secrets for shape in shapes) and len(shapes) > 1:
        findings.append(Finding("secret_in_union", where, "a union of several types cannot hold secret fields"))
    return Shape("optional", hint, inner=shapes[0]) if len(shapes) == 1 else Shape("atom", hint)


def _sequence(kind: Any, args: tuple[Any, ...], where: str, findings: list[Finding], above: tuple[Any, ...]) -> Shape:
    if not args:
        findings.append(Finding("untyped", where, f"say what the {kind.__name__} holds"))
        return Shape("atom", kind)
    if kind is list or (len(args) == 2 and args[1] is Ellipsis):
        return Shape("list" if kind is list else "tuple", kind, inner=_shape(args[0], f"{where}[]", findings, above))
    fields = tuple((str(i), _shape(arg, f"{where}[{i}]", findings, above)) for i, arg in enumerate(args))
    if any(part.has_secrets for _, part in fields):
        findings.append(Finding("secret_in_tuple", where, "a tuple of different things cannot hold secrets"))
    return Shape("atom", kind, fields)


def _class(cls: type, where: str, findings: list[Finding], above: tuple[Any, ...]) -> Shape:
    if issubclass(cls, Enum):
        return Shape("atom", cls)
    if issubclass(cls, Struct):
        if cls in above:
            findings.append(Finding("recursive_state", where, f"{cls.__name__} contains itself"))
            return Shape("atom", cls)
        try:
            hints = get_type_hints(cls, include_extras=True)
        except (NameError, TypeError, AttributeError, SyntaxError) as problem:
            text = f"its annotations cannot be read: {problem}; name only what its module knows, not what is local"
            findings.append(Finding("bad_annotation", where, text))
            return Shape("atom", cls)
        fields = tuple(
            (info, _shape(hints[info], f"{where}.{info}", findings, (*above, cls))) for info in cls.__struct_fields__
        )
        return Shape("struct", cls, fields=fields)
    advice = "a list kept in order" if issubclass(cls, set | frozenset) else "plain data"
    findings.append(Finding("not_serialisable", where, f"{cls.__name__} cannot be part of a state; use {advice}"))
    return Shape("atom", cls)


def digest(data: bytes) -> str:
    """A short fingerprint of encoded bytes."""
    return blake2b(data, digest_size=8).hexdigest()


def unwritable(value: Any, path: str = "$") -> str:
    """The innermost place in a state that cannot be encoded."""
    if isinstance(value, Struct):
        below = [(getattr(value, name), f"{path}.{name}") for name in value.__struct_fields__]
    elif isinstance(value, dict):
        below = [(part, f"{path}[{key!r}]") for key, part in value.items()]
    elif isinstance(value, list | tuple):
        below = [(part, f"{path}[{number}]") for number, part in enumerate(value)]
    else:
        return path
    for part, where in below:
        try:
            msgspec.msgpack.encode(part)
        except Exception:  # whatever it is, it is in here
            return unwritable(part, where)
    return path


def aliases(value: Any, path: str = "state") -> Iterator[str]:
    """Every place that holds a mutable object which stands elsewhere in the state too."""
    seen: dict[int, str] = {}
    todo: list[tuple[Any, str]] = [(value, path)]
    while todo:
        item, where = todo.pop()
        if isinstance(item, Struct):
            below = [(getattr(item, name), f"{where}.{name}") for name in item.__struct_fields__]
            mutable = not item.__struct_config__.frozen
        elif isinstance(item, dict):
            below, mutable = [(part, f"{where}[{key!r}]") for key, part in item.items()], True
        elif isinstance(item, list | tuple):
            below = [(part, f"{where}[{number}]") for number, part in enumerate(item)]
            mutable = isinstance(item, list)
        else:
            continue
        if mutable:
            if id(item) in seen:
                yield f"{where} is the same object as {seen[id(item)]}"
                continue
            seen[id(item)] = where
        todo.extend(below)
