"""`rondel arena`: tables that can be relied on, and games that are not played twice."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import refused, rondel

TWO = ("tictactoe", "--bots", "random,greedy", "--jobs", "1")


def arena(*args: str) -> dict[str, Any]:
    """What `--json` says, without what depends on the machine."""
    result = rondel("arena", *args, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.output)
    found.pop("seconds")
    for standing in found["standings"]:
        standing.pop("seconds")
    return found


def test_the_tables_name_ratings_shares_and_intervals() -> None:
    told = rondel("arena", *TWO, "--games", "40").output

    assert "rating" in told
    assert "95 %" in told
    assert "placed better than" in told
    assert "▲" in told
    assert "40 games of tictactoe with 2 seats" in told


def test_it_does_not_matter_how_many_processes_play() -> None:
    assert arena(*TWO, "--games", "12") == arena("tictactoe", "--bots", "random,greedy", "--games", "12", "--jobs", "2")


@pytest.mark.parametrize(
    "command",
    ["arena auction --bots learned,greedy", "report auction --bot learned", "simulate auction --bots learned",
     "play auction --bots learned"],
)  # fmt: skip
def test_a_bot_that_cannot_play_is_refused_before_a_game_begins(command: str) -> None:
    """Instead of leaving every decision to chance, and counting that."""
    why = refused(*command.split())

    assert "nothing was learned of auction as it is played here; train it with `rondel train auction`" in why


def test_an_interrupted_arena_goes_on(tmp_path: Path) -> None:
    """Also behind a line that was cut off half-way."""
    path = tmp_path / "games.jsonl"
    arena(*TWO, "--games", "6", "--save", str(path))
    first = path.read_bytes()
    path.write_bytes(first[:-20])
    found = arena(*TWO, "--games", "10", "--save", str(path))

    assert found["games"] == 10
    assert found == arena(*TWO, "--games", "10")


def test_it_stops_when_the_order_is_certain() -> None:
    found = arena(*TWO, "--games", "1000", "--until-sure")

    assert found["settled"]
    assert found["games"] < 100


def test_levels_are_those_of_the_game() -> None:
    found = arena("sparks", "--bots", "easy,normal", "--games", "4", "--jobs", "1")

    assert {standing["bot"] for standing in found["standings"]} == {"easy", "normal"}


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["tictactoe", "--bots", "rndom,greedy"], "there is no bot called 'rndom'; did you mean 'random'?"),
        (["tictactoe", "--bots", "greedy"], "an arena needs two bots at least"),
        (["tictactoe", "--bots", "greedy,greedy"], "a bot is named twice"),
        (["tictactoe", "--bots", "greedy,mcts:dpeth=3"], "mcts has no setting 'dpeth'"),
        (["tictactoe", "--bots", "easy,godlike"], "there is no bot called 'godlike'"),
        (["tictacto"], "did you mean 'tictactoe'?"),
        (["tictactoe", "--seats", "5"], "is for 2 seats, not 5"),
    ],
)
def test_a_mistake_is_one_line(args: list[str], message: str) -> None:
    assert message in refused("arena", *args)


def test_games_of_another_arena_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arena(*TWO, "--games", "2", "--save", str(path))

    assert "seed was '1' and is '2' now" in refused("arena", *TWO, "--seed", "2", "--save", str(path))
    path.write_text("nonsense")
    assert "does not hold games of an arena" in refused("arena", *TWO, "--save", str(path))
