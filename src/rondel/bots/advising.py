"""Hints: what a seat could do, and why, from nothing but what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.learned import as_chance
from rondel.bots.registry import adviser
from rondel.bots.rollout import Idea as Thought
from rondel.bots.thoughts import thoughts
from rondel.bots.trying import tried
from rondel.core.advice import Hint, Idea, Reason
from rondel.core.commands import Command
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.offers import offers, words
from rondel.messages import Message, Phrase, Words, words_of

IDEAS = 3
REASONS = 3
WORLDS = 3
PLAIN = 0.02
"""A difference in chances that nobody would call one."""
CLEAR = 0.1
"""One that anybody would."""
Parts = dict[Message | str, float]


class HintFree(Message):
    """There is nothing to choose."""


class HintEven(Message):
    """Nothing stands out."""


class HintOffer(Message):
    """Which of several things to look at."""

    label: Words


class HintAbout(Message):
    """The part of the position that decides."""

    what: Words


class HintLook(Message):
    """Look twice."""


class HintSlight(Message):
    """There is a difference, and it is small."""


def advise(
    kernel: Kernel,
    seat: int,
    rng: Random,
    budget: Budget,
    *,
    ideas: bool = True,
    about: Decision | None = None,
) -> Hint:
    """A nudge, and with `ideas` the best decisions: how likely they win, why, and what the others cost.

    What it is about, where somebody wants to know of a decision of theirs, is one of the ideas.
    """
    observation, menu = Observation(kernel, seat), Menu(kernel, seat)
    found, learned = thoughts(adviser(kernel.game, rng), observation, menu, budget, about)
    if len(found) < 2:
        return Hint(seat, HintFree().phrase, free=True)
    best = [each for number, each in enumerate(found) if number < IDEAS or each.decision == about]
    grounds = _grounds(observation, [each.decision for each in found], rng)
    spread = kernel.game.score_spread
    reasons = [_reasons(grounds, found.index(each), spread) for each in best]
    point = 1.0 if learned else spread
    nudge, offer = _nudge(kernel, seat, found, reasons[0], _difference(found, point))
    told = tuple(_idea(kernel, each, best[0], why, learned) for each, why in zip(best, reasons, strict=True))
    return Hint(seat, nudge, offer, ideas=told if ideas else ())


def _idea(kernel: Kernel, found: Thought, best: Thought, reasons: tuple[Reason, ...], learned: bool) -> Idea:
    made, label = Command.of(kernel, found.decision), words(kernel, found.decision)
    share = as_chance if learned else float
    chance = min(1.0, max(0.0, share(found.chance)))
    cost = max(0.0, share(best.ahead_of(found)) - share(0.0))
    return Idea(made.name, made.args, label, round(chance, 3), reasons, round(cost, 3))


def _difference(found: Sequence[Thought], point: float) -> float:
    """How much there is to choose by, as a share of a win: between the best ones, by where they lead.

    Where they all lead to the same, what looks worse right after it still tells a little.
    """
    looks, leads = [each.first_look for each in found], [each.chance for each in found[:IDEAS] if each.tried]
    apart = min(CLEAR / 2, (max(looks) - min(looks)) / point)
    return max(apart, max(leads) - min(leads)) if len(leads) > 1 else apart


def _grounds(observation: Observation, decisions: Sequence[Decision], rng: Random) -> list[Parts]:
    """What the score is made of after each decision, on average over the same worlds."""
    parts = observation.game.score_parts
    found: list[Parts] = [{} for _ in decisions]
    if parts is None:
        return found
    for world in observation.worlds(WORLDS, rng):
        for number, later in enumerate(tried(world, decisions, rng.random())):
            for what, worth in parts(later.s, observation.seat).items():
                found[number][what] = found[number].get(what, 0.0) + worth / WORLDS
    return found


def _reasons(grounds: Sequence[Parts], number: int, spread: float) -> tuple[Reason, ...]:
    """In what a decision differs from the average one."""
    names = {what: None for parts in grounds for what in parts}
    changes = []
    for what in names:
        mean = sum(parts.get(what, 0.0) for parts in grounds) / len(grounds)
        changes.append((what, (grounds[number].get(what, 0.0) - mean) / spread))
    changes.sort(key=lambda change: -abs(change[1]))
    return tuple(Reason(words_of(what), round(change, 3)) for what, change in changes[:REASONS] if abs(change) >= PLAIN)


def _nudge(
    kernel: Kernel, seat: int, found: Sequence[Thought], reasons: Sequence[Reason], difference: float
) -> tuple[Phrase, str]:
    """Points to what to use if there are several things (and names it), else to what it is about."""
    if difference < PLAIN:
        return HintEven().phrase, ""
    name = found[0].decision.name
    if len({each.decision.name for each in found}) > 1:
        label = next((offer.label for offer in offers(kernel, seat) if offer.name == name), name)
        return HintOffer(label).phrase, name
    if reasons:
        return HintAbout(reasons[0].what).phrase, ""
    return (HintLook() if difference >= CLEAR else HintSlight()).phrase, ""
