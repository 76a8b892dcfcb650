"""Commands about the table: they look at a match and say what is to be entered; the match enters it."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import Command, Match, UndoPolicy
from rondel.core.loading import loaded
from rondel.core.table import TABLE
from rondel.games.tictactoe.game import game as tictactoe


def match_of(*cells: int) -> Match:
    match = Match(tictactoe, seed="1", policy=UndoPolicy("free"))
    for number, cell in enumerate(cells):
        match.play(number % 2, "mark", cell=cell)
    return match


@pytest.mark.parametrize(
    ("name", "args"),
    [("undo", None), ("undo", {"to": "turn"}), ("pause", {"reason": "tea"}), ("leave", None), ("end_match", None)],
)
def test_a_table_command_changes_nothing_by_itself(name: str, args: Any) -> None:
    """Only what the match takes happens."""
    match = match_of(0, 1, 2)
    before = (match.digest(), list(match.entries), list(match.marks), list(match.line.entries))

    (step,) = TABLE[name](match, Command(0, name, args, actor=-1), -1)

    assert step.entry.v == 4
    assert before == (match.digest(), match.entries, match.marks, match.line.entries)
    assert (match.paused, match.request, match.over) == ("", None, None)


def test_what_a_table_command_says_is_what_happens() -> None:
    """Taking the step by hand leads where applying the command leads."""
    by_hand, applied = match_of(0, 1, 2), match_of(0, 1, 2)
    (step,) = TABLE["undo"](by_hand, Command(0, "undo"), 0)
    by_hand.take(step)
    applied.apply(Command(0, "undo"))

    assert step.entry.removes == (3,)
    assert by_hand.digest() == applied.digest() == match_of(0, 1).digest()
    assert by_hand.entries == applied.entries


def test_a_pause_that_is_read_is_a_pause() -> None:
    """An entry changes the same whether it was just given or comes out of a file."""
    match = match_of(0)
    match.play(0, "pause", reason="tea")

    assert match.paused == loaded(match.game, match.header, match.entries).paused == "tea"

    match.play(0, "resume")

    assert match.paused == loaded(match.game, match.header, match.entries).paused == ""
