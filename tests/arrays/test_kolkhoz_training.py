"""Learning Kolkhoz from arrays, with players in processes of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from rondel import registry
from rondel.arrays.kolkhoz_training import by_arrays
from rondel.bots.course import Course
from rondel.bots.schooling import train
from rondel.bots.training import Recipe
from rondel.bots.weights import read

pytest.importorskip("numba", reason="numba is an optional extra")
LEARNS = """
import sys
from rondel import registry
from rondel.arrays.kolkhoz_training import by_arrays
from rondel.bots.course import Clock, Course
from rondel.bots.schooling import begun
from rondel.bots.training import Recipe

if __name__ == "__main__":
    course = Course("kolkhoz", 4, 0, sys.argv[1], 10, recipe=Recipe(layers=(8, 8)), scored=False, positions=200)
    for _ in by_arrays(course, begun(course, registry.game("kolkhoz")), Clock(course), jobs=1):
        pass
"""


def children(process: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="who is whose child is read from /proc")
def test_players_end_with_a_course_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "learns.py"
    script.write_text(LEARNS)
    course = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "x.weights")], env={**os.environ, "NUMBA_DISABLE_JIT": "1"}
    )
    until = time.monotonic() + 60
    while len(players := children(course.pid)) < 2 and time.monotonic() < until:  # one counts what the others share
        time.sleep(0.1)

    course.send_signal(signal.SIGKILL)
    course.wait()

    while any(map(is_alive, players)) and time.monotonic() < until:
        time.sleep(0.1)
    assert len(players) == 2
    assert not any(map(is_alive, players))


def test_a_course_in_arrays_keeps_what_it_learns_and_how_well_that_plays(tmp_path: Path) -> None:
    recipe = Recipe(by="arrays", layers=(8, 8))
    course = Course("kolkhoz", 4, 40, str(tmp_path / "x.weights"), 0, {}, 1, 4, "random", recipe, False, 200)
    with ThreadPoolExecutor(1) as pool:
        steps = list(train(course, registry.game("kolkhoz"), partial(by_arrays, jobs=1), registry.game, pool))

    weights = read(course.path)
    assert [step.done for step in steps] == [1, 1]
    assert (weights.games, weights.recipe["games"], weights.recipe["by"]) == (40, 40, "arrays")
    assert [(rung.against, rung.games) for rung in weights.ladder] == [("random", 4)]
