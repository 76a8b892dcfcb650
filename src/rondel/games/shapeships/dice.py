"""The start of a turn, the shared die, and rerolls. Rules, sections 4.1 and 5.1."""

from __future__ import annotations

from rondel import NOBODY, Handle, move
from rondel.games.shapeships.catalogue import RULES
from rondel.games.shapeships.fleet import count, working
from rondel.games.shapeships.making import deliver_copies
from rondel.games.shapeships.reasons import NoRerolls
from rondel.games.shapeships.says import DieKept, DieRerolled, DieRolled, ExtraDiceRolled, TurnBegan
from rondel.games.shapeships.state import Energy, Player, Shapeships, initiative

MOST_REROLLS = 3


def begin_turn(g: Handle[Shapeships]) -> None:
    """A new turn: counters are cleared, Simulacra arrive."""
    s = g.s
    s.turn += 1
    s.build_phase += 1
    s.extra_build, s.built, s.extra_dice = False, False, []
    for player in s.players:
        _clear(player)
    g.emit(TurnBegan(s.turn))
    deliver_copies(g)


def _clear(player: Player) -> None:
    player.start_health = player.health
    player.made = player.made_by_queens = 0
    player.once_only, player.queued, player.aims, player.copied_targets = [], [], [], []
    player.baseline = player.third_spiral = None
    player.energy = Energy()
    player.cube_used = player.kept = False
    for ship in player.fleet:
        ship.used_this_step = ship.used_this_turn = False


def _throw(g: Handle[Shapeships]) -> int:
    return g.chance.die(RULES.constants.die_sides, label="die")


def roll(g: Handle[Shapeships]) -> None:
    """Roll the one die of both players; each Ark of Knowledge allows a reroll."""
    s = g.s
    s.step = "DiceRoll"
    s.die = _throw(g)
    for player in s.players:
        player.rerolls = min(MOST_REROLLS, count(player, "KNO"))
    g.emit(DieRolled(s.die))


def asked(s: Shapeships) -> int:
    """The first player, from the one with initiative, who may reroll and has not kept the present value."""
    first = initiative(s)
    for seat in (first, 1 - first):
        if s.players[seat].rerolls and not s.players[seat].kept:
            return seat
    return NOBODY


def is_locked(s: Shapeships) -> bool:
    """Does nobody want another die?"""
    return asked(s) == NOBODY


@move
def reroll(g: Handle[Shapeships], seat: int) -> None:
    """Roll the die again, for both players."""
    s = g.s
    s.players[seat].rerolls -= 1
    s.die = _throw(g)
    for player in s.players:
        player.kept = False
    g.emit(DieRerolled(seat, s.die))


@reroll.when
def can_reroll(s: Shapeships, seat: int) -> NoRerolls | None:
    """One for each Ark of Knowledge, at most three."""
    return None if s.players[seat].rerolls else NoRerolls()


@move
def keep(g: Handle[Shapeships], seat: int) -> None:
    """Accept the die as it is."""
    g.s.players[seat].kept = True
    g.emit(DieKept(seat, g.s.die))


def lock(g: Handle[Shapeships]) -> None:
    """The die is final; an owner of a working Leviathan reads 6."""
    s = g.s
    s.readings = [read(s, seat, s.die) for seat in (0, 1)]


def read(s: Shapeships, seat: int, die: int) -> int:
    """A die as a seat reads it."""
    return 6 if working(s, s.players[seat], "LEV") else die


def roll_extra(g: Handle[Shapeships]) -> None:
    """An extra Build Phase has a die for each Chronoswarm of the player with the most of them."""
    s = g.s
    s.step = "DiceRoll"
    dice = max(min(3, working(s, player, "CHR")) for player in s.players)
    s.extra_dice = [_throw(g) for _ in range(dice)]
    g.emit(ExtraDiceRolled(s.extra_dice))


def own_extra_dice(s: Shapeships, seat: int) -> list[int]:
    """The extra dice a seat uses, as it reads them: one for each of its working Chronoswarms."""
    mine = min(3, working(s, s.players[seat], "CHR"))
    return [read(s, seat, die) for die in s.extra_dice[:mine]]
