"""Drawing, upgrading and evolving. Rules, section 5.4."""

from __future__ import annotations

from collections.abc import Iterator

from rondel import Handle, Refusal, move
from rondel.games.shapeships.catalogue import COST, DRAWABLE, SHIPS, SPECIES, UPGRADES, ship_name
from rondel.games.shapeships.facts import Component
from rondel.games.shapeships.fleet import at_limit, census
from rondel.games.shapeships.making import complete, consume
from rondel.games.shapeships.refusing import why_not_number, why_not_part
from rondel.games.shapeships.ships_that_build import refresh
from rondel.games.shapeships.state import DieNumber, Player, Shapeships, Ship, ShipId

Row = tuple[str, int | None]
NUMBERS = (1, 2, 3, 4, 5, 6)


def begin_step(g: Handle[Shapeships]) -> None:
    """Everybody may spend lines; every Evolver is fresh."""
    g.s.step = "Drawing"
    refresh(g.s)


def rows(id: str) -> list[Row]:
    """A ship with each number it may be completed with."""
    return [(id, number) for number in NUMBERS] if SHIPS[id].needs_number else [(id, None)]


def _unknown(ship: str) -> Refusal:
    """No kind of ship has that id."""
    return Refusal("unknown_ship", f"There is no ship {ship!r}; name one of the catalogue, such as DEF.")


def _why_limited(player: Player, id: str) -> Refusal | None:
    if not at_limit(player, id):
        return None
    most = f"You have {SHIPS[id].max_quantity} of {ship_name(id)} in play, as many as there may be"
    return Refusal("limit_reached", f"{most}; make another ship.")


# -- draw ------------------------------------------------------------------------------------------------------


@move(label="Draw a ship")
def draw(g: Handle[Shapeships], seat: int, ship: ShipId, number: DieNumber = None) -> None:
    """Pay lines for a basic ship of your own species."""
    player = g.s.players[seat]
    player.lines -= COST[ship]
    g.emit("ship_drawn", seat=seat, ship=ship, iid=player.next_iid, number=number, lines=player.lines)
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
def why_not_draw(s: Shapeships, seat: int, ship: str, number: int | None) -> Refusal | None:
    """A drawable ship of one's own species, below its maximum, paid in ordinary lines."""
    player = s.players[seat]
    if ship not in SHIPS:
        return _unknown(ship)
    fact = SHIPS[ship]
    if not fact.drawable:
        how = "evolved from a Xenite" if fact.tier == "evolved" else "made by upgrading"
        return Refusal("not_drawable", f"{fact.name} cannot be drawn; it is {how}.")
    if fact.species != player.species:
        theirs, mine = SPECIES[fact.species].name, SPECIES[player.species].name
        return Refusal("foreign_ship", f"{fact.name} belongs to the {theirs}; you draw {mine} ships.")
    if why := _why_limited(player, ship):
        return why
    if player.lines < fact.line_cost:
        return _short(fact.name, fact.line_cost, player.lines)
    return why_not_number(ship, number)


def _short(name: str, cost: int, have: int, lacking: str = "") -> Refusal:
    short = cost - have
    text = f"{short} line{'s' * (short > 1)} short: {name} costs {cost} and you have {have}.{lacking}"
    return Refusal("not_enough_lines", text, {"cost": cost, "have": have})


@draw.captions
def caption_draw(s: Shapeships, seat: int, ship: str, number: int | None) -> str:
    """What it costs and what it is good for."""
    left = s.players[seat].lines - COST[ship]
    return f"{_called(ship, number)}: {COST[ship]} lines, {left} left. {SHIPS[ship].text}"


def _called(id: str, number: int | None) -> str:
    return f"{ship_name(id)} on {number}" if number else ship_name(id)


# -- upgrade ---------------------------------------------------------------------------------------------------


@move(label="Upgrade")
def upgrade(g: Handle[Shapeships], seat: int, ship: ShipId, number: DieNumber = None) -> None:
    """Join loose ships into an upgraded one; joining lines pay first."""
    player = g.s.players[seat]
    parts = [one for component in SHIPS[ship].components for one in chosen(player, component)]
    consume(player, parts)
    cost = SHIPS[ship].joining_cost or 0
    from_joining = min(cost, player.joining)
    player.joining -= from_joining
    player.lines -= cost - from_joining
    g.emit(
        "ship_upgraded",
        seat=seat,
        ship=ship,
        iid=player.next_iid,
        number=number,
        parts=census(parts).by_id,
        lines=player.lines,
    )
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
    for id in UPGRADES:
        fact = SHIPS[id]
        if (fact.joining_cost or 0) > means or any(part.id not in ids for part in fact.components):
            continue
        if not lacking(player, id) and not at_limit(player, id):
            found += rows(id)
    return found


