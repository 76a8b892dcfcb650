"""What a bot makes of every decision, whatever kind of bot it is: for whoever wants to know more than what it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.greedy import Greedy
from rondel.bots.judging import chances, value
from rondel.bots.mcts import TreeSearch
from rondel.bots.rollout import Idea, Rollout
from rondel.bots.search import Arm, key_of
from rondel.bots.trying import summed
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel

Found = TypeVar("Found", Idea, Arm)
Thinker = Rollout | Greedy | TreeSearch
"""Who can say what each decision is worth."""


SEARCHED = 0.7
"""The part of a search's time in which it goes where it likes."""
TOLD = 3
"""Decisions whose price is wanted."""


class Thoughts(NamedTuple):
    """What can be done, what the bot would take first, and whether it is worth what was learned says."""

    ideas: list[Idea]
    learned: bool = False


def thoughts(
    bot: Thinker, observation: Observation, menu: Menu, budget: Budget, about: Decision | None = None
) -> Thoughts:
    """What can be done, what is best first; what it is about is among it, however bad it looks."""
    if isinstance(bot, Rollout):
        ideas = bot.ideas(observation, menu, budget, about)
        if len(ideas) > 1 and not ideas[0].tried:  # a first look took all the time, but a chance must be told
            bot.try_once(_told(ideas, about), observation)
        return Thoughts(sorted(ideas, key=lambda idea: (-idea.tried, -idea.chance)), bot.has_learned)
    if isinstance(bot, TreeSearch):
        return Thoughts(_searched(bot, observation, menu, budget, about))
    return Thoughts(_looked(bot, observation, menu, budget, about))


def _told(found: Sequence[Found], about: Decision | None) -> list[Found]:
    """Those whose price is wanted."""
    return [each for place, each in enumerate(found) if place < TOLD or each.decision == about]


def _looked(bot: Greedy, observation: Observation, menu: Menu, budget: Budget, about: Decision | None) -> list[Idea]:
    """By the score right after each decision, in the same worlds; nobody who asks is told of its doubts."""
    decisions = menu.decisions(bot.options, bot.rng)
    bot.rng.shuffle(decisions)
    if about is not None and about not in decisions:
        decisions.append(about)
    ideas = [Idea(decision, worths=[]) for decision in decisions]
    if len(ideas) < 2:
        return ideas

    def judge(worlds: Sequence[Kernel], seat: int) -> list[float]:
        for idea, world in zip(ideas, worlds, strict=True):
            idea.worths.append(chances(world)[seat])
        return [value(world, seat) for world in worlds]

    for idea, total in zip(ideas, summed(observation, decisions, bot.worlds, bot.rng, budget, judge), strict=True):
        idea.first_look = total / max(1, idea.tried)
    return sorted(ideas, key=lambda idea: -idea.first_look)


def _searched(
    bot: TreeSearch, observation: Observation, menu: Menu, budget: Budget, about: Decision | None
) -> list[Idea]:
    """By what has come of each decision in the tree, the one visited most first.

    A search hardly looks at what it does not like; so that its price can be told, the rest of the time goes to those of
    the first ones, and of the one it is about, that were visited least.
    """
    search = bot.search(observation, menu)
    if about is not None:
        search.root.arms.setdefault(key_of(about), Arm(about))
    arms = search.run(budget.part(SEARCHED, bot.iterations))
    told, done = _told(arms, about), search.iterations
    for arm in told if len(arms) > 1 else []:
        if not arm.visits:  # a first look took all the time, but a chance must be told
            search.visit(arm)
    while len(arms) > 1 and done < bot.iterations and budget.allows(done):
        search.visit(min(told, key=lambda arm: arm.visits))
        done += 1
    told[1:] = sorted(told[1:], key=lambda arm: -arm.mean)
    ranked = told + [arm for arm in arms if arm not in told]
    return [Idea(arm.decision, worths=[arm.mean] if arm.visits else []) for arm in ranked]
