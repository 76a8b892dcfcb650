"""`rondel report`: what a game is like, found out by playing it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rondel.cli.processes import WHERE

if TYPE_CHECKING:
    from rondel.bots.laboratory import GameReport, Spread

NAME = "report"


def run(
    game: str = typer.Argument(..., help="Which game."),
    games: int = typer.Option(200, "--games", "-n", min=2, help="How many games are played."),
    bot: str = typer.Option("", "--bot", help="Who plays all the seats; the usual level unless you say."),
    seats: int = typer.Option(0, "--seats", help="How many seats; as many as usual unless you say."),
    option: list[str] = typer.Option([], "--option", "-o", help="An option of the game, key=value; may be repeated."),
    preset: str = typer.Option("", "--preset", help="A named set of options."),
    seed: str = typer.Option("1", "--seed", help="The same seed gives the same games."),
    jobs: int = typer.Option(0, "--jobs", "-j", min=0, help="How many processes; 0: one for each core."),
    on: str = typer.Option("", "--on", help=WHERE),
    svg: Path = typer.Option(None, "--svg", help="Draw charts into this file."),
    json: bool = typer.Option(False, "--json", help="Print one JSON object instead of tables."),
) -> None:
    """Play a game many times and say what it is like."""
    from random import Random

    from rondel.bots.laboratory import report
    from rondel.bots.registry import able, usual
    from rondel.cli.processes import cores
    from rondel.cli.report_runs import ReportOrder, charts, played, write
    from rondel.cli.setting_up import find_game, read_options
    from rondel.core.playing import begin

    found = find_game(game)
    count = seats or found.usual_seats
    name = bot or usual(found)
    options = read_options(found, option, preset, count)
    able(name, Random(0), begin(found, count, options, seed))
    order = ReportOrder(game, count, name, seed, options)
    courses = played(order, games, jobs or (0 if on else cores()), on, quiet=json)
    made = report(found, game, count, name, courses)
    if svg is not None:
        write(svg, charts(made))
    if json:
        import msgspec

        typer.echo(msgspec.json.format(msgspec.json.encode(made)).decode())
    else:
        _print(made)


def _print(made: GameReport) -> None:
    from rich.console import Console

    from rondel.cli.columns import table

    console = Console(highlight=False)
    console.print(f"{made.title} with {made.seats} seats, {made.games} games, all by {made.bot}", style="bold")
    columns = ("mean", "median", "5 %", "95 %", "least", "most")
    figures = table("", *columns, right=columns)
    for what, spread in (
        ("commands in a game", made.length),
        ("decisions in a game", made.decisions),
        ("options at a decision", made.branching),
        ("changes of the lead", made.lead_changes),
    ):
        figures.add_row(what, *_cells(spread))
    console.print(figures)
    seats = table("seat", "wins", "95 %", right=("wins",))
    for number, seat in enumerate(made.seat_shares, 1):
        low, high = seat.interval
        seats.add_row(str(number), f"{seat.share:.1%}", f"{low:.1%} – {high:.1%}")
    console.print(seats)
    console.print(f"The first seat wins {made.first_seat_advantage:+.1%} against its fair share.")
    console.print(f"The winner leads for good after {made.late_lead.median:.0%} of a game (median).")
    console.print(f"A seat cannot see {made.hidden:.0%} of what is in play.")
    for heading, found, show in (("decisions", made.kinds, "{:.1f} a game"), ("how it ended", made.reasons, "{:.1%}")):
        rows = table(heading, "", right=("",))
        for name, value in list(found.items())[:12]:
            rows.add_row(name, show.format(value))
        console.print(rows)


def _cells(spread: Spread) -> list[str]:
    found = (spread.mean, spread.median, spread.low, spread.high, spread.least, spread.most)
    return [f"{value:,.1f}" for value in found]
