"""Solar Powers: what Ancient players cast with their Energy. Rules, section 9."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from rondel import Handle, Message, Ref, move
from rondel.games.shapeships.amounts import CASTS, scene, siphoned
from rondel.games.shapeships.battle import why_pending
from rondel.games.shapeships.catalogue import BASIC, COST, SHIPS, SOLAR
from rondel.games.shapeships.fleet import at_limit, count, is_destructible, is_protected, unlike
from rondel.games.shapeships.reasons import (
    AmountForSiphon,
    BadAmount,
    CopiedAlready,
    CopyLimit,
    NoSuchPower,
    NotAncient,
    NotCopyable,
    NotEnoughEnergy,
    TargetForSimulacrum,
    Why,
    WrongStep,
    refused,
)
from rondel.games.shapeships.refusing import enemy, why_no_enemy, why_not_destroy
from rondel.games.shapeships.says import CastFor, CopyOf, EnergyOf, PowerCast, ShipDoomed, SiphonOf
from rondel.games.shapeships.state import Copy, Effect, Energy, Player, Shapeships, Ship, ShipNumber
from rondel.games.shapeships.text import this

Row = tuple[str, int | None, int | None]
SIPHON, SIMULACRUM, BLACK_HOLE, CONVERT = "SSIP", "SSIM", "SBLA", "SCON"
LEAST_SIPHON = next(
    power.variable_cost.minimum for power in SOLAR.values() if power.id == SIPHON and power.variable_cost
)
HOLE_TARGETS = next(effect.targets for effect in SOLAR[BLACK_HOLE].effects if effect.targets)
NEVER_COPIED = SOLAR[SIMULACRUM].effects[0].excludes


def cost(power: str, amount: int | None = None, copied: str = "") -> Energy:
    """What a cast costs: Siphon as much as was said, Simulacrum the target's line cost."""
    if power == SIPHON:
        return Energy(amount or 0, amount or 0, 0)
    if power == SIMULACRUM:
        return Energy(0, 0, COST[copied])
    fact = SOLAR[power].cost
    return Energy(fact.green, fact.red, fact.blue)


def affords(pool: Energy, price: Energy) -> bool:
    """Is there enough of every colour?"""
    return pool.green >= price.green and pool.red >= price.red and pool.blue >= price.blue


def _pay(pool: Energy, price: Energy) -> None:
    pool.green -= price.green
    pool.red -= price.red
    pool.blue -= price.blue


# -- cast ------------------------------------------------------------------------------------------------------


@move
def cast(
    g: Handle[Shapeships],
    seat: int,
    power: Annotated[str, Ref("solar power")],
    amount: Annotated[int | None, Ref("amount")] = None,
    target: Annotated[int | None, Ref("ship")] = None,
) -> None:
    """Spend Energy on a Solar Power; a Cube repeats the first of one colour."""
    s, player = g.s, g.s.players[seat]
    model = enemy(s, seat, target) if target is not None else None
    _pay(player.energy, cost(power, amount, model.id if model else ""))
    times = 1
    if SOLAR[power].repeatable_by_cube and not player.cube_used:
        player.cube_used = True
        times += count(player, "CUB")
    g.emit(PowerCast(seat, power, amount, model.id if model else None, times))
    for _ in range(times):
        _take_effect(s, seat, power, amount or 0, model)
    if model is not None:
        player.copied_targets.append(model.iid)
    if power == BLACK_HOLE:
        s.pending_targets = min(HOLE_TARGETS, len(hole_targets(s, seat)))


def _take_effect(s: Shapeships, seat: int, power: str, amount: int, model: Ship | None) -> None:
    player, now = s.players[seat], scene(s, seat, amount)
    for gain in CASTS[power]:
        value = gain.read(now, None)
        if gain.op == "gain_lines":
            player.converts += value
        else:
            player.queued.append(Effect(power, damage=value) if gain.op == "damage" else Effect(power, healing=value))
    if model is not None and not at_limit(player, model.id, _on_the_way(player, model.id)):
        player.copies.append(Copy(model.id, model.battle_charges, model.number))


def _on_the_way(player: Player, id: str) -> int:
    return sum(copy.id == id for copy in player.copies)


@cast.when
def can_cast(s: Shapeships, seat: int) -> Why:
    """Only Ancients cast, and a Black Hole's targets come first."""
    if why := why_pending(s, seat):
        return why
    return None if s.players[seat].species == "ancient" else NotAncient()


@cast.suggestions
def casts(s: Shapeships, seat: int) -> Iterator[Row]:
    """Every power that can be paid for, with every size of Siphon and every different ship to copy."""
    pool = s.players[seat].energy
    for power in SOLAR:
        if power == SIPHON:
            sizes = range(LEAST_SIPHON, min(pool.green, pool.red) + 1)
            yield from ((power, size, None) for size in sizes)
        elif power == SIMULACRUM:
            yield from ((power, None, ship.iid) for ship in _models(s, seat))
        elif affords(pool, cost(power)):
            yield (power, None, None)


