"""Tic-tac-toe."""

from __future__ import annotations

from typing import Annotated, Any

from rondel import Fact, Flow, Game, Grid, Message, Outcome, Ref, Seat, Segment, State, Turns, move
from rondel.games.tictactoe import META
from rondel.games.tictactoe.lesson import LESSON

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
CELLS, CORNERS, CENTRE = range(9), (0, 2, 6, 8), 4


Cell = Annotated[int, Ref("cell")]


class Board(State):
    """Nine cells, row by row; each is free or holds the seat that took it."""

    cells: Annotated[list[Seat | None], Grid(3)]


class Marked(Fact):
    """What is said are values like this one; `messages/` has the words."""

    seat: Seat
    cell: Cell


class ThreeInARow(Message): ...


class BoardIsFull(Message): ...


class YourLines(Message): ...


class OthersLines(Message): ...


class TheCentre(Message): ...


@move
def mark(g: Any, seat: int, cell: Cell) -> None:
    """Take a free cell."""
    g.s.cells[cell] = seat
    g.emit(Marked(seat, cell))


@mark.options
def free_cells(s: Board, seat: int) -> list[int]:
    cells = s.cells
    return [cell for cell in CELLS if cells[cell] is None]


def three_in_a_row(s: Board) -> Outcome | None:
    cells = s.cells
    for a, b, c in LINES:
        if (owner := cells[a]) is not None and owner == cells[b] == cells[c]:
            return Outcome.win(owner, ThreeInARow())
    return None if None in cells else Outcome.draw(BoardIsFull())


def worth(s: Board, seat: int) -> float:
    """Lines that are still open to a seat, more the further they are filled; the centre breaks ties."""
    return sum(parts(s, seat).values())


def parts(s: Board, seat: int) -> dict[Message, float]:
    """What that consists of."""
    own = others = 0
    for line in LINES:
        mine = sum(s.cells[cell] == seat for cell in line)
        theirs = sum(s.cells[cell] not in (seat, None) for cell in line)
        if not theirs:
            own += (0, 1, 10, 1000)[mine]
        elif not mine:
            others -= (0, 1, 30, 1000)[theirs]
    return {YourLines(): own, OthersLines(): others, TheCentre(): 0.5 * (s.cells[CENTRE] == seat)}


def cell_name(cell: int) -> str:
    """A cell by its column and row: a1 is the first, c3 the last.

    >>> cell_name(5)
    'c2'
    """
    return "abc"[cell % 3] + "123"[cell // 3]


def draw(view: dict[str, Any], seat: int | None) -> str:
    """The board, with the names of columns and rows."""
    cells = [" " if owner is None else "XO"[owner] for owner in view["cells"]]
    rows = [f"{row}  " + " │ ".join(cells[3 * row - 3 : 3 * row]) for row in (1, 2, 3)]
    return "   a   b   c\n" + "\n  ───┼───┼───\n".join(rows)


game = Game(
    META,
    state=Board,
    setup=lambda g: Board(cells=[None] * 9),
    flow=Flow(Segment("play", Turns(moves=[mark], each=1))),
    outcome=three_in_a_row,
    events=[Marked],
    labels={"cell": cell_name},
    prompts=["play"],
    score=worth,
    score_parts=parts,
    score_spread=80.0,
    bold={YourLines: 1.0},
    levels={
        "easy": "greedy:doubt=3.0",
        "normal": "greedy:doubt=0.3",
        "hard": "greedy:doubt=0.1",
        "master": "mcts:iterations=300:depth=0:width=1",
    },
    draw=draw,
    lesson=LESSON,
)
