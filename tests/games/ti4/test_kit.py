"""The companion is held to the whole kit, with the evidence kept for it."""

from pathlib import Path

from rondel.games.ti4.game import game
from rondel.testing import conformance

TESTS = Path(__file__).parents[2]

test_ti4 = conformance(game, games=16, evidence=TESTS, seconds=1)
