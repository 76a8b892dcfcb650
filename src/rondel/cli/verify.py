"""`rondel verify`: does a match file hold what it says?"""

from __future__ import annotations

from pathlib import Path

import typer

NAME = "verify"


def run(
    file: Path = typer.Argument(..., help="A match file."),
    game: str = typer.Option("", "--game", help="A folder with the game, if it is not installed."),
) -> None:
    """Replay a match file and compare where it leads."""
    from rondel import registry
    from rondel.cli.saving import read_bytes
    from rondel.cli.setting_up import find_game
    from rondel.core.file import read, verify
    from rondel.errors import FileError, UnknownGame
    from rondel.words import Speaker

    data = read_bytes(file)
    try:
        header = read(data).head.header
        found = find_game(game) if game else registry.game(header.game)
        match = verify(data, found)
    except (FileError, UnknownGame) as problem:
        typer.echo(f"{file}: {problem}", err=True)
        raise typer.Exit(1) from None
    words = Speaker(module=found.module, name_of=match.name_of)
    how = f"over, {words.say(match.over.reason)}" if match.over else "not over yet"
    typer.echo(f"{found.title}, version {header.version}, {header.seats} seats, {len(match.entries)} entries, {how}")
    typer.echo(f"The seed fits its commitment {header.commitment[:16]}….")
    typer.echo(f"Replayed: every entry leads where it led before, to position {match.digest()}.")
