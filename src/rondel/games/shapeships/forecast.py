"""How the turn would end as far as a viewer can see it: what a board shows before it happens.

While others build in secret, their side is seen, and counts, as it was when the building began.
"""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct
from msgspec.structs import replace

from rondel.games.shapeships.amounts import Steady
from rondel.games.shapeships.dice import read
from rondel.games.shapeships.first_strike import energy_of
from rondel.games.shapeships.fleet import most_health
from rondel.games.shapeships.resolution import Table, censuses, outlook
from rondel.games.shapeships.state import BUILDING, Energy, Shapeships, Ship

BEFORE_BATTLE = ("DiceRoll", "LineGeneration", *BUILDING)


class Outlook(Struct, frozen=True):
    """One side at the end of the turn."""

    damage: Table
    healing: Table
    own_damage: Table
    each: dict[str | int, Steady]
    """What one ship that is left gives: by its kind, or by its number where ships of a kind differ."""
    after: int
    most: int
    """The health it cannot be healed beyond, as things are now."""
    energy: Energy | None
    """What an Ancient player's battle will begin with."""


class Forecast(TypedDict):
    """What screens are told besides the state."""

    forecast: list[Outlook] | None


def forecast(s: Shapeships) -> Forecast:
    """Both sides at the end of the turn if nobody did anything more; nothing before the first and after the last."""
    if not s.turn or s.result is not None:
        return {"forecast": None}
    then, now = s, censuses(s)
    counted = now
    if s.step == "DiceRoll":
        then = replace(s, readings=[read(s, 0, s.die), read(s, 1, s.die)])
    elif s.step not in BEFORE_BATTLE and (fleets := survivors(s)):
        then = replace(s, players=[replace(player, fleet=fleets[seat]) for seat, player in enumerate(s.players)])
        counted = censuses(then)
    sums, healths = outlook(then, counted)
    return {
        "forecast": [
            Outlook(
                side.damage,
                side.healing,
                side.own_damage,
                side.each,
                healths[seat],
                most_health(s, now[seat]),
                energy_of(then, seat) if s.step in BEFORE_BATTLE and s.players[seat].species == "ancient" else None,
            )
            for seat, side in enumerate(sums)
        ]
    }


def survivors(s: Shapeships) -> list[list[Ship]] | None:
    """The fleets without what is doomed or aimed at, and stolen ships with the thief; None if all stays as it is."""
    thieves = {aim.target: seat for seat, player in enumerate(s.players) for aim in player.aims if aim.theft}
    lost = {aim.target for player in s.players for aim in player.aims} - thieves.keys()
    lost.update(ship.iid for player in s.players for ship in player.fleet if ship.doomed)
    if not lost and not thieves:
        return None
    fleets: list[list[Ship]] = [[], []]
    for seat, player in enumerate(s.players):
        for ship in player.fleet:
            if ship.iid not in lost:
                fleets[thieves.get(ship.iid, seat)].append(ship)
            elif ship.id == "ZEN":  # which leaves two Xenites behind
                fleets[seat] += [Ship(0, "XEN", 0, 0), Ship(0, "XEN", 0, 0)]
    return fleets
