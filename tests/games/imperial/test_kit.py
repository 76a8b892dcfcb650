"""Imperial keeps every promise of the kit."""

from pathlib import Path

from rondel.games.imperial.game import game
from rondel.testing import conformance

TESTS = Path(__file__).parents[2]

test_imperial = conformance(game, games=30, seconds=1, evidence=TESTS)
