"""Hints: what a seat could do, and why, from nothing but what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.grounds import Parts, grounds
from rondel.bots.learned import SPAN, as_chance, judge_if_any
from rondel.bots.registry import adviser
from rondel.bots.rollout import Idea as Thought
from rondel.bots.rollout import usual_rests
from rondel.bots.thoughts import Thoughts, thoughts
from rondel.core.advice import Hint, Idea, Reason
from rondel.core.commands import Command
from rondel.core.decisions import Decision
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.offers import offers, words
from rondel.messages import Message, Phrase, Words, words_of

IDEAS = 3
REASONS = 3
FURTHER = 3
"""How many times as far as usual is looked for a reason where there is none before."""
PLAIN = 0.02
"""A difference in chances that nobody would call one."""
CLEAR = 0.1
"""One that anybody would."""


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


class HintLearned(Message):
    """What was learned knows it."""


class HintPlayedOn(Message):
    """It comes out when the match is played on."""


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
    observation = Observation(kernel, seat)
    found, learned = _considered(kernel, seat, rng, budget, about)
    if len(found) < 2:
        return Hint(seat, HintFree().phrase, free=True)
    span = SPAN if learned else 1.0
    costs = [found[0].ahead_of(each) / span for each in found]
    best = _to_tell(kernel, found, costs, about)
    difference = _difference(found, costs, span if learned else kernel.game.score_spread)
    reasons = _reasons_of(observation, found, best, rng, difference)
    nudge, offer = _nudge(kernel, seat, found, reasons[0], difference)
    if not ideas:
        return Hint(seat, nudge, offer)
    chance = min(1.0, max(0.0, as_chance(best[0].chance) if learned else best[0].chance))
    first, *others = (
        _idea(kernel, each, chance, costs[found.index(each)], why) for each, why in zip(best, reasons, strict=True)
    )
    if difference >= PLAIN and not first.reasons:
        first = replace(first, why=(HintLearned() if learned else HintPlayedOn()).phrase)
    return Hint(seat, nudge, offer, ideas=(first, *others))


def price(kernel: Kernel, seat: int, decision: Decision, rng: Random, budget: Budget) -> float:
    """What a decision gives away against the best one, as a share of a win; nothing where there is no other."""
    found, learned = _considered(kernel, seat, rng, budget, decision)
    done = next((each for each in found if each.decision == decision), found[0])
    return max(0.0, found[0].ahead_of(done) / (SPAN if learned else 1.0))


def _considered(kernel: Kernel, seat: int, rng: Random, budget: Budget, about: Decision | None) -> Thoughts:
    """What whoever advises makes of all that can be done, what is best first."""
    judge_if_any(kernel)  # to read the file takes longer than a hint may, the first time
    observation, menu = Observation(kernel, seat), Menu(kernel, seat, whole=True)
    return thoughts(adviser(kernel.game, rng), observation, menu, budget.from_now(), about)


def _to_tell(kernel: Kernel, found: Sequence[Thought], costs: Sequence[float], about: Decision | None) -> list[Thought]:
    """The first ones that can be told apart, such as one of two cards with the same name, by what they cost; and the
    one it is about."""
    labels: dict[str, int] = {}
    for number, each in enumerate(found):
        if len(labels) < IDEAS:
            labels.setdefault(repr(words(kernel, each.decision)), number)
    best, *others = labels.values()
    told = [found[number] for number in (best, *sorted(others, key=costs.__getitem__))]
    return told + [each for each in found if each.decision == about and each not in told]


def _idea(kernel: Kernel, found: Thought, best: float, cost: float, reasons: tuple[Reason, ...]) -> Idea:
    """An idea wins as much less than the best one as it gives away in the same worlds.

    Its own average may be of other worlds, luckier ones, and would contradict that. Both are whole hundredths: they are
    shown side by side, and rounded apart they would not add up.
    """
    made, label = Command.of(kernel, found.decision), words(kernel, found.decision)
    wins = round(max(0.0, best - max(0.0, cost)), 2)
    return Idea(made.name, made.args, label, wins, reasons, round(round(best, 2) - wins, 2))


def _difference(found: Sequence[Thought], costs: Sequence[float], point: float) -> float:
    """How much there is to choose by, as a share of a win: what the first gives more than any other that was tried.

    Where they all lead to the same, what looks worse right after it still tells a little.
    """
    looks = [each.first_look for each in found]
    apart = min(CLEAR / 2, (max(looks) - min(looks)) / point)
    return max([apart, *(cost for each, cost in zip(found, costs, strict=True) if each.tried)])


def _reasons_of(
    observation: Observation, found: Sequence[Thought], best: Sequence[Thought], rng: Random, difference: float
) -> list[tuple[Reason, ...]]:
    """Why each is as good as it is: by what the score says right after it, if that speaks for the best one.

    Else the reason is where they lead to, soon or a few steps on, as far as there is a difference. Where all in all
    none of that speaks for it, some part of it may. Where nothing does, who judges knows something that the score does
    not say, and nothing is better than a reason against what is best.
    """
    places = [found.index(each) for each in best]
    seen = [_reasons(grounds(observation, [each.decision for each in found], rng), places, observation.game)]
    if difference < PLAIN or _all_in_all(seen[0]) >= PLAIN:
        return seen[0]
    decisions, usual = [each.decision for each in best], usual_rests(observation.game)
    for rests in (usual, FURTHER * usual):
        seen.append(_reasons(grounds(observation, decisions, rng, rests=rests), range(len(best)), observation.game))
        if _all_in_all(seen[-1]) > 0:
            return seen[-1]
    return next((told for told in seen if any(why.change > 0 for why in told[0])), [()] * len(best))


def _all_in_all(told: Sequence[tuple[Reason, ...]]) -> float:
    """How far what is told speaks for the best one."""
    return sum(reason.change for reason in told[0])


def _reasons(made_of: Sequence[Parts], places: Sequence[int], game: Game) -> list[tuple[Reason, ...]]:
    """In what the decisions at these places differ from the average one; else in what the first of them is better."""
    names = dict.fromkeys(what for parts in made_of for what in parts)
    mean: Parts = {what: sum(parts.get(what, 0.0) for parts in made_of) / len(made_of) for what in names}
    told = [_differing(made_of[place], mean, game.score_spread) for place in places]
    first = made_of[places[0]]
    for number, place in enumerate(places[1:], 1):
        behind = () if told[number] else _differing(made_of[place], first, game.score_spread)
        told[number] = told[number] or tuple(reason for reason in behind if reason.change < 0)
    return [tuple(sorted(told[0], key=lambda reason: reason.change < 0)), *told[1:]]


def _differing(parts: Parts, other: Parts, spread: float) -> tuple[Reason, ...]:
    """In what something differs from something else, the weightiest first."""
    changes = [(what, (parts.get(what, 0.0) - worth) / spread) for what, worth in other.items()]
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
