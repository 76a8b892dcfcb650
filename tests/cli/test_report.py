"""`rondel report`: what a game is like, as tables, JSON and a picture."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cli.running import refused, rondel


def report(*args: str) -> dict[str, Any]:
    result = rondel("report", *args, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.output)
    return found


def test_the_figures_of_a_known_game() -> None:
    """Tic-tac-toe: five to nine moves, nine options at first, nothing hidden, better to begin."""
    found = report("tictactoe", "--games", "60", "--bot", "random", "--jobs", "1")

    assert found["games"] == 60
    assert found["length"]["least"] >= 5
    assert found["length"]["most"] <= 9
    assert found["branching"]["most"] == 9
    assert found["branching_by_tenth"][0] == 9
    assert found["hidden"] == 0
    assert found["first_seat_advantage"] > 0
    assert sum(share["share"] for share in found["seat_shares"]) == pytest.approx(1)
    assert set(found["kinds"]) == {"mark"}
    assert sum(found["reasons"].values()) == pytest.approx(1)


def test_hidden_cards_and_changes_of_the_lead_are_seen() -> None:
    found = report("sparks", "--games", "6", "--jobs", "1")

    assert 0.3 < found["hidden"] < 0.9
    assert found["lead_changes"]["most"] >= 1
    assert found["bot"] == "normal"


def test_questions_are_named_by_what_is_asked() -> None:
    """Not as answers and commitments."""
    found = report("auction", "--games", "4", "--jobs", "1")

    assert not {"answer", "commit"} & set(found["kinds"])


def test_it_does_not_matter_how_many_processes_play() -> None:
    args = ("sparks", "--games", "6", "--bot", "random")

    assert report(*args, "--jobs", "1") == report(*args, "--jobs", "2")


def test_the_picture_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "report.svg"
    told = rondel("report", "tictactoe", "--games", "8", "--jobs", "1", "--svg", str(path)).output
    root = ElementTree.fromstring(path.read_text("utf-8"))
    titles = [title.text or "" for title in root.iter("{http://www.w3.org/2000/svg}title")]

    assert "The first seat wins" in told
    assert [title.partition(":")[0].partition(",")[0] for title in titles] == [
        "Length of a game",
        "Options at a decision",
        "Decisions in a game",
        "Wins by seat",
    ]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["tictactoe", "--bot", "gredy"], "there is no bot called 'gredy'; did you mean 'greedy'?"),
        (["tictacto"], "did you mean 'tictactoe'?"),
        (["tictactoe", "--seats", "9"], "is for 2 seats, not 9"),
        (["tictactoe", "--games", "2", "--jobs", "1", "--svg", "/nowhere/x.svg"], "/nowhere/x.svg cannot be written"),
    ],
)
def test_a_mistake_is_one_line(args: list[str], message: str) -> None:
    assert message in refused("report", *args)
