"""Why not, as values: everything that speaks against a move or against options. Rules, section 12.

The rules' codes are wider than what is said: several messages may stand behind one code.
"""

from __future__ import annotations

from typing import Any, Literal

from rondel import Message, Refusal
from rondel.games.shapeships.says import AShip, EnergyOf, Kind, SeveralShips, Species, ThisShip
from rondel.messages import And, Or, Words

Ability = Literal["build", "sacrifice", "strike", "steal", "charge", "equalise"]
"""What only some ships can do: a move of theirs."""
Why = Message | Refusal | None
"""A reason, or nothing against it."""


def refused(code: str, why: Message, **facts: Any) -> Refusal:
    """A reason under the rules' code, with facts for programs."""
    return Refusal.of(why, **facts)._replace(code=code)


# -- which ship ------------------------------------------------------------------------------------------------


class NotYourShip(Message):
    iid: int


class UnknownShip(Message):
    """No ship has that number, or no kind that id."""

    ship: int | str
    among: Literal["own", "enemy", "catalogue"]


class WrongShip(Message):
    ship: AShip
    power: Ability
    able: list[Kind]


class OwnShipNamed(Message): ...


class Indestructible(Message):
    ship: AShip
    core: bool


class NotStealable(Message):
    ship: AShip
    core: bool


class NotCopyable(Message):
    ship: AShip


class FourthSpiral(Message): ...


class TooCheap(Message):
    ship: AShip
    least: int


class NeverEqualised(Message): ...


class UnequalCost(Message):
    mine: Kind
    my_cost: int
    theirs: Kind
    their_cost: int


class Protected(Message): ...


class NamedAlready(Message):
    ship: ThisShip


class CopiedAlready(Message):
    ship: ThisShip


# -- which source ----------------------------------------------------------------------------------------------


class AlreadyUsed(Message):
    ship: ThisShip
    when: Literal["step", "turn"]


class NoCharges(Message):
    cost: int
    ship: ThisShip
    have: int


class BuildsLater(Message):
    ship: ThisShip


class NotTheThird(Message):
    """Only a Spiral that became the third this turn strikes."""


class ArkNotNew(Message):
    """An Ark of Domination takes ships when it is completed."""


class NoRerolls(Message): ...


class NoXenite(Message): ...


class NoEvolver(Message): ...


class BadChargeMode(Message):
    mode: str


class CannotMake(Message):
    ship: AShip
    makes: Or[AShip]
    wanted: str


class CannotBecome(Message):
    wanted: str


# -- which ship to make ----------------------------------------------------------------------------------------


class NotTakingPart(Message): ...


class NotDrawable(Message):
    ship: Kind
    evolved: bool


class NotUpgraded(Message):
    ship: Kind
    evolved: bool


class ForeignShip(Message):
    ship: Kind
    theirs: Species
    mine: Species


class LimitReached(Message):
    ship: Kind
    most: int


class CopyLimit(Message):
    ship: Kind


class NotEnoughLines(Message):
    short: int
    what: Words
    cost: int
    have: int


class Joining(Message):
    """What is too dear: the joining of a ship."""

    ship: Kind


class MissingComponents(Message):
    parts: list[SeveralShips]


class ComponentCharged(Message):
    parts: list[SeveralShips]


class Besides(Message):
    """One reason after the other."""

    first: Message
    second: Message


class NumberNeeded(Message):
    ship: Kind


class NumberNotAllowed(Message):
    ship: AShip


class BadNumber(Message):
    number: int


# -- Solar Powers ----------------------------------------------------------------------------------------------


class NotAncient(Message): ...


class NoSuchPower(Message):
    power: str
    powers: list[str]


class AmountForSiphon(Message): ...


class TargetForSimulacrum(Message): ...


class BadAmount(Message):
    least: int
    amount: int


class NotEnoughEnergy(Message):
    cost: And[EnergyOf]
    have: And[EnergyOf]


class MustPickTarget(Message):
    left: int


class WrongStep(Message):
    """There is no Black Hole to pick a target for."""


# -- the rest --------------------------------------------------------------------------------------------------


class MustSteal(Message): ...


class TooHealthy(Message):
    """Options that do not go together."""

    starting: int
    most: int
