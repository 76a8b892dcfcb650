"""`rondel check`: hold a game to every promise of the test kit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rondel.core.game import Game

NAME = "check"


def run(
    game: str = typer.Argument(..., help="Which game, or a folder with a game.py."),
    games: int = typer.Option(200, "--games", "-n", min=1, help="How many random games."),
    seed: str = typer.Option("0", "--seed", help="The same seed gives the same games."),
    seats: int = typer.Option(0, "--seats", help="Only this number of seats."),
    only: list[str] = typer.Option([], "--only", help="Only this check; may be repeated."),
    case: str = typer.Option("", "--case", help="One random game, as a failure names it."),
    seconds: float = typer.Option(20.0, "--seconds", help="How long a check that looks closer may take."),
    evidence: Path | None = typer.Option(
        None, "--evidence", help="A folder with logs/, playthroughs/ and perft/ of the game, to be held to as well."
    ),
    explain: bool = typer.Option(False, "--explain", help="Print who sees what of the game, and play nothing."),
) -> None:
    """Hold a game to the promises every game makes.

    The last line counts the checks that passed and failed.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from rondel.cli.setting_up import find_game
    from rondel.testing import check

    found = find_game(game)
    if explain:
        _explain(found)
        return
    _know(only)
    if seats:
        found.check_seats(seats)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description:<20}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("starting", total=games)
        report = check(
            found,
            games,
            seed=seed,
            seats=seats or (),
            only=only,
            case=case,
            seconds=seconds,
            evidence=evidence,
            progress=lambda name, done, of: progress.update(task, description=name, completed=done, total=of),
        )
    for line in report.lines:
        typer.echo(line)
    if report.failed:
        raise typer.Exit(1)


def _explain(game: Game) -> None:
    """Print who sees what; in plain columns, because a name that is folded cannot be found."""
    from rondel.core.visibility import visibility

    rows = visibility(game)
    lines = [("what", "holds", "owner", "others", "watching", "at the end")]
    for row in rows:
        mark = " ?" if row.hidden_in else ""
        lines.append((f"{row.name}{mark}", row.type, row.owner or "–", row.others, row.spectators, row.end))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    typer.echo(f"{game.title}: who sees what\n")
    for line in lines:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())
    typer.echo("\ncount: only how many; before: as it was; some: whom a function of the game lets see it")
    doubts: dict[tuple[str, ...], list[str]] = {}
    for row in rows:
        if row.hidden_in:
            doubts.setdefault(row.hidden_in, []).append(row.name)
    for hidden_in, names in doubts.items():
        typer.echo(f"? open to all, while the same is kept secret in {', '.join(hidden_in)}: {', '.join(names)}")


def _know(names: list[str]) -> None:
    """Refuse a check that there is not, with the nearest one."""
    from rondel.cli.mistakes import Mistake
    from rondel.core.spelling import did_you_mean
    from rondel.testing.checks import CHECKS

    for name in names:
        if name not in CHECKS:
            raise Mistake(f"there is no check called {name!r}; {did_you_mean(name, CHECKS, 0.5)}")
