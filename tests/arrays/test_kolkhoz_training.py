"""Learning Kolkhoz from arrays, with players in processes of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="numba is an optional extra")
LEARNS = """
from rondel import registry
from rondel.arrays.kolkhoz_training import ArrayRecipe, train
from rondel.bots.surveying import survey

if __name__ == "__main__":
    scales = survey(registry.game("kolkhoz"), 4, positions=200).scales
    train(scales, ArrayRecipe(layers=(8, 8)), 600, 1)
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
    course = subprocess.Popen([sys.executable, str(script)], env={**os.environ, "NUMBA_DISABLE_JIT": "1"})
    until = time.monotonic() + 60
    while len(players := children(course.pid)) < 2 and time.monotonic() < until:  # one counts what the others share
        time.sleep(0.1)

    course.send_signal(signal.SIGKILL)
    course.wait()

    while any(map(is_alive, players)) and time.monotonic() < until:
        time.sleep(0.1)
    assert len(players) == 2
    assert not any(map(is_alive, players))
