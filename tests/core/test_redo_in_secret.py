"""Taking back at a secret gate: what one seat does there changes nothing that another may see."""

from __future__ import annotations

import pytest

from rondel.core.interaction import interaction
from rondel.core.loading import loaded
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy
from rondel.core.view import Viewer
from rondel.errors import Rejected
from rondel.games.auction.game import game as auction


def test_what_another_seat_does_in_secret_leaves_my_redo_where_it_is() -> None:
    match = Match(auction, 3, seed="1", policy=UndoPolicy("own"))
    match.answer(0, 1)
    match.play(0, "undo")
    before = interaction(match, Viewer((0,)))
    assert before.redo is not None

    match.answer(1, 2)
    match.answer(1, 3)
    match.play(1, "undo")

    assert interaction(match, Viewer((0,))).redo == before.redo
    match.play(0, "redo")
    assert match.kernel.pos.frames[-1].gate is not None
    assert match.kernel.pos.frames[-1].gate.commits == {0: 1, 1: 2}


def test_a_request_to_take_back_is_still_asked_when_somebody_acts_in_secret() -> None:
    match = Match(auction, 3, seed="1", options={"lots": 2}, policy=UndoPolicy("consent"))
    for seat in range(3):
        match.answer(seat, 1)
    match.play(0, "undo", to="step")
    request = match.request
    assert request is not None

    match.answer(1, 5)

    assert match.request == request
    assert loaded(auction, match.header, match.entries, policy=match.policy).request is not None


def test_what_would_close_a_gate_that_others_have_decided_at_since_cannot_be_redone() -> None:
    """It would leave no place for what they decided; and why not tells nothing of that."""
    match = Match(auction, 2, seed="1", options={"lots": 2}, policy=UndoPolicy("free"))
    match.answer(0, 1)
    match.answer(1, 2)
    match.play(1, "undo")
    match.answer(0, 3)

    with pytest.raises(Rejected) as why:
        match.play(1, "redo")

    assert why.value.code == "nothing_to_redo"
    assert match.kernel.pos.frames[-1].gate is not None
    assert match.kernel.pos.frames[-1].gate.commits == {0: 3}
