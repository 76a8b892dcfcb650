"""A league of bots that can be interrupted: games are written down as they end, and played in several processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rondel.bots.league import Fixture, LeagueTable, Played, differs, pending, play, table
from rondel.bots.registry import able
from rondel.cli.mistakes import Mistake
from rondel.cli.processes import spread
from rondel.cli.setting_up import find_game
from rondel.core.game import Game
from rondel.core.playing import begin


def fixture_of(
    name: str, game: Game, names: Sequence[str], seats: int, options: dict[str, Any], seed: str, seconds: float | None
) -> Fixture:
    """What is to be played; refuses bots that do not exist or cannot play that, are named twice or are too few."""
    if len(set(names)) != len(names):
        raise Mistake("a bot is named twice; an arena is for bots that differ")
    if len(names) < 2:
        raise Mistake("an arena needs two bots at least, such as --bots easy,hard")
    if seats < 2:
        raise Mistake(f"{game.title} with {seats} seat is no contest")
    kernel = begin(game, seats, options, seed)
    for bot in names:
        able(bot, Random(0), kernel)
    teams = tuple(tuple(team) for team in game.teams_of(kernel.s))
    return Fixture(name, game.version, tuple(names), seats, options, seed, seconds, teams)


class League:
    """The games so far, in memory and, where that is wanted, in a file."""

    def __init__(self, fixture: Fixture, path: Path | None = None) -> None:
        self.fixture, self.path = fixture, path
        self.played: list[Played] = []
        if path is not None and path.exists():
            self._read(path)
        elif path is not None:
            self._write(msgspec.json.encode(fixture))

    def _read(self, path: Path) -> None:
        lines = path.read_bytes().splitlines()
        try:
            before = msgspec.json.decode(lines[0], type=Fixture)
            games = [msgspec.json.decode(line, type=Played) for line in lines[1:] if line.endswith(b"}")]
        except (msgspec.MsgspecError, IndexError):
            raise Mistake(f"{path} does not hold games of an arena; name another file") from None
        if what := differs(before, self.fixture):
            old, new = getattr(before, what), getattr(self.fixture, what)
            raise Mistake(f"{path} holds games of another arena: {what} was {old!r} and is {new!r} now")
        self.played = games

    def _write(self, line: bytes) -> None:
        assert self.path is not None
        try:
            with self.path.open("ab") as file:
                file.write(line + b"\n")
        except OSError as problem:
            raise Mistake(f"cannot write {self.path}: {problem.strerror}") from None

    def play(self, games: int, jobs: int, on: str = "", *, sure: bool = False) -> Iterator[Played]:
        """Play what is missing; with `sure` only until the order is certain, whole rounds of seats at a time."""
        todo = pending(games, self.played)
        if sure and self.table().is_settled and self.played:
            return
        for game in spread(partial(_one, self.fixture), todo, min(jobs, max(1, len(todo))), on):
            self.played.append(game)
            if self.path is not None:
                self._write(msgspec.json.encode(game))
            yield game
            if sure and len(self.played) % self.fixture.seats == 0 and self.table().is_settled:
                return

    def table(self) -> LeagueTable:
        """What the games say."""
        return table(self.fixture, self.played)


def _one(fixture: Fixture, number: int) -> Played:
    """Runs in a process of its own."""
    return play(fixture, find_game(fixture.game), number)


def as_json(found: LeagueTable) -> str:
    """One object with everything that was counted."""
    facts: dict[str, Any] = msgspec.to_builtins(found)
    for row in facts["cross"].values():
        for cell in row.values():
            cell.pop("squares")
    for upper, row in found.cross.items():
        for lower, meeting in row.items():
            more = {"share": meeting.share, "interval": meeting.interval, "verdict": meeting.verdict}
            facts["cross"][upper][lower] |= more
    facts["settled"] = found.is_settled
    return msgspec.json.format(msgspec.json.encode(facts)).decode()
