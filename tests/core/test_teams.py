"""Two against two: a team wins, is judged, rated and told of as one."""

from __future__ import annotations

from rondel import Match, Viewer, interaction
from rondel.bots.judging import chances, payoffs, rewards
from rondel.bots.league import Fixture, play, table
from rondel.testing import check, english
from tests.guests.rope.game import game as rope


def pulled(*hands: int) -> Match:
    match = Match(rope, 4, seed="1", names=["Anna", "Ben", "Cleo", "Dora"])
    for turn, count in enumerate(hands):
        match.play(turn % 4, "pull", hands=count)
    return match


def test_a_team_wins_and_its_chances_are_shared() -> None:
    ahead = chances(pulled(3, 1).kernel)
    assert ahead[0] == ahead[2] > ahead[1] == ahead[3]
    assert round(ahead[0] + ahead[1], 6) == 1

    match = pulled(2, 1, 2, 1, 2, 1, 2, 1)
    assert match.over is not None
    assert (match.over.winners, match.over.teams) == ((0, 2), ((0, 2), (1, 3)))
    assert payoffs(match.over, 4) == [1.0, 0.0, 1.0, 0.0]
    assert rewards(match.over, 4) == [0.5, -0.5, 0.5, -0.5]
    assert str(english(match, interaction(match, Viewer((1,)))).prompt) == "Anna and Cleo won: pulled further."

    even = pulled(*[1] * 8)
    assert even.over is not None
    assert (even.over.winners, rewards(even.over, 4)) == ((), [0.0] * 4)


def test_bots_are_rated_by_teams() -> None:
    fixture = Fixture("rope", "1", ("random", "greedy"), 4, teams=((0, 2), (1, 3)))
    found = table(fixture, [play(fixture, rope, number) for number in range(12)])
    assert found.standings[0].bot == "greedy"
    assert found.standings[0].share > 0.8
    assert round(sum(each.share for each in found.standings), 6) == 1


def test_numbers_as_keys_of_a_dict_survive_everything() -> None:
    """Wire forms have texts for keys; the state has numbers again whatever way it went."""
    checks = ["random_play", "snapshots", "rebuild", "clones", "undo", "forks", "encoding", "files", "worlds", "words"]
    report = check(rope, 2, only=checks, seconds=0.5)
    assert report.ok, str(report)
    assert pulled(1, 2).kernel.s.turns == {1: 0, 2: 1}
