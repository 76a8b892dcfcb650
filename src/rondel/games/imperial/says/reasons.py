"""Why something cannot be done."""

from __future__ import annotations

from rondel import Message
from rondel.games.imperial.atlas import Cents, SlotRef
from rondel.games.imperial.names import ActionRef, DeedRef

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
