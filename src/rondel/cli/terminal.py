"""Reading lines and printing text, at a terminal or with input and output redirected."""

from __future__ import annotations

import sys
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

    def say(self, text: str = "", style: str = "") -> None:
        """Print a text as it is."""
        self.console.print(Text(text, style), soft_wrap=False)

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
