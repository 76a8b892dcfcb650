"""Ratings: known values, and a true order is found."""

from __future__ import annotations

from random import Random

import pytest

from rondel.bots.rating import Rating, rated


def test_two_newcomers_move_as_the_model_says() -> None:
    """Values worked out by hand from the formulas of Weng and Lin."""
    winner, loser = rated([Rating(), Rating()], [1, 2])

    assert (winner.skill, winner.doubt) == pytest.approx((27.635, 8.0655), abs=1e-3)
    assert (loser.skill, loser.doubt) == pytest.approx((22.365, 8.0655), abs=1e-3)


def test_a_tie_of_equals_changes_only_the_doubt() -> None:
    for rating in rated([Rating()] * 3, [1, 1, 1]):
        assert rating.skill == pytest.approx(25)
        assert rating.doubt < 25 / 3


def test_beating_a_stronger_one_counts_more() -> None:
    strong, weak = Rating(35, 3), Rating(15, 3)
    surprise = rated([weak, strong], [1, 2])[0].skill - weak.skill
    expected = rated([strong, weak], [1, 2])[0].skill - strong.skill

    assert surprise > 3 * expected > 0


def test_what_one_gains_others_lose() -> None:
    new = rated([Rating(), Rating(), Rating(), Rating()], [2, 1, 4, 2])

    assert sum(rating.skill for rating in new) == pytest.approx(100)


def test_a_true_order_is_found() -> None:
    """Three players of known strength, a hundred games in random places."""
    rng = Random(1)
    ratings = [Rating()] * 3
    for _ in range(100):
        form = [rng.gauss(strength, 4) for strength in (20, 25, 30)]
        ranked = sorted(range(3), key=lambda seat: -form[seat])
        ratings = rated(ratings, [ranked.index(seat) + 1 for seat in range(3)])

    assert ratings[0].interval[1] < ratings[1].skill < ratings[2].interval[0]
