"""What a decision brings and risks: who dies and what is left, damage and health at the end of the turn. Tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from rondel import And, Gain, Loss, Stake, Trial, Weighing
from rondel.games.shapeships.amounts import scene
from rondel.games.shapeships.first_strike import energy_of
from rondel.games.shapeships.fleet import find
from rondel.games.shapeships.forecast import survivors
from rondel.games.shapeships.lines import income
from rondel.games.shapeships.resolution import censuses, continuous, outlook
from rondel.games.shapeships.says import AShip, EnergyOf, SeveralShips, ShipDestroyed, ShipStolen, SideResolved, several
from rondel.games.shapeships.solar import told as energy_told
from rondel.games.shapeships.state import Energy, Player, Shapeships
from rondel.messages import Seat

BUILDS = ("draw", "upgrade", "evolve", "build", "sacrifice")
AIMS = ("strike", "steal", "charge", "equalise", "cast", "target")


# -- what a build brings -----------------------------------------------------------------------------------------


class BringsDamage(Gain):
    """More of it at every end of turn, as things are now."""

    amount: int
    total: int


class CostsDamage(Loss):
    amount: int
    total: int


class BringsHealing(Gain):
    amount: int
    total: int


class CostsHealing(Loss):
    amount: int
    total: int


class BringsOnce(Gain):
    """At the end of this turn alone."""

    damage: int
    healing: int


class BringsLines(Gain):
    amount: int


class CostsLines(Loss):
    amount: int


class BringsEnergy(Gain):
    energy: And[EnergyOf]


# -- what a battle brings ----------------------------------------------------------------------------------------


class YouLoseShips(Loss):
    ships: And[SeveralShips]
    left: int


class TheyLoseShips(Gain):
    seat: Seat
    ships: And[SeveralShips]
    left: int


class YouTakeShips(Gain):
    seat: Seat
    ships: And[SeveralShips]


class YouLoseShipsTo(Loss):
    seat: Seat
    ships: And[SeveralShips]


class DamageNow(Gain):
    amount: int
    total: int


class HealingNow(Gain):
    amount: int
    total: int


class LinesNextTurn(Gain):
    amount: int


class CopyComes(Gain):
    ship: AShip


class YourHealthThen(Stake):
    health: int
    beaten: bool


class TheirHealthThen(Stake):
    seat: Seat
    health: int
    beaten: bool


class YourHealthFalls(Loss):
    before: int
    after: int


class YourHealthRises(Gain):
    before: int
    after: int


class TheirHealthFalls(Gain):
    seat: Seat
    before: int
    after: int


class TheirHealthRises(Loss):
    seat: Seat
    before: int
    after: int


def tell(trial: Trial[Shapeships]) -> Iterable[Stake]:
    """Where the turn ends with it, how it ends; else what it adds to what the turn or every turn comes to."""
    if any(trial.told(SideResolved)):
        yield from _ended(trial)
        yield from _gone(trial)
    elif trial.decision.name in BUILDS:
        yield from _built(trial)
    elif trial.decision.name in AIMS:
        yield from _aimed(trial)


# -- building ----------------------------------------------------------------------------------------------------


def _built(trial: Trial[Shapeships]) -> Iterator[Stake]:
    seat, before, after = trial.seat, trial.before, trial.after
    had, has = _steady(before, seat), _steady(after, seat)
    if has[0] != had[0]:
        yield BringsDamage(has[0] - had[0], has[0]) if has[0] > had[0] else CostsDamage(had[0] - has[0], has[0])
    if has[1] != had[1]:
        yield BringsHealing(has[1] - had[1], has[1]) if has[1] > had[1] else CostsHealing(had[1] - has[1], has[1])
    mine, now = before.players[seat], after.players[seat]
    damage = sum(effect.damage for effect in now.once_only) - sum(effect.damage for effect in mine.once_only)
    healing = sum(effect.healing for effect in now.once_only) - sum(effect.healing for effect in mine.once_only)
    if damage or healing:
        yield BringsOnce(damage, healing)
    yield from _lines(before, after, seat)
    if energy := _energy(before, after, seat):
        yield BringsEnergy(energy)


def _steady(s: Shapeships, seat: int) -> tuple[int, int]:
    """Damage and healing of a side's ships at every end of turn, as things are."""
    sums = continuous(s.players[seat].fleet, scene(s, seat))
    return sum(sums.damage.values()), sum(sums.healing.values())


