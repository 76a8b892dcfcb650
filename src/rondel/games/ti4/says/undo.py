"""What the undo button takes back: seat and content, in the past tense where people have done it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import convert

from rondel import Fact, Message
from rondel.core.events import Event
from rondel.core.log import Entry
from rondel.games.ti4.says import facts
from rondel.games.ti4.says.names import CardRef, KindRef
from rondel.messages import Seat, Words


class TookCard(Message):
    seat: Seat
    card: CardRef


class HasPassed(Message):
    seat: Seat


class PointsOf(Message):
    points: Message
    seat: Seat


class StartedAction(Message):
    seat: Seat
    kind: KindRef


class PlayedCard(Message):
    seat: Seat
    card: CardRef


class EndedTurn(Message):
    seat: Seat


class EndOf(Message):
    what: str


class StartOfRounds(Message): ...


class PlayingOn(Message): ...


class Doing(Message):
    """What happened, as part of a sentence."""

    what: Words


class ActionPhaseOver(Message):
    """The same, when it ended the action phase."""

    what: Message


_BY_NAME = {fact.key: fact for fact in facts.FACTS}


def entry_label(s: Any, entry: Entry, events: Sequence[Event]) -> Message | str:
    """What the undo button says it takes back."""
    names = {event.name for event in events}
    first = next((event for event in events if event.name in _BY_NAME), None)
    if first is None:
        return ""
    label = _label(convert(first.params, _BY_NAME[first.name]), entry)
    return ActionPhaseOver(label) if facts.StatusPhaseBegan.key in names else label


def _label(fact: Fact, entry: Entry) -> Message:
    match fact:
        case facts.CardTaken(seat=seat, card=card):
            return TookCard(seat, card)
        case facts.Passed(seat=seat):
            return HasPassed(seat)
        case facts.PointsChanged(seat=seat, delta=delta):
            return PointsOf(facts.points(delta), seat)
        case facts.ActionStarted(seat=seat, kind=kind):
            return StartedAction(seat, kind)
        case facts.CardPlayed(seat=seat, card=card):
            return PlayedCard(seat, card)
        case facts.ActionFinished(seat=seat):
            return EndedTurn(seat)
        case facts.StrategyPhaseEnded():
            return EndOf("strategy-phase")
        case facts.OpenStatusSteps() | facts.StatusPhaseEnded():
            return EndOf("status-phase")
        case facts.CustodiansStay() | facts.AgendaPhaseBegan():
            return EndOf("mecatol-check")
        case facts.SingleAgenda():
            return EndOf("agenda-phase")
        case facts.AgendaResolved():
            return EndOf("agenda-phase" if entry.name == "end_agenda_phase" else "first-agenda")
        case facts.GameBegan():
            return StartOfRounds()
        case facts.PlayGoesOn():
            return PlayingOn()
    return Doing((fact.told() or fact).phrase)
