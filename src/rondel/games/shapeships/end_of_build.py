"""The end of the Build Phase: Redemption, Chronoswarm, saving, the reveal. Rules, sections 5.5 and 5.6."""

from __future__ import annotations

from rondel import Handle
from rondel.games.shapeships.fleet import census, chronoswarms, max_health
from rondel.games.shapeships.says import ExtraBuildBegan, FleetRevealed
from rondel.games.shapeships.state import Player, Shapeships


def end_of_build(g: Handle[Shapeships]) -> None:
    """Redemption first; then one extra Build Phase a turn for owners of a Chronoswarm, or the reveal."""
    s = g.s
    s.step = "EndOfBuild"
    for player in s.players:
        if any(ship.id == "RED" and ship.build_phase == s.build_phase for ship in player.fleet):
            player.baseline = max_health(s, player)
    if not s.extra_build and any(chronoswarms(s, seat) for seat in (0, 1)):
        s.extra_build = True
        s.build_phase += 1
        g.emit(ExtraBuildBegan([seat for seat in (0, 1) if chronoswarms(s, seat)]))
        return
    s.built = True
    for seat, player in enumerate(s.players):
        save(player, s.options.saved_line_cap)
        _reveal(g, seat, player)


def save(player: Player, cap: int) -> None:
    """Lines beyond the cap are lost; joining lines have what room the others leave."""
    player.lines = min(player.lines, cap)
    player.joining = min(player.joining, cap - player.lines)


def _reveal(g: Handle[Shapeships], seat: int, player: Player) -> None:
    """Tell everybody what came into play in secret and what left it."""
    before = g.s.shown[seat]
    now = {ship.iid for ship in player.fleet}
    new = dict(census(ship for ship in player.fleet if ship.iid not in before).by_id)
    gone = len([iid for iid in before if iid not in now])
    g.emit(FleetRevealed(seat, new, gone, player.lines, player.joining))


def is_built(s: Shapeships) -> bool:
    """Is the turn's building over?"""
    return s.built


def is_extra_phase(s: Shapeships) -> bool:
    """Is this the extra Build Phase of a Chronoswarm?"""
    return s.extra_build