def _lines(before: Shapeships, after: Shapeships, seat: int) -> Iterator[Stake]:
    """Lines from next turn on, where they do not hang on the die."""
    more = {_income(after, seat, reading) - _income(before, seat, reading) for reading in range(1, 7)}
    if len(more) == 1 and (amount := more.pop()):
        yield BringsLines(amount) if amount > 0 else CostsLines(-amount)


def _income(s: Shapeships, seat: int, reading: int) -> int:
    lines, joining = income(replace(s, turn=s.turn + 1, readings=[reading, reading]), seat)
    return sum(lines.values()) + sum(joining.values())


def _energy(before: Shapeships, after: Shapeships, seat: int) -> list[EnergyOf]:
    had, has = energy_of(before, seat), energy_of(after, seat)
    more = (max(0, new - old) for old, new in ((had.green, has.green), (had.red, has.red), (had.blue, has.blue)))
    return energy_told(Energy(*more))


# -- battle ------------------------------------------------------------------------------------------------------


def _aimed(trial: Trial[Shapeships]) -> Iterator[Stake]:
    seat = trial.seat
    before, after = _seen(trial.before, seat), _seen(trial.after, seat)
    (sums, _), (sums_now, health) = (outlook(s, censuses(s)) for s in (before, after))
    yield from _fleets(before, after, seat)
    damage = [sum(side[seat].damage.values()) for side in (sums, sums_now)]
    if damage[1] > damage[0]:
        yield DamageNow(damage[1] - damage[0], damage[1])
    healing = [sum(side[seat].healing.values()) for side in (sums, sums_now)]
    if healing[1] > healing[0]:
        yield HealingNow(healing[1] - healing[0], healing[1])
    mine, now = trial.before.players[seat], trial.after.players[seat]
    if now.converts > mine.converts:
        yield LinesNextTurn(now.converts - mine.converts)
    yield from (CopyComes(copy.id) for copy in now.copies[len(mine.copies) :])
    if sums != sums_now:
        yield TheirHealthThen(1 - seat, health[1 - seat], health[1 - seat] <= 0)
        yield YourHealthThen(health[seat], health[seat] <= 0)


def _seen(s: Shapeships, seat: int) -> Shapeships:
    """The fleets as they will be after what is doomed and what this seat aims at; what others aim at is sealed."""
    players = [replace(player, aims=player.aims if number == seat else []) for number, player in enumerate(s.players)]
    fleets = survivors(replace(s, players=players))
    if fleets is None:
        return s
    return replace(s, players=[replace(player, fleet=fleet) for player, fleet in zip(players, fleets, strict=True)])


def _fleets(before: Shapeships, after: Shapeships, seat: int) -> Iterator[Stake]:
    """What leaves the fleets, and how many ships stay."""
    for number in (seat, 1 - seat):
        had, has, other = before.players[number], after.players[number], after.players[1 - number]
        gone = [ship for ship in had.fleet if find(has, ship.iid) is None]
        taken = Counter(ship.id for ship in gone if find(other, ship.iid) is not None)
        lost = Counter(ship.id for ship in gone if find(other, ship.iid) is None)
        yield from _told(number, seat, lost, taken, has)


def _told(number: int, seat: int, lost: Counter[str], taken: Counter[str], left: Player) -> Iterator[Stake]:
    if lost:
        ships = several(lost)
        mine = number == seat
        yield YouLoseShips(ships, len(left.fleet)) if mine else TheyLoseShips(number, ships, len(left.fleet))
    if taken:
        ships = several(taken)
        yield YouLoseShipsTo(1 - seat, ships) if number == seat else YouTakeShips(number, ships)


# -- the end of the turn -----------------------------------------------------------------------------------------


def _ended(trial: Trial[Shapeships]) -> Iterator[Stake]:
    sides = sorted(trial.told(SideResolved), key=lambda side: side.seat != trial.seat)
    for side in sides:
        if side.after == side.before:
            continue
        if side.seat == trial.seat:
            changed = YourHealthFalls if side.after < side.before else YourHealthRises
            yield changed(side.before, side.after)
        else:
            theirs = TheirHealthFalls if side.after < side.before else TheirHealthRises
            yield theirs(side.seat, side.before, side.after)


def _gone(trial: Trial[Shapeships]) -> Iterator[Stake]:
    for number in (trial.seat, 1 - trial.seat):
        lost = Counter(fact.ship for fact in trial.told(ShipDestroyed) if fact.seat == number)
        taken = Counter(fact.ship for fact in trial.told(ShipStolen) if fact.seat != number)
        yield from _told(number, trial.seat, lost, taken, trial.after.players[number])


WEIGHING = Weighing(tell)
