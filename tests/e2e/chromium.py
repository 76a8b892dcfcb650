"""Where Chromium is."""

from __future__ import annotations

import os
import shutil
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The one without windows comes first: it draws the same pages with a fifth less of the processor."""


def chromium() -> str | None:
    """Chromium as the system has it."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


if __name__ == "__main__":  # asked by the Makefile whether there is one
    sys.exit(chromium() is None)
