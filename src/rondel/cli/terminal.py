"""Reading lines and printing text, at a terminal or with input and output redirected."""

from __future__ import annotations

import re
import sys
import textwrap
from typing import Any

from rich.console import Console
from rich.text import Text


class Left(Exception):
    """Whoever sat here has left: the input has ended, or was interrupted."""


class Terminal:
    """One keyboard and one screen."""

    def __init__(self) -> None:
        self.console = Console(highlight=False)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            import readline  # noqa: F401 -- gives the prompt line editing

    def say(self, text: str = "", style: str = "", hang: int | None = None) -> None:
        """Print a text; a long line goes on under the beginning of its first word, or `hang` columns in."""
        for line in text.split("\n"):
            indent = re.match(r"\s*(· )?", line)
            under = len(indent[0]) if indent and hang is None else hang or 0
            for part in textwrap.wrap(line, self.console.width - 1, subsequent_indent=" " * under) or [""]:
                self.console.print(Text(part, style))

    def show(self, drawn: Any) -> None:
        """Print something that draws itself."""
        self.console.print(drawn)

    def ask(self, prompt: str) -> str:
        """One line, without spaces around it; raises `Left` when there is none."""
        try:
            if self.interactive:
                return input(f"{prompt} > ").strip()
            print(f"{prompt} > ", end="", flush=True)
            line = sys.stdin.readline()
            print(line.strip())
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        if not line:
            raise Left
        return line.strip()

    def curtain(self, text: str) -> None:
        """Hide what the last person saw and wait for the next one; without a terminal only say so."""
        if not self.interactive:
            self.say(f"── {text} ──", "bold")
            return
        self.console.clear()
        self.say(f"\n\n  {text}\n", "bold")
        self.ask("  Press Enter when nobody else is looking")
        self.console.clear()
