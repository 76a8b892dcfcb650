"""What is said of votes as they are cast, of predictions, and of what an agenda still waits for."""

from __future__ import annotations

from rondel import And, Fact, Message
from rondel.messages import Seat, Words

# -- what happened -------------------------------------------------------------------------------------------------


class VoteCast(Fact):
    seat: Seat
    count: int
    side: Words

    def told(self) -> Message:
        return VotedFor(self.seat, self.count, self.side) if self.side else HasVoted(self.seat, self.count)


class VotedFor(Message):
    seat: Seat
    count: int
    side: Words


class HasVoted(Message):
    seat: Seat
    count: int


class Abstained(Fact):
    seat: Seat


class PredictionMade(Fact):
    seat: Seat
    rider: str
    side: Words


class PredictionDropped(Fact):
    seat: Seat
    rider: str


class PredictionRight(Fact):
    seat: Seat
    rider: str


VOTING_FACTS = (VoteCast, Abstained, PredictionMade, PredictionDropped, PredictionRight)

# -- why not -------------------------------------------------------------------------------------------------------


class StillVoting(Message):
    seat: Seat


class OutcomeIsKept(Message): ...


class SpeakerBreaksTie(Message):
    seat: Seat
    sides: And[Words]
    votes: int


class NobodyVoted(Message):
    seat: Seat


class NothingToElect(Message): ...


class UnknownRider(Message):
    rider: str
