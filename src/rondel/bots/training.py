"""Learning a game by playing against oneself: what follows from a position corrects what was thought of it.

Everybody plays by the network as it is, now and then at random. After a game each seat's positions, as it saw them
right after its decisions and where the game came to rest, are given the value of the one after, mixed with how the game
ended: TD(lambda) on afterstates, which needs no numbering of decisions and so suits any game.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from random import Random
from typing import Any, Literal

import numpy as np
from msgspec import Struct

from rondel.bots.arena import Player
from rondel.bots.base import Bot, Menu
from rondel.bots.judging import payoffs
from rondel.bots.learned import Judge, Learned
from rondel.bots.network import MARGIN, WIN, Array, Network, Teacher, Teaching
from rondel.bots.playouts import resting_place
from rondel.bots.registry import make
from rondel.bots.trying import is_sealed
from rondel.bots.uniform import Uniform
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.outcome import Outcome
from rondel.core.playing import begin, play
from rondel.core.seats import HOST, is_player

LONGEST = 3_000
"""Inputs after which a game teaches nothing more."""
BATCH = 256
RECENT = 8
"""What a network has been counts towards its average mostly over the latest of its lessons, about one in so many."""


class Recipe(Struct, frozen=True):
    """How a game is learned."""

    by: Literal["rules", "arrays"] = "rules"
    """What the games are played by."""
    layers: tuple[int, ...] = ()
    """How wide the hidden layers are; nothing: as they are, or as usual."""
    rate: float = 1e-3
    cooling: float = 0.1
    """What is left of that rate in the end: a network that still takes large steps then is off by the latest games."""
    horizon: float = 0.4
    """How far the end is felt back, as a part of a seat's decisions: the lambda of TD(lambda) is 1 - 1 / that many."""
    explore: float = 0.05
    """The share of decisions taken at random while learning."""
    warm: int = 100
    """Games played by the score before the network plays itself."""
    passes: int = 2
    """How often the games of a round are learned from."""
    kept: int = 30_000
    """Positions of earlier rounds that are learned from again."""
    seed: int = 1


class Lesson(Struct):
    """What one game taught: positions, and what they should have been thought worth."""

    positions: Array
    targets: Array
    decisions: int


def play_and_learn(
    game: Game, judge: Judge, recipe: Recipe, number: int, options: Mapping[str, Any] | None = None
) -> Lesson:
    """Play one game against oneself: the first ones by the score, then by what was learned so far."""
    chance, seats, features = f"train/{recipe.seed}/{number}", judge.weights.seats, judge.features
    rng = Random(chance)
    warm = number < recipe.warm and game.score is not None
    kernel = begin(game, seats, options, chance)
    players = {seat: _player(game, judge, recipe, warm, seat, rng) for seat in range(seats)}
    host = Player(Uniform(rng), HOST, rng)
    seen: list[list[bytes]] = [[] for _ in range(seats)]
    deciding: set[int] = set()
    inputs = 0
    while kernel.over is None and inputs < LONGEST:
        seat = kernel.actors()[0]
        chooses = is_player(seat) and len(Menu(kernel, seat).decisions(2, rng)) > 1
        stage = resting_place(kernel)
        play(kernel, *(players[seat] if is_player(seat) else host).decide(kernel))
        inputs += 1
        if chooses:
            deciding.add(seat)
        for each in _looking(kernel, deciding, stage):
            seen[each].append(features.of(kernel, each).tobytes()[:-4])
        deciding = {each for each in deciding if is_sealed(kernel, each)}
    return _lesson(kernel, seen, judge, recipe.horizon, inputs)


def _looking(kernel: Kernel, deciding: Collection[int], stage: Hashable) -> list[int]:
    """Through whose eyes a position is learned: of those who have just decided, or at a rest of everybody.

    There a roll-out asks everybody, also those who have decided nothing.
    """
    at_rest = kernel.live is None and resting_place(kernel) != stage
    looking = range(kernel.pos.seats) if at_rest else deciding
    return [seat for seat in looking if not is_sealed(kernel, seat)]


def _player(game: Game, judge: Judge, recipe: Recipe, warm: bool, seat: int, rng: Random) -> Player:
    bot: Bot
    if warm:
        bot = make(f"greedy:worlds=1:blunders={recipe.explore}", rng, game)
    else:
        bot = Learned(rng, explore=recipe.explore)
        bot.judge = judge
    return Player(bot, seat, rng, seconds=None)


