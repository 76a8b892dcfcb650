"""`rondel flow`: the course of a game as a diagram."""

from __future__ import annotations

from pathlib import Path

import typer

NAME = "flow"
FORMATS = ("mermaid", "svg", "png")


def run(
    game: str = typer.Argument(..., help="Which game, or a folder with a game.py."),
    format: str = typer.Option("", "--format", "-f", metavar="mermaid|svg|png", help="Mermaid text unless you say."),
    output: Path | None = typer.Option(None, "--output", "-o", help="A file; its ending may tell the format."),
) -> None:
    """Draw the flow of a game: Mermaid, SVG or PNG."""
    from rondel.cli.setting_up import find_game
    from rondel.diagrams.mermaid import mermaid
    from rondel.diagrams.png import png
    from rondel.diagrams.scene import scene
    from rondel.diagrams.svg import svg

    wanted = _format(format, output)
    found = scene(find_game(game))
    if wanted == "png":
        _write(png(svg(found)), output)
    else:
        _write((svg if wanted == "svg" else mermaid)(found).encode(), output)


def _format(name: str, output: Path | None) -> str:
    """The format asked for, or the one the file's ending stands for."""
    from rondel.cli.mistakes import Mistake

    if not name:
        ending = output.suffix.removeprefix(".") if output else ""
        name = ending if ending in ("svg", "png") else "mermaid"
    if name not in FORMATS:
        raise Mistake(f"{name!r} is not a format; there are {', '.join(FORMATS)}")
    if name == "png" and output is None:
        raise Mistake("a PNG needs a file: --output FILE.png")
    return name


def _write(data: bytes, output: Path | None) -> None:
    from rondel.cli.mistakes import Mistake

    if output is None:
        typer.echo(data.decode(), nl=False)
        return
    try:
        output.write_bytes(data)
    except OSError as problem:
        raise Mistake(f"{output} cannot be written: {problem.strerror or problem}") from None
    typer.echo(f"Drawn in {output}.", err=True)
