"""Everything the game says, as values: what cards do, what happened, why not, how it ended.

The words are in `messages/`, one file per language; there a card is called by `card-` and its id.
"""

from __future__ import annotations

from typing import Annotated, Literal

from rondel import Fact, Message, Ref, Seat
from rondel.cards import AbilityText, CardRef, Discarded, Drew, DrewCards, Returned
from rondel.messages import Words

KindRef = Annotated[str, Ref("card")]
"""What is printed on a card."""

# -- what cards do ---------------------------------------------------------------------------------------------


class Does(AbilityText): ...


class WhenPlayed(AbilityText): ...


class WhenItJourneys(AbilityText): ...


class WhenItFalls(AbilityText): ...


class StartOfTurn(AbilityText): ...


class EndOfTurn(AbilityText): ...


class ExertFor(AbilityText): ...


class ExertAndPay(Message):
    cost: int
    effects: Message


class CatchesUp(Message):
    amount: int


class Robs(Message): ...


class DrawsCards(Message):
    count: int


class TendsAll(Message):
    amount: int


class DealsDamage(Message):
    amount: int


class MendsOne(Message):
    amount: int


class ReturnsWanderer(Message):
    cost: int


class GainsRenown(Message):
    amount: int


class RalliesAll(Message):
    strength: int


# -- what things are called ------------------------------------------------------------------------------------

How = Literal["ready", "exerted"]


class Entering(Message):
    """How a wanderer comes into play."""

    how: How


class TriggerOf(Message):
    card: CardRef
    ability: str


class TriggerNumbered(Message):
    number: int


# -- what happened ---------------------------------------------------------------------------------------------


class Dealt(Fact):
    count: int
    first: Seat


class Exchanged(Fact):
    light = True
    seat: Seat
    count: int


class Fuelled(Fact):
    seat: Seat
    oil: int


class FuelledWith(Fact):
    card: CardRef


class Played(Fact):
    seat: Seat
    card: CardRef


class Entered(Fact):
    seat: Seat
    card: CardRef
    ready: bool


class Used(Fact):
    seat: Seat
    card: CardRef


class Journeyed(Fact):
    seat: Seat
    card: CardRef


class Duelled(Fact):
    seat: Seat
    card: CardRef
    at: Seat
    defender: CardRef


class Fell(Fact):
    loses = ("seat",)
    decides = True
    seat: Seat
    card: CardRef


class Gained(Fact):
    decides = True
    seat: Seat
    amount: int
    renown: int


class Resolved(Fact):
    decides = True
    seat: Seat
    card: CardRef
    ability: str


class Damaged(Fact):
    loses = ()
    card: CardRef
    amount: int


class Mended(Fact):
    card: CardRef
    damage: int


class Tended(Fact):
    seat: Seat
    amount: int


class Rallied(Fact):
    seat: Seat
    strength: int


class Eliminated(Fact):
    loses = ("seat",)
    decides = True
    seat: Seat
    why: Literal["deck", "left", "time"]


FACTS = (
    Dealt, Exchanged, Fuelled, FuelledWith, Played, Entered, Used, Journeyed, Duelled, Fell, Gained, Resolved, Damaged,
    Mended, Tended, Returned, Rallied, Drew, DrewCards, Discarded, Eliminated,
)  # fmt: skip

# -- what is asked ---------------------------------------------------------------------------------------------


class ChooseFor(Message):
    """A wanderer is chosen for an effect."""

    effect: Words


class HowItEnters(Message):
    card: KindRef


# -- why not ---------------------------------------------------------------------------------------------------


class NoFuel(Message):
    card: KindRef


class FuelledAlready(Message): ...


class Exhausted(Message):
    card: KindRef


class TooNew(Message):
    card: KindRef


class DoesNotJourney(Message):
    card: KindRef


class NoSuchWanderer(Message):
    number: int


class CannotBeDuelled(Message): ...


class TargetProtected(Message): ...


class MustDuel(Message):
    card: KindRef


# -- how it ended, and what hints speak of -----------------------------------------------------------------------


class EnoughRenown(Message):
    renown: int


class OthersRanOut(Message): ...


class OwnRenown(Message): ...


class OwnWanderers(Message): ...


class OwnOil(Message): ...


class CardsInHand(Message): ...


class OwnKeepsakes(Message): ...


class StrongestRival(Message): ...
