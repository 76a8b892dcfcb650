"""Drawing, upgrading and evolving. Rules, section 5.4."""

from __future__ import annotations

from collections.abc import Iterator

from rondel import Handle, Message, Refusal, move
from rondel.games.shapeships.catalogue import COST, DRAWABLE, SHIPS, UPGRADES
from rondel.games.shapeships.facts import Component
from rondel.games.shapeships.fleet import at_limit, census
from rondel.games.shapeships.making import complete, consume
from rondel.games.shapeships.reasons import (
    Besides,
    CannotBecome,
    ComponentCharged,
    ForeignShip,
    Joining,
    LimitReached,
    MissingComponents,
    NoEvolver,
    NotDrawable,
    NotEnoughLines,
    NotUpgraded,
    NoXenite,
    UnknownShip,
    Why,
    refused,
)
from rondel.games.shapeships.refusing import why_not_number, why_not_part
from rondel.games.shapeships.says import DrawFor, Evolved, JoinFor, ShipDrawn, ShipUpgraded, several
from rondel.games.shapeships.ships_that_build import refresh
from rondel.games.shapeships.state import DieNumber, Player, Shapeships, Ship, ShipId
from rondel.games.shapeships.text import called, rule
from rondel.messages import Words

Row = tuple[str, int | None]
NUMBERS = (1, 2, 3, 4, 5, 6)


def begin_step(g: Handle[Shapeships]) -> None:
    """Everybody may spend lines; every Evolver is fresh."""
    g.s.step = "Drawing"
    refresh(g.s)


def rows(id: str) -> list[Row]:
    """A ship with each number it may be completed with."""
    return [(id, number) for number in NUMBERS] if SHIPS[id].needs_number else [(id, None)]


def _why_limited(player: Player, id: str) -> Why:
    return LimitReached(id, SHIPS[id].max_quantity or 0) if at_limit(player, id) else None


# -- draw ------------------------------------------------------------------------------------------------------


@move
def draw(g: Handle[Shapeships], seat: int, ship: ShipId, number: DieNumber = None) -> None:
    """Pay lines for a basic ship of your own species."""
    player = g.s.players[seat]
    player.lines -= COST[ship]
    g.emit(ShipDrawn(seat, ship, player.next_iid, number, player.lines))
    complete(g, seat, ship, number=number or 0)


draw.when(why_not_part)


@draw.options
def drawable(s: Shapeships, seat: int) -> list[Row]:
    """Every ship of one's species that can be paid for."""
    player = s.players[seat]
    found: list[Row] = []
    for id in DRAWABLE[player.species]:
        if COST[id] <= player.lines and not at_limit(player, id):
            found += rows(id)
    return found


@draw.candidates
def shop(s: Shapeships, seat: int) -> Iterator[Row]:
    """Every basic ship of one's species, whether it can be drawn or not."""
    return (row for id in DRAWABLE[s.players[seat].species] for row in rows(id))


@draw.check
def why_not_draw(s: Shapeships, seat: int, ship: str, number: int | None) -> Why:
    """A drawable ship of one's own species, below its maximum, paid in ordinary lines."""
    player = s.players[seat]
    if ship not in SHIPS:
        return UnknownShip(ship, "catalogue")
    fact = SHIPS[ship]
    if not fact.drawable:
        return NotDrawable(ship, fact.tier == "evolved")
    if fact.species != player.species:
        return ForeignShip(ship, fact.species, player.species)
    if why := _why_limited(player, ship):
        return why
    if player.lines < fact.line_cost:
        return _short(called(ship, None), fact.line_cost, player.lines)
    return why_not_number(ship, number)


def _short(what: Words, cost: int, have: int, besides: Message | None = None) -> Refusal:
    why = NotEnoughLines(cost - have, what, cost, have)
    return refused(why.key, Besides(why, besides) if besides else why, cost=cost, have=have)


@draw.captions
def caption_draw(s: Shapeships, seat: int, ship: str, number: int | None) -> DrawFor:
    """What it costs and what it is good for."""
    return DrawFor(called(ship, number), COST[ship], s.players[seat].lines - COST[ship], ship)


# -- upgrade ---------------------------------------------------------------------------------------------------


@move
def upgrade(g: Handle[Shapeships], seat: int, ship: ShipId, number: DieNumber = None) -> None:
    """Join loose ships into an upgraded one; joining lines pay first."""
    player = g.s.players[seat]
    parts = [one for component in SHIPS[ship].components for one in chosen(player, component)]
    consume(player, parts)
    cost = SHIPS[ship].joining_cost or 0
    from_joining = min(cost, player.joining)
    player.joining -= from_joining
    player.lines -= cost - from_joining
    g.emit(ShipUpgraded(seat, ship, player.next_iid, number, dict(census(parts).by_id), player.lines))
    complete(g, seat, ship, number=number or 0)


upgrade.when(why_not_part)


def available(player: Player, component: Component) -> list[Ship]:
    """The loose ships that can serve as a component."""
    spent = component.must_be_depleted
    return [ship for ship in player.fleet if ship.id == component.id and not (spent and ship.charges)]


