"""Random values for annotated arguments: well typed, nearly so, and not at all."""

from __future__ import annotations

import types
from collections.abc import Iterator
from enum import Enum
from itertools import islice
from random import Random
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, to_builtins

from rondel.core.command_names import ANSWER, REQUESTS
from rondel.core.commands import Command
from rondel.core.kernel import Kernel
from rondel.core.moves import Move

NUMBERS = (0, 1, 2, 3, 4, 5, 7, 10, 31, 100, -1, -2, 2**40)
TEXTS = ("", "a", "spark", "Ünïcode ✓", "x" * 300, "two\nlines")
NONSENSE: tuple[Any, ...] = (
    None, True, -1, 0, 1.5, 10**30, "", "nonsense", "0", [], [0], [[1, 2]], {}, {"value": None}, {"x": {"y": 1}},
)  # fmt: skip


def random_value(kind: Any, rng: Random, depth: int = 0) -> Any:
    """A value of a type, in wire form; often one that means nothing in the game."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _limited(args[0], [mark for mark in kind.__metadata__ if isinstance(mark, Meta)], rng, depth)
    if isinstance(kind, NewType):
        return random_value(kind.__supertype__, rng, depth)
    if origin is Literal:
        return rng.choice(args)
    if origin in (Union, types.UnionType):
        return random_value(rng.choice(args), rng, depth)
    if origin in (list, tuple):
        return _sequence(args, rng, depth)
    if origin is dict:
        size = rng.randrange(3)
        return {random_value(args[0], rng, depth + 1): random_value(args[1], rng, depth + 1) for _ in range(size)}
    return _plain(kind, rng, depth)


def _plain(kind: Any, rng: Random, depth: int) -> Any:
    if kind is bool:
        return rng.random() < 0.5
    if kind is int:
        return rng.choice(NUMBERS)
    if kind is str:
        return rng.choice(TEXTS)
    if kind is float:
        return rng.choice((0.0, 0.5, -1.0, 1e9))
    if kind is None or kind is type(None):
        return None
    if isinstance(kind, type) and issubclass(kind, Enum):
        return to_builtins(rng.choice(list(kind)))
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = get_type_hints(kind, include_extras=True)
        return {name: random_value(hints[name], rng, depth + 1) for name in kind.__struct_fields__}
    return rng.choice(NONSENSE)


def _limited(kind: Any, limits: list[Meta], rng: Random, depth: int) -> Any:
    low = next((int(limit.ge) for limit in limits if limit.ge is not None), None)
    high = next((int(limit.le) for limit in limits if limit.le is not None), None)
    if kind is int and low is not None and high is not None:
        return rng.randint(low, high)
    return random_value(kind, rng, depth)


def _sequence(args: tuple[Any, ...], rng: Random, depth: int) -> list[Any]:
    if len(args) > 2 or (len(args) == 2 and args[1] is not Ellipsis):
        return [random_value(arg, rng, depth + 1) for arg in args]
    size = 0 if depth > 3 else rng.choice((0, 1, 1, 2, 3, 5))
    return [random_value(args[0], rng, depth + 1) for _ in range(size)] if args else []


def random_commands(kernel: Kernel, seat: int, rng: Random, count: int) -> Iterator[Command]:
    """Commands a seat might send: sensible ones, well-typed guesses and nonsense."""
    names = [*kernel.game.moves_by_name, *sorted(REQUESTS), ANSWER, "no_such_move"]
    mine = [move.name for move in kernel.moves(seat)]
    question = kernel.question(seat)
    for _ in range(count):
        if question is not None and rng.random() < 0.6:
            name = question.name
        else:
            name = rng.choice(mine) if mine and rng.random() < 0.7 else rng.choice(names)
        yield Command(seat, name, _arguments(kernel, seat, name, rng))


def _arguments(kernel: Kernel, seat: int, name: str, rng: Random) -> Any:
    if rng.random() < 0.15:
        return rng.choice(NONSENSE)
    question = kernel.question(seat)
    if question is not None and name == question.name:
        return _mangled({"value": random_value(question.choice.type, rng)}, rng)
    move = kernel.game.moves_by_name.get(name)
    if move is None or not move.params:
        return None
    return _mangled(_for_move(kernel, seat, move, rng), rng)


def _for_move(kernel: Kernel, seat: int, move: Move, rng: Random) -> dict[str, Any]:
    """Arguments that mix suggestions with anything of the right type."""
    args = {param.name: random_value(param.type, rng) for param in move.params}
    offered = any(own is move for own in kernel.moves(seat))
    if offered and move.enumerates and rng.random() < 0.5:
        rows = list(islice(move.rows(kernel.s, seat), 50))
        if rows:
            args = move.wire(rng.choice(rows))
            if rng.random() < 0.5:
                param = rng.choice(move.params)
                args[param.name] = random_value(param.type, rng)
    return args


def _mangled(args: dict[str, Any], rng: Random) -> Any:
    """Now and then one argument is missing, one too many or of another type."""
    kind = rng.randrange(12)
    if kind == 0 and args:
        del args[rng.choice(list(args))]
    elif kind == 1:
        args["extra"] = 1
    elif kind == 2 and args:
        args[rng.choice(list(args))] = rng.choice(NONSENSE)
    elif kind == 3:
        return list(args.values())
    return args
