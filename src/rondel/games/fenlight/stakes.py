"""What a decision brings and risks: sites, points, who is destroyed in a showdown. Tried by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rondel import Gain, Loss, Stake, Trial, Weighing
from rondel.cards import CardHolds, CardRef, MeansLeft, losses, stopped
from rondel.games.fenlight.effects import might
from rondel.games.fenlight.says import (
    Cancelled,
    Conquered,
    Damaged,
    Destroyed,
    Lapsed,
    PlaceRef,
    Scored,
    SentHome,
)
from rondel.games.fenlight.showdown import two_sides
from rondel.games.fenlight.state import GOAL, Showdown, Table, unit_of, units_at
from rondel.messages import Seat


class YouScore(Gain):
    marks = ("points",)
    site: PlaceRef
    points: int
    goal: int


class TheyScore(Loss):
    marks = ("seat", "points")
    seat: Seat
    site: PlaceRef
    points: int
    goal: int


class YouConquer(Gain):
    site: PlaceRef


class TheyConquer(Loss):
    seat: Seat
    site: PlaceRef


class YouLoseSite(Loss):
    site: PlaceRef


class TheyLoseSite(Gain):
    seat: Seat
    site: PlaceRef


class UnitGoesHome(Stake):
    card: CardRef


class MightsMeet(Stake):
    """Where somebody still deals damage out: how strong both sides are."""

    yours: int
    seat: Seat
    theirs: int
    site: PlaceRef


def tell(trial: Trial[Table]) -> Iterable[Stake]:
    """Points and sites first, then who is destroyed and what is left, then means."""
    yield from _points(trial)
    yield from losses(trial.seat, ((gone.seat, gone.card) for gone in trial.told(Destroyed)))
    yield from _sites(trial)
    yield from _left(trial)
    yield from stopped(trial.seat, ((gone.seat, gone.card) for gone in trial.told(Cancelled)))
    yield from (UnitGoesHome(home.card) for home in trial.told(SentHome))
    yield from _means(trial)


def _points(trial: Trial[Table]) -> Iterator[Stake]:
    for fact in trial.told(Scored):
        mine = fact.seat == trial.seat
        yield YouScore(fact.site, fact.points, GOAL) if mine else TheyScore(fact.seat, fact.site, fact.points, GOAL)


def _sites(trial: Trial[Table]) -> Iterator[Stake]:
    for fact in trial.told(Conquered):
        yield YouConquer(fact.site) if fact.seat == trial.seat else TheyConquer(fact.seat, fact.site)
    for lapsed in trial.told(Lapsed):
        yield YouLoseSite(lapsed.site) if lapsed.seat == trial.seat else TheyLoseSite(lapsed.seat, lapsed.site)
    showdown = trial.after.showdown
    if showdown is not None and two_sides(trial.after) and trial.seat in (showdown.attacker, showdown.defender):
        yield _meeting(trial, showdown)


def _meeting(trial: Trial[Table], showdown: Showdown) -> Stake:
    other = showdown.defender if trial.seat == showdown.attacker else showdown.attacker
    s = trial.after
    yours, theirs = (
        sum(might(s, seat, unit) for unit in units_at(s, showdown.site, seat)) for seat in (trial.seat, other)
    )
    return MightsMeet(yours, other, theirs, showdown.site)


def _left(trial: Trial[Table]) -> Iterator[Stake]:
    """Units that were hurt and are still there; after a combat they have healed."""
    for iid in dict.fromkeys(fact.card.iid for fact in trial.told(Damaged)):
        found = unit_of(trial.after, iid)
        if found is not None and found.unit.damage:
            yield CardHolds(found.unit.card, might(trial.after, found.seat, found.unit) - found.unit.damage)


def _means(trial: Trial[Table]) -> Iterator[Stake]:
    had, has = (s.players[trial.seat].stones for s in (trial.before, trial.after))
    if has.ready < had.ready and trial.before.turn == trial.after.turn:
        yield MeansLeft(has.ready, has.size)


WEIGHING = Weighing(tell, pending=lambda s: s.showdown is not None)
