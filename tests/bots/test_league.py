"""Leagues: everybody sits everywhere, results add up whoever plays them, and the order is known when it is certain."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rondel import registry
from rondel.bots.league import Fixture, Meeting, Played, play, share_interval, table

TICTACTOE = registry.game("tictactoe")


def fixture(*bots: str, seats: int = 2) -> Fixture:
    return Fixture("tictactoe", "1", bots, seats)


@pytest.mark.parametrize(
    ("bots", "seats", "games"), [(2, 2, 4), (3, 2, 6), (4, 3, 12), (2, 3, 6), (2, 4, 8), (3, 5, 15)]
)
def test_everybody_sits_everywhere_equally_often(bots: int, seats: int, games: int) -> None:
    made = fixture(*"abcd"[:bots], seats=seats)
    counts = Counter((seat, bot) for number in range(games) for seat, bot in enumerate(made.line_up(number)))

    assert len(counts) == seats * bots
    assert max(counts.values()) - min(counts.values()) <= (0 if bots > seats or seats % bots == 0 else 1)


def test_those_who_change_seats_get_the_same_deal() -> None:
    made = fixture("a", "b", "c")

    assert [made.chance(number) for number in range(7)] == ["1/0"] * 6 + ["1/1"]


def test_a_game_can_be_played_again() -> None:
    made = fixture("random", "greedy")
    first, again = play(made, TICTACTOE, 3), play(made, TICTACTOE, 3)

    assert (first.places, first.commands) == (again.places, again.commands)


def test_results_do_not_depend_on_the_order_in_which_games_end() -> None:
    made = fixture("random", "greedy")
    games = [play(made, TICTACTOE, number) for number in range(12)]
    mixed = list(games)
    Random(1).shuffle(mixed)

    assert table(made, games) == table(made, mixed)
    assert table(made, games).standings[0].bot == "greedy"


def test_the_cross_table_has_two_sides() -> None:
    made = fixture("a", "b")
    found = table(made, [Played(n, (0, 1), (1, 2), (1.0, 0.0), 5, 0.1) for n in range(3)])

    assert (found.cross["a"]["b"].points, found.cross["b"]["a"].points) == (3, 0)
    assert not found.is_settled
    assert table(made, [Played(n, (0, 1), (1, 2), (1.0, 0.0), 5, 0.1) for n in range(20)]).is_settled


def test_the_sequential_test_is_seldom_wrong() -> None:
    """Of equals it rarely says that one is stronger, of unequals it finds it."""

    def verdict(strength: float, rng: Random) -> str:
        meeting = Meeting()
        while not meeting.verdict:
            meeting.add(float(rng.random() < strength))
        return meeting.verdict

    rng = Random(5)
    equals = Counter(verdict(0.5, rng) for _ in range(300))
    unequals = Counter(verdict(0.7, rng) for _ in range(300))

    assert equals["even"] > 250
    assert unequals["stronger"] > 280


def test_the_interval_narrows_with_more_games() -> None:
    """And stays within 0 and 1."""
    assert share_interval(0, 10)[0] == pytest.approx(0)
    assert share_interval(10, 10)[1] == pytest.approx(1)
    few, many = share_interval(5, 10), share_interval(500, 1000)
    assert many[1] - many[0] < few[1] - few[0]
    assert share_interval(0, 0) == (0.0, 1.0)


def test_an_interval_covers_the_truth() -> None:
    rng = Random(2)
    covered = 0
    for _ in range(300):
        wins = sum(rng.random() < 0.3 for _ in range(40))
        low, high = share_interval(wins, 40)
        covered += low <= 0.3 <= high

    assert covered > 270
    assert share_interval(0, 0) == (0.0, 1.0)


def test_bots_play_together_with_themselves_and_are_compared_by_how_far_they_came() -> None:
    made = Fixture("beacons", "1", ("a", "b"), 3, teams=((0, 1, 2),))
    assert [(made.line_up(n), made.chance(n)) for n in range(3)] == [
        ((0, 0, 0), "1/0"),
        ((1, 1, 1), "1/0"),
        ((0, 0, 0), "1/1"),
    ]
    lost, won = (0.0,) * 3, (1 / 3,) * 3
    results = [(lost, 6.0), (lost, 4.0), (won, 8.0), (lost, 7.0), (won, 8.0), (won, 8.0)]
    games = [Played(n, made.line_up(n), (1,) * 3, shares, 9, 0.1, (), s) for n, (shares, s) in enumerate(results)]
    found = table(made, games)
    assert [(each.bot, round(each.share, 2), round(each.expected, 2)) for each in found.standings] == [
        ("a", 0.67, 0.5),
        ("b", 0.33, 0.5),
    ]
    assert (found.cross["a"]["b"].points, found.cross["a"]["b"].games) == (2.5, 3)


def test_a_bot_has_all_seats_of_a_team() -> None:
    made = Fixture("pairs", "1", ("a", "b", "c"), 4, teams=((0, 1), (2, 3)))
    assert [made.line_up(n) for n in range(3)] == [(0, 0, 1, 1), (1, 1, 0, 0), (0, 0, 2, 2)]
    assert [made.deal(n) for n in (0, 5, 6)] == [0, 0, 1]
