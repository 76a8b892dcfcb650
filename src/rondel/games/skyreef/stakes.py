"""What a decision brings and risks: how the battle ends, who is knocked out, whose life it costs. Tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rondel import Gain, Loss, Stake, Trial, Weighing
from rondel.cards import CardComesBack, CardRef, MeansLeft, Returned, losses
from rondel.games.skyreef.says import Eliminated, Fought, Healed, KnockedOut, LifeLost
from rondel.games.skyreef.state import Table
from rondel.messages import Seat


class AttackLands(Stake):
    card: CardRef
    power: int
    target: CardRef
    against: int


class AttackFallsShort(Stake):
    card: CardRef
    power: int
    target: CardRef
    against: int


class YouLoseLife(Loss):
    marks = ("left",)
    left: int


class TheyLoseLife(Gain):
    marks = ("seat", "left")
    seat: Seat
    left: int


class YouRegainLife(Gain):
    marks = ("life",)
    life: int


class StruckDown(Gain):
    seat: Seat


class YouAreStruckDown(Loss): ...


def tell(trial: Trial[Table]) -> Iterable[Stake]:
    """Lives first, then who is knocked out, then the numbers of the battle and what can still be paid."""
    yield from _struck(trial)
    yield from _lives(trial)
    yield from losses(trial.seat, ((out.seat, out.card) for out in trial.told(KnockedOut)))
    for fought in trial.told(Fought):
        sides = fought.card, fought.power, fought.target, fought.against
        yield AttackLands(*sides) if fought.power >= fought.against else AttackFallsShort(*sides)
    yield from (CardComesBack(back.seat, back.card) for back in trial.told(Returned))
    yield from _means(trial)


def _struck(trial: Trial[Table]) -> Iterator[Stake]:
    for fact in trial.told(Eliminated):
        if fact.why == "life":
            yield YouAreStruckDown() if fact.seat == trial.seat else StruckDown(fact.seat)


def _lives(trial: Trial[Table]) -> Iterator[Stake]:
    left = {fact.seat: fact.life for fact in trial.told(LifeLost)}
    for seat, life in sorted(left.items(), key=lambda item: item[0] != trial.seat):
        yield YouLoseLife(life) if seat == trial.seat else TheyLoseLife(seat, life)
    yield from (YouRegainLife(fact.life) for fact in trial.told(Healed) if fact.seat == trial.seat)


def _means(trial: Trial[Table]) -> Iterator[Stake]:
    had, has = (s.players[trial.seat].volts for s in (trial.before, trial.after))
    if has.ready < had.ready and trial.before.turn == trial.after.turn:
        yield MeansLeft(has.ready, has.size)


WEIGHING = Weighing(tell, pending=lambda s: s.battle is not None)