def chosen(player: Player, component: Component) -> list[Ship]:
    """Which of them are consumed: those already used this step first, then the lowest numbers."""
    ships = sorted(available(player, component), key=lambda ship: (not ship.used_this_step, ship.iid))
    return ships[: component.count]


def lacking(player: Player, id: str) -> dict[str, int]:
    """The components that are missing for an upgrade, and how many of each."""
    short = {part.id: part.count - len(available(player, part)) for part in SHIPS[id].components}
    return {part: count for part, count in short.items() if count > 0}


@upgrade.options
def upgradable(s: Shapeships, seat: int) -> list[Row]:
    """Every upgraded ship, of whatever species, whose components and joining cost are there."""
    player = s.players[seat]
    means, ids = player.lines + player.joining, {ship.id for ship in player.fleet}
    found: list[Row] = []
    for id, cost, parts in _NEEDS:
        if cost <= means and parts <= ids and not lacking(player, id) and not at_limit(player, id):
            found += rows(id)
    return found


_NEEDS = [(id, SHIPS[id].joining_cost or 0, frozenset(part.id for part in SHIPS[id].components)) for id in UPGRADES]
"""Each upgraded ship, its joining cost, and of which kinds its components are."""


@upgrade.candidates
def workshop(s: Shapeships, seat: int) -> Iterator[Row]:
    """The upgraded ships of one's species, and foreign ones whose components are there."""
    player = s.players[seat]
    for id in UPGRADES:
        if SHIPS[id].species == player.species or not lacking(player, id):
            yield from rows(id)


@upgrade.check
def why_not_upgrade(s: Shapeships, seat: int, ship: str, number: int | None) -> Why:
    """An upgraded ship below its maximum, its joining cost paid, its components there and depleted."""
    player = s.players[seat]
    if ship not in SHIPS:
        return UnknownShip(ship, "catalogue")
    fact = SHIPS[ship]
    if fact.tier != "upgraded":
        return refused("not_drawable", NotUpgraded(ship, not fact.drawable))
    if why := _why_limited(player, ship):
        return why
    cost, missing = fact.joining_cost or 0, _why_incomplete(player, ship)
    if player.lines + player.joining < cost:
        return _short(Joining(ship).phrase, cost, player.lines + player.joining, missing)
    if missing is not None:
        code = MissingComponents.key if isinstance(missing, Besides) else missing.key
        return refused(code, missing)
    return why_not_number(ship, number)


def _why_incomplete(player: Player, id: str) -> MissingComponents | ComponentCharged | Besides | None:
    """What an upgrade still needs."""
    absent: dict[str, int] = {}
    charged: dict[str, int] = {}
    for part, short in lacking(player, id).items():
        wanted = next(component.count for component in SHIPS[id].components if component.id == part)
        none = max(0, wanted - sum(ship.id == part for ship in player.fleet))
        for found, parts in ((none, absent), (short - none, charged)):
            if found:
                parts[part] = found
    missing, loaded = MissingComponents(several(absent)), ComponentCharged(several(charged))
    if absent and charged:
        return Besides(missing, loaded)
    return missing if absent else loaded if charged else None


@upgrade.captions
def caption_upgrade(s: Shapeships, seat: int, ship: str, number: int | None) -> JoinFor:
    """What it costs and what it is good for."""
    player, cost = s.players[seat], SHIPS[ship].joining_cost or 0
    return JoinFor(called(ship, number), cost, player.lines - max(0, cost - player.joining), ship)


# -- evolve ----------------------------------------------------------------------------------------------------


@move
def evolve(g: Handle[Shapeships], seat: int, into: ShipId) -> None:
    """Let an Evolver turn a Xenite into an Oxite or an Asterite."""
    player = g.s.players[seat]
    evolver = next(ship for ship in player.fleet if ship.id == "EVO" and not ship.used_this_step)
    xenite = next(ship for ship in player.fleet if ship.id == "XEN")
    evolver.used_this_step = True
    xenite.id = into
    g.emit(Evolved(seat, into, xenite.iid))


@evolve.when
def can_evolve(s: Shapeships, seat: int) -> Why:
    """One needs a Xenite and an Evolver that is not used."""
    if why := why_not_part(s, seat):
        return why
    fleet = s.players[seat].fleet
    if not any(ship.id == "XEN" for ship in fleet):
        return NoXenite()
    if not any(ship.id == "EVO" and not ship.used_this_step for ship in fleet):
        return NoEvolver()
    return None


@evolve.candidates
def forms(s: Shapeships, seat: int) -> tuple[str, ...]:
    """What a Xenite can become."""
    return FORMS


@evolve.check
def why_not_evolve(s: Shapeships, seat: int, into: str) -> Why:
    """Into an Oxite or an Asterite."""
    return None if into in FORMS else refused("bad_mode", CannotBecome(into))


@evolve.previews
def preview_evolve(s: Shapeships, seat: int, into: str) -> Words:
    """What it does from now on."""
    return rule(SHIPS[into].powers[0].id)


FORMS = tuple(option.mode for option in SHIPS["EVO"].powers_with("evolve")[0].options)
