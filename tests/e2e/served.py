"""The server as the browser tests start it: `python -m tests.e2e.served serve ...`.

All its matches have the same luck, so that a test sees the same cards and dice whenever it runs.
"""

from __future__ import annotations

from rondel.cli.main import app
from rondel.server import tokens

if __name__ == "__main__":
    tokens.seed = lambda: "rondel" * 5
    app()
