"""What a position is worth to a seat, for bots that look one decision ahead.

Health as it will be at the end of the turn, what both fleets do to it in the turns after, and what is kept for later:
charges, Energy, lines, income, and how far the fleet is on its way to the next upgrade.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rondel import Message
from rondel.core.known import Known
from rondel.games.shapeships.amounts import CONTINUOUS, MINDFUL, SINGLE, WAVERING, Circumstances, Steady, scene_of
from rondel.games.shapeships.catalogue import CORES, COST, SHIPS, SPECIES
from rondel.games.shapeships.fleet import Census, counted, lift
from rondel.games.shapeships.lines import income
from rondel.games.shapeships.resolution import continuous, health_after, totals
from rondel.games.shapeships.says import OtherHealth, OtherMeans, OwnHealth, OwnMeans
from rondel.games.shapeships.state import Player, Shapeships, Ship

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


OWN_HEALTH, OTHER_HEALTH, OWN_MEANS, OTHER_MEANS = PARTS = OwnHealth(), OtherHealth(), OwnMeans(), OtherMeans()
"""What the values are of."""


class Rates(NamedTuple):
    """What a fleet does each turn."""

    damage: float
    healing: float
    own_damage: float


class Fleet:
    """What can be said of ships by their kinds alone, whoever has them; of most decisions one fleet or both stay."""

    __slots__ = (
        "always", "cores", "dealt", "is_mindful", "is_single", "lift", "own", "progress", "rates", "standing"
    )  # fmt: skip

    def __init__(self, ids: Sequence[str]) -> None:
        self.own = own = counted(ids)
        self.standing, self.lift = _standing(own), lift(own)
        self.cores = sum(own.by_id.get(id, 0) for id in CORES)
        self.is_mindful = not MINDFUL.isdisjoint(own.by_id)
        """Does it matter to it who stands against it?"""
        self.is_single = not SINGLE.isdisjoint(own.by_id)
        """Are there ships in it of which one may give what another does not?"""
        self.always: Steady | None = None
        """What it deals, heals and costs its owner at every end of turn, where that is always the same."""
        if WAVERING.isdisjoint(own.by_id):
            self.always = totals(continuous((), Circumstances(own, NO_FLEET, 0, False, 0)))
        self.dealt = Known[tuple[object, ...], Steady](MOST_AGAINST)
        """The same by all that it may hang on."""
        self.rates = Known[tuple[str, bool], Rates](MOST_AGAINST)
        """What it does each turn, by who stands against it, if that matters, and whether its owner is behind."""
        self.progress: dict[tuple[str, ...], float] = {}
        """How near it is to an upgrade, by species and the ships that have charges."""


NO_FLEET = Census({})
MOST_AGAINST = 256
"""Of so many circumstances a fleet remembers what it does there; a server plays on for weeks."""
_fleets = Known[str, Fleet]()
BOLD: Mapping[type[Message] | str, float] = {OtherHealth: 0.3}
"""The bold shoot; the careful heal and build."""


def worth(s: Shapeships, seat: int) -> float:
    """The seat's side against the other one."""
    return sum(_values(s, seat))


def parts(s: Shapeships, seat: int) -> dict[Message, float]:
    """What that consists of."""
    return dict(zip(PARTS, _values(s, seat), strict=True))


def _values(s: Shapeships, seat: int) -> tuple[float, float, float, float]:
    one, two = s.players
    kinds = " ".join([ship.id for ship in one.fleet]), " ".join([ship.id for ship in two.fleet])
    first, second = _fleet(kinds[0]), _fleet(kinds[1])
    start, other = one.start_health, two.start_health
    mine, theirs = _rates(first, second, kinds[1], start < other), _rates(second, first, kinds[0], other < start)
    fresh = _is_fresh(s, seat)
    now = (one.health, two.health) if fresh else _healths(s, (first, second), kinds)
    health = _health(s, first, now[0], mine, theirs), _health(s, second, now[1], theirs, mine)
    means = _means(s, 0, first, fresh), _means(s, 1, second, fresh)
    return health[seat], -health[1 - seat], means[seat], -means[1 - seat]


def _fleet(kinds: str) -> Fleet:
    """Ships by their kinds, in fleet order."""
    found = _fleets.get(kinds)
    return _fleets.keep(kinds, Fleet(kinds.split())) if found is None else found


def _healths(s: Shapeships, fleets: tuple[Fleet, Fleet], kinds: tuple[str, str]) -> tuple[int, int]:
    """Both healths if the turn ended now."""
    (one, two), (first, second), most = s.players, fleets, s.options.max_health
    mine = _dealt(one, first.always or _continuous(s, 0, first, second, kinds[1]))
    theirs = _dealt(two, second.always or _continuous(s, 1, second, first, kinds[0]))
    return (
        health_after(one, most + first.lift, mine, theirs),
        health_after(two, most + second.lift, theirs, mine),
    )


def _dealt(player: Player, steadily: Steady) -> Steady:
    """What a seat deals, heals and costs itself in all, given what its fleet does at every end of turn."""
    damage, healing, own = steadily
    for effect in (*player.once_only, *player.queued):
        damage, healing = damage + effect.damage, healing + effect.healing
    return damage, healing, own


def _continuous(s: Shapeships, seat: int, fleet: Fleet, enemy: Fleet, against: str) -> Steady:
    """What a fleet does at the end of this turn, as a whole."""
    player, other = s.players[seat], s.players[1 - seat]
    now = scene_of(player, other, fleet.own, enemy.own, s.readings[seat])
    singles = [(ship.number, ship.charges) for ship in player.fleet if ship.id in SINGLE] if fleet.is_single else ()
    key = (against if fleet.is_mindful else "", *now[2:], *singles)
    found = fleet.dealt.get(key)
    if found is None:
        found = fleet.dealt.keep(key, totals(continuous(player.fleet, now)))
    return found


