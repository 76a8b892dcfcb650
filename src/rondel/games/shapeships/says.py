"""What the game says of what happened, how it ended and what could be done, as values.

Why something cannot be done is in `reasons.py`. The words are in `messages/`, one file per language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from rondel import Fact, Message, Ref
from rondel.core.events import Tone
from rondel.messages import And, Seat, Words

Kind = Annotated[str, Ref("ship")]
"""A kind of ship by its name."""
AShip = Annotated[str, Ref("a_ship")]
"""A kind of ship as something is done to one: `a Fighter`."""
Source = Annotated[str, Ref("source")]
"""Where an amount comes from: a ship, a Solar Power, `die` or `saved`."""
SolarPower = Annotated[str, Ref("solar")]
Species = Annotated[str, Ref("species")]
Amounts = dict[str, int]
"""By source, or by kind of ship."""

# -- what things are called ------------------------------------------------------------------------------------


class ThisShip(Message):
    """One ship in play."""

    ship: Kind
    iid: int


class MarkedShip(Message):
    """One ship in play, with what is special about it."""

    ship: ThisShip
    marks: list[ChargesLeft | OnNumber | Doomed]


class ChargesLeft(Message):
    charges: int


class OnNumber(Message):
    """What a Frigate or Quantum Mystic was completed with."""

    number: int


class Doomed(Message): ...


class ShipOn(Message):
    """A kind of ship, completed with a number."""

    ship: Kind
    number: int


class SeveralShips(Message):
    ship: Kind
    count: int


class NothingNew(Message): ...


class AmountFrom(Message):
    source: Source
    amount: int


class TotalOf(Message):
    """A sum, and what it is made of."""

    total: int
    parts: list[AmountFrom]


class EnergyOf(Message):
    """Energy of one colour."""

    amount: int
    colour: Literal["green", "red", "blue"]


class PowerOfSize(Message):
    power: SolarPower
    amount: int


class PowerOfShip(Message):
    power: SolarPower
    ship: AShip


class ExtraDice(Message):
    """The dice of a Chronoswarm's Build Phase; the step has its name from the ordinary one."""


class ExtraIncome(Message):
    """The same of its lines."""


def several(counts: Mapping[str, int]) -> list[SeveralShips]:
    """Ships by kind."""
    return [SeveralShips(id, count) for id, count in counts.items()]


def listed(sources: Mapping[str, int]) -> list[AmountFrom]:
    """Amounts by what they come from."""
    return [AmountFrom(id, amount) for id, amount in sources.items()]


def total_of(sources: Mapping[str, int]) -> TotalOf | int:
    """A sum with its parts; nothing has none."""
    return TotalOf(sum(sources.values()), listed(sources)) if sources else 0


# -- what happened ---------------------------------------------------------------------------------------------


class SpeciesRevealed(Fact):
    seat: Seat
    species: Species


class TurnBegan(Fact):
    turn: int


class DieRolled(Fact):
    die: int


class DieRerolled(Fact):
    seat: Seat
    die: int


class DieKept(Fact):
    light = True
    seat: Seat
    die: int


class LinesGenerated(Fact):
    light = True
    seat: Seat
    lines: int
    joining: int
    sources: Amounts
    joining_sources: Amounts

    def told(self) -> Message:
        return LinesCome(self.seat, self.lines, listed(self.sources), self.joining)


class LinesCome(Message):
    seat: Seat
    lines: int
    sources: list[AmountFrom]
    joining: int


class ShipMade(Fact):
    seat: Seat
    ship: AShip
    iid: int
    by: Source


class Sacrificed(Fact):
    seat: Seat
    ship: AShip
    iid: int


class ShipDrawn(Fact):
    seat: Seat
    ship: AShip
    iid: int
    number: int | None
    lines: int

    def told(self) -> Message:
        return ShipPaid(self.seat, self.ship, self.number or 0, self.lines)


class ShipPaid(Message):
    seat: Seat
    ship: AShip
    number: int
    lines: int


class ShipUpgraded(Fact):
    seat: Seat
    ship: AShip
    iid: int
    number: int | None
    parts: Amounts
    lines: int

    def told(self) -> Message:
        return ShipsJoined(self.seat, several(self.parts), self.ship, self.number or 0, self.lines)


class ShipsJoined(Message):
    seat: Seat
    parts: list[SeveralShips]
    ship: AShip
    number: int
    lines: int


class Evolved(Fact):
    seat: Seat
    ship: AShip
    iid: int


class ExtraBuildBegan(Fact):
    seats: And[Seat]


class ExtraDiceRolled(Fact):
    dice: list[int]


class ExtraLines(Fact):
    light = True
    seat: Seat
    lines: int
    dice: list[int]


class FleetRevealed(Fact):
    seat: Seat
    new: Amounts
    gone: int
    lines: int
    joining: int

    def told(self) -> Message:
        return FleetShown(self.seat, several(self.new) or [NothingNew()], self.gone, self.lines, self.joining)


