"""The peers' measurements, as far as they need neither a network nor a peer."""

import random
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rondel.bench import comparison
from rondel.bench.comparison import PeerResult, Rate, bare_tictactoe, best_rate, measure

ROWS = ({0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6})


class Scripted(random.Random):
    """Picks the given cells, one after the other, out of those still free in the game."""

    def __init__(self, cells: Sequence[int]) -> None:
        super().__init__(0)
        self.cells = list(cells)
        self.taken: list[int] = []

    def random(self) -> float:
        cell = self.cells[len(self.taken)]
        free = [i for i in range(9) if i not in self.taken]
        self.taken.append(cell)
        return (free.index(cell) + 0.5) / len(free)


class Recorded(random.Random):
    """Remembers every number it gave."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.given: list[float] = []

    def random(self) -> float:
        self.given.append(super().random())
        return self.given[-1]


def no_process(*args: object, **kwargs: object) -> Any:
    raise AssertionError(f"a process was started: {args}")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bare loop's figure without its second and a half of play."""
    monkeypatch.setattr(comparison, "measure_bare_loop", lambda: PeerResult("bare loop", "3", 1.0, ""))


@pytest.mark.parametrize(
    ("cells", "moves"),
    [
        ((0, 3, 1, 4, 2), 5),
        ((0, 3, 1, 4, 8, 5), 6),
        ((2, 0, 4, 1, 6), 5),
        ((0, 1, 2, 4, 3, 5, 7, 6, 8), 9),
        ((0, 1, 2, 3, 4, 6, 5, 7, 8), 9),
    ],
    ids=["first seat's row", "second seat's row", "diagonal", "draw", "line on the last cell"],
)
def test_the_bare_loop_stops_at_a_line_or_a_full_board(cells: Sequence[int], moves: int) -> None:
    rng = Scripted(cells)
    assert bare_tictactoe(1, rng) == moves
    assert rng.taken == list(cells)


def test_the_bare_loop_plays_whole_legal_games() -> None:
    """A slow second set of rules, fed the same numbers, needs exactly as many moves for 200 games."""
    rng = Recorded(5)
    moves = bare_tictactoe(200, rng)
    numbers = iter(rng.given)
    for _ in range(200):
        marks: tuple[set[int], set[int]] = (set(), set())
        seat = 1
        while not any(row <= marks[seat] for row in ROWS) and len(marks[0] | marks[1]) < 9:
            seat = 1 - seat
            free = sorted(set(range(9)) - marks[0] - marks[1])
            marks[seat].add(free[int(next(numbers) * len(free))])
    assert next(numbers, None) is None
    assert moves == len(rng.given)


def test_a_rate_counts_every_run() -> None:
    rng = random.Random(3)
    rate = best_rate(lambda games: bare_tictactoe(games, rng), runs=3, seconds=0.002)
    assert rate.runs == 3
    assert rate.games % 3 == 0
    assert 5 * rate.games <= rate.moves <= 9 * rate.games
    assert rate.moves_per_second > 0


@pytest.mark.usefixtures("quick")
def test_without_node_and_pip_every_peer_has_a_note(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fails(command: Sequence[str], **kwargs: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(subprocess, "run", fails)
    lines: list[str] = []
    bare, boardgame_io, *open_spiel = measure(tmp_path / "scratch", lines.append)
    assert bare.moves_per_second == 1.0
    assert boardgame_io == PeerResult(
        "boardgame.io", comparison.BOARDGAME_IO, None, "needs Node: node is not on the PATH"
    )
    assert len(open_spiel) == 2
    for result in open_spiel:
        assert result.version == comparison.OPEN_SPIEL
        assert result.moves_per_second is None
        assert "not installed" in result.note
    assert lines == ["bare loop: playing 15 runs", "OpenSpiel: installing 2.0.2 with pip"]


@pytest.mark.usefixtures("quick")
def test_an_installation_that_hangs_gives_a_note(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def hangs(command: Sequence[str], *, timeout: float, **kwargs: Any) -> Any:
        raise subprocess.TimeoutExpired(command, timeout)

    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "run", hangs)
    results = measure(tmp_path, lambda line: None)
    assert [r.moves_per_second for r in results] == [1.0, None, None, None]
    assert all("not installed within" in r.note for r in results[1:])


@pytest.mark.usefixtures("quick")
def test_an_unusable_scratch_folder_gives_a_note(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "run", no_process)
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    results = measure(tmp_path / "file", lambda line: None)
    assert all(r.moves_per_second is None and "file" in r.note for r in results[1:])


@pytest.mark.usefixtures("quick")
def test_a_second_call_installs_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    commands: list[Sequence[str]] = []

    def answers(command: Sequence[str], **kwargs: Any) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        said = '{"rate": 1000.0, "moves": 7600, "games": 1000, "runs": 2}'
        return subprocess.CompletedProcess(command, 0, stdout=said, stderr="")

    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "run", answers)
    first = measure(tmp_path, lambda line: None)
    assert any("install" in command for command in commands)
    commands.clear()
    assert measure(tmp_path, lambda line: None) == first
    assert len(commands) == 3
    assert not any("install" in command or "venv" in command for command in commands)
    assert first[1].moves_per_second == 1000.0
    assert first[1].note == "best of 2 runs, 1,000 games, 7.60 moves a game"


def test_only_figures_of_tic_tac_toe_are_believed() -> None:
    good = '{"rate": 10.5, "moves": 760, "games": 100, "runs": 3}\n'
    assert comparison._read_rate(good) == Rate(10.5, 760, 100, 3)
    for bad in ("", "hello", "[]", '{"rate": 1}', good.replace("100", "0"), good.replace("760", "900")):
        with pytest.raises(comparison.PeerUnavailableError):
            comparison._read_rate(bad)


def test_the_player_for_node_ships_with_the_package() -> None:
    assert comparison._BOARDGAME_IO_SCRIPT.is_file()