def _models(s: Shapeships, seat: int) -> Iterator[Ship]:
    """The different enemy ships that can be copied."""
    player = s.players[seat]
    if player.energy.blue < min(COST.values()):
        return
    for ship in unlike(s.players[1 - seat].fleet):
        cheap = ship.id in BASIC and COST[ship.id] <= player.energy.blue
        if cheap and why_not_copy(s, seat, ship) is None:
            yield ship


@cast.candidates
def spells(s: Shapeships, seat: int) -> Iterator[Row]:
    """Every power with what can be chosen for it; those out of reach with the reason."""
    legal = list(casts(s, seat))
    yield from legal
    for power in SOLAR:
        if power == SIMULACRUM:
            models = ((power, None, ship.iid) for ship in unlike(s.players[1 - seat].fleet) if ship.id in BASIC)
            yield from (row for row in models if row not in legal)
        elif not any(row[0] == power for row in legal):
            yield (power, LEAST_SIPHON if power == SIPHON else None, None)


@cast.check
def why_not_cast(s: Shapeships, seat: int, power: str, amount: int | None, target: int | None) -> Why:
    """A known power with what belongs to it, a legal ship to copy, and enough Energy."""
    if power not in SOLAR:
        return refused("bad_arguments", NoSuchPower(power, list(SOLAR)))
    if (power == SIPHON) != (amount is not None):
        return refused("bad_arguments", AmountForSiphon())
    if (power == SIMULACRUM) != (target is not None):
        return refused("bad_arguments", TargetForSimulacrum())
    copied = ""
    if target is not None:
        if why := why_no_enemy(s, seat, target) or why_not_copy(s, seat, enemy(s, seat, target)):
            return why
        copied = enemy(s, seat, target).id
    if amount is not None and amount < LEAST_SIPHON:
        return BadAmount(LEAST_SIPHON, amount)
    return _why_too_dear(s.players[seat].energy, cost(power, amount, copied))


def _why_too_dear(pool: Energy, price: Energy) -> Why:
    return None if affords(pool, price) else NotEnoughEnergy(told(price), told(pool))


def told(energy: Energy) -> list[EnergyOf]:
    """Energy to be told, by colour.

    >>> told(Energy(1, 0, 2)), told(Energy())
    ([EnergyOf(amount=1, colour='green'), EnergyOf(amount=2, colour='blue')], [])
    """
    parts = (EnergyOf(energy.green, "green"), EnergyOf(energy.red, "red"), EnergyOf(energy.blue, "blue"))
    return [part for part in parts if part.amount]


def why_not_copy(s: Shapeships, seat: int, ship: Ship) -> Why:
    """Any basic or evolved ship but a Cube, each once a turn, below one's own maximum."""
    player = s.players[seat]
    if SHIPS[ship.id].max_quantity is not None and at_limit(player, ship.id, _on_the_way(player, ship.id)):
        return refused("limit_reached", CopyLimit(ship.id))
    if ship.id not in BASIC or ship.id in NEVER_COPIED:
        return refused("bad_target", NotCopyable(ship.id))
    if ship.iid in player.copied_targets:
        return refused("target_taken", CopiedAlready(this(ship)))
    return None


@cast.captions
def caption_cast(s: Shapeships, seat: int, power: str, amount: int | None, target: int | None) -> Message:
    """What it costs and does."""
    if amount is not None:
        return SiphonOf(power, amount, siphoned(amount))
    if target is not None:
        model = enemy(s, seat, target)
        return CopyOf(power, this(model), COST[model.id])
    return CastFor(power, told(cost(power)), power)


# -- Black Hole's targets --------------------------------------------------------------------------------------


@move
def target(g: Handle[Shapeships], seat: int, target: ShipNumber) -> None:
    """Doom an enemy basic ship."""
    ship = enemy(g.s, seat, target)
    ship.doomed = True
    g.s.pending_targets -= 1
    g.emit(ShipDoomed(seat, ship.id, target))


@target.when
def is_picking(s: Shapeships, seat: int) -> Why:
    """Only after a Black Hole."""
    return None if s.pending_targets else WrongStep()


def hole_targets(s: Shapeships, seat: int) -> list[Ship]:
    """The enemy ships a Black Hole may remove."""
    other = s.players[1 - seat]
    if is_protected(other):
        return []
    return [ship for ship in other.fleet if is_destructible(ship) and not ship.doomed]


@target.suggestions
def victims(s: Shapeships, seat: int) -> list[int]:
    """One of each kind."""
    return [ship.iid for ship in unlike(hole_targets(s, seat))]


@target.check
def why_not_target(s: Shapeships, seat: int, target: int) -> Why:
    """An enemy ship that can be destroyed."""
    return why_not_destroy(s, seat, target)
