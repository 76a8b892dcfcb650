"""Bots that look ahead: they find what wins, keep to their budget and decide the same again."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from rondel import registry
from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.judging import value
from rondel.bots.learned import Judge, UnknownJudge, judge_at
from rondel.bots.playouts import resting_place
from rondel.bots.registry import make
from rondel.bots.search import Search, SearchSettings, Trail, deciding_together
from rondel.bots.weights import Unlearned
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.legality import refuses
from rondel.core.picking import random_decision
from rondel.core.playing import begin, play

TICTACTOE, AUCTION, SPARKS, KOLKHOZ = (registry.game(name) for name in ("tictactoe", "auction", "sparks", "kolkhoz"))
THINKERS = ("greedy", "flat:iterations=120", "mcts:iterations=120", "mcts:iterations=300:depth=0:width=1:looks=0")


def tictactoe(*cells: int) -> Kernel:
    kernel = begin(TICTACTOE, 2)
    for cell in cells:
        play(kernel, kernel.actors()[0], "mark", (cell,))
    return kernel


def chosen(spec: str, kernel: Kernel, seat: int, budget: Budget | None = None, seed: int = 1) -> Decision:
    bot = make(spec, Random(seed), kernel.game)
    return bot.choose(Observation(kernel, seat), Menu(kernel, seat), budget or Budget(None))


@pytest.mark.parametrize("spec", THINKERS)
def test_a_win_at_hand_is_taken(spec: str) -> None:
    assert chosen(spec, tictactoe(0, 8, 1, 4), 0) == Decision(0, "mark", (2,))


@pytest.mark.parametrize("spec", THINKERS[1:])
def test_a_loss_at_hand_is_prevented(spec: str) -> None:
    """Seat 0 threatens the top row; the win of seat 1 is not there yet."""
    assert chosen(spec, tictactoe(0, 4, 1), 1) == Decision(1, "mark", (2,))


@pytest.mark.parametrize("spec", ["random", *THINKERS])
@pytest.mark.parametrize("game", [TICTACTOE, AUCTION, SPARKS, KOLKHOZ], ids=lambda game: str(game.name))
def test_without_any_budget_the_decision_is_still_legal(spec: str, game: object) -> None:
    kernel = begin(game, game.usual_seats, seed="7")  # type: ignore[attr-defined, arg-type]
    seat = kernel.actors()[0]

    for budget in (Budget(0), Budget(None, 0)):
        assert refuses(kernel, chosen(spec, kernel, seat, budget)) is None


def test_a_budget_below_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="less than nothing"):
        Budget(-1)
    with pytest.raises(ValueError, match="less than nothing"):
        Budget(None, -1)


@pytest.mark.parametrize("spec", ["flat:iterations=40:depth=6", "mcts:iterations=40"])
@pytest.mark.parametrize("game", [AUCTION, SPARKS, KOLKHOZ], ids=lambda game: str(game.name))
def test_the_same_seed_decides_the_same(spec: str, game: object) -> None:
    kernel = begin(game, game.usual_seats, seed="5")  # type: ignore[attr-defined, arg-type]
    seat = kernel.actors()[0]

    assert chosen(spec, kernel, seat) == chosen(spec, kernel, seat)


def test_thinking_does_not_touch_the_match() -> None:
    kernel = begin(KOLKHOZ, 4, seed="5")
    before = kernel.encode()
    chosen("mcts:iterations=30", kernel, kernel.actors()[0])

    assert kernel.encode() == before


def test_time_is_kept() -> None:
    """A search without a number of iterations ends when its seconds are over, not much later."""
    kernel = begin(KOLKHOZ, 4, seed="5")
    budget = Budget(0.05)
    chosen("mcts:iterations=1000000000", kernel, kernel.actors()[0], budget)

    assert 0.05 <= budget.used < 5


def test_a_single_decision_is_not_thought_about() -> None:
    kernel = tictactoe(0, 1, 2, 4, 3, 5, 7, 6)
    search = Search(Observation(kernel, 0), Menu(kernel, 0), Random(1), SearchSettings())
    (arm,) = search.run(Budget(None, 1000))

    assert (arm.decision, search.iterations) == (Decision(0, "mark", (8,)), 0)


def test_large_choices_are_widened_step_by_step() -> None:
    """Of thirty-one bids only as many are tried as the visits are worth."""
    kernel = begin(AUCTION, 2, seed="1")
    search = Search(Observation(kernel, 0), Menu(kernel, 0), Random(1), SearchSettings(options=31, looks=0))
    tried = {}
    for iterations in (4, 16, 64):
        search.run(Budget(None, iterations))
        tried[iterations] = sum(bool(arm.visits) for arm in search.arms)

    assert 2 <= tried[4] < tried[16] < tried[64] < 31


def test_those_who_decide_together_do_not_answer_each_other() -> None:
    """The other's bids stand beside mine in the tree, not below any one of them."""
    kernel = begin(AUCTION, 2, seed="1")
    assert deciding_together(kernel) is not None
    search = Search(Observation(kernel, 0), Menu(kernel, 0), Random(1), SearchSettings(options=8))
    search.run(Budget(None, 60))
    trail = Trail(search.root, 0)
    apart = trail.at(kernel, 1)

    assert trail.at(kernel, 0) is search.root
    assert sum(arm.visits for arm in apart.arms.values()) >= 40


