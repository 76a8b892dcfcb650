"""What follows from the open state: ways on the wheel, forecasts, scores, Swiss banks. Rules, sections 7, 9 and 10."""

from __future__ import annotations

from typing import Any

from rondel.games.imperial.atlas import CARDS, COUNTRIES, WHEELS, CountryId
from rondel.games.imperial.board import chips, occupied, operational, units
from rondel.games.imperial.government import is_swiss
from rondel.games.imperial.money import forecast
from rondel.games.imperial.scoring import score
from rondel.games.imperial.state import Imperial
from rondel.games.imperial.wheel import is_near, passes_investor, spin_cost


def facts(s: Imperial) -> dict[str, Any]:
    """Nothing in it depends on a bid, a vote or an import that is still secret."""
    seats = range(len(s.players))
    return {
        "wheel": WHEELS[s.options.wheel],
        "ways": _ways(s) if s.round and s.turn is not None else {},
        "scores": [score(s, seat) for seat in seats],
        "swiss": [seat for seat in seats if is_swiss(s, seat)],
        "forecast": {country: _taxation(s, country) for country in COUNTRIES},
    }


def _ways(s: Imperial) -> dict[str, Any]:
    """For every slot within reach of the country on the move: what the way costs, and whether it passes Investor."""
    assert s.turn is not None
    wheel, old = WHEELS[s.options.wheel], s.countries[s.turn].slot
    return {
        slot: {"cost": spin_cost(s, slot), "investor": passes_investor(wheel, old, slot)}
        for slot in wheel
        if is_near(wheel, old, slot)
    }


def _taxation(s: Imperial, country: CountryId) -> dict[str, Any]:
    """What Taxation would bring the country now, and what that comes from."""
    found = forecast(s, country)
    return {
        "working": operational(s.board, country),
        "occupied": sorted(occupied(s.board, country)),
        "chips": chips(s.board, country),
        "units": units(s.board, country),
        "limits": {"army": CARDS[country].army_limit, "fleet": CARDS[country].fleet_limit},
        "revenue": found.revenue,
        "points": found.points,
        "treasury": found.treasury,
        "bonus": found.bonus,
    }
