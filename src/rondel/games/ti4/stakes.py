"""What a vote makes of the agenda as it is counted now. Nothing is decided here: the table says what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rondel import And, Stake, Trial, Weighing
from rondel.games.ti4.agenda import tallies, title
from rondel.games.ti4.elections import enacts, told
from rondel.games.ti4.says.facts import LawEnacted
from rondel.games.ti4.state import Companion
from rondel.messages import Words, words_of

VOTES = ("set_votes", "set_vote_side")
OUTCOMES = ("set_outcome", "advance_agenda")


class OutcomeLeads(Stake):
    side: Words
    votes: int
    next: int
    """How many the second has."""


class OutcomesTied(Stake):
    """The speaker breaks the tie."""

    sides: And[Words]
    votes: int


class WouldBeLaw(Stake):
    agenda: str


class BecomesLaw(Stake):
    agenda: str


def tell(trial: Trial[Companion]) -> Iterable[Stake]:
    """Who leads with it; what becomes law."""
    if trial.decision.name in VOTES:
        yield from _leading(trial.after)
    elif trial.decision.name in OUTCOMES and trial.after.agenda.law:
        yield WouldBeLaw(title(trial.after))
    yield from (BecomesLaw(fact.title) for fact in trial.told(LawEnacted))


def _leading(s: Companion) -> Iterator[Stake]:
    counted = sorted(tallies(s).items(), key=lambda side: -side[1])
    if not counted or not counted[0][1]:
        return
    most = counted[0][1]
    first = [side for side, votes in counted if votes == most]
    if len(first) > 1:
        yield OutcomesTied([_said(s, side) for side in first], most)
        return
    yield OutcomeLeads(_said(s, first[0]), most, counted[1][1] if len(counted) > 1 else 0)
    if enacts(s.agenda.card, first[0], law=s.agenda.law):
        yield WouldBeLaw(title(s))


def _said(s: Companion, side: str) -> Words:
    return words_of(told(s, s.agenda.card, side))


WEIGHING = Weighing(tell)
