"""Tables at which only the latest command can be taken back."""

import pytest

from rondel import registry
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy
from rondel.errors import Rejected


def played(policy: UndoPolicy) -> Match:
    match = Match(registry.game("tictactoe"), seed="1", policy=policy)
    for number, cell in enumerate((0, 4, 8)):
        match.play(number % 2, "mark", cell=cell)
    return match


def test_only_who_gave_the_latest_command_may_take_it_back() -> None:
    """Whoever is on the move now."""
    match = played(UndoPolicy("latest"))

    with pytest.raises(Rejected, match="undo_not_allowed"):
        match.play(1, "undo")
    match.play(0, "undo")
    match.play(1, "undo")
    assert match.kernel.s.cells.count(None) == 8


def test_a_table_can_allow_a_single_level() -> None:
    """After an undo somebody has to act first."""
    match = played(UndoPolicy("latest", once=True))
    match.play(0, "undo")

    with pytest.raises(Rejected, match="undo_not_allowed"):
        match.play(1, "undo")
    match.play(0, "mark", cell=7)
    match.play(0, "undo")


def test_larger_levels_are_not_the_latest_command() -> None:
    """A whole round has commands of others in it."""
    with pytest.raises(Rejected, match="undo_not_allowed"):
        played(UndoPolicy("latest")).play(0, "undo", to="round")


@pytest.mark.parametrize(("learned", "code"), [(False, "undo_barrier"), (True, "")])
def test_a_table_can_let_what_came_to_light_pass(learned: bool, code: str) -> None:
    """The last sealed bid opens all bids; only some tables let it be taken back."""
    match = Match(registry.game("auction"), 2, seed="1", policy=UndoPolicy("latest", learned=learned))
    match.answer(0, 3)
    match.answer(1, 2)
    with pytest.raises(Rejected, match="undo_not_allowed"):
        match.play(0, "undo")
    if code:
        with pytest.raises(Rejected, match=code):
            match.play(1, "undo")
    else:
        match.play(1, "undo")
        assert match.kernel.actors() == [1]
