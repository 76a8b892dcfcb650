"""Line generation. Rules, sections 5.2 and 5.6."""

from __future__ import annotations

from rondel import Handle
from rondel.games.shapeships.amounts import INCOME, scene
from rondel.games.shapeships.dice import own_extra_dice
from rondel.games.shapeships.fleet import chronoswarms
from rondel.games.shapeships.says import ExtraLines, LinesGenerated
from rondel.games.shapeships.state import Shapeships

Sources = dict[str, int]
"""Lines by where they come from: a ship, `die`, `saved` or `SCON`."""


def income(s: Shapeships, seat: int) -> tuple[Sources, Sources]:
    """The lines and the joining lines a seat's old ships give it at its present reading."""
    now = scene(s, seat)
    lines: Sources = {}
    joining: Sources = {}
    old = [ship for ship in s.players[seat].fleet if ship.turn < s.turn and ship.id in INCOME]
    for ship in old:
        for gain in INCOME[ship.id]:
            into = lines if gain.op == "gain_lines" else joining
            if gain.copies == 1:
                into[ship.id] = into.get(ship.id, 0) + gain.read(now, ship)
            elif ship.id not in into and sum(other.id == ship.id for other in old) >= gain.copies:
                into[ship.id] = gain.read(now, ship)
    return {id: n for id, n in lines.items() if n}, {id: n for id, n in joining.items() if n}


def generate(g: Handle[Shapeships]) -> None:
    """Everybody gains the die, what old ships give, and the Converts of last turn; saved lines are still there."""
    s = g.s
    s.step = "LineGeneration"
    for seat, player in enumerate(s.players):
        gained, joining = income(s, seat)
        sources = {"die": s.readings[seat], **gained}
        if player.converts:
            sources["SCON"] = player.converts
        saved, saved_joining = player.lines, player.joining
        player.lines += sum(sources.values())
        player.joining += sum(joining.values())
        player.converts = 0
        all_sources = {**sources, **({"saved": saved} if saved else {})}
        all_joining = {**joining, **({"saved": saved_joining} if saved_joining else {})}
        g.emit(LinesGenerated(seat, player.lines, player.joining, all_sources, all_joining))
    s.shown = [[ship.iid for ship in player.fleet] for player in s.players]


def generate_extra(g: Handle[Shapeships]) -> None:
    """In an extra Build Phase the owners of Chronoswarms gain their dice and nothing else."""
    s = g.s
    s.step = "LineGeneration"
    for seat, player in enumerate(s.players):
        if chronoswarms(s, seat):
            dice = own_extra_dice(s, seat)
            player.lines += sum(dice)
            g.emit(ExtraLines(seat, player.lines, dice), audience=(seat,))
