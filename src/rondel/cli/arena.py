"""`rondel arena`: bots against each other, with a cross table and ratings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rondel.cli.processes import WHERE

if TYPE_CHECKING:
    from rich.console import Console

    from rondel.bots.league import LeagueTable, Meeting

NAME = "arena"


def run(
    game: str = typer.Argument(..., help="Which game."),
    bots: str = typer.Option(
        "easy,normal,hard", "--bots", help="Bots or levels, such as random,greedy,mcts:iterations=50."
    ),
    games: int = typer.Option(100, "--games", "-n", min=1, help="How many games at most."),
    seats: int = typer.Option(0, "--seats", help="How many seats; as many as usual unless you say."),
    option: list[str] = typer.Option([], "--option", "-o", help="An option of the game, key=value; may be repeated."),
    preset: str = typer.Option("", "--preset", help="A named set of options."),
    seed: str = typer.Option("1", "--seed", help="The same seed gives the same games."),
    think: float = typer.Option(0.0, "--think", min=0, help="Seconds per decision; 0: as the bots are set."),
    jobs: int = typer.Option(0, "--jobs", "-j", min=0, help="How many processes; 0: one for each core."),
    on: str = typer.Option("", "--on", help=WHERE),
    save: Path = typer.Option(None, "--save", help="Keep the games in this file; if it is there, go on from it."),
    sure: bool = typer.Option(False, "--until-sure", help="Stop as soon as the order is certain."),
    json: bool = typer.Option(False, "--json", help="Print one JSON object instead of tables."),
) -> None:
    """Let bots play against each other and rate them; a game that is played together is played by each with itself."""
    from rondel.cli.league import League, fixture_of
    from rondel.cli.processes import cores
    from rondel.cli.setting_up import find_game, read_options, read_words

    found = find_game(game)
    count = seats or found.usual_seats
    options = read_options(found, option, preset, count)
    fixture = fixture_of(game, found, read_words(bots), count, options, seed, think or None)
    league = League(fixture, save)
    try:
        _play(league, games, jobs or (0 if on else cores()), on, sure=sure, quiet=json)
    except KeyboardInterrupt:
        typer.echo(f"rondel: stopped after {len(league.played)} games", err=True)
    table = league.table()
    if json:
        from rondel.cli.league import as_json

        typer.echo(as_json(table))
    else:
        _print(table)


def _play(league: object, games: int, jobs: int, on: str, *, sure: bool, quiet: bool) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from rondel.cli.league import League

    assert isinstance(league, League)
    console = Console(stderr=True)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task("", total=games, completed=len(league.played))
        for _ in league.play(games, jobs, on, sure=sure):
            progress.update(task, completed=len(league.played))


def _print(table: LeagueTable) -> None:
    from rich.console import Console

    from rondel.cli.columns import table as grid

    console = Console(highlight=False)
    standings = grid("bot", "rating", "95 %", "wins", "95 % of wins", "if equal", right=("rating", "wins", "if equal"))
    for each in table.standings:
        low, high = each.rating.interval
        least, most = each.interval
        standings.add_row(
            each.bot,
            f"{each.rating.skill:.1f}",
            f"{low:.1f} – {high:.1f}",
            f"{each.share:.1%}",
            f"{least:.1%} – {most:.1%}",
            f"{each.expected:.1%}",
        )
    console.print(standings)
    _print_cross(console, table)
    rate = table.seconds / max(1, table.games)
    console.print(
        f"{table.games} games of {table.fixture.game} with {table.fixture.seats} seats, "
        f"{table.commands / max(1, table.games):.1f} commands and {rate:.2f} s each on average"
    )
    for fault in table.faults[:3]:
        typer.echo(f"rondel: {fault}; chance decided instead", err=True)
    if len(table.faults) > 3:
        typer.echo(f"rondel: … and {len(table.faults) - 3} more decisions that bots failed to take", err=True)


def _print_cross(console: Console, table: LeagueTable) -> None:
    """Rows against columns: the share of points, and what the sequential test says of it."""
    from rondel.cli.columns import table as grid

    order = [each.bot for each in table.standings]
    title = "came further than" if table.fixture.is_together else "placed better than"
    cross = grid(title, *order, right=tuple(order))
    for upper in order:
        cells = ["·" if upper == lower else _cell(table.cross[upper][lower]) for lower in order]
        cross.add_row(upper, *cells)
    console.print(cross)


def _cell(meeting: Meeting) -> str:
    if not meeting.games:
        return "–"
    low, high = meeting.interval
    sign = {"stronger": " ▲", "weaker": " ▼", "even": " =", "": ""}[meeting.verdict]
    return f"{meeting.share:.0%} ({low:.0%}–{high:.0%}, {meeting.games}){sign}"
