"""What is asked, what would happen, how it ended, and what a position is worth."""

from __future__ import annotations

from rondel import Message
from rondel.games.imperial.atlas import At, Cents, CountryRef
from rondel.games.imperial.names import CountedPlace
from rondel.games.imperial.state import Kind

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
