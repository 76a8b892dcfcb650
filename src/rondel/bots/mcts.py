"""The bot that searches: it looks ahead in many worlds that could be the real one."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.characters import expect_style, preferred
from rondel.bots.learned import expect_judge, judge_called, prepared
from rondel.bots.search import Search, SearchSettings
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel

USUAL = SearchSettings()


class TreeSearch:
    """Information-set Monte Carlo tree search; takes the decision it has thought about most."""

    name = "mcts"

    def __init__(
        self,
        rng: Random,
        iterations: int = 400,
        depth: int = 8,
        width: int = 2,
        options: int = 24,
        looks: int = 2,
        glances: int = 6,
        explore: float = 0.4,
        trust: float = 2.0,
        widen: float = 1.5,
        plies: int = 12,
        rests: int = 0,
        judge: str = "score",
        file: str = "",
        style: str = "",
    ) -> None:
        self.rng, self.iterations = rng, iterations
        expect_judge(judge)
        expect_style(style)
        self.judge, self.file, self.style = judge, file, style
        self.settings = SearchSettings(depth, width, options, looks, glances, explore, trust, widen, plies, rests)

    def prepare(self, kernel: Kernel) -> str:
        """What is wrong with the judge it should have, and who judges instead; raises `Unlearned` where nobody may."""
        problem = prepared(self.judge, kernel, self.file)
        return f"{problem}; it plays on and judges there" if problem else ""

    def choose(self, observation: Observation, menu: Menu, budget: Budget) -> Decision:
        """The decision visited most; without any budget, whatever is drawn."""
        if not budget.allows(0):
            return menu.draw(self.rng)
        found = self.search(observation, menu).run(budget.at_most(self.iterations))
        if not found:
            return menu.draw(self.rng)
        best = found[0]
        often = [arm for arm in found if arm is best or arm.visits >= best.visits / 2 > 0]
        return preferred(self.style, observation, [(arm.decision, arm.mean) for arm in often], self.rng)

    def search(self, observation: Observation, menu: Menu) -> Search:
        """A search that has not begun."""
        judge, settings = None, self.settings
        if self.judge != "score":
            judge = judge_called(self.judge, observation.world(self.rng), self.file)
            if judge is None:  # a score says little where nobody has played on
                settings = replace(settings, depth=settings.depth or USUAL.depth)
        return Search(observation, menu, self.rng, settings, judge)
