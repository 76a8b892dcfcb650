"""The bot that plays its best ideas on to where the game comes to rest."""

from random import Random
from typing import Any

import pytest

from rondel import begin, play, registry
from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.judging import value
from rondel.bots.learned import UnknownJudge
from rondel.bots.playouts import play_best, play_to_rest, resting_place
from rondel.bots.registry import make
from rondel.bots.rollout import Idea, Rollout
from rondel.bots.tournament import play_games
from rondel.bots.trying import answered, is_sealed
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision, some_decisions
from rondel.core.simulation import clone

SPARKS = registry.game("sparks")
WITHOUT_LIMIT = None


def decided(kernel: Kernel, seat: int, seconds: float | None = WITHOUT_LIMIT, **settings: Any) -> Decision:
    bot = Rollout(Random(3), **settings)
    return bot.choose(Observation(kernel, seat), Menu(kernel, seat), Budget(seconds))


def test_a_win_is_seen_and_taken() -> None:
    kernel = begin(registry.game("tictactoe"), 2)
    for seat, cell in ((0, 0), (1, 4), (0, 1), (1, 5)):
        play(kernel, seat, "mark", (cell,))

    assert decided(kernel, 0, iterations=24, few=6) == Decision(0, "mark", (2,))


@pytest.mark.parametrize("name", ["kolkhoz", "emberlode"])
def test_the_same_seed_and_iterations_decide_the_same(name: str) -> None:
    game = registry.game(name)
    kernel = begin(game, max(2, game.seat_range[0]), None, "a deal")
    seat = kernel.actors()[0]

    assert decided(kernel, seat, iterations=6) == decided(kernel, seat, iterations=6)


@pytest.mark.parametrize("settings", [{"iterations": 0}, {"few": 0}, {"looks": 0}, {"options": 1}])
def test_whoever_may_not_think_still_decides(settings: dict[str, int]) -> None:
    kernel = begin(registry.game("kolkhoz"), 4, None, "a deal")
    seat = kernel.actors()[0]

    decision = decided(kernel, seat, seconds=0.0, **settings)

    assert decision.seat == seat
    play(kernel, *decision)


def test_everybody_plays_on_until_the_game_comes_to_rest() -> None:
    kernel = begin(registry.game("kolkhoz"), 4, None, "a deal")
    assert resting_place(kernel) == 1

    play_to_rest(kernel, Random(1), width=2, rests=2)

    assert resting_place(kernel) == 3


@pytest.mark.parametrize("name", ["auction", "emberlode", "kolkhoz", "lanternfall", "shapeships"])
def test_trying_in_place_leads_where_trying_in_copies_does(name: str) -> None:
    """Decisions that are sealed, that open a question and that take effect at once, the last one tried among them."""
    game = registry.game(name)
    kernel = begin(game, game.seat_range[0], None, "a deal")
    copy, rng, other_rng = clone(kernel), Random(1), Random(1)
    for _ in range(150):
        if kernel.over is not None:
            break
        seat = kernel.actors()[-1]

        play_best(kernel, seat, rng, 6)
        best_in_copies(copy, seat, other_rng, 6)

        assert kernel.checkpoint() == copy.checkpoint()


def best_in_copies(kernel: Kernel, seat: int, rng: Random, width: int) -> None:
    """Let a seat take the best of some decisions, each tried in a copy of its own."""
    decisions = some_decisions(kernel, seat, width, rng)
    if len(decisions) < 2:
        best = decisions[0] if decisions else random_decision(kernel, seat, rng)
    else:
        luck = rng.random()
        worths = [value(answered(clone(kernel), each, luck, is_sealed), seat) for each in decisions]
        best = decisions[worths.index(max(worths))]
    play(kernel, *best)


def test_everybody_can_play_on_as_the_judge_would_decide() -> None:
    """It is asked with the eyes of whoever decides, and what it likes best is done: here, whatever ends the game."""
    game = registry.game("tictactoe")
    kernel = begin(game, 2)
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4)):
        play(kernel, seat, "mark", (cell,))
    judge, asked = Curious(), list[int]()
    judge.asked = asked

    play_to_rest(kernel, Random(1), width=9, rests=1, judge=judge)  # type: ignore[arg-type]  # all that is asked of one

    assert asked == [0] * 5  # five cells were free, and it was the first seat's turn
    assert kernel.over is not None
    assert kernel.over.winners == (0,)


class Curious:
    """A judge who likes an end best."""

    asked: list[int]

    def look(self, kernel: Kernel, seat: int) -> float:
        self.asked.append(seat)
        return float(kernel.over is not None)

    def worths(self, looks: list[float]) -> list[float]:
        return looks


def test_playing_on_as_judged_decides_otherwise_than_by_the_score() -> None:
    kernel = begin(registry.game("lanternfall"), 2, None, "a deal")
    seat = kernel.actors()[0]
    setting: dict[str, Any] = {"judge": "learned", "iterations": 12, "few": 3, "rests": 1}
    found = {}
    for plays in ("score", "judge"):
        bot = Rollout(Random(3), plays=plays, **setting)
        ideas = bot.ideas(Observation(kernel, seat), Menu(kernel, seat), Budget(WITHOUT_LIMIT))
        found[plays] = [idea.worths for idea in ideas if idea.worths]
    assert found["score"] != found["judge"]
    assert decided(kernel, seat, plays="judge", **setting) == decided(kernel, seat, plays="judge", **setting)


