"""What happened, in the order of an evening."""

from __future__ import annotations

from typing import Literal

from rondel import Fact, Message
from rondel.games.ti4.says.names import (
    AgendaStepRef,
    CardRef,
    ColourRef,
    FactionRef,
    KindRef,
    ObjectiveRef,
    OptionRef,
    ReasonRef,
    ReplyRef,
    SourceRef,
    StatusStepRef,
    WhatRef,
    WindowRef,
    option_value,
    player_name,
)
from rondel.games.ti4.says.voting import VOTING_FACTS
from rondel.messages import And, Seat, Words

# -- setting up ------------------------------------------------------------------------------------------------


class CountSet(Fact):
    count: int


class SeatSet(Fact):
    """Told by its own name or its place: the name of what it plays would say the same twice."""

    seat: Seat
    colour: ColourRef
    faction: FactionRef
    random: bool
    name: str = ""

    def told(self) -> Message:
        return SeatPlays(player_name(self.seat, self.name), self.colour, self.faction, self.random)


class SeatPlays(Message):
    who: Words
    colour: ColourRef
    faction: FactionRef
    random: bool


class SeatCleared(Fact):
    seat: Seat


class SeatsSwapped(Fact):
    a: Seat
    b: Seat


class SeatsRandomised(Fact):
    what: WhatRef


class DraftOpened(Fact):
    """As everything of the draft by places: who sits there gets another name by what they pick."""

    bans: int
    seats: And[Seat]
    names: tuple[str, ...] = ()

    def told(self) -> Message:
        names = self.names or ("",) * len(self.seats)
        return DraftOrder(self.bans, [player_name(*each) for each in zip(self.seats, names, strict=True)])


class DraftOrder(Message):
    bans: int
    order: And[Words]


class FactionBanned(Fact):
    seat: Seat
    faction: FactionRef
    name: str = ""

    def told(self) -> Message:
        return PlayerBans(player_name(self.seat, self.name), self.faction)


class PlayerBans(Message):
    who: Words
    faction: FactionRef


class FactionDrafted(Fact):
    seat: Seat
    faction: FactionRef
    name: str = ""

    def told(self) -> Message:
        return PlayerPicks(player_name(self.seat, self.name), self.faction)


class PlayerPicks(Message):
    who: Words
    faction: FactionRef


class DraftStepBack(Fact):
    seat: Seat
    faction: FactionRef
    name: str = ""

    def told(self) -> Message:
        return DraftTakenBack(player_name(self.seat, self.name), self.faction)


class DraftTakenBack(Message):
    who: Words
    faction: FactionRef


class DraftClosed(Fact): ...


class SetupFinished(Fact):
    count: int


class SetupReopened(Fact): ...


class OptionSet(Fact):
    option: OptionRef
    value: bool | int | str | tuple[str, ...]

    def told(self) -> Message:
        return OptionAgreed(self.option, option_value(self.option, self.value))


class OptionAgreed(Message):
    option: OptionRef
    value: Words


class SeatRenamed(Fact):
    seat: Seat
    name: str


class SeatRecoloured(Fact):
    seat: Seat
    colour: ColourRef


class GameBegan(Fact): ...


class SpeakerChanged(Fact):
    seat: Seat
    via: Literal["initial", "politics", "manual", "agenda"]


# -- strategy phase --------------------------------------------------------------------------------------------


class StrategyPhaseBegan(Fact):
    round: int


class CardTaken(Fact):
    seat: Seat
    card: CardRef
    bonus: int


class CardAssigned(Fact):
    card: CardRef
    seat: Seat


class CardReturned(Fact):
    card: CardRef


class CardsSwapped(Fact):
    a: CardRef
    b: CardRef
    first: Seat
    second: Seat
    reason: str


class PhaseReset(Fact): ...


class ZeroTokenSet(Fact):
    seat: Seat


class ZeroTokenTaken(Fact): ...


