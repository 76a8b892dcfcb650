"""Games of other packages: found by entry point; one that cannot be used is left out and named, the others stay."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside import BOX, RULES, environment, good, install


def rondel(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rondel", *words], env=environment(site), capture_output=True, text=True, timeout=120
    )


def listed(site: Path) -> tuple[set[str], str]:
    """The names in the list, and what was said beside it."""
    found = rondel(site, "games", "--json")
    assert found.returncode == 0, found.stderr
    assert "Traceback" not in found.stderr
    return {box["name"] for box in json.loads(found.stdout)}, found.stderr


def test_a_game_of_another_package_is_found_and_can_be_played(tmp_path: Path) -> None:
    good(tmp_path, "marbles")

    names, said = listed(tmp_path)

    assert {"marbles", "tictactoe"} <= names
    assert not said
    played = rondel(tmp_path, "simulate", "marbles", "--games", "2")
    assert played.returncode == 0, played.stderr


BOX_OF_BROKEN = BOX.format(name="broken", title="Broken")

UNREADABLE = {
    "cannot be imported": ({"__init__": "import nothing_of_this_name\n"}, "broken", "No module named 'nothing_of"),
    "ends the process": ({"__init__": "raise SystemExit(3)\n"}, "broken", "SystemExit"),
    "is no game": ({"__init__": "X = 1\n"}, "broken", "broken has no `META`"),
    "has a wrong box": ({"__init__": "META = {'name': 'broken'}\n"}, "broken", "is a dict, not a Meta"),
    "has another name": (
        {"__init__": BOX.format(name="other", title="O")},
        "broken",
        "META in broken calls it 'other'",
    ),
    "names an object": ({"__init__": BOX_OF_BROKEN}, "broken:META", "broken:META"),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_a_game_whose_box_cannot_be_read_is_left_out_with_its_reason(tmp_path: Path, what: str) -> None:
    modules, value, why = UNREADABLE[what]
    good(tmp_path, "marbles")
    install(tmp_path, "broken", {"broken": value}, modules)

    names, said = listed(tmp_path)

    assert {"marbles", "tictactoe"} <= names
    assert "broken" not in names
    assert "left out broken: " in said
    assert why in said


def test_rules_that_cannot_be_loaded_are_told_in_one_line_when_somebody_wants_to_play(tmp_path: Path) -> None:
    install(tmp_path, "broken", {"broken": "broken"}, {"__init__": BOX_OF_BROKEN, "game": "1 / 0\n"})

    said = rondel(tmp_path, "simulate", "broken")

    assert said.returncode == 2
    assert "Traceback" not in said.stderr
    assert "the game 'broken' cannot be used: broken.game cannot be loaded: ZeroDivisionError" in said.stderr
    assert "game.py, line 1" in said.stderr


def test_rules_under_another_name_than_their_box_are_refused(tmp_path: Path) -> None:
    rules = RULES.format(package="broken", more="").replace("Game(META,", "Game('other', seats=2,")
    install(tmp_path, "broken", {"broken": "broken"}, {"__init__": BOX_OF_BROKEN, "game": rules})

    assert "but its rules call it 'other'" in rondel(tmp_path, "simulate", "broken").stderr


def test_two_packages_with_a_game_of_one_name_are_both_left_out(tmp_path: Path) -> None:
    """Nobody can say which of them was meant."""
    good(tmp_path, "first", "marbles")
    good(tmp_path, "second", "marbles")

    names, said = listed(tmp_path)

    assert "marbles" not in names
    assert "several packages offer a game of this name: first, second" in said


def test_a_package_cannot_replace_a_game_that_came_with_rondel(tmp_path: Path) -> None:
    good(tmp_path, "usurper", "tictactoe")

    names, said = listed(tmp_path)

    assert "tictactoe" in names
    assert "left out usurper: there is a game called 'tictactoe' already" in said
