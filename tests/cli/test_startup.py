"""Help answers at once."""

import subprocess
import sys
from time import perf_counter

import pytest


def run(*args: str) -> float:
    """How long a command takes in a process of its own."""
    started = perf_counter()
    subprocess.run([sys.executable, "-m", "rondel", *args], check=True, capture_output=True)
    return perf_counter() - started


@pytest.mark.parametrize("args", [["--help"], ["play", "--help"], ["simulate", "--help"]])
def test_help_answers_quickly(args: list[str]) -> None:
    """The promise is 0.3 s; twice that is allowed here, because tests share their machine."""
    assert min(run(*args) for _ in range(3)) < 0.6


def test_help_loads_nothing_it_does_not_need() -> None:
    """Neither what draws tables nor a single game."""
    names = "[name for name in sys.modules if name.startswith(('rich', 'rondel.games.'))]"
    script = f"import sys, rondel.cli.main; print({names})"

    assert subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout == "[]\n"
