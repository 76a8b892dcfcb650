"""Beginning in the middle of a game."""

from typing import Any

import pytest

from rondel.core.file import dump, load
from rondel.errors import UnknownNode
from rondel.games.auction.game import game as auction
from rondel.games.tictactoe.game import game as tictactoe
from rondel.testing import match_from


def test_a_match_begins_with_the_prepared_state_and_can_be_kept() -> None:
    def two_in_a_row(s: Any) -> None:
        s.cells[:2] = [0, 0]

    match = match_from(tictactoe, 2, two_in_a_row)
    match.play(0, "mark", cell=2)

    assert match.over is not None
    assert match.over.winners == (0,)
    assert load(dump(match), tictactoe).digest() == match.digest()


def test_a_part_of_the_flow_that_does_not_exist_is_named() -> None:
    with pytest.raises(UnknownNode, match="'nowhere' is not right below the root of"):
        match_from(auction, 2, lambda s: None, enter="nowhere")
