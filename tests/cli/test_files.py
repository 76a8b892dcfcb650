"""`rondel replay` and `rondel verify`: what a match file holds, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from rondel import registry
from rondel.core.commands import Command
from rondel.core.file import dump
from rondel.core.match import Match
from rondel.core.picking import random_decision
from tests.cli.running import refused, rondel


def played(name: str, seats: int = 2) -> Match:
    """A random match, played to its end."""
    match = Match(registry.game(name), seats, seed="9", names=("Ann", "Bo"))
    rng = Random(9)
    while match.over is None:
        seat = match.kernel.actors()[0]
        match.apply(Command.of(match.kernel, random_decision(match.kernel, seat, rng)))
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.rondel"
    path.write_bytes(dump(played("auction")))
    return path


def test_a_match_is_told_step_by_step(file: Path) -> None:
    """Every entry, the table at the end, who won and the scores."""
    told = rondel("replay", str(file)).output

    assert "   1  Ann decides: " in told
    assert "lot 6 for" in told
    assert "won: most gathered." in told
    assert "score" in told


def test_it_can_be_told_up_to_a_point_as_somebody_saw_it(file: Path) -> None:
    """A seat and a spectator do not see the other's purse then."""
    for viewpoint in ("1", "spectator"):
        told = rondel("replay", str(file), "--to", "3", "--as", viewpoint).output
        assert "▒" in told
        assert "   3  " in told
        assert "   4  " not in told
    assert "▒ " not in rondel("replay", str(file), "--as", "all").output


def test_boards_can_be_shown_after_every_entry(file: Path) -> None:
    """As often as there are entries."""
    assert rondel("replay", str(file), "--boards", "--to", "4").output.count("shown ") == 5


def test_a_replay_that_cannot_be_is_refused(file: Path) -> None:
    """An entry or a seat that there is not, a file that is not there."""
    assert "there is no entry 99; the match has 12" in refused("replay", str(file), "--to", "99")
    assert "'9' is not a seat; there are seats 1 to 2" in refused("replay", str(file), "--as", "9")
    assert "cannot be read" in refused("replay", str(file) + "x")


def test_a_sound_file_is_verified(file: Path) -> None:
    """Game, version, seats, entries, end, seed and position are named."""
    result = rondel("verify", str(file))

    assert result.exit_code == 0
    assert "Sealed bids, version 1, 2 seats, 12 entries, over, most gathered" in result.output
    assert "every entry leads where it led before" in result.output


def broken(data: bytes, how: str) -> bytes:
    lines = data.splitlines(keepends=True)
    match how:
        case "cut off in a line":
            return data[: len(data) // 2]
        case "cut off after a line":
            return b"".join(lines[:-3])
        case "a changed bid":
            return data.replace(b'"value":', b'"value": 1', 1)
        case "an entry left out":
            return b"".join([*lines[:4], *lines[5:]])
        case "no JSON":
            return b"hello\nworld\nagain\n"
    return b""


@pytest.mark.parametrize(
    "how", ["cut off in a line", "cut off after a line", "a changed bid", "an entry left out", "no JSON", "empty"]
)
def test_a_damaged_file_is_found_out(file: Path, how: str) -> None:
    """One clear sentence and exit code 1; `replay` refuses it too."""
    file.write_bytes(broken(file.read_bytes(), how))

    result = rondel("verify", str(file))

    assert result.exit_code == 1
    assert "Traceback" not in result.output
    assert len(result.output.strip().splitlines()) == 1
    assert result.output.startswith(str(file))
    refused("replay", str(file))


def signed(match: Match, **changes: str) -> bytes:
    """The file of a match whose header says something else."""
    match.header = msgspec.structs.replace(match.header, **changes)
    return dump(match)


def test_a_file_of_other_rules_is_found_out(file: Path) -> None:
    """Another version of the rules, and a game nobody has."""
    file.write_bytes(signed(played("auction"), version="0"))
    result = rondel("verify", str(file))
    assert result.exit_code == 1
    assert "played under version 0 of Sealed bids; these are version 1" in result.output

    file.write_bytes(signed(played("auction"), game="auctoin"))
    result = rondel("verify", str(file))
    assert result.exit_code == 1
    assert "there is no game called 'auctoin'; did you mean 'auction'" in result.output


def test_a_file_that_is_not_there_is_a_mistake(tmp_path: Path) -> None:
    """Not a damaged file: exit code 2."""
    assert "cannot be read: No such file or directory" in refused("verify", str(tmp_path / "nothing"))
