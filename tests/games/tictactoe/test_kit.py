"""Tic-tac-toe is held to the whole kit, with the evidence kept for it."""

from pathlib import Path

from rondel.games.tictactoe.game import game
from rondel.testing import conformance

TESTS = Path(__file__).parents[2]

test_tictactoe = conformance(game, games=200, seconds=0.5, evidence=TESTS)
