"""Finds games by name: the facts on their boxes at once, their rules only when somebody wants to play."""

from __future__ import annotations

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

import rondel.games
from rondel.core.game import Game
from rondel.core.meta import Meta
from rondel.errors import DefinitionError, Finding, UnknownGame

ENTRY_POINTS = "rondel.games"
"""Other packages offer games under this group: ``name = "package.of.the.game"``, with `META` in it and `game` in its
module `game`."""


@cache
def _packages() -> dict[str, str]:
    """Game name to package."""
    own = {info.name: f"rondel.games.{info.name}" for info in pkgutil.iter_modules(rondel.games.__path__) if info.ispkg}
    others = {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}
    return {**others, **own}


def names() -> list[str]:
    """Every game there is."""
    return sorted(_packages())


def meta(name: str) -> Meta:
    """The facts on a game's box, without its rules."""
    return _meta(package(name))


@cache
def _meta(where: str) -> Meta:
    found = import_module(where).META
    if not isinstance(found, Meta):
        raise DefinitionError(where, [Finding("no_meta", where, "META is not a Meta")])
    return found


def game(name: str) -> Game:
    """A game with its rules."""
    found = import_module(f"{package(name)}.game").game
    if not isinstance(found, Game):
        raise DefinitionError(name, [Finding("no_game", name, "`game` is not a Game")])
    return found


def package(name: str) -> str:
    """The package a game is in; raises `UnknownGame` with the nearest names."""
    packages = _packages()
    if name not in packages:
        simple = name.lower().replace("-", "").replace("_", "").replace(" ", "")
        if simple in packages:
            return packages[simple]
        raise UnknownGame(name, get_close_matches(simple, packages, 2, 0.5))
    return packages[name]
