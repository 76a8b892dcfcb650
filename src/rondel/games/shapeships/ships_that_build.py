"""Ships That Build: automatic production, Carriers, Bug Breeders and Sacrificial Pools. Rules, section 5.3."""

from __future__ import annotations

from collections.abc import Iterator

from rondel import Handle, move
from rondel.games.shapeships.catalogue import COST, SHIPS
from rondel.games.shapeships.dice import own_extra_dice
from rondel.games.shapeships.fleet import is_destructible, takes_part, unlike
from rondel.games.shapeships.making import complete, destroy
from rondel.games.shapeships.reasons import BuildsLater, CannotMake, TooCheap, Why, refused
from rondel.games.shapeships.refusing import (
    own,
    why_indestructible,
    why_not_own,
    why_not_part,
    why_not_source,
    why_uncharged,
    why_used,
)
from rondel.games.shapeships.says import BecomesXenites, BuiltBy, Sacrificed
from rondel.games.shapeships.state import Shapeships, Ship, ShipId, ShipNumber
from rondel.games.shapeships.text import this

BUILDS: dict[str, dict[str, int]] = {
    id: {option.mode: option.charge_cost for option in power.options}
    for id, ship in SHIPS.items()
    for power in ship.powers_with("make_ship")
    if power.step == "ShipsThatBuild" and power.options
}
"""What a source makes by choice, and for how many charges."""
BY_DIE = {
    int(face): made for power in SHIPS["ZEN"].powers_with("make_ship_by_die") for face, made in power.table.items()
}
"""What a Zenith makes, by its owner's reading."""
LINES_A_XENITE = SHIPS["SAC"].powers_with("sacrifice")[0].lines_per_ship


def begin_step(g: Handle[Shapeships]) -> None:
    """Queens and Zeniths of everybody who takes part produce; all sources are fresh."""
    s = g.s
    s.step = "ShipsThatBuild"
    refresh(s)
    for seat in (0, 1):
        if takes_part(s, seat):
            _produce(g, seat)


def refresh(s: Shapeships) -> None:
    """Every source may be used again."""
    for player in s.players:
        for ship in player.fleet:
            ship.used_this_step = False


def _produce(g: Handle[Shapeships], seat: int) -> None:
    """Each Queen makes a Xenite and each Zenith what the die says, in fleet order; only their owner is told."""
    s = g.s
    die = own_extra_dice(s, seat)[-1] if s.extra_build else s.readings[seat]
    for ship in [ship for ship in s.players[seat].fleet if is_awake(s, ship)]:
        made = ("XEN",) if ship.id == "QUE" else BY_DIE.get(die, ()) if ship.id == "ZEN" else ()
        for id in made:
            complete(g, seat, id, by=ship.id, audience=(seat,))


def is_awake(s: Shapeships, ship: Ship) -> bool:
    """A power of this step works from the Build Phase after the ship entered play."""
    return ship.build_phase < s.build_phase


def why_asleep(s: Shapeships, ship: Ship) -> Why:
    """The order of the steps excludes it already; kept as a guard."""
    return None if is_awake(s, ship) else refused("not_ready", BuildsLater(this(ship)))


# -- build -----------------------------------------------------------------------------------------------------


@move
def build(g: Handle[Shapeships], seat: int, source: ShipNumber, ship: ShipId) -> None:
    """Let a Carrier or Bug Breeder make a ship for its charges."""
    builder = own(g.s, seat, source)
    builder.charges -= BUILDS[builder.id][ship]
    builder.used_this_step = True
    complete(g, seat, ship, by=builder.id)


build.when(why_not_part)


@build.suggestions
def builds(s: Shapeships, seat: int) -> list[tuple[int, str]]:
    """What each different source can make with its charges."""
    rows = []
    for builder in unlike(ship for ship in s.players[seat].fleet if ship.id in BUILDS):
        if is_awake(s, builder) and not builder.used_this_step:
            rows += [(builder.iid, id) for id, cost in BUILDS[builder.id].items() if cost <= builder.charges]
    return rows


@build.check
def why_not_build(s: Shapeships, seat: int, source: int, ship: str) -> Why:
    """A builder of one's own, awake, unused, with enough charges, that makes such a ship."""
    if why := why_not_source(s, seat, source, BUILDS, "build"):
        return why
    builder = own(s, seat, source)
    if why := why_asleep(s, builder) or why_used(builder, builder.used_this_step, "step"):
        return why
    modes = BUILDS[builder.id]
    if why := why_uncharged(builder, modes.get(ship, 1)):
        return why
    if ship not in modes:
        return refused("bad_mode", CannotMake(builder.id, list(modes), ship), modes=list(modes))
    return None


@build.captions
def caption_build(s: Shapeships, seat: int, source: int, ship: str) -> BuiltBy:
    """What it makes and costs."""
    builder = own(s, seat, source)
    return BuiltBy(ship, this(builder), builder.charges - BUILDS[builder.id][ship])


# -- sacrifice -------------------------------------------------------------------------------------------------


@move
def sacrifice(g: Handle[Shapeships], seat: int, source: ShipNumber, target: ShipNumber) -> None:
    """Let a Sacrificial Pool destroy one of your own basic ships and make Xenites of it."""
    own(g.s, seat, source).used_this_step = True
    victim = own(g.s, seat, target).id
    g.emit(Sacrificed(seat, victim, target))
    destroy(g, seat, (target,), building=True)
    for _ in range(COST[victim] // LINES_A_XENITE):
        complete(g, seat, "XEN", by="SAC")


sacrifice.when(why_not_part)


@sacrifice.suggestions
def sacrifices(s: Shapeships, seat: int) -> Iterator[tuple[int, int]]:
    """Each different pool with each different victim."""
    fleet = s.players[seat].fleet
    pools = [ship for ship in fleet if ship.id == "SAC" and is_awake(s, ship) and not ship.used_this_step]
    if not pools:
        return
    victims = [ship for ship in unlike(fleet) if is_destructible(ship) and COST[ship.id] >= LINES_A_XENITE]
    yield from ((pool.iid, victim.iid) for pool in unlike(pools) for victim in victims)


@sacrifice.check
def why_not_sacrifice(s: Shapeships, seat: int, source: int, target: int) -> Why:
    """A pool of one's own, awake and unused, and a basic ship of one's own worth at least 3 lines."""
    if why := why_not_source(s, seat, source, ("SAC",), "sacrifice") or why_not_own(s, seat, target):
        return why
    pool, victim = own(s, seat, source), own(s, seat, target)
    if why := why_asleep(s, pool) or why_used(pool, pool.used_this_step, "step") or why_indestructible(victim):
        return why
    if COST[victim.id] < LINES_A_XENITE:
        return refused("bad_target", TooCheap(victim.id, LINES_A_XENITE))
    return None


@sacrifice.captions
def caption_sacrifice(s: Shapeships, seat: int, source: int, target: int) -> BecomesXenites:
    """How many Xenites come of it."""
    victim = own(s, seat, target)
    return BecomesXenites(this(victim), COST[victim.id] // LINES_A_XENITE + (2 if victim.id == "ZEN" else 0))
