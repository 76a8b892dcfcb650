"""Who sees what of a game, as a table: read off its declaration, so that a mark that was forgotten is seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct

from rondel.core.flow import Gate
from rondel.core.game import Game
from rondel.core.state import Secret, Shape

Sees = Literal["all", "some", "before", "count", "nothing", ""]
"""All of it, what a function of the game says, how it was before, how many there are, that there is one; empty: there
is no such viewer."""
Kind = Literal["field", "argument", "answer", "side"]


class Visible(Struct, frozen=True):
    """One row of the table: a thing, and who sees it before the match is over and afterwards."""

    kind: Kind
    """A field of the state, an argument of a move, an answer at a gate, or all sides behind a veil."""
    name: str
    """`players[].hand`, `play(card)`, or the address of the gate or of the veiled node."""
    type: str
    """What it holds."""
    owner: Sees
    """The seat whose it is; empty where it is nobody's."""
    others: Sees
    """Every other seat, or every seat where it is nobody's."""
    spectators: Sees
    end: Sees
    """Everybody, once the match is over."""
    hidden_in: tuple[str, ...] = ()
    """Fields that keep the same kind of thing secret, where this one does not: was a mark forgotten?"""

    @property
    def is_open(self) -> bool:
        """Does everybody see it from the beginning?"""
        return self.others == self.spectators == "all" and self.owner in ("all", "")


def visibility(game: Game) -> list[Visible]:
    """Every field, secret argument, sealed answer and veil of a game, with those who see it."""
    return [*_fields(game), *_arguments(game), *_answers(game)]


# -- fields ----------------------------------------------------------------------------------------------------


def _fields(game: Game) -> Iterator[Visible]:
    rows = list(_below(game.schema.shape, "", False, None))
    secret: dict[str, list[str]] = {}
    for name, leaf, _, mark in rows:
        if mark is not None and (kind := _identity(leaf)):
            secret.setdefault(kind, []).append(name)
    for name, leaf, owned, mark in rows:
        hidden_in = () if mark is not None else tuple(secret.get(_identity(leaf), ()))
        yield _row("field", name, _spelled(leaf), owned, mark, many=_is_many(leaf), hidden_in=hidden_in)


def _below(
    shape: Shape, name: str, owned: bool, mark: Secret | None
) -> Iterator[tuple[str, Shape, bool, Secret | None]]:
    """The fields that hold something: their names, what they hold, whether it is a seat's, and the mark on them."""
    if shape.kind == "secret" and shape.inner is not None:
        yield from _below(shape.inner, name, owned, shape.secret)
        return
    struct, suffix, seats = _struct_in(shape)
    if struct is None or mark is not None:
        yield name, shape, owned or shape.kind == "per_seat", mark
        return
    for field, part in struct.fields:
        yield from _below(part, f"{name}{suffix}.{field}" if name else field, owned or seats, None)


def _struct_in(shape: Shape) -> tuple[Shape | None, str, bool]:
    """The mutable part of a state that a shape holds, if any: its fields are told one by one."""
    suffix, seats = "", False
    here: Shape | None = shape
    while here is not None and here.kind in ("list", "tuple", "dict", "per_seat", "optional"):
        suffix += "" if here.kind == "optional" else "[]"
        seats = seats or here.kind == "per_seat"
        here = here.inner
    mutable = here is not None and here.kind == "struct" and not here.type.__struct_config__.frozen
    return (here if mutable else None), suffix, seats


def _is_many(shape: Shape) -> bool:
    return shape.kind in ("list", "tuple", "dict", "per_seat")


def _leaf(shape: Shape) -> Shape:
    while shape.inner is not None:
        shape = shape.inner
    return shape


def _identity(shape: Shape) -> str:
    """The kind of thing a field holds, where that is a kind of the game's own and no mere number."""
    kind = _leaf(shape).type
    return "" if kind in (int, str, bool, float, bytes) else getattr(kind, "__name__", "")


def _spelled(shape: Shape) -> str:
    """A type, as an author writes it."""
    inner = _spelled(shape.inner) if shape.inner is not None else ""
    if shape.kind == "optional":
        return f"{inner} | None"
    if shape.kind == "dict":
        return f"dict[{_name(get_args(shape.type)[0])}, {inner}]"
    if inner:
        return f"{'tuple' if shape.kind == 'tuple' else 'list'}[{inner}]"
    return _name(shape.type)


def _name(kind: Any) -> str:
    return str(kind).replace("typing.", "") if get_args(kind) else getattr(kind, "__name__", str(kind))


# -- arguments and answers -------------------------------------------------------------------------------------


def _arguments(game: Game) -> Iterator[Visible]:
    for move in game.moves_by_name.values():
        for param in move.params:
            if param.secret is not None:
                name = f"{move.name}({param.name})"
                kind = get_args(param.type)[0]
                many = get_origin(kind) in (list, tuple)
                yield _row("argument", name, _name(kind), True, param.secret, many=many, own=True)


def _answers(game: Game) -> Iterator[Visible]:
    for node in game.plan.nodes:
        gate = node.node
        if isinstance(gate, Gate) and gate.commit is not None and gate.secret:
            yield Visible("answer", node.address, "one for each seat", "all", "nothing", "nothing", "all")
        if gate.veil:
            sides = ", ".join(f"{name}[]" for name in game.schema.sides)
            yield Visible("side", node.address, sides, "all", "before", "before", "all")


def _row(
    kind: Kind,
    name: str,
    type_: str,
    owned: bool,
    mark: Secret | None,
    *,
    many: bool = False,
    own: bool = False,
    hidden_in: tuple[str, ...] = (),
) -> Visible:
    """`own`: whoever it belongs to knows it in any case."""
    if mark is None:
        return Visible(kind, name, type_, "all" if owned else "", "all", "all", "all", hidden_in)
    covered: Sees = "count" if many else "nothing"
    seen: dict[Any, tuple[Sees, Sees]] = {
        "owner": ("all", covered),
        "others": (covered, "all"),
        "nobody": (covered, covered),
    }
    owner, others = seen.get(mark.sees, ("some", "some"))
    if own:
        owner = "all"
    end: Sees = "all" if mark.opens else covered
    return Visible(kind, name, type_, owner if owned else "", others if owned else _shared(mark, covered), covered, end)


def _shared(mark: Secret, covered: Sees) -> Sees:
    """What seats see of something that is nobody's."""
    return covered if isinstance(mark.sees, str) else "some"
