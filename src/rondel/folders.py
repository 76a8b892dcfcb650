"""A game that is being written: found in a folder, and imported afresh as often as somebody saves it."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any, NamedTuple

from rondel.core.game import Game
from rondel.core.meta import Meta
from rondel.errors import RondelError
from rondel.registry import ENTRY_POINTS

FOLDER = "RONDEL_GAME_FOLDER"
"""The environment variable that tells a worker process which file has the game that is being written."""


class NoGameHere(RondelError):
    """There is no game in a folder, or more than one."""

    code = "no_game"


class GamePlace(NamedTuple):
    """Where a game lies."""

    folder: Path
    """Its own folder: what is in it is imported afresh, and watched."""
    root: Path
    """What its module is imported from."""
    module: str
    """The module with its `Game`."""

    @property
    def file(self) -> Path:
        """The file of that module."""
        return self.root.joinpath(*self.module.split(".")).with_suffix(".py")


class WrittenGame(NamedTuple):
    """A game as its author has just saved it."""

    box: Meta
    game: Game
    name: str
    """What the `Game` is called in its module."""


def place_of(path: Path) -> GamePlace:
    """Where the game is in a folder, or which one a file has; raises `NoGameHere`.

    A folder has a `game.py`, or a `pyproject.toml` with an entry point, or just one module that makes a `Game`; the
    package may also lie in it, or in its `src`.
    """
    path = path.resolve()
    if path.is_file() and path.suffix == ".py":
        return _in_module(path, path.parent)
    if not path.is_dir():
        raise NoGameHere(f"there is no folder {path}")
    if (path / "game.py").is_file():
        return _in_module(path / "game.py", path)
    named = _by_entry_point(path)
    if named is not None:
        return named
    below = [folder for base in (path / "src", path) for folder in _packages(base)]
    modules = [folder / "game.py" for folder in below if (folder / "game.py").is_file()] or [
        file for file in sorted(path.glob("*.py")) if _makes_a_game(file)
    ]
    if len(modules) != 1:
        found = f"; there are {', '.join(file.relative_to(path).as_posix() for file in modules)}" if modules else ""
        raise NoGameHere(
            f"{'no' if not modules else 'not just one'} game in {path}{found}: name a folder with a game.py, a package "
            f"with a {ENTRY_POINTS!r} entry point, or a file that makes a Game"
        )
    return _in_module(modules[0], modules[0].parent if modules[0].name == "game.py" else path)


def _packages(base: Path) -> Iterator[Path]:
    if base.is_dir():
        yield from (folder for folder in sorted(base.iterdir()) if folder.is_dir() and folder.name.isidentifier())


def _in_module(file: Path, folder: Path) -> GamePlace:
    """A module with the packages around it; `game.py` always belongs to the package its folder is."""
    names, root = [file.stem], file.parent
    if file.name == "game.py":
        names, root = [root.name, *names], root.parent
    while (root / "__init__.py").is_file():
        names, root = [root.name, *names], root.parent
    return GamePlace(folder, root, ".".join(names))


def _by_entry_point(path: Path) -> GamePlace | None:
    """The package that a project says its game is in."""
    project = path / "pyproject.toml"
    if not project.is_file():
        return None
    try:
        told: Any = tomllib.loads(project.read_text("utf-8")).get("project", {})
    except tomllib.TOMLDecodeError as problem:
        raise NoGameHere(f"{project}: {problem}") from None
    for package in told.get("entry-points", {}).get(ENTRY_POINTS, {}).values():
        for root in (path / "src", path):
            if (root / Path(*package.split(".")) / "game.py").is_file():
                return GamePlace(path, root, f"{package}.game")
    return None


def _makes_a_game(file: Path) -> bool:
    """Does a module make a `Game`? One that cannot be read may be just the one that is being written."""
    text = file.read_text("utf-8", "replace")
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return "Game(" in text
    calls = (node.value for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign))
    return any(isinstance(call, ast.Call) and ast.unparse(call.func).split(".")[-1] == "Game" for call in calls)


def imported(place: GamePlace) -> WrittenGame:
    """The game as its files are now: everything in its folder is imported afresh, and nothing else.

    If that fails, what was imported before stays as it was.
    """
    with _afresh(place):
        found = import_module(place.module)
        name, game = _game_in(found, place)
        package = sys.modules.get(place.module.rpartition(".")[0])
        box = next((meta for part in (package, found) if isinstance(meta := getattr(part, "META", None), Meta)), None)
    low, high = game.seat_range
    made = Meta(game.name, game.title, game.version, (low, high), game.summary, "growing", usual=game.usual)
    return WrittenGame(box if box is not None and box.name == game.name else made, game, name)


def _game_in(module: Any, place: GamePlace) -> tuple[str, Game]:
    games = {name: value for name, value in vars(module).items() if isinstance(value, Game)}
    if "game" in games:
        return "game", games["game"]
    if len({id(game) for game in games.values()}) != 1:
        told = f"several: {', '.join(games)}" if games else "none"
        raise NoGameHere(f"{place.module} must make one Game, best called `game`; there are {told}")
    return next(iter(games.items()))


@contextmanager
def _afresh(place: GamePlace) -> Iterator[None]:
    """Forget what was imported from a folder, and take it back if what is done meanwhile fails."""
    own = {name: module for name, module in sys.modules.items() if _lies_in(module, place)}
    for name in own:
        del sys.modules[name]
    if str(place.root) not in sys.path:
        sys.path.insert(0, str(place.root))
    invalidate_caches()
    writes, sys.dont_write_bytecode = sys.dont_write_bytecode, True  # two saves in one second would look alike
    try:
        yield
    except BaseException:
        for name in [name for name, module in sys.modules.items() if _lies_in(module, place)]:
            del sys.modules[name]
        sys.modules.update(own)
        raise
    finally:
        sys.dont_write_bytecode = writes


def _lies_in(module: Any, place: GamePlace) -> bool:
    file = getattr(module, "__file__", None)
    paths = [file] if file else [*getattr(module, "__path__", ())][:1]
    return any(Path(path).is_relative_to(place.folder) for path in paths)
