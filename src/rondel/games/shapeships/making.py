"""How ships come into play and leave it. Rules, sections 5.4, 6.4 and 9.3."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rondel import Handle
from rondel.games.shapeships.amounts import ONCE_ONLY, Circumstances, scene
from rondel.games.shapeships.catalogue import SHIPS
from rondel.games.shapeships.fleet import count, find, put_in_order
from rondel.games.shapeships.says import ShipDestroyed, ShipMade
from rondel.games.shapeships.state import Copy, Effect, Player, Shapeships, Ship

Game = Handle[Shapeships]
Audience = tuple[int, ...] | None


def _enter(
    s: Shapeships, player: Player, id: str, *, number: int = 0, charges: int | None = None, ago: int = 0
) -> Ship:
    """Put a new ship into play; `ago` lets it count as from an earlier turn and Build Phase."""
    full = SHIPS[id].charges or 0
    ship = Ship(
        player.next_iid,
        id,
        s.turn - ago,
        s.build_phase - ago,
        charges=full if charges is None else charges,
        number=number,
    )
    player.next_iid += 2
    put_in_order(player, ship)
    return ship


def complete(
    g: Game, seat: int, id: str, *, number: int = 0, by: str = "", copy: Copy | None = None, audience: Audience = None
) -> Ship:
    """A seat makes a ship, and everything that its completion triggers happens at once."""
    s, player = g.s, g.s.players[seat]
    dreadnoughts, spirals = count(player, "DRE"), count(player, "SPI")
    if copy is None:
        ship = _enter(s, player, id, number=number)
    else:
        ship = _enter(s, player, id, number=copy.number, charges=copy.charges, ago=1)
    player.made += 1
    player.made_by_queens += by == "QUE"
    _tell(g, seat, ship, by, audience)
    if id in ONCE_ONLY:
        _queue_once_only(player, id, scene(s, seat))
    if id == "ZEN" and copy is None:
        complete(g, seat, "ANT", by="ZEN", audience=audience)
    elif id == "LEG":
        player.joining += 4
    for _ in range(dreadnoughts):
        fighter = _enter(s, player, "FIG")
        _tell(g, seat, fighter, "DRE", audience)
    if id == "SPI" and spirals == 2:
        player.third_spiral = ship.iid
    return ship


def _tell(g: Game, seat: int, ship: Ship, by: str, audience: Audience) -> None:
    if by:
        g.emit(ShipMade(seat, ship.id, ship.iid, by), audience=audience)


def _queue_once_only(player: Player, id: str, now: Circumstances) -> None:
    for gain in ONCE_ONLY[id]:
        amount = gain.read(now, None)
        effect = Effect(id, damage=amount) if gain.op == "damage" else Effect(id, healing=amount)
        player.once_only.append(effect)


def consume(player: Player, ships: Iterable[Ship]) -> None:
    """Components leave play; that is no destruction."""
    for ship in ships:
        player.fleet.remove(ship)


def destroy(g: Game, seat: int, iids: Sequence[int], *, building: bool = False) -> None:
    """Ships of a seat leave the game; a Zenith leaves two Xenites behind."""
    s, player = g.s, g.s.players[seat]
    for iid in iids:
        ship = find(player, iid)
        if ship is None:
            continue
        player.fleet.remove(ship)
        g.emit(ShipDestroyed(seat, ship.id, iid))
        if ship.id != "ZEN":
            continue
        for _ in range(2):
            if building:
                complete(g, seat, "XEN", by="ZEN")
            else:
                _tell(g, seat, _enter(s, player, "XEN"), "ZEN", None)


def deliver_copies(g: Game) -> None:
    """Simulacra queued last turn join their fleets, seat 0 first, in the order in which they were cast."""
    for seat, player in enumerate(g.s.players):
        copies, player.copies = player.copies, []
        for copy in copies:
            complete(g, seat, copy.id, by="SSIM", copy=copy)
