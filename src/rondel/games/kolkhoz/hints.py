"""What a bot may value in a position."""

from __future__ import annotations

from rondel.games.kolkhoz.scoring import score
from rondel.games.kolkhoz.state import Kolkhoz


def worth(s: Kolkhoz, seat: int) -> float:
    """What the seat's position is worth."""
    return float(score(s, seat))
