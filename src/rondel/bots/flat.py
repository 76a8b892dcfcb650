"""The bot that plays every decision on at random, some times over, and takes the one that won most."""

from __future__ import annotations

from random import Random

from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.playouts import roll_out
from rondel.core.decisions import Decision
from rondel.core.playing import play
from rondel.core.simulation import clone


class Flat:
    """Flat Monte Carlo: no tree; the worse half of the decisions is dropped again and again."""

    name = "flat"

    def __init__(self, rng: Random, iterations: int = 200, depth: int = 0, width: int = 1, options: int = 24) -> None:
        self.rng, self.iterations = rng, iterations
        self.depth, self.width, self.options = depth, width, options

    def choose(self, observation: Observation, menu: Menu, budget: Budget) -> Decision:
        """The decision with the highest share of wins; the same worlds are used for all of them."""
        decisions = menu.decisions(self.options, self.rng)
        if len(decisions) < 2:
            return decisions[0] if decisions else menu.draw(self.rng)
        self.rng.shuffle(decisions)
        budget = budget.at_most(self.iterations)
        totals = dict.fromkeys(range(len(decisions)), 0.0)
        rounds = max(1, (len(decisions) - 1).bit_length())
        share, done = max(1, self.iterations // rounds), 0
        while budget.allows(done):
            for _ in range(max(1, share // len(totals))):
                done += self._round(observation, decisions, totals)
                if not budget.allows(done):
                    break
            keep = sorted(totals, key=totals.__getitem__, reverse=True)[: max(2, (len(totals) + 1) // 2)]
            totals = {number: totals[number] for number in keep}
        return decisions[max(totals, key=totals.__getitem__)]

    def _round(self, observation: Observation, decisions: list[Decision], totals: dict[int, float]) -> int:
        """Every decision still in the running once, in one world with one luck."""
        world, seat, luck = observation.world(self.rng), observation.seat, self.rng.random()
        for number in totals:
            copy = clone(world)
            play(copy, *decisions[number])
            totals[number] += roll_out(copy, Random(luck), self.depth, self.width)[seat]
        return len(totals)
