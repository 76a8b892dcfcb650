"""The kit that every game is held to, for the games that come with Rondel and for everybody else's.

::

    from rondel.testing import conformance
    from mygame import game

    test_my_game = conformance(game, games=200)

`check` does the same without pytest and returns a `Report`.
"""

from rondel.testing.checks import CHECKS
from rondel.testing.conformance import check, conformance
from rondel.testing.perft import perft
from rondel.testing.playthroughs import record_playthrough
from rondel.testing.positions import match_from, position
from rondel.testing.recorded import record_match
from rondel.testing.report import Report, Result
from rondel.testing.words import english

__all__ = [
    "CHECKS",
    "Report",
    "Result",
    "check",
    "conformance",
    "english",
    "match_from",
    "perft",
    "position",
    "record_match",
    "record_playthrough",
]
