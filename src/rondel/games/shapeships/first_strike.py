"""First Strike: Energy, then sealed strikes and thefts that resolve together. Rules, sections 6.1 and 9.1."""

from __future__ import annotations

from collections.abc import Iterator

from rondel import Handle, move
from rondel.games.shapeships.catalogue import BASIC, SHIPS
from rondel.games.shapeships.facts import Power
from rondel.games.shapeships.fleet import count, find, is_destructible, is_protected, put_in_order, unlike
from rondel.games.shapeships.making import destroy
from rondel.games.shapeships.reasons import ArkNotNew, FourthSpiral, MustSteal, NotStealable, NotTheThird, Why, refused
from rondel.games.shapeships.refusing import (
    enemy,
    own,
    why_no_enemy,
    why_not_destroy,
    why_not_source,
    why_taken,
    why_uncharged,
    why_used,
)
from rondel.games.shapeships.says import AimAt, EnergyProduced, ShipStolen, StrikeNamed, TheftNamed
from rondel.games.shapeships.state import Aim, Energy, Shapeships, Ship, ShipNumber
from rondel.games.shapeships.text import this

STRIKERS = tuple(id for id, ship in SHIPS.items() if ship.powers_with("destroy_enemy_basic"))
"""Guardian and Spiral."""
THEFTS = SHIPS["DOM"].powers_with("steal_enemy_basic")[0].targets
MOST_SPIRALS = SHIPS["SPI"].max_quantity or 0
ENERGY = {id: power for id, ship in SHIPS.items() for power in ship.powers_with("gain_energy")}


# -- the beginning of the battle -------------------------------------------------------------------------------


def begin_battle(g: Handle[Shapeships]) -> None:
    """Ancient players get their Energy, charged Solar Grids spend a charge, and all charges are noted."""
    s = g.s
    s.step = "FirstStrike"
    for seat, player in enumerate(s.players):
        player.energy = energy_of(s, seat)
        for ship, power in _producers(s, seat):
            ship.charges -= power.charge_cost
        if player.species == "ancient":
            pool = player.energy
            g.emit(EnergyProduced(seat, pool.green, pool.red, pool.blue))
        for ship in player.fleet:
            ship.battle_charges = ship.charges


def _producers(s: Shapeships, seat: int) -> Iterator[tuple[Ship, Power]]:
    """A seat's ships that give Energy when the battle begins; Solar Grids spend a charge, whoever owns them."""
    for ship in s.players[seat].fleet:
        power = ENERGY.get(ship.id)
        if power is None or power.charge_cost > ship.charges:
            continue
        if not power.condition or ship.number == s.readings[seat]:
            yield ship, power


def energy_of(s: Shapeships, seat: int) -> Energy:
    """The Energy of a seat's ships; only Ancients can use it."""
    pool, species = Energy(), s.players[seat].species
    for _, power in _producers(s, seat):
        if power.energy is not None and species == power.owner_species_only:
            pool.green += power.energy.green
            pool.red += power.energy.red
            pool.blue += power.energy.blue
    return pool


# -- who may aim at what ---------------------------------------------------------------------------------------


def can_strike(s: Shapeships, seat: int, ship: Ship) -> bool:
    """A charged Guardian, or the Spiral that became the third this turn; once a turn."""
    if ship.used_this_turn:
        return False
    return ship.charges > 0 if ship.id == "GUA" else ship.iid == s.players[seat].third_spiral


def thefts_left(s: Shapeships, seat: int, ship: Ship) -> int:
    """The ships an Ark of Domination completed this turn still takes."""
    if ship.id != "DOM" or ship.turn != s.turn:
        return 0
    return THEFTS - sum(aim.source == ship.iid for aim in s.players[seat].aims)


def _named(s: Shapeships, seat: int) -> list[int]:
    return [aim.target for aim in s.players[seat].aims]


def strike_targets(s: Shapeships, seat: int) -> list[Ship]:
    """The enemy ships a strike may destroy."""
    other = s.players[1 - seat]
    if is_protected(other):
        return []
    named = _named(s, seat)
    return [ship for ship in other.fleet if is_destructible(ship) and ship.iid not in named]


def theft_targets(s: Shapeships, seat: int) -> list[Ship]:
    """The enemy ships that may be taken."""
    named, full = _named(s, seat), _spirals(s, seat) >= MOST_SPIRALS
    return [
        ship
        for ship in s.players[1 - seat].fleet
        if SHIPS[ship.id].stealable and ship.iid not in named and not (full and ship.id == "SPI")
    ]


def _spirals(s: Shapeships, seat: int) -> int:
    """One's own Spirals, and those already named for theft."""
    other = s.players[1 - seat]
    stolen = [find(other, aim.target) for aim in s.players[seat].aims if aim.theft]
    return count(s.players[seat], "SPI") + sum(ship is not None and ship.id == "SPI" for ship in stolen)


def may_strike(s: Shapeships, seat: int) -> bool:
    """Is there a strike to make?"""
    return any(can_strike(s, seat, ship) for ship in s.players[seat].fleet if ship.id in STRIKERS) and bool(
        strike_targets(s, seat)
    )


def must_steal(s: Shapeships, seat: int) -> bool:
    """Is there a theft to make?"""
    return any(thefts_left(s, seat, ship) for ship in s.players[seat].fleet) and bool(theft_targets(s, seat))


