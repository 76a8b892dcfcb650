"""What follows from the open state: forecasts, scores, Swiss banks. Rules, sections 7.5, 9 and 10."""

from __future__ import annotations

from typing import Any

from rondel.games.imperial.atlas import COUNTRIES, CountryId
from rondel.games.imperial.board import chips, occupied, operational, units
from rondel.games.imperial.government import is_swiss
from rondel.games.imperial.money import forecast
from rondel.games.imperial.scoring import score
from rondel.games.imperial.state import Imperial


def facts(s: Imperial) -> dict[str, Any]:
    """Nothing in it depends on a bid, a vote or an import that is still secret."""
    seats = range(len(s.players))
    return {
        "scores": [score(s, seat) for seat in seats],
        "swiss": [seat for seat in seats if is_swiss(s, seat)],
        "forecast": {country: _taxation(s, country) for country in COUNTRIES},
    }


def _taxation(s: Imperial, country: CountryId) -> dict[str, Any]:
    """What Taxation would bring the country now, and what that comes from."""
    found = forecast(s, country)
    return {
        "working": operational(s.board, country),
        "occupied": sorted(occupied(s.board, country)),
        "chips": chips(s.board, country),
        "units": units(s.board, country),
        "revenue": found.revenue,
        "points": found.points,
        "treasury": found.treasury,
        "bonus": found.bonus,
    }
