"""`rondel new-game`: a folder with a complete small game to start from, or a package with a board as well."""

from __future__ import annotations

from pathlib import Path

import typer

NAME = "new-game"


def run(
    name: str = typer.Argument(..., help="The new game's name, such as night_train."),
    like: str = typer.Option("tictactoe", "--like", help="The game to begin with; `rondel games` lists them."),
    folder: Path = typer.Option(Path("."), "--in", help="Where to put the folder."),
    package: bool = typer.Option(False, "--package", help="A package to publish, with a board in the browser."),
    svelte: bool = typer.Option(False, "--svelte", help="With --package: a board in Svelte, built by npm."),
) -> None:
    """Make a playable, tested game to start from."""
    from rondel.cli.mistakes import Mistake
    from rondel.cli.scaffold import copy_game, make_package

    if svelte and not package:
        raise Mistake("--svelte makes the board of a package: say --package --svelte")
    made = make_package(name, like, folder, svelte=svelte) if package else copy_game(name, like, folder)
    typer.echo(f"{made} is a copy of {like}, ready to be changed:")
    for path in sorted(made.rglob("*")):
        if path.is_file():
            typer.echo(f"  {path}")
    where = _said(made if made.is_absolute() else Path(".") / made)
    if package:
        typer.echo(f'\nInstall it:  pip install -e "{where}[test]"')
        if svelte:
            typer.echo(f"Build it:    npm --prefix {where}/board run build")
        typer.echo(f"Write it:    rondel dev {where}")
        typer.echo("Play it:     rondel serve")
        typer.echo(f"Test it:     pytest {where}")
        typer.echo(f"Publish it:  pip wheel {where} --no-deps -w dist")
        return
    typer.echo(f"\nWrite it:  rondel dev {where}")
    typer.echo(f"Play it:   rondel play {where}")
    typer.echo(f"Check it:  rondel check {where}")
    typer.echo(f"Test it:   pytest {where}")


def _said(path: Path) -> str:
    """A path that cannot be mistaken for a game's name."""
    text = str(path)
    return text if "/" in text else f"./{text}"
