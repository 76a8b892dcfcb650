"""Reads rule code for what would make it unrepeatable: clocks, hidden chance, input and output."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

from rondel.errors import Finding

FORBIDDEN = {
    "random": "draw from g.chance",
    "secrets": "draw from g.chance",
    "uuid": "draw from g.chance",
    "time": "time is input: use g.now",
    "datetime": "time is input: use g.now",
    "asyncio": "rules wait with g.ask only",
    "threading": "rules run alone",
    "os": "rules touch nothing outside the state",
    "socket": "rules touch nothing outside the state",
    "subprocess": "rules touch nothing outside the state",
}


def forbidden_uses(functions: Iterable[Any]) -> Iterator[Finding]:
    """A finding for everything forbidden that these functions, or functions they name, use."""
    seen: set[int] = set()
    todo = [fn for fn in functions if fn is not None]
    while todo:
        fn = todo.pop()
        if not isinstance(fn, FunctionType) or id(fn) in seen or fn.__module__.startswith("rondel.core"):
            continue
        seen.add(id(fn))
        for name in sorted(_names(fn.__code__)):
            used = fn.__globals__.get(name)
            home = used.__name__ if isinstance(used, ModuleType) else getattr(used, "__module__", None) or ""
            top = home.split(".")[0]
            if top in FORBIDDEN:
                where = f"{fn.__module__}.{fn.__qualname__}"
                yield Finding("forbidden_import", where, f"uses {name} of {top}: {FORBIDDEN[top]}")
            elif isinstance(used, FunctionType):
                todo.append(used)


def _names(code: CodeType) -> set[str]:
    """The global names a piece of code refers to, functions inside it included."""
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= _names(constant)
    return names
