"""Worlds that agree with what a seat can see of an open gate."""

from __future__ import annotations

from random import Random
from typing import Any

from rondel import Flow, Game, Gate, PerSeat, Segment, State, move
from rondel.core.match import Match
from rondel.core.playing import begin, play
from rondel.core.simulation import determinise


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
    kernel = begin(game, 2, None, "1")
    play(kernel, 1, "shoot")
    assert kernel.actors() == [0]

    world = determinise(kernel, (0,), Random(1))

    assert world.actors() == [0]
    assert world.s.aimers[1].shots == 1


def test_what_an_undo_needs_does_not_tell_who_has_acted_under_a_veil() -> None:
    """Going back beyond a veiled gate concerns all of its seats, whatever they have done there."""
    two = Game(
        "two-ranges",
        version="1",
        seats=2,
        state=Range,
        setup=lambda g: Range([Aimer(2), Aimer(2)]),
        flow=Flow(
            Segment("play", Gate("first", moves=[shoot], ready="done"), Gate("second", moves=[shoot], ready="done"))
        ),
    )
    match = Match(two, seed="1")
    match.play(0, "done")
    match.play(1, "done")
    before = match.undo_plan(1).affected

    match.play(0, "shoot")

    assert match.undo_plan(1).affected == before == (0,)
