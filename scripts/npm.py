"""npm, in the folder of the browser client: the machine's own, or the one in .venv.

.venv/bin/python scripts/npm.py run check
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from hatch_build import CLIENT, npm


def main() -> int:
    """Run npm with the arguments given."""
    try:
        command, environment = npm()
    except ModuleNotFoundError:
        print("There is no Node of version 20.19 or later. Install one, or run `make setup`, which brings its own.")
        return 1
    return subprocess.run([*command, *sys.argv[1:]], cwd=CLIENT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
