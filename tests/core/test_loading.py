"""A match taken up again: after a restart, or by another process."""

from __future__ import annotations

import pytest

from rondel.core.commands import Command
from rondel.core.loading import append, loaded
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy
from rondel.core.seats import HOST
from rondel.errors import ReplayDivergence
from rondel.games.auction.game import game as auction
from rondel.games.tictactoe.game import game as tictactoe


def played(*cells: int) -> Match:
    match = Match(tictactoe, seed="1", policy=UndoPolicy("consent"))
    for turn, cell in enumerate(cells):
        match.apply(Command(turn % 2, "mark", {"cell": cell}, id=f"c{turn}"))
    return match


def again(match: Match, count: int | None = None) -> Match:
    return loaded(match.game, match.header, match.entries[:count], policy=match.policy)


def test_an_undo_that_waits_for_consent_still_waits_after_loading() -> None:
    match = played(0, 1)
    match.play(0, "undo")
    other = again(match)

    assert other.request == match.request is not None
    other.play(1, "undo_answer", yes=True)
    assert other.kernel.s.cells == [None] * 9


def test_an_undo_to_an_entry_that_waited_takes_back_no_more_after_loading() -> None:
    match = played(0, 1, 2, 3)
    match.play(0, "undo", to=2)
    other = again(match)

    assert other.request == match.request is not None
    other.play(1, "undo_answer", yes=True)
    assert [cell is None for cell in other.kernel.s.cells[:4]] == [False, False, True, True]


def test_what_was_agreed_to_before_loading_counts() -> None:
    match = Match(auction, 3, seed="1", options={"lots": 2}, policy=UndoPolicy("consent"))
    for seat in range(3):
        match.answer(seat, 1)
    match.play(0, "undo", to="step")
    match.play(1, "undo_answer", yes=True)
    other = again(match)

    assert other.request is not None
    assert (other.request.agreed, other.request.waits_for) == ((1,), (2,))
    other.play(2, "undo_answer", yes=True)
    match.play(2, "undo_answer", yes=True)
    assert other.digest() == match.digest()


@pytest.mark.parametrize("answer", ["no", "move", "redo"])
def test_an_undo_that_was_settled_is_not_asked_again(answer: str) -> None:
    match = played(0, 1, 2)
    if answer == "redo":
        match.apply(Command(0, "undo", actor=HOST))
    match.play(1, "undo")
    if answer == "no":
        match.play(0, "undo_answer", yes=False)
    elif answer == "move":
        match.play(1, "mark", cell=5)
    else:
        match.apply(Command(0, "redo", actor=HOST))

    assert match.request is None
    assert again(match).request is None


def test_a_command_that_was_taken_back_is_not_carried_out_again_after_loading() -> None:
    match = played(0)
    match.play(0, "undo")
    other = again(match)

    assert other.apply(Command(0, "mark", {"cell": 0}, id="c0")).repeated
    assert other.kernel.s.cells == [None] * 9


def test_entries_added_elsewhere_are_taken_in() -> None:
    match = played(0, 1, 2)
    match.apply(Command(HOST, "pause", {"reason": "tea"}))
    match.apply(Command(HOST, "resume"))
    match.play(1, "undo")
    behind = again(match, 1)

    assert append(behind, match.entries[1:])
    assert behind.digest() == match.digest()
    assert behind.records == match.records
    assert behind.request == match.request is not None
    assert behind.apply(Command(0, "mark", {"cell": 2}, id="c2")).repeated


def test_a_match_in_which_something_was_taken_back_must_be_loaded_anew() -> None:
    match = played(0, 1)
    match.apply(Command(1, "undo", actor=HOST))
    behind = again(match, 1)

    assert not append(behind, match.entries[1:])
    assert len(behind.entries) == 1
    with pytest.raises(ReplayDivergence):
        append(behind, played(0, 1, 2).entries[2:])
