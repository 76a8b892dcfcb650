"""Worlds that agree with what a seat can see of an open gate."""

from __future__ import annotations

from random import Random
from typing import Any

from rondel import Flow, Game, Gate, PerSeat, Segment, State, move
from rondel.core.kernel import Kernel
from rondel.core.sim import determinise


class Aimer(State):
    shots: int = 1


class Range(State):
    aimers: PerSeat[Aimer]


@move
def shoot(g: Any, seat: int) -> None:
    g.s.aimers[seat].shots -= 1


game = Game(
    "range",
    version="1",
    seats=2,
    state=Range,
    setup=lambda g: Range([Aimer(), Aimer()]),
    flow=Flow(
        Segment("play", Gate("aim", moves=[shoot], finished=lambda s, seat: s.aimers[seat].shots == 0, ready="done"))
    ),
)


def test_a_seat_that_is_finished_by_rule_is_finished_in_every_world() -> None:
    """What it did is hidden; that it is done with it is not."""
    kernel = Kernel.begin(game, 2, None, "1")
    kernel.play(1, "shoot")
    assert kernel.actors() == [0]

    world = determinise(kernel, (0,), Random(1))

    assert world.actors() == [0]
    assert world.s.aimers[1].shots == 1
