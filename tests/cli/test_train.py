"""`rondel train`: what is asked for is what is learned, or it is said why not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rondel import registry
from rondel.bots.course import Course
from rondel.bots.schooling import Progress, begun
from rondel.bots.weights import Rung, write
from tests.cli.running import refused, rondel

pytest.importorskip("numpy")


def test_a_course_in_arrays_is_a_course_like_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba", reason="numba is an optional extra")
    asked: list[Course] = []

    def learn(course: Course, *_: Any) -> list[Progress]:
        asked.append(course)
        return []

    monkeypatch.setattr("rondel.cli.train._learn", learn)
    path = str(tmp_path / "x.weights")
    told = rondel(
        "train", "kolkhoz", "--arrays", "--out", path, "--rungs", "3", "--against", "easy", "--layers", "16,8"
    )
    assert "10 minutes; what is learned is kept" in told.output
    told = rondel("train", "kolkhoz", "--arrays", "--out", path, "-n", "800")
    assert "800 games; what is learned is kept" in told.output

    by_time, by_games = asked
    assert (by_time.games, by_time.minutes, by_time.rungs, by_time.yardstick) == (0, 10, 3, "easy")
    assert (by_games.games, by_games.minutes, by_games.scored) == (800, 0, False)
    assert (by_time.recipe.by, by_time.recipe.layers) == ("arrays", (16, 8))


def test_what_arrays_cannot_do_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("numba", reason="numba is an optional extra")
    train = ("train", "kolkhoz", "--arrays", "--out", str(tmp_path / "x.weights"))
    assert "arrays are played on this machine" in refused(*train, "--on", "ray")
    assert "there are two hidden layers, not 3" in refused(*train, "--layers", "8,8,8")
    assert "the classic game of 4 and no other" in refused(*train, "--seats", "3")


def test_who_stops_a_course_is_told_what_there_is_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That it can go on from the file is said only where there is one."""
    path = tmp_path / "x.weights"

    def stopped(after: int) -> Any:
        def steps(*_: Any) -> Any:
            if after:
                write(begun(Course("tictactoe", 2, 1, str(path)), registry.game("tictactoe")), path)
                yield Progress(0.1, after, 0.2)
            raise KeyboardInterrupt

        return steps

    train = ("train", "tictactoe", "-j", "1", "--out", str(path))
    monkeypatch.setattr("rondel.bots.schooling.train", stopped(0))
    assert "stopped; nothing was learned yet, and nothing written to" in rondel(*train).output
    monkeypatch.setattr("rondel.bots.schooling.train", stopped(64))
    assert "holds what was learned from 64 games; the same command goes on" in " ".join(rondel(*train).output.split())


def test_that_the_former_file_was_better_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.weights"
    last = Progress(1.0, 400, 0.2, Rung(400, "the file before", 40, 0.1))
    steps = [last, Progress(1.0, 400, 0.2, is_put_back=True)]
    monkeypatch.setattr("rondel.bots.schooling.train", lambda *_: (each for each in steps))

    said = " ".join(rondel("train", "tictactoe", "-j", "1", "--out", str(path)).output.split())

    assert "after 400 games against the file before: 10.0% of 40" in said
    assert "that is clearly worse than" in said
    assert ".worse" in said
