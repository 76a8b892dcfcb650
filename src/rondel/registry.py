"""Finds games by name: the facts on their boxes at once, their rules only when somebody wants to play.

What cannot be used is left out and named with its reason; one broken package must not take the others with it.
"""

from __future__ import annotations

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from traceback import extract_tb
from typing import Any, TypeVar

import rondel.games
from rondel.core.game import Game
from rondel.core.meta import Meta
from rondel.errors import DefinitionError, UnknownGame, UnusableGame

ENTRY_POINTS = "rondel.games"
"""Other packages offer games under this group: ``name = "package.of.the.game"``, with `META` in it and `game` in its
module `game`."""

T = TypeVar("T")

_written: dict[str, tuple[Meta, Game]] = {}
"""Games that are being written, which come before all others of their name."""


def put(box: Meta, game: Game) -> None:
    """Have a game found by its name that is being written, as it is now; whatever was known of it is forgotten."""
    _written[game.name] = (box, game)
    _forget()


def take_away(name: str) -> None:
    """Have nothing found any more that was `put` under a name."""
    _written.pop(name, None)
    _forget()


def _forget() -> None:
    for known in (_packages, _box, _rules):
        known.cache_clear()


@cache
def _packages() -> dict[str, tuple[str, ...]]:
    """Game name to the packages that say they are it; there should be one, and the games of this package come first."""
    own = {info.name: f"rondel.games.{info.name}" for info in pkgutil.iter_modules(rondel.games.__path__) if info.ispkg}
    found: dict[str, tuple[str, ...]] = {name: (where,) for name, where in own.items()}
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: (point.name, point.value)):
        before = found.get(point.name, ())
        if point.value not in before:
            found[point.name] = (*before, point.value)
    for name, (_, written) in _written.items():
        found[name] = (written.module.rpartition(".")[0] or written.module,)
    return found


def names() -> list[str]:
    """Every game whose box can be read."""
    return [name for name in sorted(_packages()) if not isinstance(_box(name), str)]


def unusable(*, rules: bool = False) -> dict[str, str]:
    """Games that are left out, each with its reason; with `rules` also those whose rules cannot be loaded."""
    left_out = {name: why for name in sorted(_packages()) if isinstance(why := _box(name), str)}
    for name, others in _packages().items():
        if name not in left_out and len(others) > 1:
            left_out[" and ".join(others[1:])] = f"there is a game called {name!r} already, in {others[0]}"
    if rules:
        left_out |= {name: wrong for name in names() if isinstance(wrong := _rules(name), str)}
    return left_out


def meta(name: str) -> Meta:
    """The facts on a game's box, without its rules; raises `UnusableGame`."""
    own = _known(name)
    found = _box(own)
    if isinstance(found, str):
        raise UnusableGame(own, found)
    return found


@cache
def _box(name: str) -> Meta | str:
    """A game's box, or why it cannot be read."""
    if name in _written:
        return _written[name][0]
    where, *others = _packages()[name]
    if others and not where.startswith(f"{rondel.games.__name__}."):
        return f"several packages offer a game of this name: {', '.join((where, *others))}"
    try:
        found = _taken(where, "META", Meta)
    except UnusableGame as problem:
        return problem.reason
    if found.name != name:
        return f"it is offered as {name!r}, but META in {where} calls it {found.name!r}; both must be the same"
    return found


def game(name: str) -> Game:
    """A game with its rules; raises `UnusableGame`."""
    found = _rules(meta(name).name)
    if isinstance(found, str):
        raise UnusableGame(name, found)
    return found


def find(name: str) -> Game | None:
    """A game with its rules, or None where it is not there or cannot be used any more."""
    try:
        return game(name)
    except (UnknownGame, UnusableGame):
        return None


@cache
def _rules(name: str) -> Game | str:
    """A game whose box can be read, or why its rules cannot be loaded."""
    if name in _written:
        return _written[name][1]
    try:
        found = _taken(f"{package(name)}.game", "game", Game)
    except UnusableGame as problem:
        return problem.reason
    if found.name != name:
        return f"META calls it {name!r}, but its rules call it {found.name!r}; both must be the same"
    return found


def package(name: str) -> str:
    """The package a game is in; raises `UnknownGame` with the nearest names."""
    return _packages()[_known(name)][0]


def _known(name: str) -> str:
    packages = _packages()
    if name in packages:
        return name
    simple = name.lower().replace("-", "").replace("_", "").replace(" ", "")
    if simple in packages:
        return simple
    raise UnknownGame(name, get_close_matches(simple, packages, 2, 0.5))


def _taken(where: str, name: str, kind: type[T]) -> T:
    """Something an author's module offers; whatever goes wrong while it is loaded is why it cannot be used."""
    missing = object()
    try:
        found: Any = getattr(import_module(where), name, missing)
    except DefinitionError as problem:
        raise UnusableGame(where, str(problem)) from problem
    except (Exception, SystemExit) as problem:  # an author's module may do anything when it is loaded
        raise UnusableGame(where, f"{where} cannot be loaded: {_told(problem)}") from problem
    if found is missing:
        raise UnusableGame(where, f"{where} has no `{name}`")
    if not isinstance(found, kind):
        raise UnusableGame(where, f"`{name}` in {where} is a {type(found).__name__}, not a {kind.__name__}")
    return found


def _told(problem: BaseException) -> str:
    """What was raised and in which line, in one sentence."""
    frames = [frame for frame in extract_tb(problem.__traceback__) if "importlib" not in frame.filename]
    where = f" ({frames[-1].filename}, line {frames[-1].lineno})" if len(frames) > 1 else ""
    return f"{type(problem).__name__}: {problem}{where}"
