"""`rondel train`: a bot that learns a game by playing against itself."""

from __future__ import annotations

from concurrent.futures import Executor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rondel.cli.processes import WHERE

if TYPE_CHECKING:
    from rondel.bots.course import Course, School
    from rondel.bots.network import Teaching
    from rondel.bots.schooling import Progress
    from rondel.core.game import Game

NAME = "train"
GAMES = 5_000
"""Unless somebody says how many."""


def run(
    game: str = typer.Argument(..., help="Which game."),
    out: Path | None = typer.Option(None, "--out", help="The file to write; if it is there, go on from it."),
    games: int = typer.Option(0, "--games", "-n", min=0, help="How many games it plays against itself; usually 5,000."),
    minutes: float = typer.Option(
        0.0, "--minutes", min=0, help="Stop after so many minutes; 0: when all games are played."
    ),
    seats: int = typer.Option(0, "--seats", help="How many seats; as many as usual unless you say."),
    option: list[str] = typer.Option([], "--option", "-o", help="An option of the game, key=value; may be repeated."),
    preset: str = typer.Option("", "--preset", help="A named set of options."),
    seed: int = typer.Option(
        1, "--seed", help="The same seed, games and one process (-j 1) give the same weights, but in arrays."
    ),
    layers: str = typer.Option("", "--layers", help="How wide the hidden layers are; 128,64, or as in the file."),
    rate: float = typer.Option(1e-3, "--rate", min=1e-6, max=0.1, help="How fast it learns."),
    plain: bool = typer.Option(False, "--plain", help="Do not start from the game's own score; in arrays nobody does."),
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
    from rondel.bots.course import Course
    from rondel.bots.registry import levels
    from rondel.bots.schooling import setting_of
    from rondel.bots.training import Recipe
    from rondel.cli.train_arrays import in_arrays

    teaching = _teaching(by_torch)
    found = find_game(game)
    if set(levels(found).values()) == {"random"}:
        raise Mistake(f"{found.title} has nothing to win that could be learned; its bots only stand in for a seat")
    count = seats or found.usual_seats
    found.check_seats(count)
    if count < 2:
        raise Mistake(f"{found.title} with {count} seat is no contest; there is nobody to learn against")
    path, scored = out if out is not None else Path(f"{found.name}.weights"), found.score is not None
    course = Course(
        game,
        count,
        games,
        str(path),
        minutes,
        read_options(found, option, preset, count),
        rungs,
        yardstick=against or ("greedy" if scored else "random"),
        recipe=Recipe(layers=_widths(layers), rate=rate, warm=0 if scored and not plain else 100, seed=seed),
        scored=not plain,
    )
    if arrays:
        course = in_arrays(course, found, on)
    elif not games:
        course.games = GAMES
    for file in (path, svg):
        if file is not None:
            expect_place(file)
    setting_of(course, found)  # a yardstick that is not there is refused before anything is promised
    typer.echo(f"{_told(course)}; what is learned is kept in {path}, also when stopped with Ctrl-C", err=True)
    curve = _learn(course, found, jobs or (0 if on else cores()), on, teaching)
    _tell(path, svg, curve)


def _told(course: Course) -> str:
    """How long it will take."""
    if not course.games:
        return f"{course.minutes:g} minutes"
    return f"{course.games:,} games" + (f", {course.minutes:g} minutes at most" if course.minutes else "")


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

    if not text:
        return ()
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
            with closing(train(course, game, _school(course, pool, jobs, teaching), find_game, pool)) as steps:
                for each in steps:
                    curve.append(each)
                    bar.update(task, completed=each.done, description=f"{each.games} games")
                    if told := _said(course, each):
                        console.print(told, highlight=False)
        except KeyboardInterrupt:
            typer.echo(f"rondel: stopped; {_kept(course, curve)}", err=True)
            pool.shutdown(wait=False, cancel_futures=True)
    return curve


def _school(course: Course, pool: Executor, jobs: int, teaching: Teaching) -> School:
    """Where the games of a course are played."""
    from rondel.bots.lessons import by_rules
    from rondel.cli.setting_up import find_game

    if course.recipe.by == "rules":
        return partial(by_rules, find=find_game, pool=pool, jobs=jobs, teaching=teaching)
    from rondel.arrays.kolkhoz_training import by_arrays

    return partial(by_arrays, jobs=max(1, jobs - 1), teaching=teaching)


def _said(course: Course, step: Progress) -> str:
    """What a step of a course has shown."""
    if step.is_put_back:
        path = course.path
        return f"that is clearly worse than {path} was, which is as before; what was learned is in {path}.worse"
    if step.rung is None:
        return ""
    rung = step.rung
    return f"after {rung.after} games against {rung.against}: {rung.better:.1%} of {rung.games}"


def _kept(course: Course, curve: list[Progress]) -> str:
    """What there is of a course that was stopped."""
    if not curve:
        return f"nothing was learned yet, and nothing written to {course.path}"
    return f"{course.path} holds what was learned from {curve[-1].games:,} games; the same command goes on from there"


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
