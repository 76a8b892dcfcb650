"""Everything the game says, as values: what cards do, what happened, why not, how it ended.

The words are in `messages/`, one file per language; there a card is called by `card-` and its id.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from rondel import Fact, Message, Ref
from rondel.cards import AbilityText, CardRef, Drew, DrewCards
from rondel.messages import And, Phrase, Seat, Words, key_for

KindRef = Annotated[str, Ref("card")]
"""What is printed on a card."""
PlaceRef = Annotated[int, Ref("place")]
Speed = Literal["slow", "action", "reaction"]

# -- what cards do ---------------------------------------------------------------------------------------------


class Does(AbilityText): ...


class WhenPlayed(AbilityText): ...


class WhenHeld(AbilityText):
    """What a unit does at a site that is held."""


class DamagesUnit(Message):
    amount: int


class FloodsSite(Message):
    amount: int


class GustsHome(Message): ...


class Challenges(Message): ...


class Firms(Message):
    might: int


class CancelsObject(Message):
    cost: int


class PullsHome(Message): ...


class ReadiesUnit(Message): ...


class DrawsCards(Message):
    count: int


# -- what things are called ------------------------------------------------------------------------------------


class Place(Message):
    """A site by its number, or the base."""

    place: int


class OwnBase(Message): ...


class UnitsNamed(Message):
    units: list[Words]


class NoUnits(Message): ...


class TargetsNamed(Message):
    targets: And[Words]


class NoTarget(Message): ...


class OnTheChain(Message):
    card: CardRef


class ObjectNumbered(Message):
    number: int


# -- what happened ---------------------------------------------------------------------------------------------


class Dealt(Fact):
    first: Seat


class SetAside(Fact):
    light = True
    seat: Seat
    count: int


class Channelled(Fact):
    seat: Seat
    stones: int


class Played(Fact):
    seat: Seat
    card: CardRef
    at: PlaceRef


class Cast(Fact):
    seat: Seat
    card: CardRef


class CastAt(Fact):
    seat: Seat
    card: CardRef
    targets: list[dict[str, Any]]
    """Each a place, or a unit or object with what is printed on its card."""

    def told(self) -> Message:
        return CastsOn(self.seat, self.card, [_aimed_at(target) for target in self.targets])


class CastsOn(Message):
    seat: Seat
    card: CardRef
    targets: list[Words]


def _aimed_at(target: dict[str, Any]) -> Words:
    if "place" in target:
        return Place(target["place"]).phrase
    return Phrase(key_for("card", target["kind"])) if target.get("kind") else ""


class Resolved(Fact):
    seat: Seat
    card: CardRef


class Fizzled(Fact):
    seat: Seat
    card: CardRef


class Cancelled(Fact):
    seat: Seat
    card: CardRef


class Moved(Fact):
    seat: Seat
    cards: list[CardRef]
    to: PlaceRef


class Contested(Fact):
    decides = True
    seat: Seat
    site: int
    combat: bool


class Damaged(Fact):
    loses = ()
    card: CardRef
    amount: int


class Strengthened(Fact):
    card: CardRef
    might: int


class Readied(Fact):
    light = True
    card: CardRef


class SentHome(Fact):
    card: CardRef


class Destroyed(Fact):
    decides = True
    loses = ("seat",)
    seat: Seat
    card: CardRef


class Conquered(Fact):
    decides = True
    seat: Seat
    site: int


class Scored(Fact):
    decides = True
    seat: Seat
    site: int
    points: int


class Lapsed(Fact):
    loses = ("seat",)
    seat: Seat
    site: int


class RanOut(Fact):
    decides = True
    loses = ("seat",)
    seat: Seat
    to: Seat
    points: int


class Eliminated(Fact):
    decides = True
    loses = ("seat",)
    seat: Seat
    why: Literal["left", "time"]


FACTS = (
    Dealt, SetAside, Channelled, Played, Cast, CastAt, Resolved, Fizzled, Cancelled, Moved, Contested, Damaged,
    Strengthened, Readied, SentHome, Destroyed, Conquered, Scored, Lapsed, RanOut, Drew, DrewCards, Eliminated,
)  # fmt: skip

# -- what is asked ---------------------------------------------------------------------------------------------


class ChooseFor(Message):
    """A unit is chosen for what a card does when it is played."""

    card: KindRef
    effect: Words


# -- why not ---------------------------------------------------------------------------------------------------

WRONG_KIND, BAD_TARGET, EXHAUSTED, DUPLICATE = "wrong_kind", "bad_target", "exhausted", "duplicate"
SPEED, LIMIT = "speed", "limit"
"""Codes that stand for several reasons, or are the frame's."""


class OnlyUnitsArePlayed(Message): ...


class UnitsAreNotCast(Message): ...


class TooSlow(Message):
    card: KindRef
    speed: Speed


class NothingToAimAt(Message):
    effects: list[Words]


class AimsOtherwise(Message):
    card: KindRef
    effects: list[Words]


class TargetGone(Message):
    target: str


class NotPlayedThere(Message): ...


class NoSuchSite(Message):
    site: int


class NoUnitChosen(Message): ...


class MovesOnce(Message): ...


class IsExhausted(Message):
    card: KindRef


class CannotGoThere(Message):
    card: KindRef


class SiteIsFull(Message): ...


class TanksFirst(Message): ...


class LethalFirst(Message): ...


# -- how it ended, and what hints speak of -----------------------------------------------------------------------


class EnoughPoints(Message):
    points: int


class OwnPoints(Message): ...


class SitesHeld(Message): ...


class OwnUnits(Message): ...


class CardsInHand(Message): ...


class OwnStones(Message): ...


class OtherSide(Message): ...


class TheShowdown(Message): ...


class TheChain(Message): ...
