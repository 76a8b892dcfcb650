"""What a decision brings and risks: who dies, what is left, how much vigor it costs. Tried by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rondel import Gain, Handle, Loss, Stake, Trial, Weighing
from rondel.cards import CardComesBack, CardHolds, MeansLeft, Returned, losses, stopped
from rondel.games.emberlode.combat import combat_damage, toughness
from rondel.games.emberlode.says import Attacked, Cancelled, Damaged, Died, Drained, Hurt
from rondel.games.emberlode.state import Table, creature_of
from rondel.games.emberlode.turn import deaths
from rondel.messages import Seat


class YouAreHurt(Loss):
    marks = ("left",)
    amount: int
    left: int


class TheyAreHurt(Gain):
    marks = ("seat", "left")
    seat: Seat
    amount: int
    left: int


class UnblockedHurt(Gain):
    """What the attack does if nobody blocks it."""

    marks = ("seat", "left")
    seat: Seat
    amount: int
    left: int


class YouHeal(Gain):
    marks = ("left",)
    amount: int
    left: int


def tell(trial: Trial[Table]) -> Iterable[Stake]:
    """Who is hurt and who dies first, then what is left, then what can still be paid."""
    yield from _hurts(trial)
    yield from losses(trial.seat, ((died.seat, died.card) for died in trial.told(Died)))
    yield from _left(trial)
    yield from stopped(trial.seat, ((gone.seat, gone.card) for gone in trial.told(Cancelled)))
    yield from (CardComesBack(back.seat, back.card) for back in trial.told(Returned))
    if any(trial.told(Attacked)) and trial.after.combat:
        yield from _unblocked(trial)
    yield from _means(trial)


def _hurts(trial: Trial[Table]) -> Iterator[Stake]:
    taken: dict[int, int] = {}
    for hurt in trial.told(Hurt):
        taken[hurt.seat] = taken.get(hurt.seat, 0) + hurt.amount
    for seat, amount in sorted(taken.items(), key=lambda item: item[0] != trial.seat):
        left = trial.after.players[seat].vigor
        yield YouAreHurt(amount, left) if seat == trial.seat else TheyAreHurt(seat, amount, left)
    drained = sum(fact.amount for fact in trial.told(Drained) if fact.seat == trial.seat)
    if drained:
        yield YouHeal(drained, trial.after.players[trial.seat].vigor)


def _left(trial: Trial[Table]) -> Iterator[Stake]:
    """Creatures that were hurt and are still there."""
    for iid in dict.fromkeys(fact.card.iid for fact in trial.told(Damaged)):
        if found := creature_of(trial.after, iid):
            yield CardHolds(found.creature.card, toughness(found.creature) - found.creature.damage)


def _unblocked(trial: Trial[Table]) -> Iterator[Stake]:
    """The attack waits for blockers: what it does without any."""

    def fight(g: Handle[Table]) -> None:
        combat_damage(g)
        deaths(g)

    fought = trial.also(fight)
    taken: dict[int, int] = {}
    for hurt in fought.told(Hurt):
        taken[hurt.seat] = taken.get(hurt.seat, 0) + hurt.amount
    yield from (UnblockedHurt(seat, amount, fought.after.players[seat].vigor) for seat, amount in taken.items())


def _means(trial: Trial[Table]) -> Iterator[Stake]:
    had, has = (s.players[trial.seat].purse for s in (trial.before, trial.after))
    if has.ready < had.ready and trial.before.turn == trial.after.turn:
        yield MeansLeft(has.ready, has.size)


WEIGHING = Weighing(tell, pending=lambda s: s.combat)
