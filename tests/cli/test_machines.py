"""`--on`: the same games on Ray's machines as on this one. Runs where Ray is installed: `pip install 'rondel[ray]'`."""

import json
from pathlib import Path
from typing import Any

import pytest

from rondel.bots.weights import read
from tests.cli.running import refused, rondel


def told(*args: str) -> dict[str, Any]:
    """What `--json` says, without what depends on the machine."""
    result = rondel(*args, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.output)
    found.pop("seconds", None)
    for standing in found.get("standings", ()):
        standing.pop("seconds")
    return found


def test_a_place_that_is_none_is_refused() -> None:
    assert "write ray, auto or ray://host:port" in refused("arena", "tictactoe", "--games", "2", "--on", "the-moon")


def test_ray_plays_what_this_machine_plays(tmp_path: Path) -> None:
    """An arena, a report and a course of self-play."""
    pytest.importorskip("ray")
    arena = ("arena", "tictactoe", "--bots", "random,greedy", "--games", "8")
    report = ("report", "tictactoe", "--games", "6", "--bot", "greedy")
    assert told(*arena, "--on", "ray") == told(*arena, "--jobs", "1")
    assert told(*report, "--on", "ray") == told(*report, "--jobs", "1")

    weights = tmp_path / "learned.weights"
    train = ("train", "tictactoe", "--games", "40", "--rungs", "1", "--layers", "8", "--out", str(weights))
    result = rondel(*train, "--on", "ray")
    assert result.exit_code == 0, result.output
    assert read(weights).games >= 40
    assert read(weights).ladder
