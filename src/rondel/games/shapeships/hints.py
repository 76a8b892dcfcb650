"""What a position is worth to a seat, for bots that look one decision ahead.

Health as it will be at the end of the turn, what both fleets do to it in the turns after, and what is kept for later:
charges, Energy, lines, income, and how far the fleet is on its way to the next upgrade.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from rondel import Message
from rondel.games.shapeships.amounts import CONTINUOUS, Circumstances
from rondel.games.shapeships.catalogue import CORES, COST, SHIPS, SPECIES
from rondel.games.shapeships.fleet import Census, most_health
from rondel.games.shapeships.lines import income
from rondel.games.shapeships.resolution import censuses, outlook
from rondel.games.shapeships.says import OtherHealth, OtherMeans, OwnHealth, OwnMeans
from rondel.games.shapeships.state import Player, Shapeships

HORIZON = 14.0
"""Turns that are looked ahead."""
LINE, JOINING, INCOME = 2.0, 1.0, 0.9
"""A line in hand, a joining line in hand, and a line in each of the turns to come."""
MATERIAL = 0.35
"""A line spent on a ship that is in play, whatever it does."""
HEAL, OVERHEAL = 0.45, 0.1
"""A point of healing, beside a point of damage; and one that finds nothing to heal."""
CHARGE, ENERGY = 0.85, 0.8
"""A charge that is kept, of what it would do; a point of Energy in the pool."""
PROGRESS, CHARGED = 0.45, 0.7
"""Components at hand, of what the whole upgrade is worth; a component that must still be depleted."""
MEAN_DIE, MADE = 3.5, 2.0
LOST, DANGER = 500.0, 300.0
"""To be dead at the end of the turn (a match that is over weighs more), and to be near it."""

LINES = {"ORB": 1.0, "BAT": 2.0, "VIG": 1.0, "POW": 2.0, "OXF": 1.0, "ASF": 1.0, "LEV": 2.5, "RED": 1.0, "DOM": 1.0,
         "NEP": 1.1, "QUA": 0.4, "CHR": 4.0}  # fmt: skip
"""Lines a turn that a ship gives on average, Converts included."""
DAMAGE = {"FRI": 1.0, "MER": 2.1, "CUB": 3.0, "DRE": 2.0}
HEALING = {"QUA": 0.9, "PLU": 2.0, "CUB": 2.0, "SOL": 1.0}
"""A turn on average, where it hangs on the die or on Energy."""
SHOT = {"INT": 5.0, "ANT": 3.0, "WIS": 3.0}
KEPT = {"CAR": 1.9, "BUG": 2.2, "GUA": 5.0, "EQU": 2.0, "SOL": 3.5}
"""What each charge is worth: of those that deal and heal, and of others."""
ONCE = {"KNO": 4.0, "QUE": 14.0, "ZEN": 8.0, "SAC": 5.0, "CHR": 10.0}
"""What else a ship is good for."""
FAMILY = 0.5
"""A Ship of Family's charge, of the number of types: it is seldom fired at the best moment."""
UPGRADE = {
    "FRI": 14, "TAC": 35, "GUA": 15, "SCI": 20, "BAT": 37, "EAR": 21, "DRE": 90, "LEV": 125,
    "DSW": 21, "AAR": 38, "OXF": 26, "ASF": 40, "SAC": 15, "QUE": 60, "CHR": 45, "HVE": 150,
    "TER": 8, "FUR": 34, "KNO": 8, "ENT": 8, "RED": 8, "POW": 24, "DES": 16, "DOM": 20,
}  # fmt: skip
"""What an upgraded ship is worth in an ordinary fleet."""


Fleet = tuple[tuple[str, int], ...]
"""How many of each ship there are, so that what was worked out once need not be worked out again."""
OWN_HEALTH, OTHER_HEALTH, OWN_MEANS, OTHER_MEANS = OwnHealth(), OtherHealth(), OwnMeans(), OtherMeans()


class Rates(NamedTuple):
    """What a fleet does each turn."""

    damage: float
    healing: float
    own_damage: float


def worth(s: Shapeships, seat: int) -> float:
    """The seat's side against the other one."""
    return sum(parts(s, seat).values())


def parts(s: Shapeships, seat: int) -> dict[Message, float]:
    """What that consists of."""
    counted = censuses(s)
    fleets = [tuple(each.by_id.items()) for each in counted]
    starts = [player.start_health for player in s.players]
    rates = [_rates(fleets[at], fleets[1 - at], starts[at] < starts[1 - at]) for at in (0, 1)]
    fresh = _is_fresh(s, seat)
    healths = [player.health for player in s.players] if fresh else outlook(s, counted)[1]
    health = [_health(s, counted[at], healths[at], rates[at], rates[1 - at]) for at in (0, 1)]
    means = [_means(s, at, counted[at], fleets[at], fresh) for at in (0, 1)]
    return {
        OWN_HEALTH: health[seat],
        OTHER_HEALTH: -health[1 - seat],
        OWN_MEANS: means[seat],
        OTHER_MEANS: -means[1 - seat],
    }


def _is_fresh(s: Shapeships, seat: int) -> bool:
    """A turn in which the seat has done nothing yet is valued like the end of the one before."""
    if s.extra_build or s.step not in ("DiceRoll", "ShipsThatBuild"):
        return False
    return not any(ship.used_this_step for ship in s.players[seat].fleet)


def _health(s: Shapeships, own: Census, health: int, mine: Rates, theirs: Rates) -> float:
    """Health now and over the turns to come; healing counts as far as there is something to heal."""
    room = max(0, most_health(s, own) - health) / HORIZON
    suffered = theirs.damage + mine.own_damage
    useful = min(mine.healing, suffered + room)
    to_come = HORIZON * (HEAL * useful - suffered + OVERHEAL * (mine.healing - useful))
    return health + to_come - (LOST if health <= 0 else DANGER / (health + 10))