class StrategyPhaseEnded(Fact):
    initiative: list[Seat]


# -- action phase ----------------------------------------------------------------------------------------------


class ActionStarted(Fact):
    seat: Seat
    kind: KindRef


class CardPlayed(Fact):
    seat: Seat
    card: CardRef


class ActionFinished(Fact):
    seat: Seat
    kind: KindRef
    card: int


class ActionCancelled(Fact):
    seat: Seat


class SecondaryMarked(Fact):
    seat: Seat
    reply: ReplyRef


class SecondaryAnswered(Fact):
    seat: Seat
    reply: ReplyRef
    card: CardRef


class TurnSkipped(Fact):
    seat: Seat


class Passed(Fact):
    seat: Seat


# -- status phase and custodians -------------------------------------------------------------------------------


class StatusPhaseBegan(Fact):
    round: int


class StepTicked(Fact):
    step: StatusStepRef
    seat: int | None


class StepUnticked(Fact):
    step: StatusStepRef
    seat: int | None


class OpenStatusSteps(Fact):
    steps: list[StatusStepRef]


class StatusPhaseEnded(Fact):
    round: int


class MecatolClaimed(Fact):
    decides = True
    seat: Seat


class CustodiansLeft(Fact): ...


class CustodiansStay(Fact): ...


class MecatolChangedHands(Fact):
    seat: Seat


class MecatolAbandoned(Fact): ...


# -- agenda phase ----------------------------------------------------------------------------------------------


class AgendaPhaseBegan(Fact):
    round: int


class AgendaStepSet(Fact):
    step: AgendaStepRef


class AgendaShown(Fact):
    title: str


class VotesSet(Fact):
    seat: Seat
    count: int


class SideSet(Fact):
    seat: Seat
    side: Words

    def told(self) -> Message:
        return SideChosen(self.seat, self.side) if self.side else SideOpened(self.seat)


class SideChosen(Message):
    seat: Seat
    side: Words


class SideOpened(Message):
    seat: Seat


class WindowMarked(Fact):
    seat: Seat
    window: WindowRef


class WindowUnmarked(Fact):
    seat: Seat
    window: WindowRef


class OutcomeSet(Fact):
    decides = True
    outcome: Words
    law: bool
    target: str


class OutcomeOpened(Fact): ...


class AgendaReplaced(Fact):
    number: int


class AgendaResolved(Fact):
    decides = True
    number: int
    title: str
    votes: tuple[int, ...]
    outcome: Words

    def told(self) -> Message:
        return AgendaDecided(self.title, self.outcome) if self.outcome else AgendaClosed(self.title)


class AgendaDecided(Message):
    title: str
    outcome: Words


class AgendaClosed(Message):
    title: str


class LawEnacted(Fact):
    decides = True
    title: str
    target: Words

    def told(self) -> Message:
        return LawOnTarget(self.title, self.target) if self.target else LawInForce(self.title)


class LawOnTarget(Message):
    title: str
    target: Words


class LawInForce(Message):
    title: str


class LawRepealed(Fact):
    loses = ()
    title: str


class SingleAgenda(Fact): ...


class AgendaPhaseEnded(Fact):
    round: int


# -- objectives and points -------------------------------------------------------------------------------------


class ObjectiveRevealed(Fact):
    objective: str
    name: str
    stage: int
    points: int


class ObjectiveRemoved(Fact):
    objective: str
    name: str


class ObjectiveScored(Fact):
    decides = True
    seat: Seat
    objective: str
    name: str
    stage: int


class ObjectiveUnscored(Fact):
    seat: Seat
    objective: str
    name: str


class StageTwoEarly(Fact): ...


class StagePoolExceeded(Fact):
    stage: int


class SecondPublicThisPhase(Fact):
    seat: Seat


class SecretNoted(Fact):
    seat: Seat


class SecretDropped(Fact):
    seat: Seat


class TooManySecrets(Fact):
    seat: Seat
    most: int


