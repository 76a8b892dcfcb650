"""`rondel simulate`: many games between bots, counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from rondel.bots.tournament import Tally

NAME = "simulate"


def run(
    game: str = typer.Argument(..., help="Which game."),
    games: int = typer.Option(1000, "--games", "-n", min=1, help="How many games."),
    bots: str = typer.Option("random", "--bots", help="Bots for the seats in order, such as random,greedy."),
    seed: str = typer.Option("1", "--seed", help="The same seed gives the same games."),
    seats: int = typer.Option(0, "--seats", help="How many seats; the fewest the game allows unless you say."),
    option: list[str] = typer.Option([], "--option", "-o", help="An option of the game, key=value; may be repeated."),
    preset: str = typer.Option("", "--preset", help="A named set of options."),
    jobs: int = typer.Option(1, "--jobs", "-j", min=1, help="How many processes."),
    seconds: float = typer.Option(1.0, "--think", min=0.001, help="Seconds a bot may think about one decision."),
    json: bool = typer.Option(False, "--json", help="Print one JSON object instead of tables."),
) -> None:
    """Let bots play many games and count who wins."""
    from rondel.cli.setting_up import find_game, read_options, read_words
    from rondel.cli.simulation_runs import SimulationOrder, named_bots, simulate
    from rondel.core.playing import begin

    found = find_game(game)
    count = seats or found.usual_seats
    options = read_options(found, option, preset, count)
    names = named_bots(read_words(bots), begin(found, count, options, seed))
    order = SimulationOrder(game, count, names, games, seed, options, seconds)
    tally, elapsed = _with_progress(simulate(order, jobs), games, quiet=json)
    if json:
        from rondel.cli.simulation_runs import as_json

        typer.echo(as_json(order, tally, elapsed))
    else:
        _print(order, tally, elapsed)


def _with_progress(tallies: Iterator[Tally], games: int, *, quiet: bool) -> tuple[Tally, float]:
    """The last tally and the time it took; a bar on the error stream shows how far it is."""
    from time import perf_counter

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    started = perf_counter()
    console = Console(stderr=True)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task("", total=games)
        tally = None
        for tally in tallies:
            progress.update(task, completed=tally.games)
    assert tally is not None
    return tally, perf_counter() - started


def _print(order: Any, tally: Tally, elapsed: float) -> None:
    from rich.console import Console

    from rondel.bots.league import share_interval
    from rondel.cli.columns import table

    console = Console(highlight=False)
    wins = table("seat", "bot", "wins", "share", "95 %", right=("wins", "share"))
    for seat, bot in enumerate(order.bots):
        low, high = share_interval(tally.wins(seat), tally.games)
        share = tally.wins(seat) / tally.games
        wins.add_row(f"{seat + 1}", bot, f"{tally.wins(seat)}", f"{share:.1%}", f"{low:.1%} – {high:.1%}")
    if tally.outcomes.get("none"):
        wins.add_row("–", "nobody", f"{tally.outcomes['none']}", f"{tally.outcomes['none'] / tally.games:.1%}", "")
    console.print(wins)
    reasons = table("how it ended", "games", "share", right=("games", "share"))
    for reason, count in sorted(tally.reasons.items(), key=lambda pair: -pair[1]):
        reasons.add_row(reason.replace("_", " "), str(count), f"{count / tally.games:.1%}")
    console.print(reasons)
    rate = tally.commands / elapsed
    console.print(
        f"{tally.games} games, {tally.commands / tally.games:.1f} commands each on average, "
        f"{elapsed:.2f} s, {rate:,.0f} commands/s"
    )
    _print_faults(tally.faults)


def _print_faults(faults: Sequence[Any]) -> None:
    for fault in faults[:3]:
        typer.echo(f"rondel: {fault.bot} in seat {fault.seat + 1} {fault.text}; chance decided instead", err=True)
    if len(faults) > 3:
        typer.echo(f"rondel: … and {len(faults) - 3} more decisions that bots failed to take", err=True)
