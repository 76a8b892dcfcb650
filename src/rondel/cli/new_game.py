"""`rondel new-game`: a folder with a complete small game to start from."""

from __future__ import annotations

from pathlib import Path

import typer

NAME = "new-game"


def run(
    name: str = typer.Argument(..., help="The new game's name, such as night_train."),
    like: str = typer.Option("tictactoe", "--like", help="The game to begin with; `rondel games` lists them."),
    folder: Path = typer.Option(Path("."), "--in", help="Where to put the folder."),
) -> None:
    """Make a playable, tested game to start from."""
    from rondel.cli.scaffold import copy_game

    made = copy_game(name, like, folder)
    typer.echo(f"{made} is a copy of {like}, ready to be changed:")
    for path in sorted(made.rglob("*")):
        if path.is_file():
            typer.echo(f"  {path}")
    where = made if made.is_absolute() else Path(".") / made
    typer.echo(f"\nPlay it:   rondel play {_said(where)}")
    typer.echo(f"Check it:  rondel check {_said(where)}")
    typer.echo(f"Test it:   pytest {_said(where)}")


def _said(path: Path) -> str:
    """A path that cannot be mistaken for a game's name."""
    text = str(path)
    return text if "/" in text else f"./{text}"
