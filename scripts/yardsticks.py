"""Bots that levels are measured against and nobody sits down with: as they were, whatever becomes of a game's score."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rondel.bots.base import Menu, Observation
from rondel.bots.greedy import Greedy
from rondel.bots.judging import settled
from rondel.bots.mcts import TreeSearch
from rondel.bots.registry import BOTS
from rondel.bots.search import Search
from rondel.core.kernel import Kernel
from rondel.core.simulation import clone
from rondel.games.imperial.atlas import DOLLAR, RULES
from rondel.games.imperial.board import chips, operational
from rondel.games.imperial.government import holding, holdings
from rondel.games.imperial.hints import claims, ground, imagined, likely_import
from rondel.games.imperial.state import Imperial

GROWTH_LED, GROWTH_OTHERS, UNIT_OF_INCOME, CONTROL, TREASURY_LED, TREASURY_SHARED = 2.6, 1.2, 0.6, 2.0, 0.25, 0.15


class FormerImperial(Greedy):
    """Imperial's `hard` as it was before there were roll-outs: `greedy` by the score of that time."""

    name = "former-imperial"

    @staticmethod
    def judge(worlds: Sequence[Kernel], seat: int) -> list[float]:
        """What each world is worth to a seat."""
        return [worth(world.s, seat) + (settled(world.over, seat) if world.over else 0.0) for world in worlds]


def worth(s: Imperial, seat: int) -> float:
    """What a seat was taken to have in the end."""
    if not s.ending and s.order:
        if s.importing is not None:
            return _worth(imagined(s, likely_import(s)), seat)
        if s.proposals:
            return sum(_worth(imagined(s, made), seat) for made in s.proposals) / len(s.proposals)
    return _worth(s, seat)


def _worth(s: Imperial, seat: int) -> float:
    player = s.players[seat]
    value = player.cash / DOLLAR + player.modifier
    board = s.board if s.draft is None else s.draft.board
    for country, state in s.countries.items():
        if not (own := holding(s, seat, country)):
            continue
        leads = state.leaders[0] == seat
        income = UNIT_OF_INCOME * claims(ground(s), country) + chips(board, country)
        income += RULES.tax_per_factory * len(operational(board, country))
        gain = max(0.0, min(income, RULES.tax_cap) - RULES.tax_baseline + 1)
        points = min(RULES.win_points, state.points + gain * (GROWTH_LED if leads else GROWTH_OTHERS))
        share = own / sum(holdings(s, country).values())
        value += own * points / RULES.points_per_multiplier + CONTROL * leads
        value += state.treasury / DOLLAR * (TREASURY_LED * leads + TREASURY_SHARED * share)
    return value


class Truth(Observation):
    """Everything as it is, hidden cards and those still to be drawn: what no seat can see."""

    __slots__ = ()

    def __init__(self, seen: Observation) -> None:
        super().__init__(seen._kernel, seen.seat, seen.memory)

    def world(self, rng: Random) -> Kernel:
        """The real one."""
        return clone(self._kernel)


class Seer(TreeSearch):
    """Cheats: a tree search that sees all cards, to show how much of a game is luck that no honest player can mend."""

    name = "seer"

    def search(self, observation: Observation, menu: Menu) -> Search:
        """A search in the real world."""
        return super().search(Truth(observation), menu)


BOTS |= {bot.name: bot for bot in (FormerImperial, Seer)}
