"""What a game teaches, and how a network takes it in."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import registry
from rondel.bots.course import Course
from rondel.bots.learned import Judge
from rondel.bots.network import Network
from rondel.bots.schooling import begun
from rondel.bots.training import Lesson, Pupil, Recipe, play_and_learn, results
from rondel.core.outcome import Outcome

np: Any = pytest.importorskip("numpy")


def test_where_the_game_comes_to_rest_everybody_learns_what_it_is_like() -> None:
    """A roll-out asks there also who has decided nothing: the seat that acts next has just been waiting."""
    tictactoe = registry.game("tictactoe")
    judge = Judge(begun(Course("tictactoe", 2, 1, "none.weights"), tictactoe), tictactoe)
    names = list(judge.weights.scales)

    lesson = play_and_learn(tictactoe, judge, Recipe(warm=0), 1)

    deciding, waiting = (lesson.positions[:, names.index(f"acting[+{seat}]")].sum() for seat in (1, 0))
    assert deciding == waiting > 0


def test_what_a_network_has_been_on_average_is_less_astray_than_what_it_is() -> None:
    """The ends of games are luck here: nothing in a position says who wins, so that a half is right everywhere."""
    astray = np.zeros(2)
    for seed in range(4):
        rng = np.random.default_rng(seed)
        pupil = Pupil(Network.fresh((6, 16, 8, 2), seed), Recipe(rate=1e-2, kept=0))
        positions = rng.random((500, 6), np.float32)
        for lesson in range(80):
            ends = (rng.random((64, 2)) < 0.5).astype(np.float32)
            pupil.learn([Lesson(rng.random((64, 6), np.float32), ends, 64)])
            if lesson >= 40:
                answers = (network.judge(positions)[:, 0] for network in (pupil.network, pupil.average))
                astray += [abs(each - 0.5).mean() for each in answers]

    assert astray[1] < 0.9 * astray[0]


def test_where_nobody_wins_scores_still_say_who_was_ahead() -> None:
    ends = results(Outcome.draw("x", (3, 1)), 2, 1.0)

    assert ends[:, 0].tolist() == [0.5, 0.5]
    assert ends[0, 1] == -ends[1, 1] > 0


def test_after_one_lesson_the_average_is_what_was_learned_from_it() -> None:
    rng = np.random.default_rng(1)
    begun = Network.fresh((5, 8, 4, 2), 1)
    pupil = Pupil(begun, Recipe())
    before = pupil.average.copy()
    pupil.learn([Lesson(rng.random((64, 5), np.float32), rng.random((64, 2), np.float32), 64)])

    assert pupil.network is begun
    for place, (weights, _) in enumerate(begun.layers):
        assert pupil.average.layers[place][0] == pytest.approx(weights, abs=1e-6)
        assert before.layers[place][0] != pytest.approx(weights, abs=1e-6)
