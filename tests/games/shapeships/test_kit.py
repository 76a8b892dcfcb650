"""Shapeships is held to the whole kit over its presets, with the evidence kept for it."""

from pathlib import Path

from rondel.games.shapeships.game import game
from rondel.testing import conformance

TESTS = Path(__file__).parents[2]

test_shapeships = conformance(game, games=30, seconds=1, evidence=TESTS)
