"""Random games come to an end, and go as the reference playouts of section B.0 went."""

import pytest

from rondel.games.lanternfall.game import game
from tests.core.parts.playing import is_near, play_many


def test_random_games_of_two_are_like_the_reference() -> None:
    """107 decisions, 26 turns, and the first player wins 48 % of the matches."""
    decisions, turns, first = play_many(game, {2: 800}).means()

    assert is_near(decisions, 107)
    assert is_near(turns, 26)
    assert is_near(first, 0.48)


@pytest.mark.parametrize(("seats", "games"), [(3, 80), (4, 40)])
def test_random_games_of_more_end(seats: int, games: int) -> None:
    """And keep the invariants."""
    assert play_many(game, {seats: games}, part=1).reasons
