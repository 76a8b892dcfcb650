"""The end of a turn computed a second time, straight from the rulebook and without the code or data of the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from rondel.core.events import Event
from rondel.games.shapeships.state import Player, Shapeships

ONCE = {"STA": (8, 0), "HEL": (3, 0), "ANG": (3, 0), "FEA": (0, 3)}
"""Damage and healing that count a single time, on the turn of completion."""
FLAT_DAMAGE = {"FIG": 1, "AST": 1, "BAT": 2, "DRE": 10, "LEV": 10, "LEG": 1, "ENT": 8, "POW": 2}
FLAT_HEALING = {
    "DEF": 1, "OXI": 1, "FRI": 2, "GUA": 1, "BAT": 3, "DRE": 2, "LEV": 10, "LEG": 2, "KNO": 2, "POW": 3,
}  # fmt: skip
INSIDE = {"DSW": 3, "OXF": 2, "ASF": 2, "SAC": 1, "QUE": 1, "CHR": 6, "HVE": 1}
FAMILY = ("XEN", "OXI", "AST")


@dataclass
class Ledger:
    """What was completed this turn, noted from the events as they happen."""

    once: list[Counter[str]] = field(default_factory=lambda: [Counter(), Counter()])

    def note(self, events: list[Event]) -> None:
        for event in events:
            if event.name == "turn_began":
                self.once = [Counter(), Counter()]
            drawn = event.name in ("ship_drawn", "ship_upgraded")
            if drawn or (event.name == "ship_made" and event.params["by"] == "SSIM"):
                self.once[event.params["seat"]][event.params["ship"]] += 1

    def amounts(self, seat: int) -> tuple[int, int]:
        """Once-only damage and healing, whether the ships are still there or not."""
        damage = sum(ONCE.get(id, (0, 0))[0] * n for id, n in self.once[seat].items())
        return damage, sum(ONCE.get(id, (0, 0))[1] * n for id, n in self.once[seat].items())


def survivors(player: Player) -> list[Any]:
    """The ships in play when the loop has closed: doomed ones are gone, doomed Zeniths leave two Xenites each."""
    left: list[Any] = [ship for ship in player.fleet if not ship.doomed]
    zeniths = sum(ship.doomed and ship.id == "ZEN" for ship in player.fleet)
    return [*left, *(type(player.fleet[0])(0, "XEN", 0, 0) for _ in range(2 * zeniths))]


def types(fleet: list[Any]) -> int:
    return len({"XEN" if ship.id in FAMILY else ship.id for ship in fleet})


def continuous(s: Shapeships, seat: int) -> tuple[int, int, int]:
    """Damage, healing and damage to oneself of the ships that survived."""
    me, other = s.players[seat], s.players[1 - seat]
    mine, theirs = survivors(me), survivors(other)
    n = Counter(ship.id for ship in mine)
    die, behind = s.readings[seat], me.start_health < other.start_health
    family = sum(n[id] for id in FAMILY) + (sum(INSIDE.get(id, 0) * n[id] for id in n) if n["HVE"] else 0)
    hits = sum(ship.number == die for ship in mine if ship.id == "FRI")
    mystics = sum(ship.number == die for ship in mine if ship.id == "QUA")
    damage = sum(FLAT_DAMAGE.get(id, 0) * n[id] for id in n) + n["COM"] * (n["FIG"] // 3) + 6 * hits
    damage += n["TAC"] * types(mine) + n["EAR"] * 3 * n["CAR"] + n["HEL"] * (family // 2)
    damage += n["AAR"] * (8 if behind else 3) + n["ASF"] * types(theirs) + n["HVE"] * len(mine)
    damage += n["QUE"] * 3 * (me.made - me.made_by_queens) + n["FUR"] * die + n["DES"] * 2 * len(mine)
    healing = sum(FLAT_HEALING.get(id, 0) * n[id] for id in n) + n["MAN"] * min(10, family // 2)
    healing += n["DSW"] * (7 if behind else 3) + n["OXF"] * types(theirs) + n["HVE"] * len(mine)
    healing += n["TER"] * die + n["DOM"] * 2 * len(mine) + 5 * mystics + n["SPI"] ** 2
    healing += 2 * sum(ship.charges == 0 for ship in mine if ship.id == "SOL")
    return damage * (2 if n["SCI"] >= 3 else 1), healing * (2 if n["SCI"] else 1), 3 * n["ENT"]


def expected(s: Shapeships, ledger: Ledger) -> list[int]:
    """Both healths after the resolution, from the position just before the last pass."""
    sums = []
    for seat, player in enumerate(s.players):
        damage, healing, own = continuous(s, seat)
        once = ledger.amounts(seat)
        damage += once[0] + sum(effect.damage for effect in player.queued)
        healing += once[1] + sum(effect.healing for effect in player.queued)
        sums.append((damage, healing, own))
    after = []
    for seat, player in enumerate(s.players):
        spirals = sum(ship.id == "SPI" for ship in survivors(player))
        base = player.health if player.baseline is None else player.baseline
        health = base - sums[1 - seat][0] - sums[seat][2] + sums[seat][1]
        after.append(min(s.options.max_health + 5 * min(3, spirals), health))
    return after
