"""What a decision brings and risks: fields done, fields lost, cards that go North. Tried by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from rondel import And, Gain, Loss, Stake, Trial, Weighing
from rondel.games.kolkhoz.cards import SABOTEUR, SUIT, SUITS, Card, CardRef, Suit
from rondel.games.kolkhoz.requisition import face_cards, is_failed, is_vulnerable, requisition
from rondel.games.kolkhoz.says import ExiledFromPlot, JobCompleted, JobFailed, JobRef, TrickWon, YearEnded
from rondel.games.kolkhoz.state import COMPLETE, Kolkhoz, hours
from rondel.messages import Seat


class CompletesForYou(Gain):
    job: JobRef
    reward: And[CardRef]


class CompletesUnpaid(Gain):
    job: JobRef


class CompletesFor(Loss):
    job: JobRef
    seat: Seat
    reward: And[CardRef]


class FailsYouLose(Loss):
    job: JobRef
    cards: And[CardRef]
    certain: bool
    """Is the year over with it? Else more may still be sent there."""


class FailsSafe(Stake):
    jobs: And[JobRef]
    certain: bool


class FailsOthersLose(Stake):
    job: JobRef
    seat: Seat
    cards: And[CardRef]


class YouWinTrick(Gain):
    """The brigade is the seat's to send."""


class YouWinTrickAtRisk(Stake):
    """The first trick of the year: from now on the plot can be reached."""


class TrickGoesTo(Stake):
    seat: Seat


def tell(trial: Trial[Kolkhoz]) -> Iterable[Stake]:
    """What the plot gains and loses first, then who wins the trick."""
    yield from _completed(trial)
    if any(trial.told(YearEnded)):
        yield from _failures(trial, set(SUITS), certain=True)
    else:
        lost = {suit for suit in SUITS if is_lost(trial.after, suit)}
        news = lost if _is_reached(trial) else {suit for suit in lost if not is_lost(trial.before, suit)}
        if news:
            yield from _failures(trial.also(requisition), news, certain=False)
    yield from _tricks(trial)


def _completed(trial: Trial[Kolkhoz]) -> Iterator[Stake]:
    for done in trial.told(JobCompleted):
        if done.seat != trial.seat:
            yield CompletesFor(done.job, done.seat, done.reward)
        elif done.reward:
            yield CompletesForYou(done.job, done.reward)
        else:
            yield CompletesUnpaid(done.job)


def _failures(trial: Trial[Kolkhoz], news: set[Suit], *, certain: bool) -> Iterator[Stake]:
    """Per field that fails: what goes North for it, the seat's own first."""
    others: list[Stake] = []
    safe: list[Suit] = []
    taken: dict[Suit, dict[int, list[Card]]] = {}
    for fact in trial.facts:
        if isinstance(fact, JobFailed):
            taken[fact.job] = {}
        elif isinstance(fact, ExiledFromPlot):
            taken.setdefault(SUIT[fact.card], {}).setdefault(fact.owner, []).append(fact.card)
    for job, losses in taken.items():
        if job not in news:
            continue
        if mine := losses.pop(trial.seat, []):
            yield FailsYouLose(job, mine, certain)
        else:
            safe.append(job)
        others += [FailsOthersLose(job, seat, cards) for seat, cards in losses.items() if certain]
    if safe:
        yield FailsSafe(safe, certain)
    yield from others


def _tricks(trial: Trial[Kolkhoz]) -> Iterator[Stake]:
    for won in trial.told(TrickWon):
        if won.seat != trial.seat:
            yield TrickGoesTo(won.seat)
        else:
            yield YouWinTrickAtRisk() if _is_reached(trial) else YouWinTrick()


def _is_reached(trial: Trial[Kolkhoz]) -> bool:
    """Can the state reach the seat's plot only since this decision?"""
    return not _can_lose(trial.before, trial.seat) and _can_lose(trial.after, trial.seat)


def _can_lose(s: Kolkhoz, seat: int) -> bool:
    return any(is_vulnerable(s, seat, face_cards(s, suit)) for suit in SUITS)


# -- fields that cannot be done any more -----------------------------------------------------------------------


def is_lost(s: Kolkhoz, suit: Suit) -> bool:
    """Must the field fail, whoever sends what there for the rest of the year?"""
    job = s.jobs[suit]
    if job.claimed or not is_failed(job):
        return False
    if SABOTEUR in job.bucket:
        return True
    return job.hours + sum(_best_hours(s, suit)) < COMPLETE


def _best_hours(s: Kolkhoz, suit: Suit) -> list[int]:
    """The most that could still be sent to a field: what lies in the trick, and the best cards not seen yet."""
    on_table = [key for _, key in (s.last_trick if s.assigning else s.trick)]
    to_come = (s.tricks_this_year - s.trick_count) * len(s.players) - (0 if s.assigning else len(s.trick))
    unseen = chain(s.undealt, *(chain(player.hand, player.plot.hidden) for player in s.players))
    best = sorted((hours(s, key) for key in unseen if _may_work(s, key, suit)), reverse=True)
    return [hours(s, key) for key in on_table if _may_work(s, key, suit)] + best[: max(0, to_come)]


def _may_work(s: Kolkhoz, key: Card, suit: Suit) -> bool:
    anywhere = s.options.assignment_rule == "suits_in_trick"
    return anywhere or key == SABOTEUR or SUIT[key] in (suit, s.trump)


WEIGHING = Weighing(tell)
