"""The trial by fire, for a moment; `scripts/fire.py` takes as long as one likes."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "fire.py"


def test_nothing_is_lost_in_the_fire() -> None:
    words = [sys.executable, str(SCRIPT), "--seconds", "15", "--seed", "5", "--tables", "3", "--workers", "1"]
    found = subprocess.run(words, capture_output=True, text=True, timeout=600)

    assert found.returncode == 0, found.stdout + found.stderr
