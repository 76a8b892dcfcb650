"""Everything the game says, as values: what cards do, what happened, why not, how it ended.

The words are in `messages/`, one file per language; there a card is called by `card-` and its id.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from rondel import Fact, Message, Ref, Seat
from rondel.cards import AbilityText, CardRef, Discarded, Drew, DrewCards, Returned
from rondel.messages import Words

Aim = Literal["", "any", "player", "creature", "spell"]
"""What something must be aimed at."""


class Aimed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card or an object on the stack that is aimed at, with what is printed on it."""

    card: int | None = None
    object: int | None = None
    kind: str


AimedRef = Annotated[Aimed, Ref("card")]
KindRef = Annotated[str, Ref("card")]
"""What is printed on a card."""

# -- what cards do ---------------------------------------------------------------------------------------------


class Does(AbilityText): ...


class WhenItEnters(AbilityText): ...


class WhenItDies(AbilityText): ...


class TapFor(AbilityText): ...


class DealsDamage(Message):
    amount: int
    to: Aim


class StrengthensOne(Message):
    power: int
    toughness: int


class StrengthensAll(Message):
    power: int


class StrengthensOthers(Message):
    power: int


class Pays(Message):
    amount: int


class CancelsSpell(Message): ...


class CancelsUnlessPaid(Message):
    amount: int


class TapsCreature(Message): ...


class ReturnsCreature(Message): ...


class DrawsCards(Message):
    count: int


class ThenDiscards(Message):
    count: int


class Scorches(Message):
    amount: int


# -- what things are called ------------------------------------------------------------------------------------


class Yourself(Message): ...


class TargetSeat(Message):
    seat: Seat


class YourCard(Message):
    card: Words


class TheirCard(Message):
    seat: Seat
    card: Words


class SpellOnStack(Message):
    card: CardRef


class ObjectNumbered(Message):
    number: int


class TriggerNumbered(Message):
    number: int


class Targets(Message):
    targets: list[Words]


class NoTarget(Message): ...


# -- what happened ---------------------------------------------------------------------------------------------


class Dealt(Fact):
    count: int
    first: Seat


class Kept(Fact):
    light = True
    seat: Seat
    mulligans: int


class Mulliganed(Fact):
    seat: Seat


class PutUnder(Fact):
    light = True
    seat: Seat
    count: int


class WellPlayed(Fact):
    seat: Seat
    card: CardRef


class Cast(Fact):
    seat: Seat
    card: CardRef


class CastAt(Fact):
    seat: Seat
    card: CardRef
    targets: list[AimedRef]


class CastAtSeat(Fact):
    seat: Seat
    card: CardRef
    at: Seat


class Activated(Fact):
    seat: Seat
    card: CardRef


class ActivatedAt(Fact):
    seat: Seat
    card: CardRef
    targets: list[AimedRef]


class ActivatedAtSeat(Fact):
    seat: Seat
    card: CardRef
    at: Seat


class Triggered(Fact):
    seat: Seat
    card: CardRef


class TriggeredAt(Fact):
    seat: Seat
    card: CardRef
    targets: list[AimedRef]


class TriggeredAtSeat(Fact):
    seat: Seat
    card: CardRef
    at: Seat


class Resolved(Fact):
    decides = True
    seat: Seat
    card: CardRef
    ability: str


class Fizzled(Fact):
    seat: Seat
    card: CardRef


class Entered(Fact):
    seat: Seat
    card: CardRef


class Died(Fact):
    loses = ("seat",)
    decides = True
    seat: Seat
    card: CardRef


class Hurt(Fact):
    loses = ("seat",)
    seat: Seat
    amount: int
    vigor: int


class Damaged(Fact):
    loses = ()
    card: CardRef
    amount: int


class Strengthened(Fact):
    card: CardRef
    power: int
    toughness: int


class Rallied(Fact):
    seat: Seat
    power: int


class Paid(Fact):
    light = True
    seat: Seat
    amount: int


class Cancelled(Fact):
    seat: Seat
    card: CardRef


class Tapped(Fact):
    light = True
    card: CardRef


class Scorched(Fact):
    loses = ()
    amount: int


class Attacked(Fact):
    seat: Seat
    card: CardRef
    at: Seat


class Stayed(Fact):
    light = True
    seat: Seat


class LetThrough(Fact):
    light = True
    seat: Seat


class Ordered(Fact):
    seat: Seat
    card: CardRef


class Blocked(Fact):
    seat: Seat
    card: CardRef
    attacker: CardRef


class Drained(Fact):
    seat: Seat
    amount: int
    vigor: int


class Eliminated(Fact):
    loses = ("seat",)
    decides = True
    seat: Seat
    why: Literal["vigor", "deck", "left", "time"]


FACTS = (
    Dealt, Kept, Mulliganed, PutUnder, WellPlayed, Cast, CastAt, CastAtSeat, Activated, ActivatedAt, ActivatedAtSeat,
    Triggered, TriggeredAt, TriggeredAtSeat, Resolved, Fizzled, Entered, Died, Hurt, Damaged, Strengthened, Rallied,
    Paid, Cancelled, Tapped, Returned, Drew, DrewCards, Discarded, Scorched, Attacked, Stayed, LetThrough, Ordered,
    Blocked, Drained, Eliminated,
)  # fmt: skip

# -- what is asked ---------------------------------------------------------------------------------------------


class AimIt(Message):
    card: KindRef
    aim: Aim


class DiscardSome(Message):
    count: int


class PayToKeep(Message):
    amount: int


class OrderFight(Message):
    card: CardRef


# -- why not ---------------------------------------------------------------------------------------------------


class HandKept(Message): ...


class MostMulligans(Message): ...


class NothingOwed(Message): ...


class TargetGone(Message): ...


class NeedsNoTarget(Message): ...


class NothingToAimAt(Message):
    aim: Aim


class NeedsOneTarget(Message):
    aim: Aim


class WrongTarget(Message):
    aim: Aim


class NotAWell(Message): ...


class WellIsNotCast(Message): ...


class WellTiming(Message): ...


class SlowTiming(Message):
    card: KindRef


class WellPlayedAlready(Message): ...


class NoAbility(Message):
    card: KindRef


class Exhausted(Message):
    card: KindRef


class TooNew(Message):
    card: KindRef


class NoSuchCreature(Message):
    number: int


class CreatureNotYours(Message): ...


# -- how it ended, and what hints speak of -----------------------------------------------------------------------


class OthersLostVigor(Message): ...


class OthersRanOut(Message): ...


class OwnVigor(Message): ...


class OwnCreatures(Message): ...


class OwnWells(Message): ...


class CardsInHand(Message): ...


class OtherSide(Message): ...


class RestOfTurn(Message): ...


class OnTheStack(Message): ...
