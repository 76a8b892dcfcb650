"""Help answers at once, because it loads nothing it does not need; `rondel bench` measures how soon that is."""

import subprocess
import sys

import pytest

SCRIPT = """
import sys
from rondel.cli.main import app
try:
    app(sys.argv[1:])
finally:
    heavy = ("rich", "litestar", "rondel.games.", "rondel.server", "rondel.bots", "rondel.bench", "rondel.testing")
    print([name for name in sys.modules if name.startswith(heavy)], file=sys.stderr)
"""


@pytest.mark.parametrize("args", [["--help"], ["play", "--help"], ["simulate", "--help"], ["serve", "--help"]])
def test_help_loads_nothing_it_does_not_need(args: list[str]) -> None:
    """Neither what draws tables nor a server, a bot or a single game."""
    found = subprocess.run([sys.executable, "-c", SCRIPT, *args], check=True, capture_output=True, text=True)

    assert "Usage:" in found.stdout
    assert found.stderr == "[]\n"
