"""What pages show can be done: code runs, commands exist, files can be read.

Examples with a prompt are doctests, and are run as such with the other tests; here is everything else.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import typer
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import rondel
from rondel import Game, State, move
from rondel.cli.main import app
from rondel.games import kolkhoz
from rondel.games.auction import game as auction
from rondel.games.kolkhoz import game as farm
from rondel.games.tictactoe import game as noughts

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
COMMAND = re.compile(r"(?:^(?:\$ )?|`)rondel ([a-z][^`\n]*?)(?=`| +#|$)", re.M)
"""What is typed: in an example, or in backticks."""
PER_GAME = {"box", "version", "seats", "usual", "title", "summary", "exports", "reference", "lesson"}
"""What the examples give themselves, or what is on the box."""


class Table(State):
    """For rules that only have to be there."""

    coal: int = 0


@move
def build(g: Any, seat: int) -> None:
    """Something."""


@move
def raid(g: Any, seat: int) -> None:
    """Something else."""


def prepared() -> dict[str, Any]:
    """What the reader of a page has written already."""
    rules = {
        each.name: getattr(farm.game, each.name) for each in fields(Game) if each.init and each.name not in PER_GAME
    }
    known = {"META": kolkhoz.META, "rules": rules, "CARDS": (), "Table": Table, "build": build, "raid": raid}
    return {"__name__": "snippet", **known, "tictactoe": noughts.game}


def shown(*kinds: str) -> list[Any]:
    """Every example of these kinds, under its page and line."""
    return [
        pytest.param(found[2], id=f"{page.relative_to(ROOT)}:{text.count(chr(10), 0, found.start()) + 1}")
        for page in PAGES
        for text in [page.read_text("utf-8")]
        for found in FENCE.finditer(text)
        if found[1] in kinds and ">>>" not in found[2]
    ]


@pytest.mark.parametrize("code", shown("python"))
def test_code_runs(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it stands, and the tests in it pass."""
    mine = ModuleType("mygame")
    mine.__dict__["game"] = auction.game
    monkeypatch.setitem(sys.modules, "mygame", mine)
    monkeypatch.chdir(tmp_path)
    for kept in ("logs", "playthroughs"):
        (tmp_path / "tests" / kept / "mygame").mkdir(parents=True)
    names = prepared() | {"game": auction.game}
    exec(compile(code, "snippet", "exec", dont_inherit=True), names)
    for name, test in names.items():
        if name.startswith("test_") and not hasattr(test, "pytestmark"):
            test()


def test_boards_fit_what_they_are_given(tmp_path: Path) -> None:
    """What is shown of boards is checked against the types that a package and the client's games have."""
    client = ROOT / "client"
    for name, place in {
        "rondel-board.d.ts": ROOT / "src/rondel/cli/templates/rondel-board.d.ts",
        "keys.ts": client / "src/games/kolkhoz/keys.ts",
    }.items():
        (tmp_path / name).write_text(place.read_text("utf-8"), "utf-8")
    examples = [(kind, example) for kind in ("js", "ts") for example in shown(kind)]
    assert len(examples) >= 2
    for number, (kind, example) in enumerate(examples):
        (tmp_path / f"example{number}.{kind}").write_text(f"// {example.id}\n{example.values[0]}", "utf-8")
    settings = {
        "extends": str(client / "tsconfig.json"),
        "compilerOptions": {
            "allowJs": True,
            "checkJs": True,
            "noUnusedLocals": False,
            "noUnusedParameters": False,
            "typeRoots": [str(client / "node_modules/@types")],
            "types": [str(client / f"node_modules/{each}") for each in ("svelte", "vite/client")],
            "paths": {"$lib/*": [str(client / "src/*")]},
        },
        "include": ["*"],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings), "utf-8")
    check = ["node", str(client / "node_modules/typescript/bin/tsc"), "--project", str(tmp_path)]
    checked = subprocess.run(check, capture_output=True, text=True, cwd=tmp_path)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("text", shown("toml"))
def test_settings_can_be_read(text: str) -> None:
    assert tomllib.loads(text)


@pytest.mark.parametrize("text", shown("ftl"))
def test_words_can_be_read(text: str) -> None:
    entries = FluentParser().parse(text).body
    assert [entry for entry in entries if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_exist(page: Path) -> None:
    """With the options they are given; what is no command of ours is left to its makers."""
    commands: Any = typer.main.get_command(app)
    for line in COMMAND.findall(page.read_text("utf-8")):
        name, *words = line.split()
        command = commands.get_command(typer.Context(commands), name)
        assert command is not None, line
        options = {option for each in command.params for option in (*each.opts, *each.secondary_opts)}
        assert {word.partition("=")[0] for word in words if word.startswith("--")} <= options, line


def test_everything_public_is_in_the_reference() -> None:
    """Once; and nothing stands there that is not."""
    text = "".join(page.read_text("utf-8") for page in ROOT.glob("docs/reference/*.md"))
    listed = re.findall(r"^\.\. auto\w+:: (rondel[\w.]*?)(\w+)$", text, re.M)
    names = [name for _, name in listed]
    from rondel import bots, cards, phases, testing

    meant = {
        *(name for part in (rondel, bots, cards, phases, testing) for name in part.__all__),
        "Node",  # of which all nodes are
    }
    assert {*names} == meant
    assert len(names) == len({*names})
    for module, name in listed:
        __import__(module.rstrip("."))
        assert hasattr(sys.modules[module.rstrip(".")], name)
