"""The bot that plays its best ideas on to where the game comes to rest, in the same worlds with the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.characters import expect_style, preferred
from rondel.bots.in_arrays import Playouts, lacking, playouts_of
from rondel.bots.judging import Unscored, chances
from rondel.bots.learned import Judge, UnknownJudge, expect_judge, judge_called, prepared
from rondel.bots.playouts import TURNS, play_to_rest, play_to_turn
from rondel.bots.trying import is_open, is_sealed, summed
from rondel.core.decisions import Decision
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.playing import play
from rondel.core.simulation import clone

PLAYS = ("score", "judge", "arrays")
"""How everybody can go on: by the score, as the judge would decide, or as it would in arrays."""


class Idea(Struct):
    """A decision, and what has come of it."""

    decision: Decision
    first_look: float = 0.0
    """What it was worth right after it, in an average world: in points of the score, or of what was learned."""
    worths: list[float] = []
    """What has come of it in each world that it was played on in; the same ones for all, in the same order."""

    @property
    def tried(self) -> int:
        """In how many worlds it was played on."""
        return len(self.worths)

    @property
    def chance(self) -> float:
        """Its average chance to win."""
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    def ahead_of(self, other: Idea) -> float:
        """How much better it did than another, in the worlds that both were played on in."""
        pairs = list(zip(self.worths, other.worths, strict=False))
        return sum(mine - its for mine, its in pairs) / len(pairs) if pairs else 0.0


class Rollout:
    """Takes the few decisions the score likes best, plays each on in paired worlds, and drops the worse half again and
    again.

    All seats go on greedily by the score until the game comes to rest, and are judged there: by the score, or by what
    was learned (`judge=learned`, or `best` where there may be nothing to judge by), which is good enough to be asked as
    soon as the seat must decide again (`rests=0`). With `plays=judge` everybody also goes on as the judge would decide,
    which is a better guess at what will happen where it decides better than the score does; with `plays=arrays` they do
    so in arrays, a hundred times as fast, where the game has them, and go on by the score where not. A weaker player is
    one who tries less and judges less surely: `doubt` is how far off a single judgement may be, as a share of a win.
    """

    name = "rollout"

    def __init__(
        self,
        rng: Random,
        iterations: int = 96,
        few: int = 6,
        width: int = 8,
        looks: int = 2,
        options: int = 40,
        rests: int = 0,
        doubt: float = 0.0,
        judge: str = "score",
        plays: str = "score",
        file: str = "",
        style: str = "",
    ) -> None:
        self.rng, self.iterations, self.few, self.width = rng, iterations, few, width
        self.looks, self.options, self.rests, self.doubt = looks, options, rests, doubt
        expect_judge(judge)
        expect_style(style)
        if plays not in PLAYS:
            raise UnknownJudge(f"nobody plays on by {plays!r}; there are {', '.join(PLAYS)}")
        self.judge, self.plays, self.file, self.style = judge, plays, file, style
        self._learned: Judge | None = None
        self._arrays: Playouts | None = None

    @property
    def has_learned(self) -> bool:
        """Were its latest ideas judged by what was learned?"""
        return self._learned is not None

    def prepare(self, kernel: Kernel) -> str:
        """What is wrong with the judge it should have, and who judges instead.

        Raises `Unlearned` where nothing else may judge, `Unscored` where there is nothing else.
        """
        problem, game = prepared(self.judge, kernel, self.file), kernel.game
        if game.score is None and judge_called(self.judge, kernel, self.file) is None:
            raise Unscored(self.name, game.name)
        if problem:
            return f"{problem}; the score judges instead"
        judge = judge_called(self.judge, kernel, self.file) if self.plays == "arrays" else None
        slow = lacking(kernel, judge) if judge is not None else ""
        return f"{slow}; its rules play on instead" if slow else ""

    def choose(self, observation: Observation, menu: Menu, budget: Budget) -> Decision:
        """The decision with the best chances; a single one is not thought about."""
        if not budget.allows(0):
            return menu.draw(self.rng)
        ideas = self.ideas(observation, menu, budget)
        if not ideas:
            return menu.draw(self.rng)
        best = ideas[0]
        often = [idea for idea in ideas if idea is best or idea.tried >= best.tried / 2 > 0]
        ranked = [(idea.decision, -best.ahead_of(idea)) for idea in often]
        return preferred(self.style, observation, ranked, self.rng)

    def ideas(self, observation: Observation, menu: Menu, budget: Budget, about: Decision | None = None) -> list[Idea]:
        """What can be done, what is best first; what it is about is played on to the last, however bad it looks."""
        decisions = menu.decisions(self.options, self.rng)
        self.rng.shuffle(decisions)  # equal judgements must not favour what happens to be listed first
        if about is not None and about not in decisions:
            decisions.append(about)
        ideas = [Idea(decision) for decision in decisions]
        if self.judge != "score" and len(ideas) > 1:
            self._get_ready(observation.world(self.rng), budget)
        if len(ideas) < 2 or (observation.game.score is None and self._learned is None):
            return ideas
        self._look(ideas, observation, budget)
        return self._halve(ideas, observation, budget.at_most(self.iterations), about)

    def _get_ready(self, world: Kernel, budget: Budget) -> None:
        self._learned = judge_called(self.judge, world, self.file)
        if self.plays == "arrays" and self._learned is not None:
            self._arrays = playouts_of(world, self._learned, waits=budget.seconds is None)

    def _look(self, ideas: list[Idea], observation: Observation, budget: Budget) -> None:
        """Try every decision once in the same worlds, by the score right after it."""
        decisions = [idea.decision for idea in ideas]
        judge, waits = (self._judged, is_sealed) if self._learned is not None else (None, is_open)
        found = summed(observation, decisions, self.looks, self.rng, budget, judge, waits)
        for idea, worth in zip(ideas, found, strict=True):
            idea.first_look = worth / max(1, self.looks)
        ideas.sort(key=lambda idea: -idea.first_look)

    def _halve(self, ideas: list[Idea], observation: Observation, budget: Budget, about: Decision | None) -> list[Idea]:
        """Play the best few on; after each share of the budget the worse half is out."""
        left, done = _kept(ideas, max(2, self.few), about), 0
        rounds = max(1, (len(left) - 1).bit_length())
        while len(left) > 1 and budget.allows(done):
            for _ in range(max(1, self.iterations // rounds // len(left))):
                done += self._try(left, observation, budget)
                if not budget.allows(done):
                    break
            left.sort(key=lambda idea: -idea.chance)
            left = _kept(left, (len(left) + 1) // 2, about)
        return sorted(ideas, key=lambda idea: (-idea.tried, -idea.chance))

    def try_once(self, ideas: list[Idea], observation: Observation) -> None:
        """Play every idea on in one world, whatever the time."""
        self._try(ideas, observation, Budget(None))

    def _try(self, ideas: list[Idea], observation: Observation, budget: Budget) -> int:
        """Play every idea on once, in one world with one luck; how many there were.

        What was compared with only some of the others, because time ran out, is no comparison and does not count.
        """
        here, seat, luck = observation.world(self.rng), observation.seat, self.rng.random()
        worlds: list[Kernel] = []
        for idea in ideas:
            if budget.is_spent and ideas[0].tried:
                return 0
            world = clone(here)
            play(world, *idea.decision)
            if self._arrays is None:
                self._play_on(world, seat, Random(luck))
            worlds.append(world)
        for idea, chance in zip(ideas, self._led_to(worlds, seat, luck), strict=True):
            idea.worths.append(chance + (self.rng.gauss(0, self.doubt) if self.doubt else 0.0))
        return len(ideas)

    def _play_on(self, world: Kernel, seat: int, rng: Random) -> None:
        if self._learned is not None and not self.rests:
            play_to_turn(world, seat, rng, self.width)
        else:
            judge = self._learned if self.plays == "judge" else None
            play_to_rest(world, rng, self.width, self._rests(world.game), judge)

    def _rests(self, game: Game) -> int:
        return self.rests or usual_rests(game)

    def _led_to(self, worlds: Sequence[Kernel], seat: int, luck: float) -> list[float]:
        """What each world has come to for the seat, or comes to; somebody else may have decided last there."""
        if self._arrays is not None:
            return self._arrays.led_to(worlds, seat, self._rests(worlds[0].game), luck)
        return self._judged(worlds, seat) if self._learned is None else self._learned.by_all(worlds, seat)

    def _judged(self, worlds: Sequence[Kernel], seat: int) -> list[float]:
        """What each world is worth to the seat."""
        if self._learned is not None:
            return self._learned.of_one(worlds, seat)
        return [chances(world)[seat] for world in worlds]


def _kept(ideas: list[Idea], count: int, about: Decision | None) -> list[Idea]:
    """The first ones, and the one that it is about."""
    return ideas[:count] + [idea for idea in ideas[count:] if idea.decision == about]


def usual_rests(game: Game) -> int:
    """A rest that a game declares is far enough; turns alone are short."""
    return TURNS if game.rest is None else 1
