"""`rondel new-game`: a start that plays and passes its test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from rondel.cli.setting_up import find_game
from rondel.testing import check
from tests.cli.running import refused, rondel


def test_a_new_game_is_playable_and_tested(tmp_path: Path) -> None:
    """It has its own name, a test of three lines, and keeps the promises."""
    told = rondel("new-game", "night-train", "--like", "auction", "--in", str(tmp_path)).output

    folder = tmp_path / "night_train"
    assert f"rondel play {folder}" in told
    test = (folder / "test_night_train.py").read_text().split("\n")
    assert len([line for line in test if line]) == 3
    game = find_game(str(folder))
    assert (game.name, game.title) == ("night_train", "Night train")
    assert check(game, games=3, seats=2).ok
    assert check(game, games=2, seats=2, only="catalogues").results[0].status == "passed"
    assert (folder / "messages" / "en.ftl").read_text().startswith("# Night train.")
    assert "Night train · the end" in rondel("play", str(folder), "--preset", "short", lines=["1", "2", "0"]).output


@pytest.mark.parametrize("like", ["tictactoe", "auction"])
def test_a_new_package_has_everything(tmp_path: Path, like: str) -> None:
    """An entry point, a board that the browser gets, a test and a build; no blank is left unfilled."""
    told = rondel("new-game", f"my-{like}", "--like", like, "--package", "--in", str(tmp_path)).output

    name = f"my_{like}"
    folder = tmp_path / name
    assert f"pip wheel {folder}" in told
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    assert project["entry-points"] == {"rondel.games": {name: name}}
    compile((folder / "tests" / f"test_{name}.py").read_text(), "test", "exec")
    assert (folder / ".github" / "workflows" / "test.yml").is_file()
    texts = [path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()]
    assert not [text for text in texts if re.search(r"(?<!\$)\{name\}", text)], "a blank is left"
    assert not [text for text in texts if f"${name}" in text], "JavaScript keeps its own braces"
    manifest = tomllib.loads((folder / "src" / name / "web" / "web.toml").read_text())
    for file in (manifest["board"], manifest["cover"], *manifest["rules"].values(), "rondel-board.d.ts"):
        assert (folder / "src" / name / "web" / file).stat().st_size
    rules = (folder / "src" / name / "web" / "rules.de.md").read_text("utf-8")
    assert "{summary" not in rules
    game = find_game(str(folder / "src" / name))
    assert check(game, games=1, seats=2, only="catalogues").results[0].status == "passed"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["7days"], "'7days' cannot be a game's name"),
        (["class"], "'class' cannot be a game's name"),
        (["sparks"], "'sparks' is the name of something else already"),
        (["json"], "'json' is the name of something else already"),
        (["trains", "--like", "auktion"], "did you mean 'auction'?"),
        (["trains", "--svelte"], "say --package --svelte"),
        (["trains", "--in", "/no/such/folder"], "there is no folder /no/such/folder"),
    ],
)
def test_mistakes_are_one_line(args: list[str], message: str) -> None:
    """A bad name, an unknown example, no such place."""
    assert message in refused("new-game", *args)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    """A folder that is there stays as it is."""
    (tmp_path / "trains").mkdir()

    assert "is there already" in refused("new-game", "trains", "--in", str(tmp_path))
