"""The terminal drawings of the card games."""

from __future__ import annotations

from random import Random

import pytest

from rondel import SPECTATOR, Viewer, registry
from rondel.core.picking import random_decision
from rondel.core.playing import begin, play
from rondel.core.view import view


@pytest.mark.parametrize("name", ["emberlode", "lanternfall", "skyreef", "fenlight"])
def test_no_line_is_wider_than_a_terminal_and_nothing_hidden_is_drawn(name: str) -> None:
    """For players and for those who watch, with two to four seats."""
    game = registry.game(name)
    assert game.draw is not None
    for seats in (2, 3, 4):
        kernel, rng = begin(game, seats, seed="drawing"), Random(seats)
        for number in range(150):
            if kernel.over is not None:
                break
            seat = kernel.actors()[0]
            play(kernel, *random_decision(kernel, seat, rng))
            if number % 5 == 0:
                mine = game.draw(view(kernel, Viewer((0,))), 0)
                theirs = game.draw(view(kernel, SPECTATOR), None)
                assert max(map(len, (*mine.splitlines(), *theirs.splitlines()))) <= 78
                assert "Your hand" not in theirs
