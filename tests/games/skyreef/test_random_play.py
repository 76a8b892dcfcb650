"""Random games come to an end, and go as the reference playouts of section B.0 went."""

import pytest

from rondel.games.skyreef.game import game
from tests.core.parts.playing import is_near, play_many


def test_random_games_of_two_are_like_the_reference() -> None:
    """172 decisions, 17.5 turns, and the first player wins 54 % of the matches."""
    decisions, turns, first = play_many(game, {2: 800}).means()

    assert is_near(decisions, 172)
    assert is_near(turns, 17.5)
    assert is_near(first, 0.54)


@pytest.mark.parametrize(("seats", "games"), [(3, 80), (4, 40)])
def test_random_games_of_more_end(seats: int, games: int) -> None:
    """And keep the invariants."""
    assert play_many(game, {seats: games}, part=1).reasons
