"""Investor rounds: worked examples 41 to 43 and 54."""

from typing import Any

import pytest

from rondel.errors import Rejected
from tests.games.imperial.tables import A, B, C, D, Table, stock_of, table

LED = {"austria": {B: [5]}, "italy": {C: [5]}}


def investor_round(**more: Any) -> Table:
    """Order A, B, C, D, card with C; A and D lead nothing."""
    at = table(LED, seats=4, card=C, treasuries={"austria": 500}, **more)
    return at.play(B, "propose", slot="Investor")


def test_swiss_players_follow_the_card_holder_backwards() -> None:
    """Example 41."""
    at = investor_round()
    assert (at.mode, at.active, at.cash(C)) == ("buy", [C], [1200])
    at.play(C, "buy", country="france", stock=1)
    assert at.active == [A]
    at.play(A, "buy", country="england", stock=1)
    assert at.active == [D]
    at.play(D, "buy", country="russia", stock=1)

    assert at.s.card == D
    assert at.mode == "proposal"
    assert at.s.turn == "italy"


def test_who_punts_is_asked_once_more_in_the_same_round() -> None:
    """Example 42."""
    at = investor_round().play(C, "punt")
    for seat in (A, D):
        assert at.active == [seat]
        at.play(seat, "punt", final=True)
    assert (at.mode, at.active) == ("buy", [C])
    assert at.play(C, "punt").mode == "proposal"

    at = investor_round().play(C, "punt", final=True).play(A, "punt", final=True).play(D, "punt", final=True)
    assert at.mode == "proposal"


def test_a_punt_with_nobody_waiting_is_asked_again_at_once() -> None:
    """Example 54."""
    at = table({"austria": {A: [5]}, "italy": {B: [5]}}, seats=2, treasuries={"austria": 500})
    at.play(A, "propose", slot="Investor").play(A, "punt")
    assert (at.mode, at.active) == ("buy", [A])
    at.play(A, "buy", country="france", stock=1)

    assert at.mode == "proposal"
    assert at.s.card == B


def test_a_punt_can_mean_the_next_round_instead() -> None:
    """Option `punt`: Swiss for one round, renewed by punting again."""
    at = investor_round(punt="next_round").play(C, "punt").play(A, "punt", final=True).play(D, "punt", final=True)
    assert at.mode == "proposal"
    assert at.s.punted == [C]
    at.play(C, "propose", slot="Investor")

    assert at.active == [D]
    assert at.s.queue == [A, C]
    assert at.s.punted == []


def test_a_returned_stock_counts_towards_the_price() -> None:
    """Example 43."""
    at = table(
        {"austria": {A: [5]}, "france": {A: [3]}, "italy": {B: [1]}}, seats=2, cash=[100], treasuries={"austria": 500}
    ).play(A, "propose", slot="Investor")
    assert at.cash(A) == [800]

    with pytest.raises(Rejected, match="insufficient_funds"):
        at.play(A, "buy", country="france", stock=4)
    at.play(A, "buy", country="france", stock=5, returned=3)

    assert at.cash(A) == [200]
    assert stock_of(at, A)["france"] == [5]
    assert at.country("france").treasury == 600
    assert 3 in at.country("france").stocks


def test_a_purchase_closes_the_country_for_the_rest_of_the_round() -> None:
    """D39; flags are cleared when the round is over."""
    at = investor_round().play(C, "buy", country="france", stock=1)
    with pytest.raises(Rejected, match="off_limits"):
        at.play(A, "buy", country="france", stock=2)
    at.play(A, "punt", final=True).play(D, "punt", final=True)

    assert not at.country("france").off_limits


def test_the_second_of_a_dictatorship_is_swiss_and_the_opposition_of_a_democracy_is_not() -> None:
    """D21."""
    at = table({"austria": {A: [5], B: [1]}}, treasuries={"austria": 600}).play(A, "propose", slot="Investor")
    assert at.s.queue == [B, C]

    at = table({"austria": {A: [5], B: [4], C: [2]}}, treasuries={"austria": 1100})
    at.play(A, "propose", slot="Investor").play(B, "agree")
    assert at.s.queue == [C]
