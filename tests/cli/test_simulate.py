"""`rondel simulate`: figures that can be relied on."""

import json

import pytest

from tests.cli.running import refused, rondel


def simulated(*args: str) -> dict[str, object]:
    """What `--json` says, without what depends on the machine."""
    result = rondel("simulate", *args, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.output)
    assert found.pop("seconds") > 0  # type: ignore[operator]
    assert found.pop("commands_per_second") > 0  # type: ignore[operator]
    return found


def test_the_json_has_every_figure() -> None:
    """Games, commands and outcomes fit together."""
    found = simulated("tictactoe", "--games", "50", "--seed", "7")

    assert found["games"] == 50
    assert sum(found["outcomes"].values()) == 50  # type: ignore[attr-defined]
    assert sum(found["reasons"].values()) == 50  # type: ignore[attr-defined]
    assert 50 * 5 <= int(str(found["commands"])) <= 50 * 9
    assert found["faults"] == []


def test_the_same_seed_gives_the_same_games() -> None:
    """Another one gives others."""
    first = simulated("sparks", "--games", "30", "--seed", "1")

    assert first == simulated("sparks", "--games", "30", "--seed", "1")
    assert first != simulated("sparks", "--games", "30", "--seed", "2")


def test_it_does_not_matter_how_many_processes_play() -> None:
    """Every game has chance of its own."""
    args = ("auction", "--seats", "3", "--games", "12", "--bots", "greedy,random,random")

    assert simulated(*args) == simulated(*args, "--jobs", "2")


def test_the_tables_name_seats_bots_and_shares() -> None:
    """Wins, share, interval, mean length and speed."""
    told = rondel("simulate", "tictactoe", "--games", "40", "--bots", "random,greedy").output

    assert "greedy" in told
    assert "95 %" in told
    assert "three in a row" in told
    assert "40 games, " in told
    assert "commands/s" in told


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["tictactoe", "--bots", "rndom"], "there is no bot called 'rndom'; did you mean 'random'?"),
        (["tictactoe", "--bots", "random,random,random"], "3 bots were named for 2 seats"),
        (["auction", "--seats", "7"], "Sealed bids is for 2 to 6 seats, not 7"),
        (["auction", "--option", "lots=0"], "Expected `int` >= 1"),
    ],
)
def test_mistakes_are_one_line(args: list[str], message: str) -> None:
    """What was asked, why not, and what would do."""
    assert message in refused("simulate", *args)


def test_no_games_at_all_is_refused() -> None:
    """By the option itself."""
    result = rondel("simulate", "tictactoe", "--games", "0")

    assert result.exit_code == 2
    assert "--games" in result.output
