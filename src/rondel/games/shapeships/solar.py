"""Solar Powers: what Ancient players cast with their Energy. Rules, section 9."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from rondel import Handle, Ref, Refusal, move
from rondel.games.shapeships.amounts import CASTS, scene, siphoned
from rondel.games.shapeships.battle import why_pending
from rondel.games.shapeships.catalogue import BASIC, COST, SHIPS, SOLAR, a_ship, ship_name
from rondel.games.shapeships.fleet import at_limit, count, is_destructible, is_protected, unlike
from rondel.games.shapeships.refusing import enemy, why_no_enemy, why_not_destroy
from rondel.games.shapeships.state import Copy, Effect, Energy, Player, Shapeships, Ship, ShipNumber

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


@move(label="Cast a Solar Power")
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
    g.emit("power_cast", seat=seat, power=power, amount=amount, ship=model.id if model else None, times=times)
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
def can_cast(s: Shapeships, seat: int) -> Refusal | None:
    """Only Ancients cast, and a Black Hole's targets come first."""
    if why := why_pending(s, seat):
        return why
    if s.players[seat].species == "ancient":
        return None
    return Refusal("not_ancient", "Only Ancients cast Solar Powers; fire a charge or pass.")


@cast.options
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
def why_not_cast(s: Shapeships, seat: int, power: str, amount: int | None, target: int | None) -> Refusal | None:
    """A known power with what belongs to it, a legal ship to copy, and enough Energy."""
    if power not in SOLAR:
        return Refusal("bad_arguments", f"There is no Solar Power {power!r}; there are {', '.join(SOLAR)}.")
    if (power == SIPHON) != (amount is not None):
        return Refusal("bad_arguments", "Say an amount for Siphon, and for Siphon only.")
    if (power == SIMULACRUM) != (target is not None):
        return Refusal("bad_arguments", "Name a target for Simulacrum, and for Simulacrum only.")
    copied = ""
    if target is not None:
        if why := why_no_enemy(s, seat, target) or why_not_copy(s, seat, enemy(s, seat, target)):
            return why
        copied = enemy(s, seat, target).id
    if amount is not None and amount < LEAST_SIPHON:
        return Refusal("bad_amount", f"A Siphon takes at least {LEAST_SIPHON} green and red Energy, not {amount}.")
    return _why_too_dear(s.players[seat].energy, cost(power, amount, copied))


def _why_too_dear(pool: Energy, price: Energy) -> Refusal | None:
    if affords(pool, price):
        return None
    text = f"That costs {told(price)} Energy and you have {told(pool)}."
    return Refusal("not_enough_energy", text)


def told(energy: Energy) -> str:
    """Energy in words.

    >>> told(Energy(1, 0, 2)), told(Energy())
    ('1 green and 2 blue', 'no')
    """
    parts = [f"{getattr(energy, colour)} {colour}" for colour in ("green", "red", "blue") if getattr(energy, colour)]
    return " and ".join(parts) or "no"


def why_not_copy(s: Shapeships, seat: int, ship: Ship) -> Refusal | None:
    """Any basic or evolved ship but a Cube, each once a turn, below one's own maximum."""
    player = s.players[seat]
    if SHIPS[ship.id].max_quantity is not None and at_limit(player, ship.id, _on_the_way(player, ship.id)):
        return Refusal("limit_reached", f"You have as many of {ship_name(ship.id)} as there may be; name another ship.")
    if ship.id not in BASIC or ship.id in NEVER_COPIED:
        return Refusal("bad_target", f"{a_ship(ship.id, 'A')} cannot be copied; name a basic ship that is no Cube.")
    if ship.iid in player.copied_targets:
        return Refusal("target_taken", f"{ship_name(ship.id)} {ship.iid} has been copied this turn; name another.")
    return None


@cast.captions
def caption_cast(s: Shapeships, seat: int, power: str, amount: int | None, target: int | None) -> str:
    """What it costs and does."""
    fact = SOLAR[power]
    if amount is not None:
        return f"{fact.name} of {amount}: heals and deals {siphoned(amount)}"
    if target is not None:
        model = enemy(s, seat, target)
        return f"{fact.name} of {ship_name(model.id)} {target} for {COST[model.id]} blue"
    return f"{fact.name} for {told(cost(power))}: {fact.text}"


# -- Black Hole's targets --------------------------------------------------------------------------------------


@move(label="Pick a ship for the Black Hole")
def target(g: Handle[Shapeships], seat: int, target: ShipNumber) -> None:
    """Doom an enemy basic ship."""
    ship = enemy(g.s, seat, target)
    ship.doomed = True
    g.s.pending_targets -= 1
    g.emit("ship_doomed", seat=seat, ship=ship.id, iid=target)


@target.when
def is_picking(s: Shapeships, seat: int) -> Refusal | None:
    """Only after a Black Hole."""
    if s.pending_targets:
        return None
    return Refusal("wrong_step", "There is no Black Hole to pick a target for; cast one first.")


def hole_targets(s: Shapeships, seat: int) -> list[Ship]:
    """The enemy ships a Black Hole may remove."""
    other = s.players[1 - seat]
    if is_protected(other):
        return []
    return [ship for ship in other.fleet if is_destructible(ship) and not ship.doomed]


@target.options
def victims(s: Shapeships, seat: int) -> list[int]:
    """One of each kind."""
    return [ship.iid for ship in unlike(hole_targets(s, seat))]


@target.check
def why_not_target(s: Shapeships, seat: int, target: int) -> Refusal | None:
    """An enemy ship that can be destroyed."""
    return why_not_destroy(s, seat, target)
