"""Thinking on others' time: answers for the places that are likely to come, and only those that are worth playing."""

from __future__ import annotations

from random import Random

from rondel import registry
from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.pondering import PLACES, ponder, sight
from rondel.bots.registry import make
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.playing import begin, play

TICTACTOE = registry.game("tictactoe")


class Slow:
    """Takes so long for a decision, by the clock of its budget."""

    name = "slow"

    def __init__(self, seconds: float) -> None:
        self.seconds, self.given = seconds, list[Budget]()

    def choose(self, observation: Observation, menu: Menu, budget: Budget) -> Decision:
        self.given.append(budget)
        budget.started -= self.seconds
        return menu.draw(Random(1))


def test_an_answer_that_was_not_thought_out_is_none() -> None:
    """There was time for two places; of the third one only a beginning was made."""
    bot = Slow(40)

    answers = ponder(begin(TICTACTOE, 2), 1, bot, Random(1), Budget(100.0))

    assert len(bot.given) == PLACES
    assert len(answers) == PLACES - 1


def test_the_likeliest_place_has_all_the_time_there_is() -> None:
    """A search that needs it is not cut short so that others may begin."""
    bot = Slow(0)
    ponder(begin(TICTACTOE, 2), 1, bot, Random(1), Budget(50.0))

    assert [budget.seconds for budget in bot.given] == [50.0] * PLACES


def test_a_search_that_is_finished_is_an_answer() -> None:
    """For every place that was looked at, and legal there."""
    bot = make("mcts:iterations=100", Random(1))
    answers = ponder(begin(TICTACTOE, 2), 1, bot, Random(1), Budget(60.0))

    expected = [later for later in map(_after, range(9)) if sight(later, 1) in answers]
    assert len(expected) == len(answers) == PLACES
    for later in expected:
        play(later, *answers[sight(later, 1)])


def test_an_endless_search_prepares_nothing() -> None:
    bot = make("mcts:iterations=100000000", Random(1))

    assert ponder(begin(TICTACTOE, 2), 1, bot, Random(1), Budget(0.2)) == {}


def _after(cell: int) -> Kernel:
    later = begin(TICTACTOE, 2)
    play(later, 0, "mark", (cell,))
    return later