class FleetShown(Message):
    seat: Seat
    new: list[SeveralShips] | list[NothingNew]
    gone: int
    lines: int
    joining: int


class EnergyProduced(Fact):
    light = True
    seat: Seat
    green: int
    red: int
    blue: int


class StrikeNamed(Fact):
    seat: Seat
    by: AShip
    ship: AShip
    iid: int


class TheftNamed(Fact):
    seat: Seat
    by: Kind
    ship: AShip
    iid: int


class ShipStolen(Fact):
    seat: Seat
    ship: AShip
    iid: int


class ShipDestroyed(Fact):
    loses = ("seat",)
    seat: Seat
    ship: Kind
    iid: int


class ChargeDeclared(Fact):
    seat: Seat
    ship: AShip
    iid: int
    damage: int
    healing: int


class Equalised(Fact):
    seat: Seat
    own: Kind
    own_iid: int
    enemy: Kind
    enemy_iid: int


class PowerCast(Fact):
    seat: Seat
    power: SolarPower
    amount: int | None
    ship: str | None
    times: int

    def told(self) -> Message:
        if self.amount is not None:
            return CastOf(self.seat, PowerOfSize(self.power, self.amount), self.times)
        if self.ship is not None:
            return CastOf(self.seat, PowerOfShip(self.power, self.ship), self.times)
        return PlainCast(self.seat, self.power, self.times)


class PlainCast(Message):
    seat: Seat
    power: SolarPower
    times: int


class CastOf(Message):
    """The same, with what was chosen for it."""

    seat: Seat
    power: PowerOfSize | PowerOfShip
    times: int


class ShipDoomed(Fact):
    loses = ()
    seat: Seat
    ship: AShip
    iid: int


class SideResolved(Fact):
    decides = True
    seat: Seat
    damage: Amounts
    healing: Amounts
    own_damage: Amounts
    before: int
    baseline: int | None
    after: int
    fleet: int

    @property
    def tone(self) -> Tone:
        """Health that is lost weighs most."""
        return "loss" if self.losers else "decides"

    @property
    def losers(self) -> tuple[int, ...]:
        """The side, if it has less health than before."""
        return (self.seat,) if self.after < self.before else ()

    def told(self) -> Message:
        damage, healing, own = (total_of(each) for each in (self.damage, self.healing, self.own_damage))
        return SideComesTo(self.seat, damage, healing, own, self.before, self.after, self.baseline or 0, self.fleet)


class SideComesTo(Message):
    seat: Seat
    damage: TotalOf | int
    healing: TotalOf | int
    own_damage: TotalOf | int
    before: int
    after: int
    baseline: int
    """0 without an Ark of Redemption."""
    fleet: int


FACTS = (
    SpeciesRevealed, TurnBegan, DieRolled, DieRerolled, DieKept, LinesGenerated, ShipMade, Sacrificed, ShipDrawn,
    ShipUpgraded, Evolved, ExtraBuildBegan, ExtraDiceRolled, ExtraLines, FleetRevealed, EnergyProduced, StrikeNamed,
    TheftNamed, ShipStolen, ShipDestroyed, ChargeDeclared, Equalised, PowerCast, ShipDoomed, SideResolved,
)  # fmt: skip

# -- how it ended ----------------------------------------------------------------------------------------------


class Decisive(Message):
    """One is dead and the other is not."""


class Narrow(Message):
    """Both are dead, one less so."""


class Mutual(Message): ...


class Limit(Message):
    """The last turn that was agreed has been played."""


# -- what could be done ----------------------------------------------------------------------------------------


class DrawFor(Message):
    what: Words
    cost: int
    left: int
    use: Annotated[str, Ref("use")]


class JoinFor(Message):
    what: Words
    cost: int
    left: int
    use: Annotated[str, Ref("use")]


class BuiltBy(Message):
    ship: Kind
    builder: ThisShip
    charges: int


class BecomesXenites(Message):
    ship: ThisShip
    xenites: int


class AimAt(Message):
    by: ThisShip
    ship: ThisShip


class Dealing(Message):
    ship: ThisShip
    damage: int


class Healing(Message):
    ship: ThisShip
    healing: int


class BothLost(Message):
    mine: ThisShip
    theirs: ThisShip


class SiphonOf(Message):
    power: SolarPower
    amount: int
    gives: int


class CopyOf(Message):
    power: SolarPower
    ship: ThisShip
    blue: int


class CastFor(Message):
    power: SolarPower
    cost: And[EnergyOf]
    text: Annotated[str, Ref("solar_text")]


# -- what is taken back ----------------------------------------------------------------------------------------


class DrawingOf(Message):
    ship: AShip


class JoiningOf(Message):
    ship: AShip


class EvolvingInto(Message):
    ship: AShip


class BuildingOf(Message):
    ship: AShip


# -- what a position is worth ----------------------------------------------------------------------------------


class OwnHealth(Message): ...


class OtherHealth(Message): ...


class OwnMeans(Message):
    """Ships and lines."""


class OtherMeans(Message): ...