class SecretScored(Fact):
    seat: Seat
    objective: ObjectiveRef


class SecretUnscored(Fact):
    seat: Seat
    objective: ObjectiveRef


class SecondSecretThisPhase(Fact):
    seat: Seat


class WrongPhaseSecret(Fact):
    seat: Seat
    phase: Literal["action", "status", "agenda"]


class PointsChanged(Fact):
    seat: Seat
    delta: int
    source: SourceRef
    ref: str
    vp: int

    def told(self) -> Message:
        change = points(self.delta)
        if self.ref:
            return PointsForObjective(self.seat, change, self.source, self.ref, self.vp)
        return PointsFor(self.seat, change, self.source, self.vp)


class PointsFor(Message):
    seat: Seat
    points: Message
    source: SourceRef
    vp: int


class PointsForObjective(Message):
    seat: Seat
    points: Message
    source: SourceRef
    objective: ObjectiveRef
    vp: int


class PointsWon(Message):
    points: int


class PointsLost(Message):
    points: int


def points(delta: int) -> Message:
    """Points with their sign."""
    return PointsWon(delta) if delta > 0 else PointsLost(-delta)


class LimitReached(Fact):
    seats: And[Seat]
    limit: int


class SeatEliminated(Fact):
    decides = True
    loses = ("seat",)
    seat: Seat


class SeatReturned(Fact):
    seat: Seat


# -- the end ---------------------------------------------------------------------------------------------------


class PlanetTaken(Fact):
    seat: Seat
    planet: str


class PlanetLost(Fact):
    seat: Seat
    planet: str


class PlanetTurned(Fact):
    seat: Seat
    planet: str
    exhausted: bool


class PlanetsReadied(Fact):
    seat: Seat


class VictoryPending(Fact):
    seats: And[Seat]


class PlayGoesOn(Fact): ...


class GameEnded(Fact):
    reason: ReasonRef
    seat: Seat


class GameEndedWithout(Fact):
    reason: ReasonRef


FACTS = (
    CountSet, SeatSet, SeatCleared, SeatsSwapped, SeatsRandomised, DraftOpened, FactionBanned,
    FactionDrafted, DraftStepBack, DraftClosed, SetupFinished, SetupReopened, OptionSet,
    SeatRenamed, SeatRecoloured, GameBegan, SpeakerChanged, StrategyPhaseBegan, CardTaken, CardAssigned, CardReturned,
    CardsSwapped, PhaseReset, ZeroTokenSet, ZeroTokenTaken, StrategyPhaseEnded, ActionStarted, CardPlayed,
    ActionFinished, ActionCancelled, SecondaryMarked, SecondaryAnswered, TurnSkipped,
    Passed, StatusPhaseBegan, StepTicked, StepUnticked,
    OpenStatusSteps, StatusPhaseEnded, MecatolClaimed, CustodiansLeft, CustodiansStay, MecatolChangedHands,
    MecatolAbandoned, AgendaPhaseBegan, AgendaStepSet, AgendaShown, VotesSet, SideSet, WindowMarked, WindowUnmarked,
    OutcomeSet, OutcomeOpened, AgendaReplaced, AgendaResolved, LawEnacted, LawRepealed, SingleAgenda, AgendaPhaseEnded,
    ObjectiveRevealed, ObjectiveRemoved, ObjectiveScored, ObjectiveUnscored, StageTwoEarly, StagePoolExceeded,
    SecondPublicThisPhase, SecretNoted, SecretDropped, TooManySecrets, SecretScored, SecretUnscored,
    SecondSecretThisPhase, WrongPhaseSecret, PointsChanged, LimitReached, SeatEliminated, SeatReturned, PlanetTaken,
    PlanetLost, PlanetTurned, PlanetsReadied, VictoryPending, PlayGoesOn, GameEnded, GameEndedWithout, *VOTING_FACTS,
)  # fmt: skip