@lru_cache(4096)
def _rates(fleet: Fleet, against: Fleet, behind: bool) -> Rates:
    """What a fleet does against another one; of most decisions one fleet or both come out the same."""
    own = Census(dict(fleet))
    usual: Any = Circumstances(own, Census(dict(against)), MEAN_DIE, behind, MADE)  # type: ignore[arg-type]
    sums = {"damage": 0.0, "heal": 0.0, "self_damage": 0.0}
    for id, count in own.by_id.items():
        sums["damage"] += DAMAGE.get(id, 0.0) * count
        sums["heal"] += HEALING.get(id, 0.0) * count
        if (read := _STEADY.get(id)) is not None:
            for op, amount in zip(sums, read(usual, None), strict=True):
                sums[op] += amount * count
    vessels = own.by_id.get("SCI", 0)
    healing = sums["heal"] * (2 if vessels else 1)
    damage = sums["damage"] * (2 if vessels >= 3 else 1)
    return Rates(damage + _evolving(own), healing, sums["self_damage"])


def _evolving(own: Census) -> float:
    """Xenites that Evolvers will turn into something useful before long."""
    return 0.75 * min(own.by_id.get("XEN", 0), 2 * own.by_id.get("EVO", 0))


def _means(s: Shapeships, seat: int, own: Census, fleet: Fleet, fresh: bool) -> float:
    """Lines, Energy, charges, and what the fleet is made of."""
    player, cap = s.players[seat], s.options.saved_line_cap
    lines = float(min(player.lines, cap))
    if fresh and s.step == "ShipsThatBuild":
        reading = s.readings[seat]
        lines = player.lines - reading - sum(income(s, seat)[0].values()) + 0.4 * (reading - MEAN_DIE)
    value = LINE * (lines + player.converts) + JOINING * min(player.joining, cap)
    if not fresh and player.species == "ancient":
        value += ENERGY * _energy(s, player, own)
    if player.copies:
        value += sum([_VALUE[copy.id] for copy in player.copies])
    return value + _standing(fleet) + _charges(player, own) + _progress(player, fleet)


@lru_cache(4096)
def _standing(fleet: Fleet) -> float:
    """What the ships are worth by being there."""
    return sum(count * _STANDING[id] for id, count in fleet) + (5.0 if any(id == "EVO" for id, _ in fleet) else 0.0)


def _energy(s: Shapeships, player: Player, own: Census) -> float:
    """What is left in the pool, or what will be in it when the battle begins."""
    if s.step in ("FirstStrike", "InteractionLoop"):
        pool = player.energy
        return pool.green + pool.red + pool.blue
    mystics = sum(ship.number == s.die for ship in player.fleet if ship.id == "QUA")
    grids = sum(ship.charges > 0 for ship in player.fleet if ship.id == "SOL")
    return sum(own.by_id.get(id, 0) for id in CORES) + 2 * mystics + 3 * grids


def _charges(player: Player, own: Census) -> float:
    """What unspent charges would still do; what is doomed does nothing."""
    value = 0.0
    for ship in player.fleet:
        if ship.charges:
            each = FAMILY * own.types if ship.id == "FAM" else _SHOTS.get(ship.id, 0.0)
            value += CHARGE * each * ship.charges
        if ship.doomed:
            value -= _VALUE[ship.id]
    return value


def _progress(player: Player, fleet: Fleet) -> float:
    """The upgrade of one's species that the loose ships are nearest to."""
    if player.species not in _RECIPES:
        return 0.0
    return _nearest(player.species, fleet, tuple([ship.id for ship in player.fleet if ship.charges]))


@lru_cache(4096)
def _nearest(species: str, fleet: Fleet, loaded: tuple[str, ...]) -> float:
    loose, charged, best = dict(fleet), Counter(loaded), 0.0
    for worth, whole, parts in _RECIPES[species]:
        have = 0.0
        for id, count, cost in parts:
            there = loose.get(id, 0)
            if there:
                spent = min(count, there - charged[id])
                have += cost * (spent + CHARGED * (min(count, there) - spent))
        share = have / whole
        best = max(best, worth * share * share)
    return PROGRESS * best


_STEADY: dict[str, Callable[[Any, None], tuple[float, float, float]]] = {
    id: read for id, read in CONTINUOUS.items() if id not in ("QUA", "SOL")
}
"""What a ship does each turn whatever its own number and charges are (a Frigate's damage is in `DAMAGE`)."""
_SHOTS = {**SHOT, **KEPT}
_STANDING = {
    id: MATERIAL * cost + HORIZON * INCOME * LINES.get(id, 0.0) + ONCE.get(id, 0.0) for id, cost in COST.items()
}
_VALUE = {
    id: standing
    + HORIZON * (DAMAGE.get(id, 0.0) + HEALING.get(id, 0.0))
    + CHARGE * (SHIPS[id].charges or 0) * _SHOTS.get(id, 0.0)
    + (HORIZON if id in ("FIG", "DEF", "OXI", "AST", "MAN", "HEL") else 0.0)
    for id, standing in _STANDING.items()
}
"""A ship on its way or about to be lost, roughly."""
_RECIPES = {
    species: [
        (UPGRADE[id] * HORIZON / 7, sum(part.count * COST[part.id] for part in SHIPS[id].components),
         [(part.id, part.count, COST[part.id]) for part in SHIPS[id].components])
        for id in fact.ships
        if id in UPGRADE
    ]
    for species, fact in SPECIES.items()
    if any(id in UPGRADE for id in fact.ships)
}  # fmt: skip
