"""The scorer: what it remembers of fleets changes nothing."""

from random import Random

import pytest

from rondel.bots.playouts import play_best
from rondel.core.known import Known
from rondel.core.playing import begin
from rondel.games.shapeships import fleet, hints
from rondel.games.shapeships.game import game
from rondel.games.shapeships.hints import worth


def test_what_was_found_out_of_a_fleet_before_changes_no_score(monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing remembered, each seat's side is worth the same: no amount hangs on more than it is remembered by."""
    for number in range(3):
        kernel, rng = begin(game, 2, seed=str(number)), Random(number)
        for _ in range(150):
            if kernel.over is not None:
                break
            remembered = [worth(kernel.s, seat) for seat in (0, 1)]
            with monkeypatch.context() as forgetful:
                forgetful.setattr(hints, "_fleets", Known())
                forgetful.setattr(fleet, "_censuses", Known())
                assert [worth(kernel.s, seat) for seat in (0, 1)] == remembered
            for _ in range(5):
                if kernel.over is None:
                    play_best(kernel, rng.choice(kernel.actors()), rng, 4)
