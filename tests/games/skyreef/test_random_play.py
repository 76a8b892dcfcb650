"""Two thousand random games come to an end, and go as the reference playouts of section B.0 went."""

import pytest

from rondel.games.skyreef.game import game
from tests.core.parts.playing import is_near, play_many


def test_random_games_of_two_are_like_the_reference() -> None:
    """172 decisions, 17.5 turns, and the first player wins 54 % of the matches."""
    decisions, turns, first = play_many(game, {2: 800}).means()

    assert is_near(decisions, 172)
    assert is_near(turns, 17.5)
    assert is_near(first, 0.54)


@pytest.mark.parametrize("part", range(1, 4))
def test_random_games_end(part: int) -> None:
    """And keep the invariants, also with three and four seats."""
    assert play_many(game, {2: 340, 3: 40, 4: 20}, part).reasons
