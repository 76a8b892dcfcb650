"""Names that do not exist are answered with the nearest one that does."""

from __future__ import annotations

import inspect
from collections.abc import Collection
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING, Any

from rondel.errors import DefinitionError, Finding


class Spelled:
    """Base of what authors write settings for; a type checker knows these already, so it is not told."""

    __slots__ = ()

    if not TYPE_CHECKING:

        def __new__(cls, *args: Any, **settings: Any) -> Spelled:
            unknown = settings.keys() - _settings(cls)
            if unknown:
                raise DefinitionError(cls.__name__, [misspelt(cls.__name__, name, _settings(cls)) for name in unknown])
            return super().__new__(cls)


@cache
def _settings(cls: type) -> frozenset[str]:
    """What its constructor takes by name; one that hands settings on takes those of its base, too."""
    found: set[str] = set()
    for each in cls.__mro__:
        if "__init__" not in vars(each):
            continue
        parameters = inspect.signature(vars(each)["__init__"]).parameters.values()
        found |= {one.name for one in parameters if one.kind in (one.KEYWORD_ONLY, one.POSITIONAL_OR_KEYWORD)}
        if all(one.kind is not one.VAR_KEYWORD for one in parameters):
            break
    return frozenset(found - {"self"})


def did_you_mean(name: str, known: Collection[str], likeness: float = 0.6) -> str:
    """What somebody probably meant who gave a name that is not known; all there are where nothing is like it.

    >>> did_you_mean("pley", ["play", "pass"]), did_you_mean("bet", ["play", "pass"])
    ("did you mean 'play'?", 'there are play, pass')
    """
    near = get_close_matches(name, known, 1, likeness)
    return f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"


def misspelt(where: str, name: str, known: frozenset[str]) -> Finding:
    """What is wrong with a setting that is not known."""
    hint = did_you_mean(name, sorted(known))
    return Finding("unknown_setting", where, f"there is no setting {name!r}; {hint}")
