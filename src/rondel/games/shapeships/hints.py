"""What a position is worth to a seat, for bots."""

from __future__ import annotations

from rondel.games.shapeships.resolution import forecast
from rondel.games.shapeships.state import Shapeships


def worth(s: Shapeships, seat: int) -> float:
    """The health that is to come."""
    healths = forecast(s)
    return healths[seat] - healths[1 - seat]
