"""Everything the game says, as values: what happened, why not, what would happen, how it ended.

The words are in `messages/`, one file per language; what things are called is in `names.py`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rondel import Fact, Message
from rondel.games.imperial.atlas import INVESTOR_BONUS, At, Cents, CountryRef, SlotRef, TerritoryId
from rondel.games.imperial.names import (
    ActionRef,
    CountedPlace,
    DeedRef,
    UnitsAt,
    imports,
    order,
    places,
    plan,
    proposal,
)
from rondel.games.imperial.state import Import, Kind, Proposal, UnitStep
from rondel.messages import Seat

# -- what happened: the auction --------------------------------------------------------------------------------


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


# -- what happened: proposals ----------------------------------------------------------------------------------


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


# -- what happened: a country acts -----------------------------------------------------------------------------

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


# -- what happened: investors ----------------------------------------------------------------------------------


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

# -- why not ---------------------------------------------------------------------------------------------------

NOT_YOUR_TURN, BAD_ARGS, BAD_SITE = "not_your_turn", "bad_args", "bad_site"
INSUFFICIENT_FUNDS = "insufficient_funds"
"""Codes of the specification that stand for several reasons."""


class HasBid(Message): ...


class HasVoted(Message): ...


class BidOutOfRange(Message):
    low: Cents
    high: Cents


class SlotNotReachable(Message):
    slot: SlotRef
    far: int
    """How many slots forward; 0 is where the marker stands."""
    most: int


class CannotPaySteps(Message):
    far: int
    cost: Cents
    cash: Cents


class NoSuchSlot(Message):
    slot: str
    slots: list[SlotRef]


class NoSuchTerritory(Message):
    territory: str


class NoSuchCountry(Message):
    country: str


class NeedlessDetail(Message):
    slot: DeedRef


class SiteNeeded(Message): ...


class NoSiteLeft(Message): ...


class NoBuildingSite(Message): ...


class NoWorkingFactories(Message): ...


class NoLandingSite(Message): ...


class UnitLimit(Message): ...


class ChoiceRequired(Message): ...


class TooManyImports(Message):
    most: int


class CannotPayImport(Message):
    cash: Cents


class CannotPay(Message):
    cost: Cents
    cash: Cents


class Lacking(Message):
    amount: Cents


class NoSuchUnit(Message):
    unit: int
    units: list[int]


class NoSuchOrder(Message):
    step: int
    orders: int


class OrderSettled(Message): ...


class BadAction(Message):
    actions: list[ActionRef]


class ConvoyFull(Message): ...


class BadDestination(Message): ...


class BadVote(Message): ...


class OffLimits(Message): ...


class StockUnavailable(Message): ...


class BadReturn(Message): ...


class TimerOutOfRange(Message):
    bank: int
    increment: int


# -- what is asked, and what would happen ----------------------------------------------------------------------


class LetIn(Message):
    asked: CountryRef
    kind: Kind
    mover: CountryRef
    to: At


class PeaceFor(Message):
    to: At


class ProposalNumber(Message):
    number: int
    proposal: Message


class WouldBuyForBid(Message):
    stock: int


class WouldBuyNothing(Message): ...


class SlotWould(Message):
    """What a slot would do, what the way costs, and whether an investor round follows."""

    deed: Message
    paid: bool
    cost: Cents
    investor: bool


class WouldBuild(Message):
    kind: Kind
    """What is made there."""
    at: At
    treasury: Cents
    helped: bool
    own: Cents


class WouldMake(Message):
    kind: Kind
    count: int
    at: list[CountedPlace]


class WouldMakeBoth(Message):
    armies: WouldMake
    fleets: WouldMake


class WouldMakeNothing(Message): ...


class WouldImport(Message):
    most: int
    price: Cents
    treasury: Cents


class WouldMove(Message):
    fleets: int
    armies: int


class WouldTax(Message):
    revenue: int
    points: int
    before: Cents
    after: Cents
    rewarded: bool
    bonus: Cents
    own: Cents


class WouldPayInterest(Message):
    due: Cents
    gains: bool
    own: Cents


class Purchase(Message):
    country: CountryRef
    stock: int


class Exchange(Message):
    country: CountryRef
    stock: int
    returned: int


class PurchaseWould(Message):
    price: Cents
    holding: int
    control: bool


# -- how it ended ----------------------------------------------------------------------------------------------


class EnoughPoints(Message):
    points: int


class LastRoundPlayed(Message): ...


class NobodyBought(Message): ...


# -- what a position is worth ----------------------------------------------------------------------------------


class YourCash(Message): ...


class YourStock(Message): ...


class Treasuries(Message): ...


class CountriesLed(Message): ...
