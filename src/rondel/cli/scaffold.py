"""Copies a game under another name."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

from rondel import registry
from rondel.cli.mistakes import Mistake

TEST = """from rondel.testing import conformance
from {name}.game import game

test_{name} = conformance(game, games=50)
"""


def copy_game(name: str, like: str, folder: Path) -> Path:
    """Copy a game's package into a folder of its own name, with a test; returns that folder."""
    package = name.strip().lower().replace("-", "_").replace(" ", "_")
    if not package.isidentifier() or keyword.iskeyword(package):
        raise Mistake(f"{name!r} cannot be a game's name; use letters, digits and underscores, such as night_train")
    box = registry.meta(like)
    if not folder.is_dir():
        raise Mistake(f"there is no folder {folder}")
    if find_spec(package) is not None or package in registry.names():
        raise Mistake(f"{package!r} is the name of something else already; choose another")
    target = folder / package
    if target.exists():
        raise Mistake(f"{target} is there already; choose another name or remove it")
    source = _source(box.name)
    title = package.replace("_", " ").capitalize()
    for path in sorted(source.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            copy = target / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(_renamed(path, box.name, box.title, package, title))
    (target / f"test_{package}.py").write_text(TEST.format(name=package), encoding="utf-8")
    return target


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
