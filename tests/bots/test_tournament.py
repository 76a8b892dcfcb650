"""Many games, counted."""

import pytest

from rondel import Outcome, registry
from rondel.bots.tournament import UNFINISHED, Tally, play_games

SPARKS = registry.game("sparks")


def tally(bots: list[str], numbers: range, seed: str = "1") -> Tally:
    *_, last = play_games(SPARKS, len(bots), bots, numbers, seed=seed)
    last.seconds = 0.0
    return last


def test_games_are_counted_by_who_won_and_why() -> None:
    """Shared wins count for each; games without a winner have a name of their own."""
    found = Tally()
    for over in (Outcome.win(0, "a"), Outcome.win((0, 1), "b"), Outcome.draw("c"), None):
        found.add(over, 10)

    assert found.outcomes == {"1": 1, "1+2": 1, "none": 2}
    assert found.reasons == {"a": 1, "b": 1, "c": 1, UNFINISHED: 1}
    assert [found.wins(seat) for seat in range(2)] == [2, 1]
    assert (found.games, found.commands) == (4, 40)


def test_reasons_that_differ_in_a_number_are_one_reason() -> None:
    """Otherwise every score would be a row of its own."""
    found = Tally()
    for points in (12, 7):
        found.add(Outcome.win(0, f"most points, {points}"), 10)

    assert found.reasons == {"most points, …": 2}


@pytest.mark.parametrize("bots", [["random", "random", "random"], ["greedy", "random"]])
def test_parts_make_up_the_whole(bots: list[str]) -> None:
    """Games played elsewhere are the same games."""
    whole, first, second = tally(bots, range(6)), tally(bots, range(2)), tally(bots, range(2, 6))
    first.merge(second)

    assert first == whole
