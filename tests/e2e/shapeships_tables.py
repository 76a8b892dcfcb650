"""Matches of Shapeships in the middle of a game, to be brought to a server as files, one for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rondel.core import file as files
from rondel.core.match import Match
from tests.games.shapeships.tables import Table, ancient, centaur, human, xenite

NAMES = ("Mara", "Rowan")


def drawing() -> Table:
    """Humans in turn 7, with a Fighter and a Frigate of this turn and two lines left."""
    mine = human("4*FIG 3*DEF COM ORB CAR/3", lines=3, health=78)
    theirs = xenite("4*XEN OXI 2*AST 2*ANT MAN EVO DSW", health=71)
    table = Table(mine, theirs, dice=[4, 2, 5], turn=7).to("Drawing")
    return table.draw(0, "FIG").play(0, "upgrade", ship="FRI", number=4)


def building() -> Table:
    """Two Carriers, one of which can build."""
    return Table(human("2*CAR 2*FIG", health=90, lines=2), xenite("QUE SAC 3*ANT ZEN", health=80), dice=[3], turn=6)


def rolling() -> Table:
    """Two Arks of Knowledge against a Leviathan."""
    return Table(centaur("2*KNO FUR TER 2*WIS", health=44), human("LEV 2*FIG", health=52), dice=[2], turn=13)


def strike() -> Table:
    """Two Guardians look for targets."""
    mine, theirs = human("2*GUA 3*FIG DEF INT", health=60), centaur("2*WIS FAM VIG LEG FUR EQU", health=55)
    return Table(mine, theirs, dice=[3], turn=9).to("FirstStrike")


def battle() -> Table:
    """Ancients with Energy of all colours."""
    mine = ancient("4*PLU 5*MER 4*NEP QUA@4 CUB SOL/3 2*SPI", health=64)
    theirs = human("2*INT 4*FIG DRE CAR/2 STA", health=70)
    return Table(mine, theirs, dice=[4], turn=11).to("InteractionLoop")


def swarm() -> Table:
    """As many kinds of ships as will fit."""
    mine = "9*XEN 3*OXI 2*AST 3*ANT/0 2*ANT MAN 2*EVO HEL BUG/2 BUG/0 ZEN DSW AAR OXF ASF SAC QUE CHR HVE"
    theirs = "2*FEA ANG EQU 2*WIS VIG FAM/1 LEG TER FUR KNO ENT RED POW DES DOM"
    table = Table(xenite(mine, health=90, lines=8), centaur(theirs, health=80, lines=5), dice=[4, 3], turn=17)
    return table.to("Drawing")


STAGES: dict[str, Callable[[], Table]] = {
    "drawing": drawing,
    "building": building,
    "rolling": rolling,
    "strike": strike,
    "battle": battle,
    "swarm": swarm,
}


def named(table: Table) -> Match:
    """The match with names."""
    match: Match = table.match
    match.header = replace(match.header, names=NAMES)
    return match


def match_file(table: Table) -> bytes:
    """The match as a file."""
    return files.dump(named(table))
