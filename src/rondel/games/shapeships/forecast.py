"""How the turn would end as far as a viewer can see it: what a board shows before it happens.

While others build in secret, their side is seen, and counts, as it was when the building began.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from rondel.games.shapeships.amounts import CHARGES, scene
from rondel.games.shapeships.battle import can_declare
from rondel.games.shapeships.dice import read
from rondel.games.shapeships.first_strike import energy_of
from rondel.games.shapeships.fleet import census, most_health
from rondel.games.shapeships.resolution import Table, by_ship, censuses, outlook
from rondel.games.shapeships.state import BUILDING, Player, Shapeships, Ship

BEFORE_BATTLE = ("DiceRoll", "LineGeneration", *BUILDING)


def forecast(s: Shapeships) -> dict[str, Any]:
    """Both sides at the end of the turn if nobody did anything more; nothing before the first and after the last."""
    if not s.turn or s.result is not None:
        return {"forecast": None}
    fleets = survivors(s)
    then = replace(
        s,
        players=[replace(player, fleet=fleet) for player, fleet in zip(s.players, fleets, strict=True)],
        readings=[read(s, seat, s.die) for seat in (0, 1)] if s.step == "DiceRoll" else s.readings,
    )
    counted = censuses(then)
    sums, healths = outlook(then, counted)
    return {
        "forecast": [
            {
                "damage": sums[seat].damage,
                "healing": sums[seat].healing,
                "own_damage": sums[seat].own_damage,
                "after": healths[seat],
                "most": most_health(s, census(s.players[seat].fleet)),
                "ships": by_ship(fleets[seat], scene(then, seat)),
                "shots": _shots(then, seat),
                "energy": energy_of(then, seat) if s.step in BEFORE_BATTLE else s.players[seat].energy,
            }
            for seat in (0, 1)
        ]
    }


def survivors(s: Shapeships) -> list[list[Ship]]:
    """The fleets without the ships that are doomed or aimed at; stolen ones are with the thief already."""
    thieves = {aim.target: seat for seat, player in enumerate(s.players) for aim in player.aims if aim.theft}
    lost = {aim.target for player in s.players for aim in player.aims if not aim.theft} - set(thieves)
    lost |= {ship.iid for player in s.players for ship in player.fleet if ship.doomed}
    fleets: list[list[Ship]] = [[], []]
    for seat, player in enumerate(s.players):
        for ship in player.fleet:
            if ship.iid not in lost:
                fleets[thieves.get(ship.iid, seat)].append(ship)
        fleets[seat] += _left_behind(player, lost)
    return fleets


def _left_behind(player: Player, lost: set[int]) -> Sequence[Ship]:
    """Two Xenites for every Zenith that is lost."""
    zeniths = sum(ship.id == "ZEN" and ship.iid in lost for ship in player.fleet)
    return [Ship(0, "XEN", 0, 0) for _ in range(2 * zeniths)]


def _shots(s: Shapeships, seat: int) -> Table:
    """The damage of the charges that could still be declared this turn, by ship."""
    now, found = scene(s, seat), Table()
    for ship in s.players[seat].fleet:
        if ship.id in CHARGES and can_declare(ship):
            found[ship.id] = found.get(ship.id, 0) + CHARGES[ship.id]["damage"].read(now, ship)
    return found
