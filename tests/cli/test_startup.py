"""Help answers at once."""

import os
import subprocess
import sys

import pytest


def run(*args: str) -> float:
    """The processor time that a command takes in a process of its own, whatever else the machine does."""
    before = os.times()
    subprocess.run([sys.executable, "-m", "rondel", *args], check=True, capture_output=True)
    after = os.times()
    return after.children_user - before.children_user + after.children_system - before.children_system


@pytest.mark.parametrize("args", [["--help"], ["play", "--help"], ["simulate", "--help"]])
def test_help_answers_quickly(args: list[str]) -> None:
    """The promise is 0.3 s; more is allowed here, because tests share their machine."""
    assert min(run(*args) for _ in range(3)) < 0.7


def test_help_loads_nothing_it_does_not_need() -> None:
    """Neither what draws tables nor a single game."""
    names = "[name for name in sys.modules if name.startswith(('rich', 'rondel.games.'))]"
    script = f"import sys, rondel.cli.main; print({names})"

    assert subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout == "[]\n"
