"""What must hold whenever the game waits for somebody."""

from __future__ import annotations

from rondel.games.shapeships.catalogue import SHIPS
from rondel.games.shapeships.fleet import count, max_health
from rondel.games.shapeships.state import BUILDING, Shapeships


def ships_are_numbered_once(s: Shapeships) -> str | None:
    """Every ship has a number of its own, given out by its first owner, and fleets are in order."""
    iids = [ship.iid for player in s.players for ship in player.fleet]
    if len(set(iids)) != len(iids):
        return f"a number is used twice: {sorted(iids)}"
    if late := [iid for iid in iids if iid >= s.players[iid % 2].next_iid]:
        return f"numbers that were never given out: {late}"
    ordered = all(
        [ship.iid for ship in player.fleet] == sorted(ship.iid for ship in player.fleet) for player in s.players
    )
    return None if ordered else "a fleet is out of order"


def ships_are_possible(s: Shapeships) -> str | None:
    """Charges and numbers fit the kind of ship; nobody has four Spirals; only battles doom ships."""
    for player in s.players:
        for ship in player.fleet:
            fact = SHIPS[ship.id]
            if not 0 <= ship.charges <= (fact.charges or 0) or not 0 <= ship.number <= 6:
                return f"{ship} is impossible"
            if fact.needs_number != (ship.number > 0):
                return f"{ship} should have a number, or should not"
            if ship.doomed and s.step != "InteractionLoop":
                return f"{ship} is doomed outside of a battle"
        if count(player, "SPI") > 3:
            return "four Spirals"
    return None


def means_are_possible(s: Shapeships) -> str | None:
    """Nothing is spent that was not there, and what is saved keeps to the cap."""
    for player in s.players:
        energy = player.energy
        if min(player.lines, player.joining, player.converts, energy.green, energy.red, energy.blue) < 0:
            return f"something is below zero: {player}"
        if s.step in ("FirstStrike", "InteractionLoop") and player.lines + player.joining > s.options.saved_line_cap:
            return f"{player.lines} + {player.joining} lines were saved"
    return None


def health_is_possible(s: Shapeships) -> str | None:
    """Health stays below the maximum and, while the match goes on, above zero; it moves at the end of turns only."""
    for player in s.players:
        if s.result is None and player.health <= 0:
            return f"health {player.health}, and the match goes on"
        if s.step in BUILDING and player.health != player.start_health:
            return f"health has moved from {player.start_health} to {player.health} during the turn"
        if s.step == "EndOfTurnResolution" and player.health > max_health(s, player):
            return f"health {player.health} is above the maximum"
    return None


INVARIANTS = [ships_are_numbered_once, ships_are_possible, means_are_possible, health_is_possible]
