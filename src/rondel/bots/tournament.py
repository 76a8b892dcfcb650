"""Many games between bots, counted."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from rondel.bots.arena import BotFault, Player
from rondel.bots.luck import Luck
from rondel.bots.registry import make
from rondel.bots.uniform import Uniform
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.outcome import Outcome
from rondel.core.playing import Beginning, begin, play
from rondel.core.seats import HOST
from rondel.core.simulation import playout
from rondel.messages import Phrase

LIMIT = 100_000
"""A game that has not ended after this many commands is given up."""
UNFINISHED = "not finished"
_NUMBER = re.compile(r"\d+")


def reason_of(over: Outcome | None) -> str:
    """How a game ended, without the numbers in it."""
    if over is None:
        return UNFINISHED
    return over.reason.key if isinstance(over.reason, Phrase) else _NUMBER.sub("…", over.reason)


@cache
def winners_of(seats: tuple[int, ...]) -> str:
    """Who won a game, in the words of a tally."""
    return "+".join(str(seat + 1) for seat in seats) or "none"


@dataclass(slots=True)
class Tally:
    """What came of some games."""

    games: int = 0
    commands: int = 0
    seconds: float = 0.0
    """Spent playing, added up over all processes."""
    outcomes: dict[str, int] = field(default_factory=dict)
    """Games by who won: seat numbers from 1 joined with `+`, or `none`."""
    reasons: dict[str, int] = field(default_factory=dict)
    """Games by how they ended; numbers in a reason are left out, or every score would be a reason of its own."""
    faults: list[BotFault] = field(default_factory=list)

    def add(self, over: Outcome | None, commands: int) -> None:
        """Count one game."""
        self.games += 1
        self.commands += commands
        who = winners_of(over.winners if over is not None else ())
        self.outcomes[who] = self.outcomes.get(who, 0) + 1
        why = reason_of(over)
        self.reasons[why] = self.reasons.get(why, 0) + 1

    def merge(self, other: Tally) -> None:
        """Count what another process has played."""
        self.games += other.games
        self.commands += other.commands
        self.seconds += other.seconds
        self.faults += other.faults
        for mine, theirs in ((self.outcomes, other.outcomes), (self.reasons, other.reasons)):
            for key, count in theirs.items():
                mine[key] = mine.get(key, 0) + count

    def wins(self, seat: int) -> int:
        """Games that a seat won, alone or with others."""
        return sum(count for who, count in self.outcomes.items() if str(seat + 1) in who.split("+"))


def play_games(
    game: Game,
    seats: int,
    bots: Sequence[str],
    numbers: Sequence[int],
    *,
    seed: str,
    options: Mapping[str, Any] | None = None,
    seconds: float | None = 1.0,
) -> Iterator[Tally]:
    """Play the games of these numbers; the tally so far after each.

    Every game has chance of its own, made from the seed and its number, so that it does not matter who plays it.
    """
    tally = Tally()
    started = perf_counter()
    at_random = all(name == Uniform.name for name in bots)
    typed = game.read_options(options, seats)
    beginning, luck = Beginning(game, seats, typed, keeps=not at_random), Luck(seed)
    for number in numbers:
        chance = f"{seed}/{number}"
        kernel = beginning.kernel(chance)
        if at_random:
            luck.seed(chance)
            commands = playout(kernel, luck, LIMIT)
        else:
            commands = _play(kernel, _players(game, bots, chance, seconds), tally.faults)
        tally.add(kernel.over, commands)
        tally.seconds = perf_counter() - started
        yield tally


def play_one(
    game: Game,
    bots: Sequence[str],
    chance: str,
    *,
    options: Mapping[str, Any] | None = None,
    seconds: float | None = 1.0,
    luck: str = "",
) -> tuple[Outcome | None, int, list[BotFault]]:
    """One game between bots: how it ended, after how many commands, and what the bots got wrong.

    `chance` is the game's, `luck` the bots' own.
    """
    kernel = begin(game, len(bots), options, chance)
    faults: list[BotFault] = []
    commands = _play(kernel, _players(game, bots, f"{chance}/{luck}", seconds), faults)
    return kernel.over, commands, faults


def _players(game: Game, bots: Sequence[str], chance: str, seconds: float | None) -> dict[int, Player]:
    """A player for every seat, and chance for the host."""
    players = {}
    for seat, name in [*enumerate(bots), (HOST, Uniform.name)]:
        rng = Random(f"{chance}/bot/{seat}")
        players[seat] = Player(make(name, rng, game), seat, rng, seconds=seconds)
    return players


def _play(kernel: Kernel, players: Mapping[int, Player], faults: list[BotFault]) -> int:
    commands = 0
    while kernel.over is None and commands < LIMIT:
        seat = kernel.actors()[0]
        play(kernel, *players[seat].decide(kernel))
        commands += 1
    for player in players.values():
        faults += player.faults
    return commands
