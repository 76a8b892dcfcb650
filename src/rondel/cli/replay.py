"""`rondel replay`: a saved match, told step by step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rondel.cli.terminal import Terminal
    from rondel.core.match import Match
    from rondel.core.view import Viewer

NAME = "replay"


def run(
    file: Path = typer.Argument(..., help="A match file."),
    viewpoint: str = typer.Option(
        "", "--as", metavar="SEAT|spectator|all", help="Whose eyes to look through; all of them unless you say."
    ),
    to: int = typer.Option(-1, "--to", help="Stop after this entry."),
    delay: float = typer.Option(0.0, "--delay", min=0.0, help="Seconds between two entries."),
    boards: bool = typer.Option(False, "--boards", help="Show the table after every entry."),
    game: str = typer.Option("", "--game", help="A folder with the game, if it is not installed."),
) -> None:
    """Tell a saved match step by step."""
    from rondel.cli.loading import load_match
    from rondel.cli.mistakes import Mistake
    from rondel.cli.terminal import Left, Terminal

    match = load_match(file, game)
    last = len(match.entries)
    if to > last:
        raise Mistake(f"there is no entry {to}; the match has {last}")
    try:
        _tell(match, _viewer(match, viewpoint), last if to < 0 else to, delay, boards, Terminal())
    except (KeyboardInterrupt, Left):
        typer.echo()


def _viewer(match: Match, text: str) -> Viewer:
    from rondel.cli.setting_up import read_seats
    from rondel.core.view import SPECTATOR, Viewer

    if text == "spectator":
        return SPECTATOR
    return Viewer(read_seats(text or "all", match.header.seats))


def _tell(match: Match, viewer: Viewer, to: int, delay: float, boards: bool, terminal: Terminal) -> None:
    import time

    from rondel.cli.drawing import draw
    from rondel.cli.ending import ending
    from rondel.core.story import story
    from rondel.words import Speaker

    speaker = Speaker(module=match.game.module, name_of=match.name_of)
    seats = " · ".join(match.name_of(seat) for seat in match.seats)
    terminal.say(f"{match.game.title}, version {match.header.version} · {seats}", "bold")
    for told in story(match, viewer):
        if told.place > to:
            break
        gone = " (taken back later)" if told.gone else ""
        said = " ".join(map(speaker.say, told.lines))
        terminal.say(f"{told.place:>4}  {said}{gone}", "dim" if told.gone else "", 6)
        if boards:
            terminal.show(draw(match.at(told.place), viewer, match.name_of))
        if delay:
            time.sleep(delay)
    if not boards:
        terminal.say()
        terminal.show(draw(match.at(to), viewer, match.name_of))
    if to == len(match.entries) and match.over is not None:
        terminal.show(ending(match))
