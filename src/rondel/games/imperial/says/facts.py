"""What happened: the auction, proposals, what a country does, investors."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rondel import Fact, Message
from rondel.games.imperial.atlas import INVESTOR_BONUS, At, Cents, CountryRef, SlotRef, TerritoryId
from rondel.games.imperial.names import CountedPlace, DeedRef, UnitsAt, imports, order, places, plan, proposal
from rondel.games.imperial.state import Import, Kind, Proposal, UnitStep
from rondel.messages import Seat

# -- the auction --------------------------------------------------------------------------------


class BidPlaced(Fact):
    light = True
    seat: Seat


class BidRevealed(Fact):
    seat: Seat
    country: CountryRef
    amount: Cents


class BidBought(Fact):
    seat: Seat
    country: CountryRef
    stock: int
    amount: Cents


class BidDeclined(Fact):
    seat: Seat
    country: CountryRef


class OrderSet(Fact):
    order: list[Seat]
    card: Seat


# -- proposals ----------------------------------------------------------------------------------


class RoundBegan(Fact):
    round: int


class TurnBegan(Fact):
    light = True
    country: CountryRef


class ImportOpened(Fact):
    light = True
    seat: Seat
    country: CountryRef


class UnitAdded(Fact):
    seat: Seat
    kind: Kind
    at: At


class ManeuverOpened(Fact):
    light = True
    seat: Seat
    country: CountryRef
    slot: SlotRef


class Order(Struct, frozen=True):
    """What one unit is told to do."""

    kind: Kind
    origin: TerritoryId
    to: TerritoryId
    action: str

    def told(self) -> Message:
        """The order in words."""
        return order(self.kind, UnitStep(self.origin, self.to, self.action))


class StepPlanned(Fact):
    country: CountryRef
    step: Order

    def told(self) -> Message:
        return UnitOrdered(self.country, self.step.told())


class UnitOrdered(Message):
    country: CountryRef
    step: Message


class OrderWithdrawn(Fact):
    country: CountryRef
    step: Order

    def told(self) -> Message:
        return UnitRecalled(self.country, self.step.told())


class UnitRecalled(Message):
    country: CountryRef
    step: Message


class RestHeld(Fact):
    light = True
    country: CountryRef


class PeaceOffered(Fact):
    country: CountryRef
    asked: CountryRef
    kind: Kind
    to: At


class PeaceVoted(Fact):
    reveals = True
    seat: Seat
    accepts: bool
    weight: int


class PeaceAccepted(Fact):
    country: CountryRef
    asked: CountryRef
    to: At


class PeaceRejected(Fact):
    country: CountryRef
    asked: CountryRef
    to: At


class Proposed(Fact):
    seat: Seat
    country: CountryRef
    proposal: Proposal

    def told(self) -> Message:
        return Proposes(self.seat, self.country, proposal(self.proposal))


class Proposes(Message):
    seat: Seat
    country: CountryRef
    proposal: Message


class Countered(Fact):
    seat: Seat
    country: CountryRef
    proposal: Proposal

    def told(self) -> Message:
        return ProposesInstead(self.seat, proposal(self.proposal))


class ProposesInstead(Message):
    seat: Seat
    proposal: Message


class Chosen(Fact):
    seat: Seat
    country: CountryRef
    slot: DeedRef


class Agreed(Fact):
    seat: Seat
    country: CountryRef


class Voted(Fact):
    seat: Seat


class VoteRevealed(Fact):
    seat: Seat
    choice: int
    weight: int


class VoteDecided(Fact):
    decides = True
    country: CountryRef
    seat: Seat


# -- a country acts -----------------------------------------------------------------------------

Sites = dict[Literal["all"], list[TerritoryId]]
Units = dict[Literal["all"], list[Import]]


class FactoryBuilt(Fact):
    country: CountryRef
    site: At


class Produced(Fact):
    country: CountryRef
    sites: Sites

    def told(self) -> Message:
        sites = self.sites["all"]
        return ProducesIn(self.country, places(sites)) if sites else ProducesNothing(self.country)


class ProducesIn(Message):
    country: CountryRef
    sites: list[CountedPlace]


class ProducesNothing(Message):
    country: CountryRef


class Imported(Fact):
    country: CountryRef
    units: Units

    def told(self) -> Message:
        return BringsIn(self.country, imports(self.units["all"]))


class BringsIn(Message):
    country: CountryRef
    units: list[UnitsAt]


class Steps(Struct, frozen=True):
    """All steps of a maneuver."""

    fleets: tuple[UnitStep, ...]
    armies: tuple[UnitStep, ...]


class Maneuvered(Fact):
    country: CountryRef
    plan: Steps

    def told(self) -> Message:
        return CarriesOut(self.country, plan(self.plan.fleets, self.plan.armies))


class CarriesOut(Message):
    country: CountryRef
    plan: Message


class FlagsLost(Fact):
    loses = ()
    country: CountryRef
    to: CountryRef
    places: Sites

    def told(self) -> Message:
        return LosesFlags(self.country, self.to, places(self.places["all"]))


class LosesFlags(Message):
    country: CountryRef
    to: CountryRef
    places: list[CountedPlace]


class Taxed(Fact):
    country: CountryRef
    revenue: int
    points: int
    total: int
    net: int


class BonusPaid(Fact):
    seat: Seat
    amount: Cents


class InterestPaid(Fact):
    seat: Seat
    country: CountryRef
    amount: Cents


class InterestCovered(Fact):
    loses = ("seat",)
    seat: Seat
    country: CountryRef
    amount: Cents


class SharePaid(Fact):
    seat: Seat
    amount: Cents


class SpinPaid(Fact):
    seat: Seat
    cost: Cents


# -- investors ----------------------------------------------------------------------------------


class InvestorRound(Fact):
    seat: Seat
    swiss: list[int]

    def told(self) -> Message:
        return InvestorRoundOpens(self.seat, INVESTOR_BONUS)


class InvestorRoundOpens(Message):
    seat: Seat
    bonus: Cents


class Bought(Fact):
    seat: Seat
    country: CountryRef
    stock: int
    returned: int
    cost: Cents


class Exchanged(Fact):
    seat: Seat
    country: CountryRef
    stock: int
    returned: int
    cost: Cents


class GovernmentFormed(Fact):
    decides = True
    seat: Seat
    country: CountryRef


class GovernmentLost(Fact):
    loses = ("seat",)
    decides = True
    seat: Seat
    country: CountryRef
    to: Seat


class DemocracyBegan(Fact):
    country: CountryRef
    seat: Seat


class DemocracyEnded(Fact):
    country: CountryRef
    seat: Seat


class Punted(Fact):
    light = True
    seat: Seat


class PuntedForGood(Fact):
    light = True
    seat: Seat


class CardPassed(Fact):
    seat: Seat


class TimePenalty(Fact):
    loses = ("seat",)
    seat: Seat


FACTS = (
    BidPlaced, BidRevealed, BidBought, BidDeclined, OrderSet, RoundBegan, TurnBegan, ImportOpened, UnitAdded,
    ManeuverOpened, StepPlanned, OrderWithdrawn, RestHeld, PeaceOffered, PeaceVoted, PeaceAccepted, PeaceRejected,
    Proposed, Countered,
    Chosen, Agreed, Voted, VoteRevealed, VoteDecided, FactoryBuilt, Produced, Imported, Maneuvered, FlagsLost, Taxed,
    BonusPaid, InterestPaid, InterestCovered, SharePaid, SpinPaid, InvestorRound, Bought, Exchanged, GovernmentFormed,
    GovernmentLost, DemocracyBegan, DemocracyEnded, Punted, PuntedForGood, CardPassed, TimePenalty,
)  # fmt: skip
