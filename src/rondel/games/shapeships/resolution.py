"""The end of a turn: all damage and all healing together, then health is written once. Rules, section 7."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from rondel import Handle, Message, Outcome
from rondel.games.shapeships.amounts import CONTINUOUS, SINGLE, Circumstances, Steady, scene_of
from rondel.games.shapeships.catalogue import COST
from rondel.games.shapeships.fleet import Census, census, most_health
from rondel.games.shapeships.says import Decisive, Limit, Mutual, Narrow, SideResolved
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
    each: dict[str | int, Steady] = {}
    """The continuous amounts of one ship: by its kind, or by its number where ships of a kind differ."""


def continuous(fleet: Iterable[Ship], now: Circumstances) -> Sums:
    """The continuous amounts of ships in play, doubled by Science Vessels."""
    sums = Sums()
    each = sums.each
    for id, count in now.own.by_id.items():
        read = CONTINUOUS.get(id)
        if read is None:
            continue
        if id in SINGLE:
            damage = healing = own = 0
            for ship in fleet:
                if ship.id == id:
                    each[ship.iid] = one = read(now, ship)
                    damage, healing, own = damage + one[0], healing + one[1], own + one[2]
        else:
            damage, healing, own = each[id] = read(now, None)
            if count > 1:
                damage, healing, own = count * damage, count * healing, count * own
        if damage:
            sums.damage[id] = damage
        if healing:
            sums.healing[id] = healing
        if own:
            sums.own_damage[id] = own
    if vessels := now.own.by_id.get("SCI"):
        _double(sums, vessels)
    return sums


def _double(sums: Sums, vessels: int) -> None:
    """One Science Vessel doubles continuous healing, three also double continuous damage."""
    harm = 2 if vessels >= 3 else 1
    sums.damage = {id: harm * amount for id, amount in sums.damage.items()}
    sums.healing = {id: 2 * amount for id, amount in sums.healing.items()}
    sums.each = {key: (harm * damage, 2 * healing, own) for key, (damage, healing, own) in sums.each.items()}


def censuses(s: Shapeships) -> tuple[Census, Census]:
    """Both fleets, counted."""
    return census(s.players[0].fleet), census(s.players[1].fleet)


def tally(s: Shapeships, seat: int, counted: Sequence[Census]) -> Sums:
    """Everything a seat deals and heals if the turn ends now."""
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


def totals(sums: Sums) -> Steady:
    """What a side deals, heals and costs its owner in all."""
    return sum(sums.damage.values()), sum(sums.healing.values()), sum(sums.own_damage.values())


def health_after(player: Player, most: int, dealt: Steady, against: Steady) -> int:
    """A player's health once all amounts are in; capped after the sum, never floored."""
    base = player.health if player.baseline is None else player.baseline
    (_, healing, own_damage), (damage, _, _) = dealt, against
    return min(most, base - damage - own_damage + healing)


def outlook(s: Shapeships, counted: Sequence[Census]) -> tuple[tuple[Sums, Sums], tuple[int, int]]:
    """What both sides come to and both healths, if the turn ended now."""
    sums = tally(s, 0, counted), tally(s, 1, counted)
    dealt = totals(sums[0]), totals(sums[1])
    one, two = (
        health_after(player, most_health(s, counted[at]), dealt[at], dealt[1 - at])
        for at, player in enumerate(s.players)
    )
    return sums, (one, two)


def resolve(g: Handle[Shapeships]) -> None:
    """Compute everything, write both healths once, and see whether the match is over."""
    s = g.s
    s.step = "EndOfTurnResolution"
    sums, after = outlook(s, censuses(s))
    for seat, player in enumerate(s.players):
        side, fleet = sums[seat], sum(COST[ship.id] for ship in player.fleet)
        told = side.damage, side.healing, side.own_damage
        g.emit(SideResolved(seat, *told, player.health, player.baseline, after[seat], fleet))
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


ENDS: dict[str, Message] = {end.key: end for end in (Decisive(), Narrow(), Mutual(), Limit())}


def result(s: Shapeships) -> Outcome | None:
    """The outcome once there is one, in words; the position knows the rules' name of how it ended."""
    return replace(s.result, reason=ENDS[str(s.result.reason)].phrase) if s.result is not None else None
