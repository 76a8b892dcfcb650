"""What things are called. Names that are printed the same in every language are texts, everything else is a message."""

from __future__ import annotations

from typing import Annotated

from rondel import Message, Ref
from rondel.games.ti4.library import CARDS, SETS
from rondel.messages import Phrase, Seat, Words, key_for

CardRef = Annotated[int, Ref("strategy card")]
ColourRef = Annotated[str, Ref("colour")]
FactionRef = Annotated[str, Ref("faction")]
ObjectiveRef = Annotated[str, Ref("objective")]
OptionRef = Annotated[str, Ref("option")]
SourceRef = Annotated[str, Ref("source")]
StatusStepRef = Annotated[int, Ref("status step")]
AgendaStepRef = Annotated[int, Ref("agenda step")]
KindRef = Annotated[str, Ref("kind")]
ReplyRef = Annotated[str, Ref("reply")]
WindowRef = Annotated[str, Ref("window")]
ReasonRef = Annotated[str, Ref("reason")]
WhatRef = Annotated[str, Ref("what")]


class StrategyCard(Message):
    number: int


class NumberedCard(Message):
    number: int


class Colour(Message):
    colour: str


class RandomChoice(Message): ...


class CustomFaction(Message): ...


class NoFaction(Message): ...


class NoObjective(Message): ...


class OwnObjectiveName(Message):
    """What is filled in for an objective that no card shows."""


class OwnTitle(Message):
    """An agenda that nobody printed."""


class VoteSide(Message):
    """For or Against."""

    side: str


class NoSide(Message): ...


class PlayerAt(Message):
    """A seat by its place, while nobody knows it by what it plays."""

    number: int


class TableList(Message):
    """The list of the status phase that everybody shares."""


class ListOf(Message):
    seat: Seat


class Source(Message):
    """What points are won for."""

    source: str


class StatusStep(Message):
    number: int


class NumberedStatusStep(Message):
    number: int


class AgendaStep(Message):
    number: int


class NumberedAgendaStep(Message):
    number: int


class ActionKind(Message):
    kind: str


class SecondaryReply(Message):
    reply: str


class RevealWindow(Message):
    window: str


class EndReason(Message):
    reason: str


class SpeakerVia(Message):
    """Why the host makes somebody else the speaker."""

    via: str


class RandomWhat(Message):
    """What chance is to draw."""

    what: str


class Switched(Message):
    on: bool


class Several(Message):
    """Things one after the other."""

    things: list[Words]


def card_name(number: int) -> Message | str:
    """A strategy card with its number."""
    return NumberedCard(number) if number in CARDS else str(number)


def player_name(seat: int, name: str) -> Words:
    """What a seat is called before it has a faction: its own name, or its place."""
    return name or PlayerAt(seat + 1).phrase


def option_name(id: str) -> Phrase:
    """An option, as the form calls it before the game."""
    return Phrase(key_for("option", id))


def option_value(id: str, value: object) -> Words:
    """What an option is set to."""
    if isinstance(value, bool):
        return Switched(value).phrase
    if isinstance(value, list | tuple):
        return Several([_choice(id, part) for part in SETS if part in value]).phrase
    return _choice(id, value) if isinstance(value, str) else str(value)


def _choice(id: str, value: object) -> Phrase:
    return Phrase(key_for("choice", f"{id}-{value}"))