def _is_fresh(s: Shapeships, seat: int) -> bool:
    """A turn in which the seat has done nothing yet is valued like the end of the one before."""
    if s.extra_build or s.step not in ("DiceRoll", "ShipsThatBuild"):
        return False
    return not any(ship.used_this_step for ship in s.players[seat].fleet)


def _health(s: Shapeships, fleet: Fleet, health: int, mine: Rates, theirs: Rates) -> float:
    """Health now and over the turns to come; healing counts as far as there is something to heal."""
    room = max(0, s.options.max_health + fleet.lift - health) / HORIZON
    suffered = theirs.damage + mine.own_damage
    useful = min(mine.healing, suffered + room)
    to_come = HORIZON * (HEAL * useful - suffered + OVERHEAL * (mine.healing - useful))
    return health + to_come - (LOST if health <= 0 else DANGER / (health + 10))


def _rates(fleet: Fleet, enemy: Fleet, against: str, behind: bool) -> Rates:
    """What a fleet does each turn against another one."""
    key = against if fleet.is_mindful else "", behind
    found = fleet.rates.get(key)
    if found is None:
        found = fleet.rates.keep(key, _rates_against(fleet.own, enemy.own, behind))
    return found


def _rates_against(own: Census, enemy: Census, behind: bool) -> Rates:
    usual: Any = Circumstances(own, enemy, MEAN_DIE, behind, MADE)  # type: ignore[arg-type]
    damage = healing = own_damage = 0.0
    for id, count in own.by_id.items():
        damage += DAMAGE.get(id, 0.0) * count
        healing += HEALING.get(id, 0.0) * count
        if (read := _STEADY.get(id)) is not None:
            deals, heals, costs = read(usual, None)
            damage, healing, own_damage = damage + deals * count, healing + heals * count, own_damage + costs * count
    vessels = own.by_id.get("SCI", 0)
    healing *= 2 if vessels else 1
    damage *= 2 if vessels >= 3 else 1
    return Rates(damage + _evolving(own), healing, own_damage)


def _evolving(own: Census) -> float:
    """Xenites that Evolvers will turn into something useful before long."""
    return 0.75 * min(own.by_id.get("XEN", 0), 2 * own.by_id.get("EVO", 0))


def _means(s: Shapeships, seat: int, fleet: Fleet, fresh: bool) -> float:
    """Lines, Energy, charges, and what the fleet is made of."""
    player, cap = s.players[seat], s.options.saved_line_cap
    lines = float(min(player.lines, cap))
    if fresh and s.step == "ShipsThatBuild":
        reading = s.readings[seat]
        lines = player.lines - reading - sum(income(s, seat)[0].values()) + 0.4 * (reading - MEAN_DIE)
    value = LINE * (lines + player.converts) + JOINING * min(player.joining, cap)
    if not fresh and player.species == "ancient":
        value += ENERGY * _energy(s, player, fleet)
    if player.copies:
        value += sum([_VALUE[copy.id] for copy in player.copies])
    loaded = [ship for ship in player.fleet if ship.charges or ship.doomed]
    return value + fleet.standing + _charges(loaded, fleet.own) + _progress(player.species, loaded, fleet)


def _standing(own: Census) -> float:
    """What the ships are worth by being there."""
    return sum(count * _STANDING[id] for id, count in own.by_id.items()) + (5.0 if "EVO" in own.by_id else 0.0)


def _energy(s: Shapeships, player: Player, fleet: Fleet) -> float:
    """What is left in the pool, or what will be in it when the battle begins."""
    if s.step in ("FirstStrike", "InteractionLoop"):
        pool = player.energy
        return pool.green + pool.red + pool.blue
    energy, there = fleet.cores, fleet.own.by_id
    if "QUA" in there:
        energy += 2 * sum([ship.number == s.die for ship in player.fleet if ship.id == "QUA"])
    if "SOL" in there:
        energy += 3 * sum([ship.charges > 0 for ship in player.fleet if ship.id == "SOL"])
    return energy


def _charges(loaded: Iterable[Ship], own: Census) -> float:
    """What unspent charges would still do; what is doomed does nothing."""
    value = 0.0
    for ship in loaded:
        if ship.charges:
            each = FAMILY * own.types if ship.id == "FAM" else _SHOTS.get(ship.id, 0.0)
            value += CHARGE * each * ship.charges
        if ship.doomed:
            value -= _VALUE[ship.id]
    return value


def _progress(species: str, loaded: Iterable[Ship], fleet: Fleet) -> float:
    """The upgrade of one's species that the loose ships are nearest to."""
    if species not in _RECIPES:
        return 0.0
    key = (species, *[ship.id for ship in loaded if ship.charges])
    found = fleet.progress.get(key)
    if found is None:
        found = fleet.progress[key] = _nearest(fleet.own, species, key)
    return found


def _nearest(own: Census, species: str, loaded: Sequence[str]) -> float:
    loose, best = own.by_id, 0.0
    for worth, whole, parts in _RECIPES[species]:
        have = 0.0
        for id, count, cost in parts:
            if id in loose:
                there = loose[id]
                spent, used = there - loaded.count(id), there if there < count else count
                if spent >= used:
                    have += cost * used
                else:
                    have += cost * (spent + CHARGED * (used - spent))
        if have:
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
