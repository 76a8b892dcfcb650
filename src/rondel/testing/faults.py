"""What the kit says when something is wrong: what was expected, where, and how to see it again."""

from __future__ import annotations

import re
import traceback
from typing import Any

from msgspec import to_builtins


class Fault(AssertionError):
    """A promise that a game does not keep.

    The check that raises it says what is wrong; whoever runs the check adds in which game it happened.
    """

    def __init__(self, text: str, *, entry: int | None = None, expected: object = None, got: object = None) -> None:
        self.text = text
        self.entry = entry
        """The number of the input after which it showed, from 1."""
        self.expected, self.got = expected, got
        super().__init__(text)

    @property
    def lines(self) -> list[str]:
        """The text, with what was expected and what was found instead."""
        found = self.text.splitlines()
        if self.expected is not None:
            found.append(f"expected: {self.expected}")
        if self.got is not None:
            found.append(f"found:    {self.got}")
        return found


class TookTooLong(BaseException):
    """A rule did not come to an end; not an `Exception`, so that no rule and no engine swallows it."""


def describe(problem: BaseException) -> str:
    """An exception in one line, with the last line of rule code it passed through."""
    frames = [frame for frame in traceback.extract_tb(problem.__traceback__) if not _of_engine(frame.filename)]
    cause = problem.__cause__
    if not frames and cause is not None:
        return describe(cause)
    where = ""
    if frames:
        last = frames[-1]
        where = f" in {last.name}, {last.filename.replace(chr(92), '/').rpartition('/')[2]}:{last.lineno}"
    if isinstance(problem, TookTooLong):
        return f"went on without end{where}" + (f": {frames[-1].line}" if frames and frames[-1].line else "")
    return f"{type(problem).__name__}: {problem}{where}"


_WHERE = re.compile(r" in (\S+), (\S+?):(\d+)")


def cause_of(text: str) -> str:
    """Where rule code failed, as `describe` tells it; what never ends may be met on any line of its function.

    >>> cause_of("light fails: KeyError: 'amber' in burns, game.py:12")
    'burns, game.py:12'
    >>> cause_of("went on without end in ponder, game.py:9: while True:"), cause_of("seat 1 sees a card of seat 0")
    ('ponder, game.py', '')
    """
    found = _WHERE.search(text.split("\n", 1)[0])
    if found is None:
        return ""
    name, file, line = found.groups()
    return f"{name}, {file}" if "went on without end" in text else f"{name}, {file}:{line}"


def _of_engine(path: str) -> bool:
    parts = path.replace("\\", "/")
    return any(f"/rondel/{part}/" in parts for part in ("core", "testing", "bots")) or "/msgspec/" in parts


def differences(before: Any, after: Any, most: int = 3) -> str:
    """The first places where two values differ, as ``path: this ≠ that``.

    >>> differences({"cells": [1, None]}, {"cells": [1, 0], "turn": 2})
    'cells[1]: None ≠ 0; turn: nothing ≠ 2'
    """
    found: list[str] = []
    _differ(_plain(before), _plain(after), "", found, most)
    return "; ".join(found) or "nothing that can be shown"


def _plain(value: Any) -> Any:
    return to_builtins(value, str_keys=True)


def _differ(a: Any, b: Any, path: str, found: list[str], most: int) -> None:
    if len(found) >= most:
        return
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(key for key in b if key not in a)]:
            below = f"{path}.{key}" if path else str(key)
            _differ(a.get(key, _NOTHING), b.get(key, _NOTHING), below, found, most)
        if a == b and len(found) < most and list(a) != list(b):
            found.append(f"{path or 'keys'}: in order {_short(list(a))} ≠ {_short(list(b))}")
    elif isinstance(a, list | tuple) and isinstance(b, list | tuple):
        for number in range(max(len(a), len(b))):
            below = f"{path}[{number}]"
            _differ(_item(a, number), _item(b, number), below, found, most)
    elif type(a) is not type(b) or a != b:
        found.append(f"{path or 'value'}: {_short(a)} ≠ {_short(b)}")


class _Nothing:
    def __repr__(self) -> str:
        return "nothing"


_NOTHING = _Nothing()


def _item(values: Any, number: int) -> Any:
    return values[number] if number < len(values) else _NOTHING


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."
