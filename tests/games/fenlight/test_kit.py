"""Fenlight is held to the whole kit, with the evidence kept for it."""

from pathlib import Path

from rondel.games.fenlight.game import game
from rondel.testing import conformance

TESTS = Path(__file__).parents[2]

test_fenlight = conformance(game, games=60, seconds=0.5, evidence=TESTS, presets=["-"])
