"""How much: the amounts of the data files, made into functions once.

Everything that damages, heals, or gives lines is read from here. Rules, sections 7 and 8.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import NamedTuple

from rondel.games.shapeships import facts
from rondel.games.shapeships.catalogue import SHIPS, SOLAR
from rondel.games.shapeships.fleet import Census, census
from rondel.games.shapeships.state import Player, Shapeships, Ship


class Circumstances(NamedTuple):
    """All that an amount may depend on, for one player."""

    own: Census
    enemy: Census
    reading: int
    behind: bool
    """Began the turn with less health than the opponent."""
    made: int
    """Ships made this turn, those of Queens left out."""
    siphon: int = 0


Reader = Callable[[Circumstances, Ship | None], int]
_SIDES: dict[facts.Side, Callable[[Circumstances], Census]] = {
    "own": attrgetter("own"),
    "opponent": attrgetter("enemy"),
}


def scene(s: Shapeships, seat: int, siphon: int = 0) -> Circumstances:
    """The scene as a seat finds it now."""
    me, other = s.players[seat], s.players[1 - seat]
    return scene_of(me, other, census(me.fleet), census(other.fleet), s.readings[seat], siphon)


def scene_of(me: Player, other: Player, own: Census, enemy: Census, reading: int, siphon: int = 0) -> Circumstances:
    """The scene for fleets that have been counted."""
    return Circumstances(own, enemy, reading, me.start_health < other.start_health, me.made - me.made_by_queens, siphon)


def _capped(value: int, cap: int | None) -> int:
    return value if cap is None else min(value, cap)


def reader(amount: facts.Amount) -> Reader:
    """The function that reads an amount off a scene."""
    match amount:
        case facts.Const(value):
            return lambda scene, ship: value
        case facts.PerShips(side, (id,), group, each, None):
            of = _SIDES[side]
            return lambda scene, ship: of(scene).by_id.get(id, 0) // group * each
        case facts.PerShips(side, ids, group, each, cap):
            of = _SIDES[side]
            return lambda scene, ship: _capped(sum(of(scene).by_id.get(id, 0) for id in ids) // group * each, cap)
        case facts.PerXenite(group, each, cap):
            return lambda scene, ship: _capped(scene.own.xenites // group * each, cap)
        case facts.PerType(side, each):
            of = _SIDES[side]
            return lambda scene, ship: of(scene).types * each
        case facts.PerShip(side, each):
            of = _SIDES[side]
            return lambda scene, ship: of(scene).ships * each
        case facts.Die(plus):
            return lambda scene, ship: scene.reading + plus
        case facts.OnNumber(match):
            return lambda scene, ship: match if ship is not None and ship.number == scene.reading else 0
        case facts.IfBehind(behind, otherwise):
            return lambda scene, ship: behind if scene.behind else otherwise
        case facts.PerMade(each, _):
            return lambda scene, ship: scene.made * each
        case facts.IfEven(value):
            return lambda scene, ship: 0 if scene.reading % 2 else value
        case facts.IfDepleted(value):
            return lambda scene, ship: value if ship is not None and ship.charges == 0 else 0
        case facts.BySiphon():
            return lambda scene, ship: siphoned(scene.siphon)
        case _:
            raise ValueError(f"{amount!r} is not an amount that can be counted")


def siphoned(x: int) -> int:
    """What a Siphon of that much green and red Energy heals and deals.

    >>> [siphoned(x) for x in (4, 5, 6, 7, 8, 9, 10, 11)]
    [8, 11, 14, 17, 20, 25, 30, 35]
    """
    cost = SOLAR["SSIP"].variable_cost
    bands = cost.bands if cost is not None else ()
    return next((band.mul * x + band.add for band in reversed(bands) if x >= band.min), 0)


class Gain(NamedTuple):
    """Something that gives an amount: damage, healing, damage to oneself, lines, joining lines."""

    op: str
    read: Reader
    copies: int = 1
    """It works only with so many of the ship, and then only once for all of them."""
    fixed: int | None = None
    """What it always gives, if that never changes."""


NO_GAIN = Gain("", reader(facts.Const(0)), fixed=0)


def _fixed(amount: facts.Amount) -> int | None:
    return amount.value if isinstance(amount, facts.Const) else None


def _gains(step: str, timings: tuple[str, ...]) -> dict[str, tuple[Gain, ...]]:
    """What the ships' powers of a step give, by ship."""
    found = {}
    for id, ship in SHIPS.items():
        gains = tuple(
            Gain(power.op, reader(power.amount), power.needs_copies, _fixed(power.amount))
            for power in ship.powers
            if power.step == step and power.timing in timings and power.amount is not None
        )
        if gains:
            found[id] = gains
    return found


Steady = tuple[int, int, int]
"""What a ship deals, heals and costs its owner at an end of turn."""


def _steady(gains: tuple[Gain, ...]) -> Callable[[Circumstances, Ship | None], Steady]:
    """The function that reads all of a ship's continuous powers; what never changes is made once."""
    by_op = {gain.op: gain for gain in gains}
    damage, healing, own = (by_op.get(op, NO_GAIN) for op in ("damage", "heal", "self_damage"))
    deals, heals, costs = damage.read, healing.read, own.read
    if damage.fixed is not None and healing.fixed is not None and own.fixed is not None:
        always = (damage.fixed, healing.fixed, own.fixed)
        return lambda scene, ship: always
    if damage is own is NO_GAIN:
        return lambda scene, ship: (0, heals(scene, ship), 0)
    if healing is own is NO_GAIN:
        return lambda scene, ship: (deals(scene, ship), 0, 0)
    return lambda scene, ship: (deals(scene, ship), heals(scene, ship), costs(scene, ship))


CONTINUOUS = {id: _steady(gains) for id, gains in _gains("EndOfTurnResolution", ("continuous",)).items()}
SINGLE = frozenset(
    id
    for id, ship in SHIPS.items()
    for power in ship.powers
    if power.timing == "continuous" and isinstance(power.amount, facts.OnNumber | facts.IfDepleted)
)
"""Ships of which one may give what another does not: it hangs on their number or their charges."""
_COUNTS_OWN = (facts.Const, facts.PerShips, facts.PerXenite, facts.PerType, facts.PerShip)
WAVERING = frozenset(
    id
    for id, ship in SHIPS.items()
    for power in ship.powers
    if power.timing == "continuous"
    and not (isinstance(power.amount, _COUNTS_OWN) and getattr(power.amount, "side", "own") == "own")
)
"""Ships that give more or less each turn even if their owner's fleet stays as it is."""
MINDFUL = frozenset(
    id for id, ship in SHIPS.items() for power in ship.powers if getattr(power.amount, "side", "own") == "opponent"
)
"""Ships that count the opponent's fleet."""
ONCE_ONLY = _gains("EndOfTurnResolution", ("once_only",))
INCOME = _gains("LineGeneration", ("repeating",))
CHARGES: dict[str, dict[str, Gain]] = {
    id: {option.mode: Gain(option.op or "", reader(option.amount)) for option in power.options if option.amount}
    for id, ship in SHIPS.items()
    for power in ship.powers_with("choose_one")
}
"""What a charge does, by ship and mode."""
CASTS: dict[str, tuple[Gain, ...]] = {
    id: tuple(Gain(effect.op, reader(effect.amount)) for effect in power.effects if effect.amount is not None)
    for id, power in SOLAR.items()
}
"""What a Solar Power does to health or lines."""
