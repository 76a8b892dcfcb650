"""The bot that judges what comes of each decision by what it has learned."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.features import Features
from rondel.bots.judging import payoffs
from rondel.bots.trying import is_sealed, summed
from rondel.bots.weights import LearnedOtherwise, Unlearned, Weights, check_fits, check_played, read
from rondel.core.decisions import Decision
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.errors import RondelError

for _threads in ("OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
    # Numpy would share out a dozen positions among all cores, which takes fifty times as long as judging them on one.
    # It reads this when it is imported, so it stands here, before anybody needs numpy.
    os.environ.setdefault(_threads, "1")

MARGIN = 0.2
"""How much being far ahead counts beside winning: it tells good from better where a win is not in doubt."""
JOINT = 4
"""Worlds where several decide at once, at least: in one alone the best decision is what just beats its answers."""
SPAN = 1 + 2 * MARGIN
"""What a sure win is worth more than a sure loss."""


JUDGES = ("score", "learned", "best")
"""Who can judge where a search ends: the score, what was learned, or that where there is such a thing."""


class UnknownJudge(RondelError):
    """Nobody judges like that."""

    code = "unknown_judge"


def as_chance(worth: float) -> float:
    """A judgement as a chance: a sure win is 1, a sure loss 0.

    >>> as_chance(1 + MARGIN), as_chance(-MARGIN)
    (1.0, 0.0)
    """
    return (worth + MARGIN) / SPAN


Look = memoryview | float
"""A position as numbers, the way a seat sees it; where the match is over, what that is worth."""


class Judge:
    """What was learned of a game, ready to judge positions the way a seat sees them."""

    def __init__(self, weights: Weights, game: Game, path: str = "these weights") -> None:
        try:
            import numpy as np
        except ImportError:
            raise Unlearned("what was learned needs numpy; install it with `pip install rondel[learned]`") from None
        self.np = np
        self.weights, self.path = weights, path
        self.features = _features(game, tuple(weights.scales), weights.boards, weights.scored)
        self.network = weights.network()
        self.scales = np.fromiter(weights.scales.values(), np.float32)

    def chances(self, positions: Sequence[tuple[Kernel, int]]) -> list[float]:
        """What each position is worth to its seat, between 0 and 1; how it ended where it did."""
        return self.worths([self.look(kernel, seat) for kernel, seat in positions])

    def look(self, kernel: Kernel, seat: int) -> Look:
        """What a seat sees of a position, to be judged together with others when the kernel has gone on."""
        if kernel.over is not None:
            return _ended(kernel, seat)
        return memoryview(self.features.of(kernel, seat)).cast("B")[:-4]

    def worths(self, looks: Sequence[Look]) -> list[float]:
        """What the position behind each look is worth."""
        open_ones = [look for look in looks if not isinstance(look, float)]
        if not open_ones:
            return [look for look in looks if isinstance(look, float)]
        table = self.np.frombuffer(b"".join(open_ones), self.np.float32).reshape(len(open_ones), -1) * self.scales
        win, margin = self.network.judge(table).T
        judged = iter((win + MARGIN * margin).tolist())
        return [look if isinstance(look, float) else next(judged) for look in looks]

    def of_one(self, worlds: Sequence[Kernel], seat: int) -> list[float]:
        """What each world is worth to one seat."""
        return self.chances([(world, seat) for world in worlds])

    def by_all(self, worlds: Sequence[Kernel], seat: int) -> list[float]:
        """What each world is worth to a seat, by what everybody would say of their own chances there.

        A seat learns to judge where it has just decided; where somebody else has, that one's eyes are the better ones.
        """
        seats = worlds[0].pos.seats if worlds else 0
        if not worlds or worlds[0].game.teams_of(worlds[0].s):
            return self.of_one(worlds, seat)
        said = self.chances([(world, each) for world in worlds for each in range(seats)])
        return [said[at + seat] + (1 - sum(said[at : at + seats])) / seats for at in range(0, len(said), seats)]

    def shares(self, kernel: Kernel) -> list[float]:
        """Everybody's chances to win: what each seat would say of its own, made to add up where only one can win."""
        found = [
            min(1.0, max(0.0, as_chance(each)))
            for each in self.chances([(kernel, seat) for seat in range(kernel.pos.seats)])
        ]
        if kernel.game.teams_of(kernel.s) or not sum(found):
            return found
        return [each / sum(found) for each in found]

    def check(self, kernel: Kernel) -> None:
        """Refuse a table of another game."""
        check_played(self.weights, kernel.game, kernel.pos.seats, self.path)


