"""The array version of Kolkhoz against the engine, move for move."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from rondel import begin, registry
from rondel.arrays import kolkhoz as arrays
from rondel.arrays.kolkhoz_engine import as_array, as_decision
from rondel.arrays.kolkhoz_features import WIDTH, read, tables
from rondel.bots.features import Features
from rondel.bots.surveying import survey
from rondel.core.kernel import Kernel
from rondel.core.picking import some_decisions
from rondel.core.playing import play

GAMES = 500
"""In each of four parts, which run beside each other."""
LOOKS = 0.02
"""The share of positions whose options and features are compared too, which takes the engine longest."""
KOLKHOZ = registry.game("kolkhoz")


def same_but_dealt(mine: Any, engine: Kernel) -> None:
    """Compare all but where chance put the cards, and take that over."""
    theirs = as_array(engine)
    new_deal = mine[arrays.YEAR] == theirs[arrays.YEAR] and not np.array_equal(mine[:52], theirs[:52])
    if new_deal:
        dealt = [card for card in range(52) if theirs[card] < arrays.HIDDEN or theirs[card] == arrays.UNDEALT]
        assert all(mine[card] < arrays.HIDDEN or mine[card] == arrays.UNDEALT for card in dealt)
        mine[dealt] = theirs[dealt]
    for start, end in ((arrays.PLAYED, arrays.PLAYED + 4), (arrays.PILES, arrays.PILES + 20)):
        mine[start:end] = theirs[start:end]  # what was there before: nobody reads it
    if theirs[arrays.PHASE] != arrays.SWAPPING:
        mine[arrays.CONFIRMED : arrays.CONFIRMED + 4] = 0
    assert np.array_equal(mine, theirs), np.nonzero(mine != theirs)


@pytest.mark.parametrize("part", range(4))
def test_array_games_go_as_the_engines(part: int) -> None:
    scales = survey(KOLKHOZ, 4, positions=600).scales
    features, t = Features(KOLKHOZ, list(scales)), tables(scales)
    rng, luck, into = Random(part), np.array([12345 + part], np.uint64), np.zeros(arrays.MOST, np.int32)
    index, amount = np.zeros(WIDTH, np.int32), np.zeros(WIDTH, np.float32)
    compared = 0
    for number in range(GAMES):
        engine = begin(KOLKHOZ, 4, seed=f"arrays/{part}/{number}", keeps=False)
        mine = as_array(engine)
        while engine.over is None:
            seat = arrays.actor(mine)
            count = arrays.actions(mine, seat, into)
            offered = into[:count].tolist()
            if rng.random() < LOOKS:
                compared += 1
                theirs = {str(each) for each in some_decisions(engine, seat, 5000, rng)}
                assert {str(as_decision(engine.s, seat, action)) for action in offered} == theirs
                look = rng.randrange(4)
                size = read(mine, look, t, index, amount)
                found = np.zeros(len(scales), np.float32)
                np.add.at(found, index[:size], amount[:size])
                wanted = np.array(features.of(engine, look)[:-1]) * np.array(list(scales.values()))
                assert np.allclose(found, wanted, atol=1e-5), [list(scales)[i] for i in np.nonzero(found - wanted)[0]]
            # swaps are most of the options, and confirming ends them: half of the time, or a game would never end
            action = arrays.CONFIRM if offered[0] == arrays.CONFIRM and rng.random() < 0.5 else rng.choice(offered)
            play(engine, *as_decision(engine.s, seat, action))
            arrays.play(mine, action, luck)
            same_but_dealt(mine, engine)
        totals = np.zeros(4, np.int32)
        arrays.scores(mine, totals)
        assert tuple(totals.tolist()) == engine.over.scores
    assert compared > GAMES