def _lesson(kernel: Kernel, seen: Sequence[Sequence[bytes]], judge: Judge, horizon: float, inputs: int) -> Lesson:
    tables, wanted = [], []
    ends = results(kernel.over, kernel.pos.seats, kernel.game.score_spread)
    for seat, rows in enumerate(seen):
        if rows:
            table = np.frombuffer(b"".join(rows), np.float32).reshape(len(rows), -1) * judge.scales
            tables.append(table)
            trace = max(0.5, 1 - 1 / max(1.0, horizon * len(rows)))
            wanted.append(returns(judge.network.judge(table), ends[seat], trace))
    if not tables:
        size = len(judge.scales)
        return Lesson(np.zeros((0, size), np.float32), np.zeros((0, 2), np.float32), inputs)
    return Lesson(np.concatenate(tables), np.concatenate(wanted), inputs)


def returns(thought: Array, end: Array, trace: float) -> Array:
    """What each position of a seat should have been worth: the next one's worth, mixed with what came after it."""
    found = np.empty_like(thought)
    found[-1] = end
    for number in range(len(thought) - 2, -1, -1):
        found[number] = (1 - trace) * thought[number + 1] + trace * found[number + 1]
    return found


def results(over: Outcome | None, seats: int, spread: float) -> Array:
    """How a game ended for each seat: its share of the win, and how far ahead of the best other it was."""
    found = np.zeros((seats, 2), np.float32)
    if over is None:
        found[:, WIN] = 1 / seats
        return found
    found[:, WIN] = payoffs(over, seats)
    if len(over.scores) == seats > 1 and max(over.scores) > min(over.scores):
        sign = (
            -1 if over.winners and over.scores[over.winners[0]] < max(over.scores) else 1
        )  # the fewest points may win
        for seat, score in enumerate(over.scores):
            others = [sign * other for number, other in enumerate(over.scores) if number != seat]
            found[seat, MARGIN] = np.tanh((sign * score - max(others)) / (2 * spread))
    else:
        places = [over.place(seat) for seat in range(seats)]
        for seat, place in enumerate(places):
            better = sum(place < other for other in places) - sum(place > other for other in places)
            found[seat, MARGIN] = 0.9 * better / max(1, seats - 1)
    return found


class Pupil:
    """A network in training, with what it saw lately.

    The end of a game is mostly luck, so every lesson also leads a little astray. What the network has been on `average`
    lately is less so: that plays the games, judges what is learned from, and is kept.
    """

    def __init__(self, network: Network, recipe: Recipe, teaching: Teaching = Teacher) -> None:
        self.network, self.recipe, self.average = network, recipe, network.copy()
        self._lessons = 0
        self.teacher = teaching(network, recipe.rate)
        self.rng = np.random.default_rng(recipe.seed)
        self._old: tuple[Array, Array] | None = None

    def learn(self, lessons: Sequence[Lesson], done: float = 0.0) -> float:
        """Learn from new games, and once more from some before; how far off the chances to win were.

        `done` is the part of the course that is over: steps become smaller towards its end.
        """
        self.cool(done)
        fresh = (
            np.concatenate([each.positions for each in lessons]),
            np.concatenate([each.targets for each in lessons]),
        )
        if not len(fresh[0]):
            return 0.0
        both = (
            fresh if self._old is None else tuple(np.concatenate(pair) for pair in zip(fresh, self._old, strict=True))
        )
        positions, targets = both[0], both[1]
        off: list[float] = []
        for _ in range(self.recipe.passes):
            order = self.rng.permutation(len(positions))[: 2 * len(fresh[0])]
            for start in range(0, len(order), BATCH):
                chosen = order[start : start + BATCH]
                off.append(self.teacher.teach(positions[chosen], targets[chosen]))
        keep = self.rng.permutation(len(positions))[: self.recipe.kept]
        self._old = (positions[keep], targets[keep])
        self.settle()
        return sum(off) / len(off)

    def cool(self, done: float) -> None:
        """Let steps be smaller towards the end of a course, of which this part is over."""
        self.teacher.rate = self.recipe.rate * self.recipe.cooling**done

    def settle(self) -> None:
        """A lesson is over: let the average follow."""
        self._lessons += 1
        self.average.move_towards(self.network, (RECENT + 1) / (self._lessons + RECENT))
