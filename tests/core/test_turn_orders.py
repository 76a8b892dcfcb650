"""Turn orders: who comes after whom."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import by, clockwise, custom, from_seat, move, reverse
from rondel.core import playing
from rondel.core.kernel import Kernel
from rondel.core.turn_orders import rotated
from tests.core.toys import A, B, C, D, begin, do, in_turns, land


def first_turns(kernel: Kernel, most: int) -> list[int]:
    """Whose turn it is, turn by turn."""
    seats: list[int] = []
    while kernel.over is None and len(seats) < most:
        seats.append(kernel.turn_player)
        do(kernel, kernel.actors()[0], "land")
    return seats


@pytest.mark.parametrize(
    ("order", "seats"),
    [
        (clockwise, [A, B, C, D]),
        (reverse, [D, C, B, A]),
        (from_seat(2), [C, D, A, B]),
        (from_seat(lambda s: s.first), [A, B, C, D]),
        (by(lambda s, seat: seat % 2), [A, C, B, D]),
        (by(lambda s, seat: seat % 2, descending=True), [B, D, A, C]),
        (custom(lambda s: [A, B, B, A]), [A, B, B, A]),
    ],
)
def test_a_pass_over_the_seats_follows_its_order(order: Any, seats: list[int]) -> None:
    """Twice over, because turns go on and on."""
    kernel = begin(in_turns(moves=[land], each=1, order=order), 4)

    assert first_turns(kernel, 8) == seats * 2


def test_the_order_is_asked_anew_for_every_pass() -> None:
    """The state says who begins; a change counts from the next pass on."""

    @move
    def claim(g: Any, seat: int) -> None:
        g.s.first = seat

    kernel = begin(in_turns(moves=[land, claim], each=1, order=from_seat(lambda s: s.first)), 3)
    do(kernel, A, "land")
    do(kernel, B, "claim")
    assert kernel.turn_player == C

    do(kernel, C, "land")
    assert first_turns(kernel, 3) == [B, C, A]


def test_a_seat_may_be_skipped() -> None:
    """As long as the rule says so."""
    kernel = begin(in_turns(moves=[land], each=1, skip=lambda s, seat: seat == 1 and s.count < 4), 3)

    assert first_turns(kernel, 6) == [A, C, A, C, A, B]


def test_turns_that_everybody_skips_are_over() -> None:
    """The flow goes on behind them."""
    kernel = begin(in_turns(moves=[land], each=1, skip=lambda s, seat: s.count >= 2), 3)

    assert first_turns(kernel, 9) == [A, B]
    assert kernel.pos.round == 2


def test_one_pass_is_enough_where_turns_are_taken_once() -> None:
    """Everybody once, then on."""
    kernel = begin(in_turns(moves=[land], each=1, once=True), 3)

    assert first_turns(kernel, 9) == [A, B, C]


def test_an_order_without_seats_is_over_at_once() -> None:
    """Nobody has a turn."""
    assert begin(in_turns(moves=[land], each=1, order=custom(lambda s: []))).pos.turn == 0


def test_seats_that_left_have_no_turns() -> None:
    """Neither in this pass nor later."""
    kernel = begin(in_turns(moves=[land], each=1), 4)
    do(kernel, A, "land")
    playing.leave(kernel, C)

    assert first_turns(kernel, 5) == [B, D, A, B, D]


def test_seats_may_be_added_to_the_order_by_the_state() -> None:
    """A seat that sat out comes in when the seating names it."""
    kernel = begin(in_turns(moves=[land], each=1), 3, seating=lambda s: range(2 + (s.count > 1)))

    assert first_turns(kernel, 5) == [A, B, A, B, C]


def test_turn_order_begins_anywhere() -> None:
    """Also after a seat that is gone."""
    assert rotated([0, 1, 3], 2) == [3, 0, 1]
    assert rotated([0, 1], 3) == [0, 1]
    assert rotated([], 1) == []


def test_turns_go_on_alike_whether_or_not_anybody_listens() -> None:
    """What is traced is told; it changes nothing."""
    traced = begin(in_turns(moves=[land], each=1), 3, out=None)
    silent = playing.begin(traced.game, 3)
    for _ in range(7):
        playing.play(traced, traced.turn_player, "land")
        playing.play(silent, silent.turn_player, "land")

    assert traced.encode() == silent.encode()
