"""`rondel games` and the command itself."""

import json

from tests.cli.running import refused, rondel


def test_the_games_are_listed_with_what_is_on_their_boxes() -> None:
    """Name, title, seats, minutes, stage and summary of every game."""
    listed = rondel("games").output

    assert "tictactoe" in listed
    assert "Sealed bids" in listed
    assert "2–6" in listed
    assert "example" in listed


def test_the_list_is_there_as_json_too() -> None:
    """A program can read it."""
    boxes = {box["name"]: box for box in json.loads(rondel("games", "--json").output)}

    assert boxes["auction"]["seats"] == [2, 6]
    assert set(boxes["sparks"]) == {"name", "title", "version", "seats", "summary", "stage", "minutes", "usual"}


def test_without_a_command_there_is_help() -> None:
    """Somebody who types only `rondel` sees what there is."""
    shown = rondel("--help").output

    for command in ("games", "play", "dev", "simulate", "flow", "check", "replay", "verify", "new-game", "bench"):
        assert f"\n  {command} " in shown
        assert rondel(command, "--help").exit_code == 0
    assert "Usage: rondel" in rondel().output


def test_a_mistyped_command_or_option_is_answered_with_the_nearest() -> None:
    """The mistake is named, and what was probably meant."""
    assert "Did you mean 'simulate'?" in rondel("simulat").output
    assert "--games" in rondel("simulate", "sparks", "--gamse", "3").output
    assert rondel("simulat").exit_code == 2


def test_a_mistyped_game_is_answered_with_the_nearest() -> None:
    """By every command that takes a game."""
    for command in ("play", "simulate", "flow", "check"):
        assert refused(command, "sparcs").endswith("there is no game called 'sparcs'; did you mean 'sparks'?")


def test_a_game_nobody_has_heard_of_is_answered_with_where_to_look() -> None:
    """There is nothing near, so the list is named."""
    assert "`rondel games` lists them all" in refused("play", "xyzzy")


def test_the_version_is_said() -> None:
    """`--version` and nothing else."""
    assert rondel("--version").output.startswith("rondel 0.")