def test_nobody_plays_on_by_the_moon() -> None:
    with pytest.raises(UnknownJudge, match="nobody plays on by 'moon'; there are score, judge, arrays"):
        make("rollout:plays=moon", Random(1), SPARKS)


def test_a_game_that_says_nothing_rests_with_every_turn() -> None:
    kernel = begin(registry.game("tictactoe"), 2)
    turn = kernel.pos.turn

    play_to_rest(kernel, Random(1), width=2, rests=3)

    assert kernel.pos.turn == turn + 3


def test_worlds_are_not_made_up_for_a_single_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = begin(registry.game("tictactoe"), 2)
    for number in range(8):
        play(kernel, number % 2, "mark", ((0, 1, 2, 4, 3, 5, 7, 6)[number],))
    monkeypatch.setattr(Observation, "world", lambda *_: pytest.fail("nothing needed to be thought about"))

    assert decided(kernel, 0) == Decision(0, "mark", (8,))


def test_it_knows_better_than_chance() -> None:
    *_, tally = play_games(SPARKS, 2, ["rollout:iterations=12", "random"], range(12), seed="deal", seconds=None)

    assert tally.wins(0) >= 9


@pytest.mark.parametrize(
    "settings", [{}, {"judge": "best", "rests": 1}, {"judge": "best", "plays": "judge", "rests": 1}]
)
@pytest.mark.parametrize("name", ["kolkhoz", "emberlode"])
def test_ideas_are_compared_in_the_same_worlds_with_the_same_luck(name: str, settings: dict[str, Any]) -> None:
    """A decision listed twice comes to the same in each of them, however luck goes."""
    game = registry.game(name)
    kernel = begin(game, game.usual_seats, None, "a deal")
    seat = kernel.actors()[0]
    bot = Rollout(Random(3), width=2, few=2, **settings)
    first, second, *_ = bot.ideas(Observation(kernel, seat), Menu(kernel, seat), Budget(WITHOUT_LIMIT, 1))
    ideas = [Idea(each.decision) for each in (first, second, first)]
    for _ in range(3):
        bot.try_once(ideas, Observation(kernel, seat))

    assert ideas[0].worths == pytest.approx(ideas[2].worths, abs=1e-6)  # judged all at once, the last digit may differ
    assert len({*ideas[0].worths}) > 1  # other worlds, or other luck, do come to something else


def test_every_round_is_played_in_one_more_world(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel, made, world = begin(registry.game("kolkhoz"), 4, None, "a deal"), list[Kernel](), Observation.world
    seat = kernel.actors()[0]

    def counted(observation: Observation, rng: Random) -> Kernel:
        made.append(world(observation, rng))
        return made[-1]

    monkeypatch.setattr(Observation, "world", counted)
    bot = Rollout(Random(3), looks=2, few=3, iterations=12, width=2)
    ideas = bot.ideas(Observation(kernel, seat), Menu(kernel, seat), Budget(WITHOUT_LIMIT))

    assert len(made) == bot.looks + ideas[0].tried


def known_worths(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of Tic-tac-toe everybody knows that the last cell is worth most, and the first one least."""
    monkeypatch.setattr(Rollout, "_play_on", lambda *_: None)
    monkeypatch.setattr(Rollout, "_judged", lambda _, worlds, seat: [w.s.cells.index(seat) / 10 for w in worlds])


def test_the_worse_half_is_dropped_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quarter of the budget for nine, for five, for three and for the last two."""
    known_worths(monkeypatch)
    kernel = begin(registry.game("tictactoe"), 2)
    bot = Rollout(Random(3), few=9, iterations=72)
    ideas = bot.ideas(Observation(kernel, 0), Menu(kernel, 0), Budget(WITHOUT_LIMIT))

    assert [idea.decision.args[0] for idea in ideas[:3]] == [8, 7, 6]
    assert {idea.decision.args[0]: idea.tried for idea in ideas} == {
        **dict.fromkeys((8, 7), 2 + 3 + 6 + 9),
        6: 2 + 3 + 6,
        **dict.fromkeys((5, 4), 2 + 3),
        **dict.fromkeys((3, 2, 1, 0), 2),
    }


def test_what_it_is_about_is_played_on_to_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it is the worst of all."""
    known_worths(monkeypatch)
    kernel, worst = begin(registry.game("tictactoe"), 2), Decision(0, "mark", (0,))
    bot = Rollout(Random(3), few=9, iterations=72)
    ideas = bot.ideas(Observation(kernel, 0), Menu(kernel, 0), Budget(WITHOUT_LIMIT), worst)
    tried = {idea.decision: idea.tried for idea in ideas}

    assert tried[worst] == max(tried.values())
    assert tried[Decision(0, "mark", (1,))] == 2


def test_only_the_few_that_look_best_are_played_on() -> None:
    kernel = begin(registry.game("tictactoe"), 2)
    bot = Rollout(Random(3), few=4, iterations=24)
    ideas = bot.ideas(Observation(kernel, 0), Menu(kernel, 0), Budget(WITHOUT_LIMIT))
    left_out = [idea.first_look for idea in ideas if not idea.tried]

    assert sum(idea.tried > 0 for idea in ideas) == 4
    assert min(idea.first_look for idea in ideas if idea.tried) >= max(left_out)
