"""`rondel check`: hold a game to every promise of the test kit."""

from __future__ import annotations

from pathlib import Path

import typer

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
) -> None:
    """Hold a game to the promises every game makes.

    The last line counts the checks that passed and failed.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from rondel.cli.setting_up import find_game
    from rondel.testing import check

    found = find_game(game)
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


def _know(names: list[str]) -> None:
    """Refuse a check that there is not, with the nearest one."""
    from rondel.cli.mistakes import Mistake
    from rondel.core.spelling import did_you_mean
    from rondel.testing.checks import CHECKS

    for name in names:
        if name not in CHECKS:
            raise Mistake(f"there is no check called {name!r}; {did_you_mean(name, CHECKS, 0.5)}")
