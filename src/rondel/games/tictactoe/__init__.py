"""Tic-tac-toe: bare turns, the smallest complete game."""

from rondel.core.meta import Meta

META = Meta("tictactoe", "Tic-tac-toe", "1", (2, 2), "Three in a row on a board of nine.", "example", (1, 3))
