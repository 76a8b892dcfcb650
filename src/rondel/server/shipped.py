"""What the package of a game brings for the browser: a board, a cover, rules to read, in its folder `web/`.

All files are read once and served from memory by their names, so an address can reach nothing else. What is wrong with
a folder is named for its author; the game is then played at the generic table.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from rondel import registry
from rondel.wire.http.games import GameWeb

FOLDER, MANIFEST = "web", "web.toml"
KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".md": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".gif": "image/gif",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}
"""What is served, and as what. No pages: the only page of a board is the server's own."""
IGNORED = (".d.ts", ".map", ".pyc", ".py")
"""What may lie there and is never served."""
MOST = 16 * 2**20
"""Bytes that one package may have served."""
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*(/[A-Za-z0-9_][A-Za-z0-9_.-]*)*")


class Manifest(Struct, forbid_unknown_fields=True, frozen=True):
    """`web.toml`: which file is what."""

    board: str = ""
    cover: str = ""
    rules: dict[str, str] = {}


class Shipped(NamedTuple):
    """The folder of one game."""

    version: str = ""
    """Changes with every byte in it, so that what was kept by a browser stays true for ever."""
    files: Mapping[str, bytes] = {}
    web: GameWeb | None = None
    problems: tuple[str, ...] = ()


class _Wrong(Exception):
    """Why a folder cannot be used."""


@cache
def shipped(game: str) -> Shipped:
    """What there is for a game; `shipped.cache_clear()` has it read anew."""
    try:
        folder = resources.files(registry.package(game)) / FOLDER
        if not folder.is_dir():
            return Shipped()
        manifest = _manifest(folder)
        files = dict(_files(folder))
    except (ModuleNotFoundError, TypeError):  # a game in a single file has no folder of its own
        return Shipped()
    except (_Wrong, OSError) as why:
        return Shipped(problems=(str(why),))
    problems = tuple(_missing(folder, manifest, files))
    version = _version(files)
    base = f"/boards/{game}/{version}/"
    has = {name for name in _named(manifest).values() if name in files}
    web = GameWeb(
        base=base,
        board=manifest.board if manifest.board in has else "",
        cover=manifest.cover if manifest.cover in has else "",
        rules={language: name for language, name in manifest.rules.items() if name in has},
    )
    return Shipped(version, files, web, problems)


def kind_of(name: str) -> str:
    """As what a file is served; it was let in by its ending."""
    return KINDS[Path(name).suffix.lower()]


def _manifest(folder: Traversable) -> Manifest:
    file = folder / MANIFEST
    if not file.is_file():
        raise _Wrong(f'{file}: it is not there; it says which file is the board: board = "board.js"')
    try:
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Manifest)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as why:
        known = ", ".join(Manifest.__struct_fields__)
        raise _Wrong(f"{file}: {why}; it may say {known}") from None


def _files(folder: Traversable) -> Iterator[tuple[str, bytes]]:
    """Every file that may be served, by its path inside the folder."""
    total = 0
    for name, file in _walk(folder, "", _root(folder)):
        if name == MANIFEST or name.endswith(IGNORED):
            continue
        if not _NAME.fullmatch(name):
            raise _Wrong(f"{file}: a name may have letters, digits, dots, dashes and underscores")
        if Path(name).suffix.lower() not in KINDS:
            raise _Wrong(f"{file}: this kind of file is not served; there are {', '.join(KINDS)}")
        body = file.read_bytes()
        total += len(body)
        if total > MOST:
            raise _Wrong(f"{folder}: it is larger than {MOST // 2**20} MiB")
        yield name, body


def _walk(folder: Traversable, before: str, root: Path | None) -> Iterator[tuple[str, Traversable]]:
    for part in sorted(folder.iterdir(), key=lambda one: one.name):
        if part.name.startswith((".", "__")):
            continue
        if root is not None and not Path(str(part)).resolve().is_relative_to(root):
            raise _Wrong(f"{part}: it leads out of the folder")
        name = f"{before}{part.name}"
        if part.is_dir():
            yield from _walk(part, f"{name}/", root)
        else:
            yield name, part


def _root(folder: Traversable) -> Path | None:
    """Where the folder lies, unless it is inside an archive."""
    return folder.resolve() if isinstance(folder, Path) else None


def _named(manifest: Manifest) -> dict[str, str]:
    named = {"board": manifest.board, "cover": manifest.cover}
    return {**named, **{f"rules.{language}": name for language, name in manifest.rules.items()}}


ENDINGS: Mapping[str, tuple[str, ...]] = {
    "board": (".js", ".mjs"),
    "cover": (".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif"),
    "rules": (".md", ".txt"),
}


def _missing(folder: Traversable, manifest: Manifest, files: dict[str, Any]) -> Iterator[str]:
    """What the manifest names and nobody can use; it is left out."""
    for what, name in _named(manifest).items():
        if not name:
            continue
        if name not in files:
            there = ", ".join(files) or "nothing"
            yield f"{folder / MANIFEST}: {what} = {name!r}, but there is no such file in {folder}; there is {there}"
        elif not name.endswith(endings := ENDINGS[what.partition(".")[0]]):
            files.pop(name)
            yield f"{folder / MANIFEST}: {what} = {name!r}, but it must end in {' or '.join(endings)}"


def _version(files: Mapping[str, bytes]) -> str:
    found = sha256()
    for name, body in sorted(files.items()):
        found.update(f"{name}\0{len(body)}\0".encode() + body)
    return found.hexdigest()[:16]
