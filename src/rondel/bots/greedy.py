"""The bot that tries each decision once and takes what looks best right after it."""

from __future__ import annotations

from random import Random

from rondel.bots.base import Budget, Decision, Menu, Observation, after
from rondel.core.kernel import Kernel

WORLDS, DECISIONS = 4, 40
WIN = 1e6
"""The end of the match weighs more than any score on the way."""


class Greedy:
    """Looks one decision ahead with the game's score, averaged over worlds that could be the real one.

    A game without a score is played at random.
    """

    name = "greedy"

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, observation: Observation, menu: Menu, budget: Budget) -> Decision:
        """The decision with the best average score; the same worlds are used for all of them."""
        if observation.game.score is None:
            return menu.draw(self.rng)
        decisions = menu.decisions(DECISIONS, self.rng)
        if len(decisions) < 2:
            return decisions[0] if decisions else menu.draw(self.rng)
        self.rng.shuffle(decisions)  # equal scores must not favour what happens to be listed first
        totals = [0.0] * len(decisions)
        for world in observation.worlds(WORLDS, self.rng):
            luck = self.rng.random()
            for number, decision in enumerate(decisions):
                totals[number] += value(after(world, observation.seat, decision, Random(luck)), observation.seat)
            if budget.is_spent:
                break
        return decisions[totals.index(max(totals))]


def value(kernel: Kernel, seat: int) -> float:
    """What a position is worth to a seat."""
    score = float(kernel.game.score(kernel.s, seat)) if kernel.game.score else 0.0
    if kernel.over is None:
        return score
    winners = kernel.over.winners
    if seat in winners:
        return score + WIN / len(winners)
    return score - WIN if winners else score
