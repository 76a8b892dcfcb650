"""Showdowns: who takes part, combat, and what comes of it. Rules, section B.4.3."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Any

from rondel import NOBODY, Handle, Split, Verdict
from rondel.cards import Pairs, dealt_in_order, living
from rondel.games.fenlight.cards import CARDS
from rondel.games.fenlight.effects import draw_cards, hurt, might, send_home
from rondel.games.fenlight.says import Conquered, LethalFirst, Scored, TanksFirst
from rondel.games.fenlight.state import GOAL, Table, Unit, units, units_at

if TYPE_CHECKING:
    from random import Random


def relevant(s: Table) -> list[int]:
    """Who takes part: both sides of a combat, everybody in an open showdown; owners of objects as well."""
    showdown = s.showdown
    if showdown is None or showdown.defender == NOBODY:
        return living(s.players)
    return [showdown.attacker, showdown.defender, *(waiting.by for waiting in s.chain)]


def two_sides(s: Table) -> bool:
    """Are there units of both sides?"""
    showdown = s.showdown
    if showdown is None or showdown.defender == NOBODY:
        return False
    sides = (showdown.attacker, showdown.defender)
    return all(units_at(s, showdown.site, seat) for seat in sides)


# -- combat ----------------------------------------------------------------------------------------------------


class Assignment(Split):
    """Damage dealt out: tanks first, lethal damage before the next unit, the rest on the last."""

    def __init__(self, total: int, needs: dict[int, int], tanks: Sequence[int]) -> None:
        self.amount, self.needs, self.tanks = total, needs, tuple(tanks)
        in_order = self._dealt(next(self._orders()))
        super().__init__(total, tuple(needs), refers="card", default=in_order)

    def _orders(self) -> Iterator[tuple[int, ...]]:
        others = [iid for iid in self.needs if iid not in self.tanks]
        return (first + then for first in permutations(self.tanks) for then in permutations(others))

    def _dealt(self, order: Sequence[int]) -> Pairs:
        amounts = dict(zip(order, dealt_in_order(self.amount, [self.needs[iid] for iid in order]), strict=True))
        return tuple((iid, amounts[iid]) for iid in self.needs)

    def suggest(self, s: Any, seat: int) -> Iterable[Pairs]:
        seen: list[Pairs] = []
        for order in self._orders():
            if (dealt := self._dealt(order)) not in seen:
                seen.append(dealt)
                yield dealt

    def sample(self, s: Any, seat: int, rng: Random) -> Pairs:
        first, then = list(self.tanks), [iid for iid in self.needs if iid not in self.tanks]
        rng.shuffle(first)
        rng.shuffle(then)
        return self._dealt([*first, *then])

    def refuse(self, s: Any, seat: int, value: Any) -> Verdict:
        if why := super().refuse(s, seat, value):
            return why
        given = dict(value)
        full = [iid for iid in self.needs if given[iid] >= self.needs[iid]]
        if any(given[iid] for iid in self.needs if iid not in self.tanks) and not {*self.tanks} <= {*full}:
            return TanksFirst()
        partial = [iid for iid in self.needs if 0 < given[iid] < self.needs[iid]]
        over = [iid for iid in full if given[iid] > self.needs[iid]]
        if len(partial) > 1 or (over and (len(full) < len(self.needs) or len(over) > 1)):
            return LethalFirst()
        return None


async def assigned(g: Handle[Table], seat: int, total: int, foes: list[tuple[int, Unit]]) -> Pairs:
    """How a side deals its total out; only asked where there is a choice."""
    needs = {unit.card.iid: max(1, might(g.s, owner, unit) - unit.damage) for owner, unit in foes}
    tanks = [unit.card.iid for _, unit in foes if "tank" in CARDS[unit.card.kind].keywords]
    choice = Assignment(total, needs, tanks)
    ways = choice.suggest(g.s, seat)
    first = next(iter(ways))
    if next(iter(ways), None) is None:
        return first
    dealt: Pairs = await g.ask(seat, choice, id="assign")
    return dealt


async def combat(g: Handle[Table]) -> None:
    """Both sides deal their whole might, first the attacker decides, then the defender; damage is at once."""
    s = g.s
    showdown = s.showdown
    assert showdown is not None
    showdown.fought = True
    sides = [
        [(seat, unit) for unit in units_at(s, showdown.site, seat)] for seat in (showdown.attacker, showdown.defender)
    ]
    dealt: list[tuple[int, int]] = []
    for mine, foes in ((sides[0], sides[1]), (sides[1], sides[0])):
        total = sum(might(s, seat, unit) for seat, unit in mine)
        dealt += await assigned(g, mine[0][0], total, foes)
    by_number = {unit.card.iid: unit for side in sides for _, unit in side}
    for iid, amount in dealt:
        if amount:
            hurt(g, by_number[iid], amount)


# -- what comes of it ------------------------------------------------------------------------------------------


def conclude(g: Handle[Table]) -> None:
    """Control, scoring, recall; after a combat all damage everywhere is removed."""
    s = g.s
    showdown = s.showdown
    assert showdown is not None
    site = s.sites[showdown.site]
    attackers = units_at(s, showdown.site, showdown.attacker)
    defenders = units_at(s, showdown.site, showdown.defender) if showdown.defender != NOBODY else []
    s.showdown = None
    if attackers and defenders:
        for unit in attackers:
            send_home(g, unit)
    elif attackers:
        site.controller = showdown.attacker
        g.emit(Conquered(showdown.attacker, showdown.site))
        score(g, showdown.attacker, showdown.site, by_holding=False)
    if showdown.fought:
        for found in units(s):
            found.unit.damage = 0


def score(g: Handle[Table], seat: int, site: int, *, by_holding: bool) -> None:
    """A point for a site, once per turn; the last one needs holding, or control of all sites, else a card is drawn."""
    player = g.s.players[seat]
    if site in player.scored:
        return
    player.scored.append(site)
    everywhere = all(other.controller == seat for other in g.s.sites)
    if player.points == GOAL - 1 and not by_holding and not everywhere:
        draw_cards(g, seat, 1)
        return
    player.points += 1
    g.emit(Scored(seat, site, player.points))
