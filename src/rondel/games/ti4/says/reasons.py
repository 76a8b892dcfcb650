"""Why not, and how it ended. The codes of section 12 are keys; where one has many reasons, `no` names it."""

from __future__ import annotations

from typing import Literal

from rondel import Message
from rondel.games.ti4.says.names import ColourRef, OptionRef, StrategyCard
from rondel.messages import And, Seat

# -- anywhere --------------------------------------------------------------------------------------------------


class Unchanged(Message):
    """Nothing would change."""


class UnknownSeat(Message):
    place: int
    last: int


class ForThemOrHost(Message):
    seat: Seat


class ScoringDisabled(Message): ...


class IsOut(Message):
    seat: Seat


class BadName(Message):
    what: Literal["name", "title", "choice", "outcome", "custom_faction"]
    most: int


class NobodyElseLeft(Message): ...


# -- setting up ------------------------------------------------------------------------------------------------


class SetsNeedBase(Message): ...


class TwoCardsNeedThree(Message): ...


class TwoCardsAreForFour(Message): ...


class BadPlayerCount(Message):
    count: int
    least: int
    most: int


class SeatsIncomplete(Message):
    places: list[str]


class UnknownColour(Message):
    colour: str
    colours: list[ColourRef]


class ColourTaken(Message):
    colour: ColourRef
    seat: Seat
    place: int


class UnknownFaction(Message):
    faction: str


class FactionNotInSets(Message):
    faction: str


class FactionTaken(Message):
    faction: str
    place: int


class HomeNeeded(Message):
    """The last home that Keleres could have."""

    place: int


class NoHomeLeft(Message): ...


class OnlyKeleresChoose(Message): ...


class BadKeleresHome(Message):
    home: str
    homes: list[str]


class OnlyCustomNamed(Message): ...


class FactionIsBanned(Message):
    faction: str


class TooManyBans(Message):
    bans: int
    most: int


class NoDraft(Message): ...


class NotYourDraft(Message):
    seat: Seat


class NotInDraft(Message):
    kind: Literal["ban", "pick"]


class NothingDrafted(Message): ...


class FactionIsCalled(Message):
    name: str


class CustomNameTaken(Message):
    place: int


class UnknownOption(Message):
    option: str
    device: bool


class BadOptionValue(Message):
    option: OptionRef
    value: str


class OptionLocked(Message):
    option: OptionRef


class TooManyPoints(Message):
    place: int
    points: int


class SetInUse(Message):
    place: int


class SameSpeaker(Message):
    seat: Seat


# -- strategy phase --------------------------------------------------------------------------------------------


class UnknownCard(Message):
    card: int


class CardIsTaken(Message):
    seat: Seat
    card: StrategyCard


class PicksWouldGo(Message): ...


class NobodyHoldsCard(Message):
    card: int


class OneCardYours(Message): ...


class SameHolder(Message):
    seat: Seat


class NoTwoHolders(Message): ...


# -- action phase ----------------------------------------------------------------------------------------------


class AlreadyPassed(Message): ...


class DoesNotHold(Message):
    seat: Seat
    card: int


class HoldsNoCard(Message):
    seat: Seat


class CardUsed(Message):
    card: StrategyCard


class AllCardsUsed(Message): ...


class StrategyUnused(Message):
    cards: And[StrategyCard]


class SpeakerRequired(Message): ...


class SpeakerAlreadyChosen(Message): ...


class NoSpeakerChoice(Message): ...


class OwnCard(Message): ...


class NoCardResolving(Message): ...


class NothingToAnswer(Message):
    seat: Seat


class UnknownPlanet(Message):
    planet: str


class NotTheirPlanet(Message):
    seat: Seat
    planet: str


# -- Mecatol Rex -----------------------------------------------------------------------------------------------


class OnlyHostClaimsForNobody(Message): ...


class OnlyHostSaysNobody(Message): ...


class AlreadyClaimed(Message): ...


class NotClaimed(Message): ...


# -- agendas ---------------------------------------------------------------------------------------------------


class UnknownStep(Message):
    step: int
    last: int


class CardOrTitle(Message): ...


class UnknownAgenda(Message):
    card: str


class BadVoteCount(Message):
    count: int
    most: int


class BadChoice(Message):
    """What can be chosen instead, by what the agenda decides."""

    kind: str


class NotElectable(Message):
    """Which planets can be elected, by the limit on the card."""

    planet: str
    limit: str


class NoMoreAgendas(Message): ...


class UnknownLaw(Message):
    law: int
    laws: int


class NoLaw(Message): ...


# -- objectives and points -------------------------------------------------------------------------------------


class CardOrOwnName(Message): ...


class OwnObjectiveNeeds(Message):
    most: int


class NoPublicObjective(Message):
    objective: str


class AlreadyRevealed(Message):
    name: str


class NoObjectivesLeft(Message): ...


class NoneRevealed(Message): ...


class NotRevealed(Message):
    objective: str


class PointsWouldGo(Message):
    seats: And[Seat]


class AlreadyScored(Message):
    seat: Seat
    name: str


class NotScored(Message):
    seat: Seat


class NothingScored(Message): ...


class NoSecretObjective(Message):
    objective: str


class SecretIsScored(Message):
    name: str


class SecretInUse(Message):
    seat: Seat
    name: str


class AlreadyHeld(Message):
    name: str


class TakeScoringBack(Message): ...


class TakeScoringsBack(Message): ...


class NotHeld(Message): ...


class NothingNoted(Message): ...


class NoSecretLeft(Message): ...


class VpOutOfRange(Message):
    seat: Seat
    value: int
    most: int


class BadVpDelta(Message):
    delta: int
    most: int


class UnknownSource(Message):
    source: str
    sources: list[str]


class LastInGame(Message):
    seat: Seat


class NobodyElse(Message): ...


# -- the end ---------------------------------------------------------------------------------------------------


class NoWinnerYet(Message):
    limit: int


class NotAtLimit(Message):
    seat: Seat
    limit: int


class BadInfluence(Message):
    most: int


class OverForGood(Message): ...


class SomebodyAtLimit(Message):
    seats: And[Seat]


class FirstToLimit(Message):
    limit: int


class MostPoints(Message): ...


class EndedByAgreement(Message): ...
