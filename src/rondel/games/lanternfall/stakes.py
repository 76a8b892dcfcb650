"""What a decision brings and risks: renown, fuel, who falls, what others could gain next. Tried by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rondel import Gain, Loss, Stake, Trial, Weighing
from rondel.cards import CardComesBack, CardHolds, MeansLeft, Returned, losses, opponents
from rondel.games.lanternfall.cards import CARDS
from rondel.games.lanternfall.moves import can_journey
from rondel.games.lanternfall.says import Damaged, Duelled, Fell, Fuelled, Gained
from rondel.games.lanternfall.state import GOAL, Table, Wanderer, wanderer_of
from rondel.messages import Seat


class YouGainRenown(Gain):
    marks = ("renown",)
    amount: int
    renown: int
    goal: int


class TheyGainRenown(Loss):
    marks = ("seat", "renown")
    seat: Seat
    amount: int
    renown: int
    goal: int


class YouCanPay(Gain):
    """What fuel brings."""

    oil: int


class RivalReaches(Stake):
    """The race: what the table shows of the next turn of somebody else."""

    seat: Seat
    renown: int
    goal: int


class RivalWins(Loss):
    seat: Seat
    renown: int


def tell(trial: Trial[Table]) -> Iterable[Stake]:
    """Renown first, then who falls, then means; at the end of the turn the race."""
    yield from _renown(trial)
    yield from losses(trial.seat, ((fell.seat, fell.card) for fell in trial.told(Fell)))
    yield from _left(trial)
    yield from (CardComesBack(back.seat, back.card) for back in trial.told(Returned))
    yield from (YouCanPay(fuelled.oil) for fuelled in trial.told(Fuelled) if fuelled.seat == trial.seat)
    if trial.after.turn != trial.before.turn:
        yield from _race(trial)
    else:
        yield from _means(trial)


def _renown(trial: Trial[Table]) -> Iterator[Stake]:
    gained: dict[int, int] = {}
    for fact in trial.told(Gained):
        gained[fact.seat] = gained.get(fact.seat, 0) + fact.amount
    for seat, amount in sorted(gained.items(), key=lambda item: item[0] != trial.seat):
        renown = trial.after.players[seat].renown
        mine = seat == trial.seat
        yield YouGainRenown(amount, renown, GOAL) if mine else TheyGainRenown(seat, amount, renown, GOAL)


def _left(trial: Trial[Table]) -> Iterator[Stake]:
    """Wanderers that were hurt and are still there."""
    hurt = [fact.card.iid for fact in trial.told(Damaged)]
    hurt += [iid for fact in trial.told(Duelled) for iid in (fact.card.iid, fact.defender.iid)]
    for iid in dict.fromkeys(hurt):
        if found := wanderer_of(trial.after, iid):
            wanderer = found.wanderer
            if wanderer.damage:
                yield CardHolds(wanderer.card, CARDS[wanderer.card.kind].resolve - wanderer.damage)


def _race(trial: Trial[Table]) -> Iterator[Stake]:
    """Journeys of wanderers that lie open now: everybody's are ready and settled in their own next turn."""
    for seat in opponents(trial.after.players, trial.seat):
        player = trial.after.players[seat]
        going = sum(CARDS[one.card.kind].renown for one in player.field if can_journey(_settled(one)))
        if going:
            renown = player.renown + going
            yield RivalWins(seat, renown) if renown >= GOAL else RivalReaches(seat, renown, GOAL)


def _settled(wanderer: Wanderer) -> Wanderer:
    return Wanderer(wanderer.card, settled=True)


def _means(trial: Trial[Table]) -> Iterator[Stake]:
    had, has = (s.players[trial.seat].oil for s in (trial.before, trial.after))
    if has.ready < had.ready:
        yield MeansLeft(has.ready, has.size)


WEIGHING = Weighing(tell)
