"""`rondel train`: a bot that learns a game by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rondel.cli.processes import WHERE

if TYPE_CHECKING:
    from rondel.bots.network import Teaching
    from rondel.bots.schooling import Course, Progress
    from rondel.core.game import Game

NAME = "train"


def run(
    game: str = typer.Argument(..., help="Which game."),
    out: Path | None = typer.Option(None, "--out", help="The file to write; if it is there, go on from it."),
    games: int = typer.Option(5_000, "--games", "-n", min=1, help="How many games it plays against itself."),
    minutes: float = typer.Option(
        0.0, "--minutes", min=0, help="Stop after so many minutes; 0: when all games are played."
    ),
    seats: int = typer.Option(0, "--seats", help="How many seats; as many as usual unless you say."),
    option: list[str] = typer.Option([], "--option", "-o", help="An option of the game, key=value; may be repeated."),
    preset: str = typer.Option("", "--preset", help="A named set of options."),
    seed: int = typer.Option(1, "--seed", help="The same seed and one process give the same weights."),
    layers: str = typer.Option("128,64", "--layers", help="How wide the hidden layers are."),
    rate: float = typer.Option(1e-3, "--rate", min=1e-6, max=0.1, help="How fast it learns."),
    plain: bool = typer.Option(False, "--plain", help="Do not start from the game's own score."),
    against: str = typer.Option("", "--against", help="The bot that its ladder is measured against."),
    rungs: int = typer.Option(4, "--rungs", min=0, help="How often it is measured on the way."),
    jobs: int = typer.Option(0, "--jobs", "-j", min=0, help="How many processes; 0: one for each core."),
    on: str = typer.Option("", "--on", help=WHERE),
    arrays: bool = typer.Option(False, "--arrays", help="Play in arrays, hundreds of times as fast: Kolkhoz only."),
    by_torch: bool = typer.Option(False, "--torch", help="Learn with torch, on a graphics card where there is one."),
    svg: Path | None = typer.Option(None, "--svg", help="Draw the curve into this file."),
) -> None:
    """Let a bot learn a game by playing against itself."""
    from rondel.cli.mistakes import Mistake
    from rondel.cli.processes import cores
    from rondel.cli.report_runs import expect_place
    from rondel.cli.setting_up import find_game, read_options

    try:
        import numpy  # noqa: F401
    except ImportError:
        raise Mistake("training needs numpy; install it with `pip install rondel[learned]`") from None
    from rondel.bots.registry import levels
    from rondel.bots.schooling import Course
    from rondel.bots.training import Recipe

    teaching = _teaching(by_torch)
    found = find_game(game)
    if set(levels(found).values()) == {"random"}:
        raise Mistake(f"{found.title} has nothing to win that could be learned; its bots only stand in for a seat")
    count = seats or found.usual_seats
    found.check_seats(count)
    if count < 2:
        raise Mistake(f"{found.title} with {count} seat is no contest; there is nobody to learn against")
    recipe = Recipe(
        layers=_widths(layers), rate=rate, warm=0 if found.score is not None and not plain else 100, seed=seed
    )
    yardstick = against or ("greedy" if found.score is not None else "random")
    path = out if out is not None else Path(f"{found.name}.weights")
    options = read_options(found, option, preset, count)
    for file in (path, svg):
        if file is not None:
            expect_place(file)
    if arrays:
        from rondel.cli.train_arrays import check, learn

        check(found, count, options)
        learn(found, path, minutes, recipe.layers, rate, seed, jobs or cores(), teaching)
        _tell(path, svg, [])
        return
    course = Course(
        game, count, games, str(path), minutes, options, rungs, recipe=recipe, scored=not plain, yardstick=yardstick
    )
    limit = f", {minutes:g} minutes at most" if minutes else ""
    typer.echo(f"{games:,} games{limit}; what is learned is kept in {path}, also when stopped with Ctrl-C", err=True)
    curve = _learn(course, found, jobs or (0 if on else cores()), on, teaching)
    _tell(path, svg, curve)


def _teaching(by_torch: bool) -> Teaching:
    from rondel.bots.network import Teacher
    from rondel.cli.mistakes import Mistake

    if not by_torch:
        return Teacher
    try:
        from rondel.bots.torch_teaching import TorchTeacher
    except ImportError:
        raise Mistake("--torch needs torch; install it with `pip install rondel[torch]`, or leave it out") from None
    return TorchTeacher


def _widths(text: str) -> tuple[int, ...]:
    from rondel.cli.mistakes import Mistake

    try:
        widths = tuple(int(part) for part in text.split(","))
    except ValueError:
        widths = ()
    if not widths or not all(1 <= width <= 1024 for width in widths):
        raise Mistake(f"--layers {text!r} are no widths; write numbers from 1 to 1024, such as 128,64")
    return widths


def _learn(course: Course, game: Game, jobs: int, on: str, teaching: Teaching) -> list[Progress]:
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    from rondel.bots.schooling import train
    from rondel.cli.machines import crew
    from rondel.cli.setting_up import find_game

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f}%"),
        TimeRemainingColumn(),
    )
    curve: list[Progress] = []
    pool, jobs = crew(jobs, on)
    with (
        pool,
        Bar(*columns, console=console, disable=not console.is_terminal) as bar,
    ):
        task = bar.add_task("learning", total=1.0)
        try:
            for each in train(course, game, find_game, pool, jobs, teaching):
                curve.append(each)
                bar.update(task, completed=each.done, description=f"{each.games} games")
                if each.rung is not None:
                    rung = each.rung
                    told = f"after {rung.after} games against {rung.against}: {rung.better:.1%} of {rung.games}"
                    console.print(told, highlight=False)
        except KeyboardInterrupt:
            typer.echo(f"rondel: stopped; go on with the same command, from what is in {course.path}", err=True)
            pool.shutdown(wait=False, cancel_futures=True)
    return curve


def _tell(path: Path, svg: Path | None, curve: list[Progress]) -> None:
    from rondel.bots.weights import read
    from rondel.cli.report_runs import write
    from rondel.cli.train_curve import drawn

    if not path.exists():
        return
    weights = read(path)
    if svg is not None:
        write(svg, drawn(weights, curve))
    typer.echo(
        f"{path}: {weights.game} with {weights.seats} seats, {weights.games} games, {path.stat().st_size:,} bytes"
    )
    for rung in weights.ladder:
        typer.echo(f"  after {rung.after} games {rung.better:.1%} of {rung.games} against {rung.against}")
    typer.echo(f"Let it play: rondel arena {weights.game} --bots learned:file={path},greedy")