def _ended(kernel: Kernel, seat: int) -> float:
    assert kernel.over is not None
    share = payoffs(kernel.over, kernel.pos.seats)[seat]
    return share + MARGIN * (2 * share - 1)


def judge_at(kernel: Kernel, path: str = "") -> Judge:
    """The judge of a table, from a file or from the one that comes with the game."""
    game = kernel.game
    where = path or (game.learned(kernel.s) if game.learned is not None else "")
    if not where:
        raise LearnedOtherwise(
            f"nothing was learned of {game.name} as it is played here; train it with `rondel train {game.name}` and "
            "name the file with file="
        )
    found = _judge(game, where)
    found.check(kernel)
    return found


def judge_if_any(kernel: Kernel, path: str = "") -> Judge | None:
    """The judge of a table; None where nothing was learned that fits it."""
    try:
        return judge_at(kernel, path)
    except Unlearned:
        return None


def prepared(judge: str, kernel: Kernel, path: str = "") -> str:
    """Why the best judge of a table is not what was learned of it, where something is wrong with that.

    Raises `Unlearned` where nothing else may judge. That a game is played otherwise than it was learned is nothing
    wrong, unless somebody has named the file.
    """
    if judge == "score":
        return ""
    try:
        judge_at(kernel, path)
    except Unlearned as problem:
        if judge == "learned":
            raise
        return str(problem) if path or not isinstance(problem, LearnedOtherwise) else ""
    return ""


def judge_called(name: str, kernel: Kernel, path: str = "") -> Judge | None:
    """Who judges a table: nobody but the score, what was learned of it, or the best there is."""
    if name == "score":
        return None
    return judge_at(kernel, path) if name == "learned" else judge_if_any(kernel, path)


def expect_judge(name: str) -> None:
    """Raise `UnknownJudge` unless there is one of that name."""
    if name not in JUDGES:
        raise UnknownJudge(f"there is no judge called {name!r}; there are {', '.join(JUDGES)}")


@lru_cache(maxsize=8)
def _features(game: Game, names: tuple[str, ...], boards: tuple[str, ...], scored: bool) -> Features:
    """Compiled once, and with the names looked up so far: a course asks another network every few games."""
    return Features(game, names, boards, scored=scored)


@lru_cache(maxsize=8)
def _judge(game: Game, path: str) -> Judge:
    return Judge(fitting(path, game), game, path)


def fitting(path: str, game: Game) -> Weights:
    """What was learned of a game, from a file that is of that game."""
    weights = read(path)
    check_fits(weights, game, weights.seats, path)
    return weights


class Learned:
    """Looks one decision ahead and takes what its judge likes best, averaged over worlds that could be the real one.

    One world is mostly enough: the judge sees what the seat sees, which is the same in all of them.
    """

    name = "learned"

    def __init__(self, rng: Random, worlds: int = 1, options: int = 40, explore: float = 0.0, file: str = "") -> None:
        self.rng, self.worlds, self.options, self.explore, self.file = rng, worlds, options, explore, file
        self.judge: Judge | None = None
        """Instead of the one in the file; training puts the latest here."""

    def prepare(self, kernel: Kernel) -> None:
        """Raises `Unlearned` where there is nothing to judge by."""
        if self.judge is None:
            judge_at(kernel, self.file)

    def choose(self, observation: Observation, menu: Menu, budget: Budget) -> Decision:
        """The decision that leads to the best position; the same worlds are used for all of them."""
        if not budget.allows(0):
            return menu.draw(self.rng)
        decisions = menu.decisions(self.options, self.rng)
        if len(decisions) < 2:
            return decisions[0] if decisions else menu.draw(self.rng)
        self.rng.shuffle(decisions)
        if self.explore and self.rng.random() < self.explore:
            return decisions[0]
        worths = self.worths(observation, decisions, budget)
        return decisions[worths.index(max(worths))]

    def worths(self, observation: Observation, decisions: Sequence[Decision], budget: Budget) -> list[float]:
        """What each decision is worth."""

        def judged(worlds: Sequence[Kernel], seat: int) -> Sequence[float]:
            return (self.judge or judge_at(worlds[0], self.file)).of_one(worlds, seat)

        worlds = max(JOINT, self.worlds) if observation.is_joint else self.worlds
        return summed(observation, decisions, worlds, self.rng, budget, judged, is_sealed)