@upgrade.candidates
def workshop(s: Shapeships, seat: int) -> Iterator[Row]:
    """The upgraded ships of one's species, and foreign ones whose components are there."""
    player = s.players[seat]
    for id in UPGRADES:
        if SHIPS[id].species == player.species or not lacking(player, id):
            yield from rows(id)


@upgrade.check
def why_not_upgrade(s: Shapeships, seat: int, ship: str, number: int | None) -> Refusal | None:
    """An upgraded ship below its maximum, its joining cost paid, its components there and depleted."""
    player = s.players[seat]
    if ship not in SHIPS:
        return _unknown(ship)
    fact = SHIPS[ship]
    if fact.tier != "upgraded":
        how = "drawn" if fact.drawable else "evolved from a Xenite"
        return Refusal("not_drawable", f"{fact.name} is not made by upgrading; it is {how}.")
    if why := _why_limited(player, ship):
        return why
    cost, missing = fact.joining_cost or 0, _why_incomplete(player, ship)
    if player.lines + player.joining < cost:
        name = f"joining {fact.name}"
        return _short(name, cost, player.lines + player.joining, f" {missing.text}" if missing else "")
    return missing or why_not_number(ship, number)


def _why_incomplete(player: Player, id: str) -> Refusal | None:
    """What an upgrade still needs."""
    absent: list[str] = []
    charged: list[str] = []
    for part, short in lacking(player, id).items():
        wanted = next(component.count for component in SHIPS[id].components if component.id == part)
        none = max(0, wanted - sum(ship.id == part for ship in player.fleet))
        for found, parts in ((none, absent), (short - none, charged)):
            if found:
                parts.append(f"{found} × {ship_name(part)}" if found > 1 else ship_name(part))
    needs = [f"It still needs {', '.join(absent)}."] if absent else []
    if charged:
        needs.append(f"Charges left in components: spend those of {', '.join(charged)}.")
    return Refusal("missing_components" if absent else "component_charged", " ".join(needs)) if needs else None


@upgrade.captions
def caption_upgrade(s: Shapeships, seat: int, ship: str, number: int | None) -> str:
    """What it costs and what it is good for."""
    player, cost = s.players[seat], SHIPS[ship].joining_cost or 0
    left = player.lines - max(0, cost - player.joining)
    return f"{_called(ship, number)}: {cost} to join, {left} lines left. {SHIPS[ship].text}"


# -- evolve ----------------------------------------------------------------------------------------------------


@move(label="Evolve a Xenite")
def evolve(g: Handle[Shapeships], seat: int, into: ShipId) -> None:
    """Let an Evolver turn a Xenite into an Oxite or an Asterite."""
    player = g.s.players[seat]
    evolver = next(ship for ship in player.fleet if ship.id == "EVO" and not ship.used_this_step)
    xenite = next(ship for ship in player.fleet if ship.id == "XEN")
    evolver.used_this_step = True
    xenite.id = into
    g.emit("evolved", seat=seat, ship=into, iid=xenite.iid)


@evolve.when
def can_evolve(s: Shapeships, seat: int) -> Refusal | None:
    """One needs a Xenite and an Evolver that is not used."""
    if why := why_not_part(s, seat):
        return why
    fleet = s.players[seat].fleet
    if not any(ship.id == "XEN" for ship in fleet):
        return Refusal("no_xenite", "You have no loose Xenite to evolve; make one first.")
    if not any(ship.id == "EVO" and not ship.used_this_step for ship in fleet):
        return Refusal("no_evolver", "You have no Evolver left for this step; each evolves one Xenite.")
    return None


@evolve.options
def forms(s: Shapeships, seat: int) -> tuple[str, ...]:
    """What a Xenite can become."""
    return FORMS


@evolve.check
def why_not_evolve(s: Shapeships, seat: int, into: str) -> Refusal | None:
    """Into an Oxite or an Asterite."""
    return None if into in FORMS else Refusal("bad_mode", f"A Xenite becomes an Oxite or an Asterite, not {into!r}.")


@evolve.previews
def preview_evolve(s: Shapeships, seat: int, into: str) -> str:
    """What it does from now on."""
    return SHIPS[into].powers[0].text


FORMS = tuple(option.mode for option in SHIPS["EVO"].powers_with("evolve")[0].options)
