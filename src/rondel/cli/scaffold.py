"""Copies a game under another name: as a folder, or as a whole package with a board, tests and its own build."""

from __future__ import annotations

import keyword
import re
from collections.abc import Mapping
from importlib import resources
from importlib.util import find_spec
from pathlib import Path

from rondel import __version__, registry
from rondel.cli.mistakes import Mistake
from rondel.core.meta import Meta
from rondel.messages import Phrase
from rondel.words import Speaker

TEST = """from rondel.testing import conformance
from {name}.game import game

test_{name} = conformance(game, games=50)
"""
TEMPLATES = resources.files("rondel.cli") / "templates"
PROJECT = {
    "pyproject.in": "pyproject.toml",
    "readme.in": "README.md",
    "gitignore.in": ".gitignore",
    "ci.in": ".github/workflows/test.yml",
    "test_game.in": "tests/test_{name}.py",
}
"""What a package consists of besides its game, and where it goes."""
WEB = ("web.toml", "cover.svg", "rules.en.md", "rules.de.md")
BOARDS = {"tictactoe": "grid"}
"""Boards for what can be copied; any other game begins with a plain one."""
PARTS = ("Card", "Hand", "Map", "Token")
SVELTE = ("package.json", "main.svelte.js", *(f"parts/{part}.svelte" for part in PARTS))
"""A board with a build of its own, and the parts it may be made of: its author's from then on."""
BOARD_WORDS = {
    "tictactoe": {
        "en": "board-cells = Nine cells\nboard-free = free\n",
        "de": "board-cells = Neun Felder\nboard-free = frei\n",
    }
}


def copy_game(name: str, like: str, folder: Path) -> Path:
    """Copy a game's package into a folder of its own name, with a test; returns that folder."""
    package, box = _checked(name, like, folder)
    target = folder / package
    _copy_rules(box, package, target)
    (target / f"test_{package}.py").write_text(TEST.format(name=package), encoding="utf-8")
    return target


def make_package(name: str, like: str, folder: Path, *, svelte: bool = False) -> Path:
    """Make a package that can be installed, tested and published, with a board; returns its folder."""
    package, box = _checked(name, like, folder)
    target = folder / package
    inside = target / "src" / package
    _copy_rules(box, package, inside)
    given = {
        "name": package,
        "dist": package.replace("_", "-"),
        "title": _title(package),
        "summary": box.summary,
        "summary_de": _summary(box, "de"),
        "rondel": __version__,
    }
    for file, place in PROJECT.items():
        _fill(f"package/{file}", target / place.format(**given), given)
    for file in WEB:
        _fill(f"package/web/{file}", inside / "web" / file, given)
    face = BOARDS.get(box.name, "plain")
    if svelte:
        for file in SVELTE:
            _fill(f"svelte/{file}", target / "board" / file, {})
        _fill(f"svelte/{face}.svelte", target / "board" / "Board.svelte", {})
        _fill("svelte/vite.config.js", target / "board" / "vite.config.js", given)
        _fill("package/ci-svelte.in", target / ".github" / "workflows" / "test.yml", given)
    else:
        _fill(f"package/web/{face}.js", inside / "web" / "board.js", given)
    types = target / "board" if svelte else inside / "web"
    _fill("rondel-board.d.ts", types / "rondel-board.d.ts", {})
    (inside / "py.typed").touch()
    for language, words in BOARD_WORDS.get(box.name, {}).items():
        with (inside / "messages" / f"{language}.ftl").open("a", encoding="utf-8") as catalogue:
            catalogue.write(f"\n## What the board says\n\n{words}")
    return target


def _checked(name: str, like: str, folder: Path) -> tuple[str, Meta]:
    """The name as a package has it, and the box of the game to begin with."""
    package = name.strip().lower().replace("-", "_").replace(" ", "_")
    if not package.isidentifier() or keyword.iskeyword(package):
        raise Mistake(f"{name!r} cannot be a game's name; use letters, digits and underscores, such as night_train")
    box = registry.meta(like)
    if not folder.is_dir():
        raise Mistake(f"there is no folder {folder}")
    if find_spec(package) is not None or package in registry.names():
        raise Mistake(f"{package!r} is the name of something else already; choose another")
    if (folder / package).exists():
        raise Mistake(f"{folder / package} is there already; choose another name or remove it")
    return package, box


def _copy_rules(box: Meta, package: str, target: Path) -> None:
    source = _source(box.name)
    for path in sorted(source.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            copy = target / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(_renamed(path, box.name, box.title, package, _title(package)))


def _title(package: str) -> str:
    return package.replace("_", " ").capitalize()


def _summary(box: Meta, language: str) -> str:
    return Speaker(language, registry.game(box.name).module).known(Phrase("summary")) or box.summary


def _fill(template: str, place: Path, given: Mapping[str, str]) -> None:
    """Write a template with its blanks filled in; braces of other kinds stay, such as `${name}` in JavaScript."""
    text = TEMPLATES.joinpath(*template.split("/")).read_text("utf-8")
    if given:
        text = re.sub(rf"(?<!\$){{({'|'.join(given)})}}", lambda blank: given[blank[1]], text)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8")


def _source(name: str) -> Path:
    spec = find_spec(registry.package(name))
    if spec is None or spec.origin is None:
        raise Mistake(f"the source of {name!r} is not at hand")
    return Path(spec.origin).parent


def _renamed(path: Path, old: str, old_title: str, new: str, new_title: str) -> bytes:
    if path.suffix not in (".py", ".md", ".toml", ".ftl"):
        return path.read_bytes()
    text = path.read_text(encoding="utf-8")
    text = re.sub(rf"\brondel\.games\.{re.escape(old)}\b", new, text)
    return text.replace(f'"{old}"', f'"{new}"').replace(old_title, new_title).encode()
