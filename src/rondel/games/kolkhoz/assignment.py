"""The brigade leader sends the cards of a trick to work. Rules, sections 5.5 and 5.7."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from rondel import Assign, Handle, Refusal, move
from rondel.errors import Verdict
from rondel.games.kolkhoz.cards import SABOTEUR, SUIT, SUITS, VALUE, WILD, Card, Suit
from rondel.games.kolkhoz.says import (
    AfterWork,
    Assigned,
    AssignmentMismatch,
    BadSuit,
    IllegalTarget,
    JobAfter,
    JobCompleted,
)
from rondel.games.kolkhoz.state import COMPLETE, Job, Kolkhoz, Stack, hours, pays_rewards

Assignments = tuple[tuple[Card, Suit], ...]
"""Each card with the job it is sent to."""


def leader(s: Kolkhoz) -> int:
    """The brigade leader: the winner of the last trick."""
    assert s.last_winner is not None
    return s.last_winner


def needs_assignment(s: Kolkhoz) -> bool:
    """The last trick has cards of several suits."""
    return s.assigning


def workers(s: Kolkhoz, seat: int) -> list[Card]:
    """The cards to be sent, in order of play."""
    return [key for _, key in s.last_trick]


def jobs_for(s: Kolkhoz, seat: int, key: Card) -> tuple[Suit, ...]:
    """Where a card may work."""
    if s.options.assignment_rule == "suits_in_trick":
        suits = {SUIT[other] for _, other in s.last_trick}
        return SUITS if WILD in suits else tuple(suit for suit in SUITS if suit in suits)
    if key == SABOTEUR or SUIT[key] == s.trump:
        return SUITS
    return (SUIT[key],)


class Brigade(Assign):
    """Every card of the last trick, and nothing else, to one of its jobs."""

    def refuse(self, s: Kolkhoz, seat: int, value: Any) -> Verdict:
        for _, job in value:
            if job not in SUITS:
                return BadSuit(job, list(SUITS))
        cards = workers(s, seat)
        if len(value) != len(cards) or {key for key, _ in value} != set(cards):
            return AssignmentMismatch(cards)
        for key, job in value:
            if job not in (allowed := jobs_for(s, seat, key)):
                return Refusal.of(IllegalTarget(key, allowed), card=key)
        return None


@move(inputs={"assignments": Brigade(workers, jobs_for, of=(Card, Suit), refers="card", target_refers="job")})
def submit_assignments(g: Handle[Kolkhoz], seat: int, assignments: Assignments) -> None:
    """Send every card of the trick to a job: trumps anywhere, others to their own suit."""
    assign(g, dict(assignments), auto=False)


def assign(g: Handle[Kolkhoz], mapping: Mapping[Card, Suit], *, auto: bool) -> None:
    """Put the cards to work in order of play, then complete what has its hours."""
    s = g.s
    s.assigning = False
    for _, key in s.last_trick:
        job = s.jobs[mapping[key]]
        job.bucket.append(key)
        job.hours += hours(s, key)
    after = {suit: s.jobs[suit].hours for suit in SUITS if suit in mapping.values()}
    g.emit(Assigned(leader(s), dict(mapping), auto, after))
    for suit, job in s.jobs.items():
        if job.hours >= COMPLETE and not job.claimed:
            _complete(g, suit, job)


def _complete(g: Handle[Kolkhoz], suit: Suit, job: Job) -> None:
    """Pay the brigade leader."""
    s = g.s
    seat = leader(s)
    job.claimed = True
    reward: list[Card] = []
    plot = s.players[seat].plot
    if s.options.orden_nachalniku:
        reward, job.bucket = sorted(job.bucket, key=VALUE.__getitem__), []
        plot.stacks.append(Stack(reward[0], reward[1:]))
    elif pays_rewards(s.options):
        reward, job.display = job.display, []
        plot.revealed += reward
    g.emit(JobCompleted(suit, seat, list(reward)))


@submit_assignments.previews
def after_assignment(s: Kolkhoz, seat: int, assignments: Iterable[tuple[Card, Suit]]) -> AfterWork | None:
    """The hours each job would have, and whether that completes it."""
    pairs = tuple(assignments)
    added = {suit: sum(hours(s, key) for key, job in pairs if job == suit) for _, suit in pairs}
    return AfterWork([_after(s, suit, added[suit]) for suit in SUITS if suit in added]) if added else None


def _after(s: Kolkhoz, suit: Suit, added: int) -> JobAfter:
    job = s.jobs[suit]
    after = job.hours + added
    if job.claimed:
        return JobAfter(suit, after, COMPLETE, "already")
    if after < COMPLETE:
        return JobAfter(suit, after, COMPLETE, "open")
    pay: Literal["stacked", "paid", "done"] = (
        "stacked" if s.options.orden_nachalniku else "paid" if pays_rewards(s.options) else "done"
    )
    return JobAfter(suit, after, COMPLETE, pay)
