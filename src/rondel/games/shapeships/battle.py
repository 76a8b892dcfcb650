"""The interaction loop: charges, Ships of Equality, and its end. Rules, sections 6.2 and 6.3."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from rondel import Handle, Message, Ref, move
from rondel.games.shapeships.amounts import CHARGES, scene
from rondel.games.shapeships.catalogue import COST
from rondel.games.shapeships.fleet import is_destructible, is_protected, unlike
from rondel.games.shapeships.making import destroy
from rondel.games.shapeships.reasons import BadChargeMode, MustPickTarget, NeverEqualised, UnequalCost, Why, refused
from rondel.games.shapeships.refusing import (
    enemy,
    own,
    why_indestructible,
    why_not_destroy,
    why_not_own,
    why_not_source,
    why_taken,
    why_uncharged,
    why_used,
)
from rondel.games.shapeships.says import BothLost, ChargeDeclared, Dealing, Equalised, Healing
from rondel.games.shapeships.state import Effect, Shapeships, Ship, ShipNumber
from rondel.games.shapeships.text import this

Mode = Annotated[str, Ref("mode")]
"""What a charge is spent for: `damage` or `heal`."""


def begin_loop(g: Handle[Shapeships]) -> None:
    """Everything is in the open now."""
    g.s.step = "InteractionLoop"


def next_to_declare(s: Shapeships, seat: int) -> int:
    """After a declaration the other player is asked, once a Black Hole has its targets."""
    return seat if s.pending_targets else 1 - seat


def why_pending(s: Shapeships, seat: int) -> Why:
    """A Black Hole's targets come first."""
    return MustPickTarget(s.pending_targets) if s.pending_targets else None


def can_declare(ship: Ship) -> bool:
    """A charge is left, and none was declared this turn."""
    return ship.charges > 0 and not ship.used_this_turn


def spend(ship: Ship) -> None:
    """Spend a charge on a declaration."""
    ship.charges -= 1
    ship.used_this_turn = True


# -- charge ----------------------------------------------------------------------------------------------------


def charge_effect(s: Shapeships, seat: int, ship: Ship, mode: str) -> Effect:
    """What a charge would do now."""
    amount = CHARGES[ship.id][mode].read(scene(s, seat), ship)
    return Effect(ship.id, damage=amount) if mode == "damage" else Effect(ship.id, healing=amount)


@move
def charge(g: Handle[Shapeships], seat: int, source: ShipNumber, mode: Mode) -> None:
    """Spend a charge for damage or for healing at the end of the turn."""
    ship = own(g.s, seat, source)
    effect = charge_effect(g.s, seat, ship, mode)
    spend(ship)
    g.s.players[seat].queued.append(effect)
    g.emit(ChargeDeclared(seat, ship.id, source, effect.damage, effect.healing))


charge.when(why_pending)


@charge.suggestions
def charges(s: Shapeships, seat: int) -> list[tuple[int, str]]:
    """Each different charged ship with what it can do."""
    ready = [ship for ship in s.players[seat].fleet if ship.id in CHARGES and can_declare(ship)]
    return [(ship.iid, mode) for ship in unlike(ready) for mode in CHARGES[ship.id]]


@charge.check
def why_not_charge(s: Shapeships, seat: int, source: int, mode: str) -> Why:
    """A charged ship of one's own, once a turn, for damage or healing."""
    if why := why_not_source(s, seat, source, CHARGES, "charge"):
        return why
    ship = own(s, seat, source)
    if why := why_used(ship, ship.used_this_turn, "turn") or why_uncharged(ship):
        return why
    if mode not in CHARGES[ship.id]:
        return refused("bad_mode", BadChargeMode(mode), modes=list(CHARGES[ship.id]))
    return None


@charge.captions
def caption_charge(s: Shapeships, seat: int, source: int, mode: str) -> Message:
    """How much it comes to."""
    ship = own(s, seat, source)
    effect = charge_effect(s, seat, ship, mode)
    return Dealing(this(ship), effect.damage) if mode == "damage" else Healing(this(ship), effect.healing)


# -- equalise --------------------------------------------------------------------------------------------------


@move
def equalise(
    g: Handle[Shapeships], seat: int, source: ShipNumber, own_ship: ShipNumber, enemy_ship: ShipNumber
) -> None:
    """Doom one of your own basic ships together with an enemy basic ship of the same line cost."""
    spend(own(g.s, seat, source))
    mine, theirs = own(g.s, seat, own_ship), enemy(g.s, seat, enemy_ship)
    mine.doomed = theirs.doomed = True
    g.emit(Equalised(seat, mine.id, own_ship, theirs.id, enemy_ship))


equalise.when(why_pending)


def _can_be_equalised(ship: Ship) -> bool:
    return ship.id != "EQU" and not ship.doomed and is_destructible(ship)


@equalise.suggestions
def pairs(s: Shapeships, seat: int) -> Iterator[tuple[int, int, int]]:
    """Each different Ship of Equality with each different pair of equal line cost."""
    player, other = s.players[seat], s.players[1 - seat]
    sources = [ship for ship in player.fleet if ship.id == "EQU" and can_declare(ship)]
    if not sources or is_protected(other):
        return
    mine = [ship for ship in unlike(player.fleet) if _can_be_equalised(ship)]
    theirs = [ship for ship in unlike(other.fleet) if _can_be_equalised(ship)]
    equal = [(a.iid, b.iid) for a in mine for b in theirs if COST[a.id] == COST[b.id]]
    yield from ((source.iid, a, b) for source in unlike(sources) for a, b in equal)


@equalise.check
def why_not_equalise(s: Shapeships, seat: int, source: int, own_ship: int, enemy_ship: int) -> Why:
    """A charged Ship of Equality and two destructible ships of the same line cost, neither a Ship of Equality."""
    if why := why_not_source(s, seat, source, ("EQU",), "equalise") or why_not_own(s, seat, own_ship):
        return why
    ship, mine = own(s, seat, source), own(s, seat, own_ship)
    if why := why_used(ship, ship.used_this_turn, "turn") or why_uncharged(ship):
        return why
    if why := why_indestructible(mine) or why_not_destroy(s, seat, enemy_ship) or why_taken(mine):
        return why
    theirs = enemy(s, seat, enemy_ship)
    if "EQU" in (mine.id, theirs.id):
        return refused("bad_target", NeverEqualised())
    if COST[mine.id] != COST[theirs.id]:
        return UnequalCost(mine.id, COST[mine.id], theirs.id, COST[theirs.id])
    return None


@equalise.captions
def caption_equalise(s: Shapeships, seat: int, source: int, own_ship: int, enemy_ship: int) -> BothLost:
    """Which two are lost."""
    return BothLost(this(own(s, seat, own_ship)), this(enemy(s, seat, enemy_ship)))


# -- the end of the loop ---------------------------------------------------------------------------------------


def close_loop(g: Handle[Shapeships]) -> None:
    """All doomed ships are destroyed together."""
    doomed = [[ship.iid for ship in player.fleet if ship.doomed] for player in g.s.players]
    for seat in (0, 1):
        destroy(g, seat, doomed[seat])
