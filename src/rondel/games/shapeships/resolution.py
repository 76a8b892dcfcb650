"""The end of a turn: all damage and all healing together, then health is written once. Rules, section 7."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from rondel import Handle, Outcome
from rondel.games.shapeships.amounts import CONTINUOUS, Scene, scene_of
from rondel.games.shapeships.fleet import Census, census, max_health
from rondel.games.shapeships.state import Effect, Player, Shapeships, Ship

Table = dict[str, int]
"""Amounts by ship or Solar Power."""


class Sums(Struct):
    """What one player's side comes to this turn, by source."""

    damage: Table = {}
    """Dealt to the opponent."""
    healing: Table = {}
    own_damage: Table = {}
    """Dealt to oneself; never doubled."""


def continuous(fleet: Iterable[Ship], now: Scene) -> Sums:
    """The continuous amounts of ships in play, doubled by Science Vessels."""
    sums = Sums()
    into = {"damage": sums.damage, "heal": sums.healing, "self_damage": sums.own_damage}
    for ship in fleet:
        for gain in CONTINUOUS.get(ship.id, ()):
            if amount := gain.read(now, ship):
                table = into[gain.op]
                table[ship.id] = table.get(ship.id, 0) + amount
    _double(sums, now.own)
    return sums


def _double(sums: Sums, own: Census) -> None:
    """One Science Vessel doubles continuous healing, three also double continuous damage."""
    vessels = own.by_id.get("SCI", 0)
    if vessels >= 1:
        sums.healing = {id: 2 * amount for id, amount in sums.healing.items()}
    if vessels >= 3:
        sums.damage = {id: 2 * amount for id, amount in sums.damage.items()}


def tallies(s: Shapeships) -> tuple[Sums, Sums]:
    """Everything each seat deals and heals if the turn ends now."""
    counted = [census(player.fleet) for player in s.players]
    return _tally(s, 0, counted), _tally(s, 1, counted)


def _tally(s: Shapeships, seat: int, counted: list[Census]) -> Sums:
    player, other = s.players[seat], s.players[1 - seat]
    sums = continuous(player.fleet, scene_of(player, other, counted[seat], counted[1 - seat], s.readings[seat]))
    _add(sums, player.once_only)
    _add(sums, player.queued)
    return sums


def _add(sums: Sums, effects: Iterable[Effect]) -> None:
    for effect in effects:
        if effect.damage:
            sums.damage[effect.source] = sums.damage.get(effect.source, 0) + effect.damage
        if effect.healing:
            sums.healing[effect.source] = sums.healing.get(effect.source, 0) + effect.healing


def health_after(s: Shapeships, player: Player, sums: Sums, against: Sums) -> int:
    """A player's health once all amounts are in; capped after the sum, never floored."""
    base = player.health if player.baseline is None else player.baseline
    lost = sum(against.damage.values()) + sum(sums.own_damage.values())
    return min(max_health(s, player), base - lost + sum(sums.healing.values()))


def forecast(s: Shapeships) -> tuple[int, int]:
    """Both healths if the turn ended now."""
    sums = tallies(s)
    first, second = (health_after(s, s.players[seat], sums[seat], sums[1 - seat]) for seat in (0, 1))
    return first, second


def resolve(g: Handle[Shapeships]) -> None:
    """Compute everything, write both healths once, and see whether the match is over."""
    s = g.s
    s.step = "EndOfTurnResolution"
    sums = tallies(s)
    after = [health_after(s, s.players[seat], sums[seat], sums[1 - seat]) for seat in (0, 1)]
    for seat, player in enumerate(s.players):
        g.emit(
            "side_resolved",
            seat=seat,
            damage=sums[seat].damage,
            healing=sums[seat].healing,
            own_damage=sums[seat].own_damage,
            before=player.health,
            baseline=player.baseline,
            after=after[seat],
        )
    for player, health in zip(s.players, after, strict=True):
        player.health = health
        player.energy.green = player.energy.red = player.energy.blue = 0
    s.result = verdict(s)


def verdict(s: Shapeships) -> Outcome | None:
    """Who has won, if anybody: players lose at the end of a turn only."""
    mine, theirs = (player.health for player in s.players)
    health = (mine, theirs)
    if min(health) <= 0:
        if max(health) > 0:
            return Outcome.win(int(theirs > mine), "decisive", health)
        return Outcome.draw("mutual", health) if mine == theirs else Outcome.win(int(theirs > mine), "narrow", health)
    if s.options.turn_limit and s.turn >= s.options.turn_limit:
        return Outcome.draw("limit", health) if mine == theirs else Outcome.win(int(theirs > mine), "limit", health)
    return None


def result(s: Shapeships) -> Outcome | None:
    """The outcome once there is one."""
    return s.result
