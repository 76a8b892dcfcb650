"""`rondel play`: sit down at a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rondel.cli.terminal import Terminal
    from rondel.core.game import Game
    from rondel.core.match import Match

NAME = "play"


def run(
    game: str = typer.Argument("", help="Which game; without it you can pick one."),
    seats: int = typer.Option(0, "--seats", help="How many seats; the fewest the game allows unless you say."),
    you: str = typer.Option("1", "--you", help="The seats of people, such as 1,2 or all or none."),
    bots: str = typer.Option("", "--bots", help="Bots for the other seats in order, such as easy,hard."),
    names: str = typer.Option("", "--names", help="Names of the seats, such as Ann,Bo."),
    option: list[str] = typer.Option([], "--option", "-o", help="An option of the game, key=value; may be repeated."),
    preset: str = typer.Option("", "--preset", help="A named set of options."),
    seed: str = typer.Option("", "--seed", help="The same seed deals the same cards."),
    undo: str = typer.Option("consent", "--undo", help="Taking back: own, consent, free or off."),
    save: Path | None = typer.Option(None, "--save", help="Keep the match in this file as it goes on."),
    load: Path | None = typer.Option(None, "--load", help="Go on with the match in this file."),
) -> None:
    """Play in the terminal, against bots or each other.

    Several people share the keyboard; where the game has secrets, a curtain falls between them.
    """
    from rondel.cli.commands import commands
    from rondel.cli.loading import load_match
    from rondel.cli.seating import seat_bots
    from rondel.cli.setting_up import read_options, read_seats, read_words
    from rondel.cli.table import TerminalTable
    from rondel.cli.terminal import Left, Terminal

    terminal = Terminal()
    if load is not None:
        match = load_match(load, game)
    else:
        try:
            chosen = _chosen(game, terminal)
        except Left:
            typer.echo("\nAnother time.")
            return
        count = seats or chosen.usual_seats
        match = _begun(chosen, count, read_options(chosen, option, preset, count), seed, read_words(names), undo)
    people = read_seats(you, match.header.seats)
    others = [seat for seat in match.seats if seat not in people]
    players = seat_bots(match.kernel, others, read_words(bots), match.header.seed)
    TerminalTable(terminal, match, people, players, save or load, commands).run()


def _chosen(name: str, terminal: Terminal) -> Game:
    from rondel import registry
    from rondel.cli.games import span
    from rondel.cli.items import MenuItem
    from rondel.cli.questions import Questioner
    from rondel.cli.setting_up import find_game

    if name:
        return find_game(name)
    boxes = [registry.meta(found) for found in registry.names()]
    items = [MenuItem(box.title, box.name, note=f"{span(box.seats)} seats · {box.summary}") for box in boxes]
    picked: str = Questioner(terminal, "You", lambda line, _, free: False).choose("What do you want to play?", items)
    return registry.game(picked)


def _begun(game: Game, seats: int, options: dict[str, object], seed: str, names: list[str], undo: str) -> Match:
    import secrets

    from rondel.cli.mistakes import Mistake
    from rondel.cli.table import now
    from rondel.core.match import Match
    from rondel.core.policy import UndoPolicy

    if undo not in ("own", "consent", "free", "off"):
        raise Mistake(f"there is no way of taking back called {undo!r}; there are own, consent, free and off")
    if len(names) > seats:
        raise Mistake(f"{len(names)} names were given for {seats} seats")
    policy = UndoPolicy(mode=undo)  # type: ignore[arg-type]
    chance = seed or secrets.token_hex(8)
    return Match(game, seats, seed=chance, options=options, names=names, policy=policy, at=now())
