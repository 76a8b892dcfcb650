"""What a decision brings and risks, found out by trying it, from nothing but what the seat knows.

The match itself is never tried. Worlds are made that the seat cannot tell from the real one, with everything hidden
dealt out again and chance begun anew; the decision is carried out in each; and only what is the same in all of them is
told. So nothing leaks, and nothing is said that chance or a hidden card could still change, as far as the worlds show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import convert, to_builtins

from rondel.core.command_names import PASS_PRIORITY, READY
from rondel.core.decisions import Decision
from rondel.core.events import Event, Fact
from rondel.core.kernel import Kernel
from rondel.core.legality import ways_on
from rondel.core.playing import play
from rondel.core.seats import HOST
from rondel.core.simulation import determinise
from rondel.core.stakes import Gain, Loss, Stake, Stakes, Trial, Weight
from rondel.core.wording import worded
from rondel.errors import RondelError
from rondel.messages import And, Seat

if TYPE_CHECKING:
    from random import Random


class EndsYouWin(Gain): ...


class EndsOthersWin(Loss):
    winners: And[Seat]


class EndsAllWin(Gain): ...


class EndsAllLose(Loss): ...


class EndsDrawn(Stake): ...


WORLDS = 16
MOST = 6
"""More would not be read before a decision."""
PATIENCE = 60
"""Passes after which a trial is taken as it stands."""


def weigh(kernel: Kernel, decision: Decision, rng: Random, worlds: int = WORLDS) -> Stakes:
    """What is at stake in a legal decision, as far as whoever decides can know; nothing where the game does not say."""
    if kernel.game.weighing is None:
        return Stakes()
    knows = (decision.seat,) if decision.seat != HOST else ()  # whoever runs a table knows what everybody may
    common: list[Weight] | None = None
    unanswered = False
    for _ in range(worlds):
        try:
            found, open_ = _weighed(determinise(kernel, knows, rng), decision)
        except RondelError:  # no such world, or one in which rules fail: nothing can be known
            return Stakes()
        common = found if common is None else [weight for weight in common if weight in found]
        unanswered = unanswered or open_
        if not common:
            return Stakes()
    return Stakes(tuple(common or ())[:MOST], unanswered)


def _weighed(world: Kernel, decision: Decision) -> tuple[list[Weight], bool]:
    """What one world makes of a decision, and whether others could still answer."""
    game = world.game
    assert game.weighing is not None
    before = _copied(world).s
    world.events = []
    play(world, *decision)
    answerable = _let_be(world, decision.seat, game.weighing.pending)
    told: list[Weight] = []
    trial = _trial(world, decision, before, tuple(world.events))

    def tell() -> str:
        for stake in (*_ending(trial), *game.weighing.tell(trial)):  # type: ignore[union-attr]
            marked = {name: to_builtins(getattr(stake, name)) for name in stake.marks}
            weight = Weight(game.words(stake), stake.tone, stake.key if marked else "", marked)
            if weight not in told:
                told.append(weight)
        return ""

    worded("", tell)
    return told, answerable


def _ending(trial: Trial[Any]) -> Iterator[Stake]:
    """That the match ends comes before everything else."""
    if trial.over is None:
        return
    winners = trial.over.winners
    if trial.over.shared:
        yield EndsAllWin() if winners else EndsAllLose()
    elif trial.seat in winners:
        yield EndsYouWin()
    else:
        yield EndsOthersWin(winners) if winners else EndsDrawn()


def _trial(world: Kernel, decision: Decision, before: Any, events: tuple[Event, ...]) -> Trial[Any]:
    def also(rule: Callable[[Any], Any]) -> Trial[Any]:
        copy = _copied(world)
        copy.events = []
        rule(copy.g)
        return _trial(copy, decision, before, (*events, *copy.events))

    kinds = world.game.facts_by_name
    seen = (event for event in events if not event.flow and event.name in kinds and event.known_to((decision.seat,)))
    facts: tuple[Fact, ...] = tuple(convert(event.params, kinds[event.name]) for event in seen)
    return Trial(decision, before, world.s, facts, world.over, also)


def _copied(world: Kernel) -> Kernel:
    """Its state to look at and to try rules on; a script that waits is left out."""
    return Kernel(world.game, world.game.decode(world.game.encode(world.s, world.pos, world.chance, world.over)))


def _let_be(world: Kernel, seat: int, pending: Callable[[Any], bool] | None) -> bool:
    """Let what was decided be carried out: everybody passes. Could anybody else have done something about it?"""
    answerable = False
    for _ in range(PATIENCE):
        if world.over is not None or not (world.objects_pending() or (pending is not None and pending(world.s))):
            break
        quiet = next((found for actor in world.actors() for found in _quiet(world, actor)), None)
        if quiet is None:
            break
        answerable = answerable or quiet.seat != seat
        play(world, *quiet)
    return answerable


def _quiet(world: Kernel, seat: int) -> list[Decision]:
    """The decision that changes nothing, if the seat has one here."""
    ways = ways_on(world, seat)
    return [Decision(seat, way.name) for way in ways if way.name in (PASS_PRIORITY, READY)][:1]
