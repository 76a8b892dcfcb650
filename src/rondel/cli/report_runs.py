"""Games for a report in several processes, and its charts."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from rondel.bots.laboratory import GameReport, ObservedGame, observe
from rondel.cli.mistakes import Mistake
from rondel.cli.processes import spread
from rondel.cli.setting_up import find_game
from rondel.diagrams.charts import bars, histogram, line, shares, sheet


class ReportOrder(NamedTuple):
    """What is to be played; small enough to be sent to another process."""

    game: str
    seats: int
    bot: str
    seed: str
    options: dict[str, Any]


def played(order: ReportOrder, games: int, jobs: int, on: str = "", *, quiet: bool) -> list[ObservedGame]:
    """All the games, in order of their numbers; a bar on the error stream shows how far it is."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found: dict[int, ObservedGame] = {}
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task("", total=games)
        for number, course in spread(partial(_one, order), range(games), min(jobs, games), on):
            found[number] = course
            progress.update(task, completed=len(found))
    return [found[number] for number in sorted(found)]


def _one(order: ReportOrder, number: int) -> tuple[int, ObservedGame]:
    """Runs in a process of its own."""
    game = find_game(order.game)
    return number, observe(game, order.seats, order.bot, number, seed=order.seed, options=order.options)


def charts(made: GameReport) -> str:
    """The report as a picture."""
    seats = [(f"seat {number}", each.share, each.interval) for number, each in enumerate(made.seat_shares, 1)]
    found = [
        histogram("Length of a game", made.lengths, "commands"),
        line("Options at a decision", made.branching_by_tenth, ("beginning", "end")),
        bars("Decisions in a game", made.kinds),
        shares("Wins by seat", seats, 1 / made.seats),
    ]
    return sheet(f"{made.title}: {made.games} games, {made.seats} seats, by {made.bot}", found)


def expect_place(path: Path) -> None:
    """Refuse a file that could not be written, before anybody works for it."""
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.touch()
        beside.unlink()
    except OSError as problem:
        raise Mistake(f"{path} cannot be written: {problem.strerror or problem}; name another file") from None


def write(path: Path, text: str) -> None:
    """Keep a picture."""
    try:
        path.write_text(text, "utf-8")
    except OSError as problem:
        raise Mistake(f"{path} cannot be written: {problem.strerror or problem}") from None