def choosers(s: Shapeships) -> list[int]:
    """The seats that have a choice to make."""
    return [seat for seat in (0, 1) if may_strike(s, seat) or must_steal(s, seat)]


def has_chosen(s: Shapeships, seat: int) -> bool:
    """A seat with no legal choice left is finished."""
    return not may_strike(s, seat) and not must_steal(s, seat)


def why_not_done(s: Shapeships, seat: int) -> Why:
    """Theft is compulsory."""
    return MustSteal() if must_steal(s, seat) else None


# -- strike ----------------------------------------------------------------------------------------------------


@move
def strike(g: Handle[Shapeships], seat: int, source: ShipNumber, target: ShipNumber) -> None:
    """Aim a Guardian, or this turn's third Spiral, at an enemy basic ship."""
    own(g.s, seat, source).used_this_turn = True
    _aim(g, seat, source, target, theft=False)


def _aim(g: Handle[Shapeships], seat: int, source: int, target: int, *, theft: bool) -> None:
    g.s.players[seat].aims.append(Aim(source, target, theft))
    by, ship = own(g.s, seat, source).id, enemy(g.s, seat, target).id
    g.emit((TheftNamed if theft else StrikeNamed)(seat, by, ship, target))


@strike.suggestions
def strikes(s: Shapeships, seat: int) -> Iterator[tuple[int, int]]:
    """Each different striker with each different target."""
    sources = [ship for ship in s.players[seat].fleet if ship.id in STRIKERS and can_strike(s, seat, ship)]
    targets = list(unlike(strike_targets(s, seat))) if sources else []
    return ((source.iid, target.iid) for source in unlike(sources) for target in targets)


@strike.check
def why_not_strike(s: Shapeships, seat: int, source: int, target: int) -> Why:
    """A striker that is ready, and an enemy ship that can be destroyed."""
    if why := why_not_source(s, seat, source, STRIKERS, "strike"):
        return why
    ship = own(s, seat, source)
    if ship.id == "SPI" and ship.iid != s.players[seat].third_spiral:
        return refused("not_ready", NotTheThird())
    if why := why_used(ship, ship.used_this_turn, "turn"):
        return why
    if ship.id == "GUA" and (why := why_uncharged(ship)):
        return why
    return why_not_destroy(s, seat, target, _named(s, seat))


def _caption(s: Shapeships, seat: int, source: int, target: int) -> AimAt:
    """Who aims at what."""
    return AimAt(this(own(s, seat, source)), this(enemy(s, seat, target)))


strike.captions(_caption)


# -- steal -----------------------------------------------------------------------------------------------------


@move
def steal(g: Handle[Shapeships], seat: int, source: ShipNumber, target: ShipNumber) -> None:
    """Name an enemy basic ship for your new Ark of Domination to take."""
    _aim(g, seat, source, target, theft=True)


@steal.suggestions
def steals(s: Shapeships, seat: int) -> Iterator[tuple[int, int]]:
    """Each Ark that still takes ships, with each different target."""
    arks = [ship for ship in s.players[seat].fleet if thefts_left(s, seat, ship)]
    targets = list(unlike(theft_targets(s, seat))) if arks else []
    return ((ark.iid, target.iid) for ark in arks for target in targets)


@steal.check
def why_not_steal(s: Shapeships, seat: int, source: int, target: int) -> Why:
    """An Ark completed this turn, and an enemy ship that can be taken."""
    if why := why_not_source(s, seat, source, ("DOM",), "steal"):
        return why
    ark = own(s, seat, source)
    if ark.turn != s.turn:
        return refused("not_ready", ArkNotNew())
    if why := why_used(ark, thefts_left(s, seat, ark) == 0, "turn") or why_no_enemy(s, seat, target):
        return why
    ship = enemy(s, seat, target)
    if not SHIPS[ship.id].stealable:
        return refused("bad_target", NotStealable(ship.id, ship.id in BASIC))
    if ship.id == "SPI" and _spirals(s, seat) >= MOST_SPIRALS and ship.iid not in _named(s, seat):
        return refused("bad_target", FourthSpiral())
    return why_taken(ship, _named(s, seat))


steal.captions(_caption)


# -- the resolution --------------------------------------------------------------------------------------------


def resolve(g: Handle[Shapeships], _: object = None) -> None:
    """All at once: stolen ships change sides, struck ships leave play, Guardians lose a charge."""
    s = g.s
    for seat, player in enumerate(s.players):
        for aim in player.aims:
            if aim.theft:
                _take(g, seat, aim.target)
    for seat, player in enumerate(s.players):
        for aim in player.aims:
            source = find(player, aim.source)
            if not aim.theft and source is not None and source.id == "GUA":
                source.charges -= 1
        destroy(g, 1 - seat, [aim.target for aim in player.aims if not aim.theft])
    for player in s.players:
        player.aims = []


def _take(g: Handle[Shapeships], seat: int, iid: int) -> None:
    ship = enemy(g.s, seat, iid)
    g.s.players[1 - seat].fleet.remove(ship)
    put_in_order(g.s.players[seat], ship)
    g.emit(ShipStolen(seat, ship.id, iid))
