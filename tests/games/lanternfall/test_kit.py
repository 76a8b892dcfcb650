"""Lanternfall is held to the whole kit, with the evidence kept for it."""

from pathlib import Path

from rondel.games.lanternfall.game import game
from rondel.testing import conformance

TESTS = Path(__file__).parents[2]

test_lanternfall = conformance(game, games=60, seconds=0.5, evidence=TESTS, presets=["-"])
