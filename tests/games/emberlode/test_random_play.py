"""Random games come to an end, and go as the reference playouts of section B.0 went."""

import pytest

from rondel.games.emberlode.game import game
from tests.core.parts.playing import is_near, play_many


def test_random_games_of_two_are_like_the_reference() -> None:
    """551 decisions, 25 turns, and the first player wins 48 % of the matches."""
    decisions, turns, first = play_many(game, {2: 400}).means()

    assert is_near(decisions, 551)
    assert is_near(turns, 25)
    assert is_near(first, 0.48)


@pytest.mark.parametrize(("seats", "games"), [(3, 40), (4, 20)])
def test_random_games_of_more_end(seats: int, games: int) -> None:
    """And keep the invariants."""
    assert play_many(game, {seats: games}, part=1).reasons
