"""The choice of species: in secret, revealed together. Rules, section 3."""

from __future__ import annotations

from rondel import Handle, One, Setup
from rondel.core.chance import Chance
from rondel.games.shapeships.catalogue import SPECIES
from rondel.games.shapeships.options import RANDOM, WISHES
from rondel.games.shapeships.says import SpeciesRevealed
from rondel.games.shapeships.state import Shapeships, new_player


def setup(g: Setup) -> Shapeships:
    """Two empty fleets; species that nobody has to choose are settled at once."""
    s = Shapeships(options=g.options, players=[new_player(seat, g.options) for seat in g.seats])
    if not choosers(s):
        assign(s, {}, g.chance)
    return s


def choosers(s: Shapeships) -> list[int]:
    """The seats whose species the options leave open."""
    return [seat for seat, fixed in enumerate(s.options.fixed) if fixed == "choose"]


def must_choose(s: Shapeships) -> bool:
    """Does anybody choose?"""
    return bool(choosers(s))


def assign(s: Shapeships, wishes: dict[int, str], chance: Chance) -> None:
    """Give everybody their species; `random` is drawn now, seat 0 first."""
    for seat, player in enumerate(s.players):
        wish = wishes.get(seat, s.options.fixed[seat])
        player.species = chance.pick(tuple(SPECIES), label="species") if wish not in SPECIES else wish


def reveal(g: Handle[Shapeships], wishes: dict[int, str]) -> None:
    """Both have chosen; a seat that left gets a species at random."""
    assign(g.s, wishes, g.chance)
    for seat, player in enumerate(g.s.players):
        g.emit(SpeciesRevealed(seat, player.species))


choice = One(WISHES, refers="species", default=RANDOM)
"""One of the four, or `random`, which is also what a seat gets that leaves before it has chosen."""
