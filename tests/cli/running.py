"""Runs commands in this process, and a terminal whose lines are written beforehand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from typer.testing import CliRunner

from rondel.cli.main import app
from rondel.cli.terminal import Left, Terminal


def rondel(*args: str, lines: Iterable[str] = ()) -> Any:
    """What a command printed and its exit code; `lines` is what somebody types."""
    typed = "".join(f"{line}\n" for line in lines)
    return CliRunner(env={"COLUMNS": "80", "NO_COLOR": "1"}).invoke(app, list(args), input=typed, prog_name="rondel")


def refused(*args: str) -> str:
    """The one line with which a mistake of the user is answered."""
    result = rondel(*args)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    lines = [line for line in result.output.splitlines() if line.startswith("rondel: ")]
    assert len(lines) == 1, result.output
    return str(lines[0])


class Script(Terminal):
    """A terminal at which these lines are typed."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.lines = list(lines)
        self.said: list[str] = []

    def ask(self, prompt: str) -> str:
        if not self.lines:
            raise Left
        return self.lines.pop(0)

    def say(self, text: str = "", style: str = "", hang: int | None = None) -> None:
        self.said.append(text)

    def show(self, drawn: Any) -> None:
        pass