def test_a_game_of_searching_bots_comes_to_its_end_without_faults() -> None:
    """Seats, gates, questions and chance of four games, with very little thought."""
    from rondel.bots.tournament import play_games

    for game in (TICTACTOE, AUCTION, SPARKS, registry.game("skyreef")):
        bots = ["mcts:iterations=6:depth=3", "flat:iterations=6:depth=3"]
        (*_, tally) = play_games(game, 2, bots, [0], seed="x", seconds=None)
        assert tally.games == 1
        assert tally.faults == []


def test_searching_beats_chance() -> None:
    from rondel.bots.tournament import play_games

    (*_, tally) = play_games(SPARKS, 2, ["mcts:iterations=40", "random"], range(12), seed="x", seconds=None)

    assert tally.wins(0) >= 9


def test_random_play_from_a_searched_world_is_possible() -> None:
    """Worlds that a search plays on are whole games of their own."""
    world = Observation(begin(SPARKS, 2, seed="2"), 1).world(Random(3))
    while world.over is None:
        seat = world.actors()[0]
        play(world, *random_decision(world, seat, Random(4)))

    assert world.over.reason


def test_a_search_judges_by_what_was_learned_and_by_the_score_where_nothing_was() -> None:
    """The learned judge is asked where the tree ends; without one the match is played on from there."""
    game = registry.game("lanternfall")
    kernel = begin(game, 2, seed="3")
    seat = kernel.actors()[0]
    spec = "mcts:judge=best:iterations=12:depth=0"

    assert refuses(kernel, chosen(spec, kernel, seat)) is None
    assert chosen(spec, tictactoe(0, 8, 1, 4), 0) == Decision(0, "mark", (2,))
    with pytest.raises(Unlearned, match="nothing was learned of tictactoe"):
        chosen("mcts:judge=learned", tictactoe(), 0)
    with pytest.raises(UnknownJudge, match="no judge called 'moon'"):
        make("mcts:judge=moon", Random(1), game)


def test_a_search_can_be_judged_where_the_game_has_come_to_rest() -> None:
    """The tree ends anywhere in a year of Kolkhoz; with `rests` it is judged where the year is over."""
    kernel = begin(KOLKHOZ, 4, seed="3")
    seat, judged = kernel.actors()[0], list[object]()

    class Witness(Judge):
        def __init__(self) -> None:
            pass

        def shares(self, kernel: Kernel) -> list[float]:
            judged.append(resting_place(kernel))
            return [0.25] * 4

        def of_one(self, worlds: Sequence[Kernel], seat: int) -> list[float]:
            return [0.5] * len(worlds)

    for rests, places in ((0, {resting_place(kernel)}), (1, {2})):
        judged.clear()
        settings = SearchSettings(depth=0, width=2, rests=rests)
        Search(Observation(kernel, seat), Menu(kernel, seat), Random(1), settings, Witness()).run(Budget(None, 5))
        assert set(judged) == places
    assert refuses(kernel, chosen("mcts:iterations=3:rests=1:judge=best", kernel, seat)) is None


def test_what_a_search_tries_first_is_what_its_judge_likes() -> None:
    """The look beforehand is by what was learned where that judges, and by the score elsewhere."""
    kernel, seat, win = tictactoe(0, 8, 1, 4), 0, Decision(0, "mark", (2,))

    class Contrary(Judge):
        def __init__(self) -> None:
            pass

        def of_one(self, worlds: Sequence[Kernel], seat: int) -> list[float]:
            return [-value(world, seat) for world in worlds]

    def in_order(judge: Judge | None) -> list[Decision]:
        search = Search(Observation(kernel, seat), Menu(kernel, seat), Random(1), SearchSettings(), judge)
        search._look(Budget(None))
        return [arm.decision for arm in search.root.arms.values()]

    assert in_order(None)[0] == in_order(Contrary())[-1] == win


def test_everybodys_eyes_add_up() -> None:
    """What one seat gains in a judgement by all, the others lose."""
    kernel = begin(registry.game("kolkhoz"), 4, seed="3")
    judge = judge_at(kernel)

    said = [judge.by_all([kernel, kernel], seat) for seat in range(4)]
    assert all(one == two for one, two in said)
    assert sum(one for one, _ in said) == pytest.approx(1)
