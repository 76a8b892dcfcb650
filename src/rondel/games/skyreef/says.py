"""Everything the game says, as values: what cards do, what happened, why not, how it ended.

The words are in `messages/`, one file per language; there a card is called by `card-` and its id.
"""

from __future__ import annotations

from typing import Annotated, Literal

from rondel import Fact, Message, Ref
from rondel.cards import AbilityText, CardRef, Discarded, Drew, DrewCards, Returned
from rondel.messages import Seat, Words

KindRef = Annotated[str, Ref("card")]
"""What is printed on a card."""

# -- what cards do ---------------------------------------------------------------------------------------------


class Does(AbilityText): ...


class RestVolt(AbilityText):
    """What a leader does in main."""


class ChargedAttack(AbilityText):
    """What a leader does that attacks with a volt."""


class OnDeploy(AbilityText): ...


class OnAttack(AbilityText): ...


class AtDusk(AbilityText): ...


class OnSpark(AbilityText): ...


class DrawsCards(Message):
    count: int


class DiscardsOne(Message):
    then: bool


class PutsUnderDeck(Message): ...


class KnocksOutByCost(Message):
    cost: int
    rested: bool
    may: bool


class KnocksOutByPower(Message):
    power: int
    rested: bool
    may: bool


class HealsLife(Message):
    most: int


class RestsActive(Message): ...


class RestsByCost(Message):
    cost: int


class ReturnsUnit(Message):
    cost: int


class WakesUnit(Message): ...


class BoostsAttacked(Message):
    power: int


class LendsPower(Message):
    power: int


# -- what happened ---------------------------------------------------------------------------------------------


class Dealt(Fact):
    count: int
    first: Seat


class Kept(Fact):
    light = True
    seat: Seat


class Redrew(Fact):
    light = True
    seat: Seat


class Charged(Fact):
    seat: Seat
    count: int
    volts: int


class Deployed(Fact):
    seat: Seat
    card: CardRef


class EventPlayed(Fact):
    seat: Seat
    card: CardRef


class Attached(Fact):
    seat: Seat
    card: CardRef
    volts: int


class Led(Fact):
    seat: Seat
    card: CardRef


class DuskUsed(Fact):
    seat: Seat
    card: CardRef


class Attacked(Fact):
    seat: Seat
    card: CardRef
    at: Seat
    target: CardRef


class Blocked(Fact):
    seat: Seat
    card: CardRef


class Countered(Fact):
    seat: Seat
    card: CardRef


class Boosted(Fact):
    seat: Seat
    amount: int
    bonus: int


class Fought(Fact):
    decides = True
    card: CardRef
    power: int
    target: CardRef
    against: int


class KnockedOut(Fact):
    decides = True
    loses = ("seat",)
    seat: Seat
    card: CardRef


class LifeLost(Fact):
    decides = True
    loses = ("seat",)
    seat: Seat
    life: int


class LifeTaken(Fact):
    card: CardRef


class Sparked(Fact):
    seat: Seat
    card: CardRef


class KeptLife(Fact):
    seat: Seat


class Declined(Fact):
    light = True
    seat: Seat


class Healed(Fact):
    seat: Seat
    life: int


class Rested(Fact):
    light = True
    seat: Seat
    card: CardRef


class Woken(Fact):
    seat: Seat
    card: CardRef


class PutUnder(Fact):
    light = True
    seat: Seat


class Eliminated(Fact):
    decides = True
    loses = ("seat",)
    seat: Seat
    why: Literal["life", "deck", "left", "time"]


FACTS = (
    Dealt, Kept, Redrew, Charged, Deployed, EventPlayed, Attached, Led, DuskUsed, Attacked, Blocked, Countered, Boosted,
    Fought, KnockedOut, LifeLost, LifeTaken, Sparked, KeptLife, Declined, Healed, Rested, Woken, Returned, Drew,
    DrewCards, Discarded, PutUnder, Eliminated,
)  # fmt: skip

# -- what is asked ---------------------------------------------------------------------------------------------


class ChooseFor(Message):
    """A card is chosen for an effect."""

    effect: Words


class UseSpark(Message):
    card: KindRef


# -- why not ---------------------------------------------------------------------------------------------------

WRONG_KIND, WRONG_TIMING, ALREADY_USED, BAD_TARGET = "wrong_kind", "wrong_timing", "already_used", "bad_target"
EXHAUSTED, UNKNOWN_CARD, LIMIT = "exhausted", "unknown_card", "limit"
"""Codes that stand for several reasons, or are the frame's."""


class NotOnField(Message):
    number: int


class FirstTurn(Message): ...


class IsRested(Message):
    card: KindRef


class TooNew(Message):
    card: KindRef


class NotAttackable(Message): ...


class NoBlocker(Message):
    card: KindRef


class AttackedCannotBlock(Message): ...


class NotForCounter(Message):
    card: KindRef


class NoCounterValue(Message):
    card: KindRef


class NotYourBattle(Message): ...


class HelpedAlready(Message): ...


class OnlyUnits(Message): ...


class EnoughUnits(Message): ...


class NoMainEvent(Message): ...


class NoSuchAbility(Message):
    card: KindRef


class LedAlready(Message): ...


class NothingAtDusk(Message):
    card: KindRef


class UsedAlready(Message):
    card: KindRef


# -- options that cannot be --------------------------------------------------------------------------------------


class WrongNumberOfLeaders(Message):
    seats: int


class NoSuchLeader(Message):
    leader: str
    leaders: list[str]


# -- how it ended, and what hints speak of -----------------------------------------------------------------------


class OthersStruckDown(Message): ...


class OthersRanOut(Message): ...


class OwnLife(Message): ...


class OwnCrew(Message): ...


class CardsInHand(Message): ...


class OwnVolts(Message): ...


class OtherSide(Message): ...


class TheBattle(Message): ...
