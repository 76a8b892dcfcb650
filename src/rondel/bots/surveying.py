"""Looking at a game before it is learned: which features its positions have, and how large their numbers get."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from msgspec import Struct

from rondel.bots.arena import Player
from rondel.bots.features import MOST, Features, look_at, worth_keeping
from rondel.bots.registry import make
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.playing import begin, play
from rondel.core.seats import is_player

POSITIONS = 3_000
"""Looked at before the features of a game are fixed."""
LONGEST = 1_000
"""Inputs after which another game is begun."""


class Survey(Struct):
    """The features of a game."""

    scales: dict[str, float]
    boards: tuple[str, ...]
    scored: bool = False

    def features(self, game: Game) -> Features:
        """Them, ready to be read off positions."""
        return Features(game, list(self.scales), self.boards, scored=self.scored)


def survey(
    game: Game,
    seats: int,
    options: Mapping[str, Any] | None = None,
    *,
    positions: int = POSITIONS,
    most: int = MOST,
    scored: bool = False,
) -> Survey:
    """Play some games and fix what is looked at; the same every time."""
    first = Features(game)
    for _ in _positions(game, seats, options, first, positions // 4):
        pass
    boards = tuple(first.boards())
    features = Features(game, None, boards, scored=scored)
    seen, count = look_at(_positions(game, seats, options, features, positions), features)
    return Survey(worth_keeping(seen, count, most), boards, features.scored)


def _positions(
    game: Game, seats: int, options: Mapping[str, Any] | None, features: Features, count: int
) -> Iterator[array[float]]:
    """Positions as somebody at the table sees them, from games of chance and some that are played better."""
    number = 0
    while count > 0:
        rng = Random(number)
        careful = game.score is not None and number % 4 == 3
        kernel = begin(game, seats, options, f"survey/{number}")
        for vector in _game(kernel, features, rng, "greedy:worlds=1" if careful else "random"):
            yield vector
            count -= 1
            if count == 0:
                return
        number += 1


def _game(kernel: Kernel, features: Features, rng: Random, bot: str) -> Iterator[array[float]]:
    players = {seat: Player(make(bot, rng, kernel.game), seat, rng, seconds=None) for seat in range(kernel.pos.seats)}
    for _ in range(LONGEST):
        if kernel.over is not None:
            return
        seat = kernel.actors()[0]
        if is_player(seat):
            yield features.of(kernel, rng.randrange(kernel.pos.seats))
            play(kernel, *players[seat].decide(kernel))
        else:
            play(kernel, *Player(make("random", rng), seat, rng).decide(kernel))
