"""The core invariant, over random games of all sixteen pairings.

All damage and healing of a turn resolve together at its end, after which health is written once; nobody loses earlier.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rondel.core import playing
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision
from rondel.games.shapeships.catalogue import SPECIES
from rondel.games.shapeships.game import game
from rondel.games.shapeships.resolution import ENDS
from tests.games.shapeships.auditor import Ledger, expected

PAIRINGS = list(product(SPECIES, repeat=2))


def play(first: str, second: str, seed: int, preset: str) -> Kernel:
    """A random game, watched: health, results and Build Phases are checked after every input."""
    rng, ledger = Random(seed), Ledger()
    options = {"first_species": first, "second_species": second, "preset": preset}
    kernel = playing.begin(game, 2, options, str(seed), traced=True)
    resolved = 0
    ledger.note(kernel.events or [])
    while kernel.over is None:
        kernel.events = []
        s = kernel.s
        before, turn, phases = [player.health for player in s.players], s.turn, s.build_phase
        foreseen = expected(s, ledger) if s.step == "InteractionLoop" else before
        seat = rng.choice(kernel.actors())
        playing.play(kernel, *random_decision(kernel, seat, rng))
        after = [player.health for player in s.players]
        told = [event for event in kernel.events if event.name == "side_resolved"]
        ledger.note(kernel.events)
        if not told:
            assert after == before, "health moved in the middle of a turn"
            assert kernel.over is None, "somebody lost in the middle of a turn"
            assert s.turn == turn
            continue
        resolved += 1
        assert [event.params["seat"] for event in told] == [0, 1], "health is written once for each"
        assert [event.params["after"] for event in told] == after == foreseen
        assert resolved == turn, "every turn is resolved once"
        assert s.build_phase - phases <= 1, "the next turn has begun one Build Phase"
    return kernel


@pytest.mark.parametrize(("first", "second"), PAIRINGS)
@pytest.mark.parametrize("preset", ["standard", "duel"])
def test_health_changes_once_a_turn_from_everything_together(first: str, second: str, preset: str) -> None:
    for seed in range(2):
        kernel = play(first, second, seed, preset)

        assert kernel.over is not None
        assert kernel.over.reason in [end.phrase for end in ENDS.values()]
        assert kernel.s.build_phase <= 2 * kernel.s.turn


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(PAIRINGS), st.integers(0, 2**32))
def test_health_changes_once_a_turn_whatever_happens(pairing: tuple[str, str], seed: int) -> None:
    play(*pairing, seed, "duel")
