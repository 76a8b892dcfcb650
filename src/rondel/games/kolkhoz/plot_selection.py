"""Plot selection: instant, after every trick; what is left of the hands goes into the plots at the end of the year.

Rules, section 5.6.
"""

from __future__ import annotations

from rondel import Handle
from rondel.games.kolkhoz.says import HandSwept
from rondel.games.kolkhoz.state import Kolkhoz
from rondel.games.kolkhoz.tricks import tricks_left


def keep_last_cards(g: Handle[Kolkhoz]) -> None:
    """Between tricks nothing moves; after the last one every hand is swept into the hidden plot."""
    s = g.s
    if tricks_left(s):
        return
    s.swept = True
    for seat, player in enumerate(s.players):
        if player.hand:
            player.plot.hidden += player.hand
            player.hand = []
            g.emit(HandSwept(seat))


def is_year_played(s: Kolkhoz) -> bool:
    """Have the year's tricks been played and the hands swept?"""
    return s.swept
