"""The bot that tries each decision once and takes what looks best right after it."""

from __future__ import annotations

from copy import copy
from random import Random

from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.characters import expect_style, in_points, preferred
from rondel.bots.trying import Judge, summed
from rondel.core.decisions import Decision


class Greedy:
    """Looks one decision ahead with the game's score, averaged over worlds that could be the real one.

    A game without a score is played at random. A weaker player judges less surely: `doubt` is how far off each
    judgement may be, in the points that make a win e times as likely, so that what is plainly bad is still not done.
    With `blunders` that share of the decisions is taken at random.
    """

    name = "greedy"
    judge: Judge | None = None
    """Who judges instead of the game's own score, for comparison with another one."""

    def __init__(
        self,
        rng: Random,
        worlds: int = 4,
        options: int = 40,
        blunders: float = 0.0,
        doubt: float = 0.0,
        style: str = "",
    ) -> None:
        expect_style(style)
        self.rng, self.worlds, self.options, self.style = rng, worlds, options, style
        self.blunders, self.doubt = blunders, doubt

    def choose(self, observation: Observation, menu: Menu, budget: Budget) -> Decision:
        """The decision with the best average score; the same worlds are used for all of them."""
        careless = self.blunders and self.rng.random() < self.blunders
        if observation.game.score is None or careless or not budget.allows(0):
            return menu.draw(self.rng)
        decisions = menu.decisions(self.options, self.rng)
        if len(decisions) < 2:
            return decisions[0] if decisions else menu.draw(self.rng)
        self.rng.shuffle(decisions)  # equal scores must not favour what happens to be listed first
        again = copy(self.rng) if self.style else self.rng
        totals = summed(observation, decisions, self.worlds, self.rng, budget, self.judge)
        if self.doubt:
            off = self.doubt * observation.game.score_spread * self.worlds
            totals = [total + self.rng.gauss(0, off) for total in totals]
        win = self.worlds * in_points(observation.game)
        ranked = sorted(zip(decisions, [total / win for total in totals], strict=True), key=lambda each: -each[1])
        return preferred(self.style, observation, ranked, again, self.worlds)
