"""The rules of tic-tac-toe."""

from __future__ import annotations

import pytest

from rondel.core.match import Match
from rondel.errors import Rejected
from rondel.games.tictactoe.game import BoardIsFull, ThreeInARow, game


def after(*cells: int) -> Match:
    """A match in which these cells have been taken in turn."""
    match = Match(game, seed="rules")
    for number, cell in enumerate(cells):
        match.play(number % 2, "mark", cell=cell)
    return match


@pytest.mark.parametrize(
    "line", [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
)
def test_three_in_a_row_win(line: tuple[int, int, int]) -> None:
    """Rows, columns and both diagonals."""
    a, b, c = line
    x, y = [cell for cell in range(9) if cell not in line][:2]

    match = after(a, x, b, y, c)

    assert match.over is not None
    assert match.over.winners == (0,)
    assert match.over.reason == ThreeInARow().phrase


def test_a_full_board_without_a_row_is_a_draw() -> None:
    """Nobody wins when nothing is free any more."""
    match = after(0, 1, 2, 4, 3, 5, 7, 6, 8)

    assert match.over is not None
    assert match.over.winners == ()
    assert match.over.reason == BoardIsFull().phrase


def test_a_row_completed_with_the_last_cell_wins() -> None:
    """The row counts before the full board."""
    match = after(0, 1, 2, 3, 4, 5, 7, 6, 8)

    assert match.over is not None
    assert match.over.winners == (0,)


def test_a_taken_cell_cannot_be_taken_again() -> None:
    """Neither the other's nor one's own."""
    match = after(4)

    with pytest.raises(Rejected) as refused:
        match.play(1, "mark", cell=4)
    assert refused.value.code == "illegal_move"


def test_the_seats_take_turns() -> None:
    """Nobody marks twice in a row."""
    match = after(4)

    with pytest.raises(Rejected) as refused:
        match.play(0, "mark", cell=0)
    assert refused.value.code == "not_turn_player"
