"""The `rondel` command: wires one module per command, and tells users' mistakes in one line."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from rondel.cli import (
    admin,
    arena,
    bench,
    check,
    dev,
    flow,
    games,
    new_game,
    play,
    replay,
    report,
    schema,
    serve,
    simulate,
    train,
    verify,
)
from rondel.errors import CommandFailed, ReplayDivergence, RondelError, RuleBug, UnknownGame

BUGS = (RuleBug, ReplayDivergence, CommandFailed)
"""What is nobody's mistake at the keyboard: these keep their traceback."""


class Commands(TyperGroup):
    """Commands in the order in which a newcomer meets them."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command; a mistake of the user is one line and exit code 2."""
        try:
            return super().invoke(ctx)
        except BUGS:
            raise
        except RondelError as problem:
            typer.echo(f"rondel: {problem}{_hint(problem)}", err=True)
            raise typer.Exit(2) from None
        except BrokenPipeError:
            raise typer.Exit(1) from None


def _hint(problem: RondelError) -> str:
    return "; `rondel games` lists them all" if isinstance(problem, UnknownGame) and not problem.nearest else ""


app = typer.Typer(
    name="rondel",
    cls=Commands,
    help="Turn-based games: play, simulate, draw, check and replay them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # plain help answers in half the time, and an error stays one line
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for _module in (
    games,
    play,
    serve,
    dev,
    simulate,
    arena,
    train,
    report,
    flow,
    check,
    replay,
    verify,
    new_game,
    schema,
    bench,
):
    app.command(_module.NAME)(_module.run)
app.add_typer(admin.app, name=admin.NAME)


@app.callback(invoke_without_command=True)
def main(version: bool = typer.Option(False, "--version", help="Say which version this is.")) -> None:
    if version:
        from rondel import __version__

        typer.echo(f"rondel {__version__}")
        raise typer.Exit


if __name__ == "__main__":
    app()
