"""Hints: what a seat could do, and why, from nothing but what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.search import Arm, Search, SearchSettings
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


def advise(
    kernel: Kernel,
    seat: int,
    rng: Random,
    budget: Budget,
    *,
    ideas: bool = True,
) -> Hint:
    """A nudge, and with `ideas` the best decisions with their reasons."""
    observation, menu = Observation(kernel, seat), Menu(kernel, seat)
    found = Search(observation, menu, rng, SearchSettings()).run(budget)
    if len(found) < 2:
        return Hint(seat, HintFree().phrase, free=True)
    best = sorted(found, key=lambda arm: (-arm.visits, -arm.mean))[:IDEAS]
    grounds = _grounds(observation, [arm.decision for arm in found], rng)
    reasons = [_reasons(grounds, found.index(arm), kernel.game.score_spread) for arm in best]
    nudge, offer = _nudge(kernel, seat, found, reasons[0])
    told = tuple(_idea(kernel, arm, why) for arm, why in zip(best, reasons, strict=True))
    return Hint(seat, nudge, offer, ideas=told if ideas else ())


def _idea(kernel: Kernel, arm: Arm, reasons: tuple[Reason, ...]) -> Idea:
    made = Command.of(kernel, arm.decision)
    return Idea(made.name, made.args, words(kernel, arm.decision), round(arm.mean, 3), reasons)


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


def _nudge(kernel: Kernel, seat: int, arms: Sequence[Arm], reasons: Sequence[Reason]) -> tuple[Phrase, str]:
    """Points to what to use if there are several things (and names it), else to what it is about."""
    best = arms[0]
    if best.mean - sum(arm.mean for arm in arms) / len(arms) < PLAIN:
        return HintEven().phrase, ""
    if len({arm.decision.name for arm in arms}) > 1:
        name = best.decision.name
        label = next((offer.label for offer in offers(kernel, seat) if offer.name == name), name)
        return HintOffer(label).phrase, name
    if reasons:
        return HintAbout(reasons[0].what).phrase, ""
    return HintLook().phrase, ""
