"""Teaching with torch: the same lessons, the same network."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from rondel import registry
from rondel.cli.main import app

np: Any = pytest.importorskip("numpy")


@pytest.mark.parametrize("score", [None, (2, 3.0)])
def test_lessons_of_torch_give_the_weights_of_numpy(score: tuple[int, float] | None) -> None:
    """One lesson and twenty, with the score and without, and when the rate changes between them."""
    pytest.importorskip("torch")
    from rondel.bots.network import Network, Teacher
    from rondel.bots.torch_teaching import TorchTeacher

    rng = np.random.default_rng(1)
    positions = rng.normal(size=(64, 12)).astype(np.float32)
    wanted = np.stack([rng.random(64), 2 * rng.random(64) - 1], axis=1).astype(np.float32)
    networks = [Network.fresh((12, 16, 8, 2), 1, score) for _ in range(2)]
    teachers = Teacher(networks[0], 0.01), TorchTeacher(networks[1], 0.01)

    for lesson in range(20):
        off = [teacher.teach(positions, wanted) for teacher in teachers]
        assert off[0] == pytest.approx(off[1], abs=1e-4)
        layers = zip(*(network.layers for network in networks), strict=True)
        assert all(abs(mine - its).max() < 1e-4 for layer in layers for mine, its in zip(*layer, strict=True))
        for teacher in teachers:
            teacher.rate = 0.01 * 0.9**lesson


def test_a_course_taught_by_torch_is_kept_in_the_same_file(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from rondel.bots.course import Course
    from rondel.bots.lessons import by_rules
    from rondel.bots.schooling import train
    from rondel.bots.torch_teaching import TorchTeacher
    from rondel.bots.training import Recipe
    from rondel.bots.weights import read

    course = Course("tictactoe", 2, 40, str(tmp_path / "x.weights"), rungs=0, recipe=Recipe(layers=(16, 8)))
    with ThreadPoolExecutor(1) as pool:
        school = partial(by_rules, find=registry.game, pool=pool, jobs=1, teaching=TorchTeacher)
        off = [step.off for step in train(course, registry.game("tictactoe"), school, registry.game, pool)]
    assert all(0 < each < 0.5 for each in off)
    assert read(course.path).network().sizes[1:] == (16, 8, 2)


def test_without_torch_it_is_said_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rondel.bots.torch_teaching", None)
    said = CliRunner().invoke(app, ["train", "tictactoe", "--torch", "--out", str(tmp_path / "x.weights")])
    assert said.exit_code == 2
    assert "--torch needs torch; install it with" in said.output
