"""Playing units and moving them. Rules, sections B.4.3 and B.4.4."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Annotated, Literal

from rondel import NOBODY, Handle, One, Ref, Refusal, Verdict, move
from rondel.cards import Target, found, shown, take, unplaced
from rondel.games.fenlight.cards import CARDS
from rondel.games.fenlight.says import (
    BAD_TARGET,
    DUPLICATE,
    EXHAUSTED,
    LIMIT,
    WRONG_KIND,
    CannotGoThere,
    ChooseFor,
    Contested,
    IsExhausted,
    Moved,
    MovesOnce,
    NoSuchSite,
    NotPlayedThere,
    NoUnitChosen,
    OnlyUnitsArePlayed,
    Played,
    SiteIsFull,
)
from rondel.games.fenlight.spells import CardRef
from rondel.games.fenlight.state import BASE, Showdown, Table, Unit, seats_at, units_at

Place = Annotated[int | Literal["base"], Ref("place")]
Units = Annotated[tuple[int, ...], Ref("units")]
FEW = 4
"""Up to so many units all combinations are suggested; with more, single ones and all together."""


def number(place: int | str) -> int:
    """A place as units know it."""
    return place if isinstance(place, int) else BASE


def can_land(s: Table, seat: int, site: int) -> bool:
    """May units be played there? To a site one controls, where one has a unit."""
    return 0 <= site < len(s.sites) and s.sites[site].controller == seat and bool(units_at(s, site, seat))


@move(asks={"choose_card": int})
async def play_unit(g: Handle[Table], seat: int, card: CardRef, at: Place) -> None:
    """Pay for a unit; it comes to your base, or to a site you hold, exhausted unless swift."""
    s = g.s
    player = s.players[seat]
    held = take(player.hand, card)
    printed = CARDS[held.kind]
    player.stones.pay(printed.cost)
    player.units.append(Unit(held, number(at), "swift" in printed.keywords))
    g.emit(Played(seat, held, number(at)))
    for effect in printed.played:
        aims = effect.aims(s, seat)
        if not effect.needs:
            effect.happen(g, seat, ())
        elif aims:
            options = tuple(target.card or 0 for (target,) in aims)
            choice = One(options, label=ChooseFor(held.kind, effect.text.phrase), refers="card")
            chosen = await g.ask(seat, choice, id="choose_card")
            effect.happen(g, seat, (Target(card=chosen),))


@play_unit.options
def playable(s: Table, seat: int) -> list[tuple[int, int | str]]:
    player = s.players[seat]
    ready = player.stones.ready
    places: list[int | str] = ["base", *(site for site in range(len(s.sites)) if can_land(s, seat, site))]
    return [
        (card.iid, place)
        for card in player.hand
        if CARDS[card.kind].kind == "unit" and CARDS[card.kind].cost <= ready
        for place in places
    ]


@play_unit.candidates
def units_in_hand(s: Table, seat: int) -> list[tuple[int, int | str]]:
    units = (card.iid for card in s.players[seat].hand if CARDS[card.kind].kind == "unit")
    return shown(playable(s, seat), units, "base")


@play_unit.check
def why_not_play(s: Table, seat: int, card: int, at: int | str) -> Verdict:
    held = found(s.players[seat].hand, card)
    if held is None:
        return unplaced(s.players, seat, card)
    if why := s.players[seat].stones.why_not(CARDS[held.kind].cost):
        return why
    if CARDS[held.kind].kind != "unit":
        return Refusal.of(OnlyUnitsArePlayed(), WRONG_KIND)
    if at != "base" and not can_land(s, seat, number(at)):
        return Refusal.of(NotPlayedThere(), BAD_TARGET)
    return None


# -- moving ----------------------------------------------------------------------------------------------------


def can_reach(unit: Unit, to: int) -> bool:
    """From the base to any site, to the base from any site, from site to site only with rove."""
    if unit.at == to:
        return False
    return unit.at == BASE or to == BASE or "rove" in CARDS[unit.card.kind].keywords


def is_crowded(s: Table, seat: int, to: int) -> bool:
    """Would units of a third seat come there?"""
    return to != BASE and len([other for other in seats_at(s, to) if other != seat]) > 1


@move(name="move", leads_to=["showdown"])
def move_units(g: Handle[Table], seat: int, units: Units, to: Place) -> None:
    """Exhaust ready units of yours and move them together to one site, or to your base."""
    s = g.s
    site = number(to)
    moved = [unit for unit in s.players[seat].units if unit.card.iid in units]
    for unit in moved:
        unit.at, unit.ready = site, False
    g.emit(Moved(seat, [unit.card for unit in moved], site))
    if site == BASE:
        return
    others = [other for other in seats_at(s, site) if other != seat]
    if others or s.sites[site].controller != seat:
        s.showdown = Showdown(site, seat, others[0] if others else NOBODY)
        g.emit(Contested(seat, site, bool(others)))
        g.call("showdown")


@move_units.suggestions
def moves(s: Table, seat: int) -> Iterator[tuple[tuple[int, ...], int | str]]:
    ready = [unit for unit in s.players[seat].units if unit.ready]
    for to in (*range(len(s.sites)), BASE):
        able = [unit.card.iid for unit in ready if can_reach(unit, to)]
        if not able or is_crowded(s, seat, to):
            continue
        place: int | str = "base" if to == BASE else to
        if len(able) <= FEW:
            sizes = range(1, len(able) + 1)
            yield from ((group, place) for size in sizes for group in combinations(able, size))
        else:
            yield from (((iid,), place) for iid in able)
            yield tuple(able), place


@move_units.check
def why_not_move(s: Table, seat: int, units: tuple[int, ...], to: int | str) -> Verdict:
    site = number(to)
    mine = {unit.card.iid: unit for unit in s.players[seat].units}
    for iid in units:
        if iid not in mine:
            return unplaced(s.players, seat, iid, "units")
    if site != BASE and not 0 <= site < len(s.sites):
        return Refusal.of(NoSuchSite(site), BAD_TARGET)
    if not units:
        return Refusal.of(NoUnitChosen(), BAD_TARGET)
    if len(set(units)) != len(units):
        return Refusal.of(MovesOnce(), DUPLICATE)
    for iid in units:
        if not mine[iid].ready:
            return Refusal.of(IsExhausted(mine[iid].card.kind), EXHAUSTED)
        if not can_reach(mine[iid], site):
            return Refusal.of(CannotGoThere(mine[iid].card.kind), BAD_TARGET)
    return Refusal.of(SiteIsFull(), LIMIT) if is_crowded(s, seat, site) else None
