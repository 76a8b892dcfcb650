"""What follows from the open state: ways on the wheel, forecasts, scores, Swiss banks. Rules, sections 7, 9 and 10.

Every look at the table asks for all of it, so the armies and the chips are counted once for all countries.
"""

from __future__ import annotations

from collections import Counter
from typing import TypedDict

from rondel.games.imperial.atlas import COUNTRIES, HOME, WHEELS, CountryId, Slot, TerritoryId
from rondel.games.imperial.board import all_occupied
from rondel.games.imperial.government import holdings, swiss
from rondel.games.imperial.money import assessed, shared
from rondel.games.imperial.scoring import scores
from rondel.games.imperial.state import Imperial
from rondel.games.imperial.wheel import Way, ways


class Forecast(TypedDict):
    """What Taxation would bring a country, and what that comes from."""

    working: list[TerritoryId]
    occupied: list[TerritoryId]
    chips: int
    revenue: int
    points: int
    treasury: int
    bonus: int


class Facts(TypedDict):
    """What screens are told besides the state."""

    wheel: tuple[Slot, ...]
    ways: dict[Slot, Way]
    scores: list[int]
    swiss: list[int]
    forecast: dict[CountryId, Forecast]
    bonus: dict[int, int]
    """What the country on the move would give whom, in dollars."""


def facts(s: Imperial) -> Facts:
    """Nothing in it depends on a bid, a vote or an import that is still secret."""
    wheel, forecast = WHEELS[s.options.wheel], _forecasts(s)
    turn = s.turn if s.round else None
    return {
        "wheel": wheel,
        "ways": ways(wheel, s.countries[turn].slot) if turn is not None else {},
        "scores": scores(s),
        "swiss": swiss(s),
        "forecast": forecast,
        "bonus": shared(forecast[turn]["bonus"], holdings(s, turn)) if turn is not None else {},
    }


def _forecasts(s: Imperial) -> dict[CountryId, Forecast]:
    """What Taxation would bring each country now, and what that comes from."""
    told: dict[CountryId, Forecast] = {}
    chips, shut = Counter(s.board.chips.values()), all_occupied(s.board)
    for country in COUNTRIES:
        working = [at for at in s.board.forces[country].factories if at not in shut]
        flags = chips[country]
        found = assessed(s, country, flags, len(working))
        told[country] = {
            "working": working,
            "occupied": sorted(at for at in shut if HOME[at] == country),
            "chips": flags,
            "revenue": found.revenue,
            "points": found.points,
            "treasury": found.treasury,
            "bonus": found.bonus,
        }
    return told
