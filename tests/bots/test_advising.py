"""Hints name good decisions, say why, and are made from what the seat may know."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import pytest
from msgspec import structs

from rondel import registry
from rondel.bots import advising, foretelling
from rondel.bots.advising import advise
from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.foretelling import foretell, turning_points
from rondel.bots.judging import chances
from rondel.bots.registry import adviser, levels, make
from rondel.bots.rollout import Idea as Thought
from rondel.bots.thoughts import Thoughts, thoughts
from rondel.core.advice import ChancePoint, Hint, Idea, Reason
from rondel.core.commands import Command
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.match import Match
from rondel.core.offers import words
from rondel.core.picking import random_decision, some_decisions
from rondel.core.playing import begin, play
from rondel.core.simulation import determinise
from rondel.messages import Phrase
from rondel.words import Speaker

TICTACTOE, SPARKS = registry.game("tictactoe"), registry.game("sparks")


def after_cells(*cells: int) -> Kernel:
    kernel = begin(TICTACTOE, 2)
    for cell in cells:
        play(kernel, kernel.actors()[0], "mark", (cell,))
    return kernel


def test_the_winning_move_is_the_first_idea() -> None:
    hint = advise(after_cells(0, 8, 1, 4), 0, Random(1), Budget(None, 100))

    assert hint.ideas[0].args == {"cell": 2}
    assert hint.ideas[0].chance > 0.95
    assert str(hint.ideas[0].label) == "Mark: c1"


def test_what_was_decided_is_told_with_its_price() -> None:
    """Whoever did not win at once gave the match away; what is best costs nothing."""
    kernel = after_cells(0, 8, 1, 4)
    hint = advise(kernel, 0, Random(1), Budget(None, 60), about=Decision(0, "mark", (7,)))
    best, *_, done = sorted(hint.ideas, key=lambda idea: idea.args == {"cell": 7})

    assert best == hint.ideas[0]
    assert best.cost == 0
    assert done.args == {"cell": 7}
    assert done.cost > 0.3
    assert "Nothing stands out" not in str(hint.nudge)


def test_an_idea_can_be_sent_as_a_command() -> None:
    match = Match(SPARKS, 2, seed="3")
    hint = advise(match.kernel, match.kernel.actors()[0], Random(1), Budget(None, 60))
    match.play(hint.seat, hint.ideas[0].name, **(hint.ideas[0].args or {}))

    assert len(match.entries) == 1


@pytest.mark.parametrize(
    ("difference", "said"),
    [
        (0.01, "Nothing stands out here: take what you like."),
        (0.05, "The differences are small here, but there are some: look twice."),
        (0.2, "Some of these are clearly better than others: look twice."),
    ],
)
def test_a_nudge_says_clearly_only_of_what_is_clear(difference: float, said: str) -> None:
    """What costs one chance in a hundred is no clear difference."""
    found = [Thought(Decision(0, "mark", (cell,))) for cell in (0, 1)]
    nudge, _ = advising._nudge(after_cells(), 0, found, (), difference)

    assert str(nudge) == said


@pytest.mark.parametrize(("name", "seats"), [("auction", 2), ("imperial", 3), ("skyreef", 2), ("sparks", 2)])
def test_what_an_idea_wins_and_costs_fit_together(name: str, seats: int) -> None:
    """Nobody is told that the third best wins more often than the best, and costs something all the same."""
    kernel, rng = begin(registry.game(name), seats, seed="fits"), Random(2)
    for _ in range(12):
        seat = kernel.actors()[0]
        ideas = advise(kernel, seat, Random(1), Budget(None, 12)).ideas
        assert all(round(ideas[0].chance - idea.cost, 2) == idea.chance for idea in ideas)
        play(kernel, *random_decision(kernel, kernel.actors()[0], rng))


@pytest.mark.parametrize("name", ["fenlight", "sparks"])
def test_a_chance_is_told_even_when_a_first_look_took_all_the_time(name: str) -> None:
    """By what was played on at least once, whoever is asked."""
    kernel = begin(registry.game(name), 2, seed="late")
    seat = kernel.actors()[0]
    found, _ = thoughts(adviser(kernel.game, Random(1)), Observation(kernel, seat), Menu(kernel, seat), Budget(0.0))

    assert found[0].tried
    assert found[1].tried


def test_what_is_called_the_same_is_one_idea() -> None:
    """Two cards of a kind in the hand are two decisions, and nothing to choose between."""
    kernel, rng, twice = begin(registry.game("lanternfall"), 2, seed="twins"), Random(3), False
    for _ in range(40):
        seat = kernel.actors()[0]
        decisions = some_decisions(kernel, seat, 60, rng)
        twice = twice or len({str(words(kernel, each)) for each in decisions}) < len(decisions)
        labels = [str(idea.label) for idea in advise(kernel, seat, Random(1), Budget(None, 6)).ideas]
        assert len(labels) == len({*labels})
        play(kernel, *random_decision(kernel, seat, rng))

    assert twice


def test_a_reason_speaks_for_what_is_recommended() -> None:
    """To pass with a spark in the hand looks worse right after it: the reason is where that leads."""
    kernel = begin(SPARKS, 2, seed="hints")
    best = advise(kernel, kernel.actors()[0], Random(5), Budget(None, 300)).ideas[0]

    assert best.name == "pass_priority"
    assert best.reasons[0].change > 0
    assert [reason.change > 0 for reason in best.reasons] == sorted(
        (reason.change > 0 for reason in best.reasons), reverse=True
    )


def test_no_reason_speaks_against_what_is_recommended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what looks worse right after it nor what looks worse where it leads."""
    kernel = after_cells(0, 8, 1, 4)
    monkeypatch.setattr(
        advising, "grounds", lambda seen, decisions, *_, **__: [{"lines": 9.0 * at} for at in range(len(decisions))]
    )
    hint = advise(kernel, 0, Random(1), Budget(None, 60))

    assert [idea.reasons for idea in hint.ideas] == [()] * 3
    assert str(hint.nudge) == "Some of these are clearly better than others: look twice."


def grounded(monkeypatch: pytest.MonkeyPatch, *made_of: list[dict[str, float]]) -> None:
    """What the score is made of right after the ideas, where they lead, and a few steps on."""
    told = iter(made_of)
    monkeypatch.setattr(advising, "grounds", lambda *_, **__: next(told))


def reasons() -> list[list[tuple[str, bool]]]:
    """Of each idea, what speaks for it or against it."""
    ideas = advise(after_cells(), 0, Random(1), Budget(None)).ideas
    return [[(str(reason.what), reason.change > 0) for reason in idea.reasons] for idea in ideas]


EVEN: list[dict[str, float]] = [{}, {}]


def test_a_reason_may_show_only_a_few_steps_on(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking(monkeypatch, {0: [0.7], 1: [0.5]})
    grounded(monkeypatch, EVEN, EVEN, [{"lines": 9.0}, {"lines": 0.0}])

    assert reasons() == [[("lines", True)], [("lines", False)]]


def test_what_speaks_for_it_is_said_beside_what_speaks_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all in all more speaks against it than for it, and those who played it on know better."""
    thinking(monkeypatch, {0: [0.7], 1: [0.5]})
    grounded(monkeypatch, [{"coins": 9.0, "lots": 0.0}, {"coins": 0.0, "lots": 18.0}], EVEN, EVEN)

    assert reasons()[0] == [("coins", True), ("lots", False)]


def test_an_alternative_says_what_the_best_has_over_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it is just like the average."""
    thinking(monkeypatch, {0: [0.7], 1: [0.5], 2: [0.4]})
    grounded(monkeypatch, [{"lines": 18.0}, {"lines": 9.0}, {"lines": 0.0}])

    assert reasons() == [[("lines", True)], [("lines", False)], [("lines", False)]]


@pytest.mark.parametrize(
    ("learned", "english", "german"),
    [
        (True, "This comes from many games", "Das ist Erfahrung"),
        (False, "This wins more often when", "Das gewinnt öfter"),
    ],
)
def test_where_nothing_speaks_for_it_a_sentence_says_what_does(
    learned: bool, english: str, german: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking(monkeypatch, {0: [0.9], 1: [0.5]}, learned=learned)
    grounded(monkeypatch, EVEN, EVEN, EVEN)
    ideas = advise(after_cells(), 0, Random(1), Budget(None)).ideas

    assert isinstance(ideas[0].why, Phrase)
    assert str(ideas[0].why).startswith(english)
    assert Speaker("de", module=TICTACTOE.module).say(ideas[0].why).startswith(german)
    assert [idea.why for idea in ideas[1:]] == [""]


def test_nothing_is_said_where_there_is_a_reason_or_nothing_to_choose_by(monkeypatch: pytest.MonkeyPatch) -> None:
    for worths, parts in (({0: [0.7], 1: [0.5]}, [{"lines": 9.0}, {"lines": 0.0}]), ({0: [0.5], 1: [0.5]}, EVEN)):
        thinking(monkeypatch, worths)
        grounded(monkeypatch, parts)
        assert [idea.why for idea in advise(after_cells(), 0, Random(1), Budget(None)).ideas] == ["", ""]


def test_nothing_stands_out_only_where_no_idea_is_worse() -> None:
    """Also the fourth and those after it count, in the worlds that they share with the best one."""
    even = Thought(Decision(0, "mark", (0,)), worths=[0.4, 0.6])
    unlucky = Thought(Decision(0, "mark", (1,)), worths=[0.4])
    worse = Thought(Decision(0, "mark", (2,)), worths=[0.3, 0.5])

    def difference(*found: Thought) -> float:
        return advising._difference(found, [found[0].ahead_of(each) for each in found], 1.0)

    assert difference(even, even, even, unlucky) == 0
    assert difference(even, even, even, unlucky, worse) == pytest.approx(0.1)


def thinking(monkeypatch: pytest.MonkeyPatch, worths: dict[int, list[float]], *, learned: bool = False) -> None:
    """Whoever is asked finds this of each cell, in this order."""
    found = [Thought(Decision(0, "mark", (cell,)), worths=seen) for cell, seen in worths.items()]
    monkeypatch.setattr(advising, "thoughts", lambda *_: Thoughts(found, learned))


def told(about: Decision | None = None) -> list[tuple[Any, float, float]]:
    """What was told: cells, chances and costs."""
    ideas = advise(after_cells(), 0, Random(1), Budget(None), about=about).ideas
    return [(idea.args["cell"], idea.chance, idea.cost) for idea in ideas if idea.args]


def test_what_is_shown_side_by_side_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """62.4 % and 60.9 % are 62 and 61, of which nobody may be told that they are 2 apart."""
    thinking(monkeypatch, {0: [0.624], 1: [0.609], 2: [0.4045]})

    assert told() == [(0, 0.62, 0.0), (1, 0.61, 0.01), (2, 0.4, 0.22)]


def test_nobody_gives_away_more_than_there_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 3 %, although in the one world that both were tried in it was 9."""
    thinking(monkeypatch, {0: [0.09, 0.0, 0.0], 1: [0.0]})

    assert told() == [(0, 0.03, 0.0), (1, 0.0, 0.03)]


def test_ideas_are_told_by_what_they_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the better one was given up earlier; what somebody asks about comes last."""
    thinking(monkeypatch, {0: [0.5, 0.7], 1: [0.5, 0.5], 2: [0.45], 3: [0.49, 0.5], 4: [0.49, 0.1]})

    assert [cell for cell, _, _ in told()] == [0, 2, 1]
    assert [cell for cell, _, _ in told(about=Decision(0, "mark", (3,)))] == [0, 2, 1, 3]


def test_a_nudge_counts_in_the_same_wins_as_the_ideas(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was learned counts being far ahead as well: 0.12 of that are 9 wins in 100, which is not clear."""
    thinking(monkeypatch, {0: [0.62], 1: [0.5]}, learned=True)
    monkeypatch.setattr(advising, "grounds", lambda _, decisions, *__, **___: [{} for _ in decisions])
    hint = advise(after_cells(), 0, Random(1), Budget(None))

    assert hint.ideas[1].cost == 0.09
    assert str(hint.nudge) == "The differences are small here, but there are some: look twice."


def test_a_nudge_gives_nothing_away() -> None:
    hint = advise(after_cells(0, 8, 1, 4), 0, Random(1), Budget(None, 60), ideas=False)

    assert hint.ideas == ()
    assert "c1" not in str(hint.nudge)


def test_without_a_choice_there_is_nothing_to_say() -> None:
    hint = advise(after_cells(0, 1, 2, 4, 3, 5, 7, 6), 0, Random(1), Budget(None, 60))

    assert (hint.free, hint.ideas) == (True, ())


def test_a_person_may_do_more_often_what_a_bot_has_done_often_enough() -> None:
    """After two swaps in Kolkhoz bots go on; whoever asks still has a choice."""
    kernel, rng = begin(registry.game("kolkhoz"), 4, seed="swaps"), Random(1)
    while kernel.s.players[0].swaps < 2:
        seat = kernel.actors()[0]
        swaps = [each for each in some_decisions(kernel, seat, 40, rng) if each.name == "swap_card"]
        play(kernel, *(swaps[0] if swaps and seat == 0 else random_decision(kernel, seat, rng)))

    assert {each.name for each in Menu(kernel, 0).decisions(40, rng)} == {"ready"}
    hint = advise(kernel, 0, Random(1), Budget(None, 6))

    assert not hint.free
    assert {idea.name for idea in hint.ideas} <= {"ready", "swap_card"}


def test_a_hint_is_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    """So it is made of nothing that the seat may not know."""
    rng = Random(4)
    kernel = begin(SPARKS, 3, seed="8")
    for _ in range(4):
        seat = kernel.actors()[0]
        play(kernel, *random_decision(kernel, seat, rng))
    seat = kernel.actors()[0]
    hints = {
        repr(advise(world, seat, Random(1), Budget(None, 30)))
        for world in (kernel, *(determinise(kernel, (seat,), Random(n)) for n in range(5)))
    }

    assert len(hints) == 1


def test_chances_are_sure_at_the_end_and_add_up_before_it() -> None:
    over = after_cells(0, 8, 1, 4, 2)

    assert foretell(over, Random(1), Budget(None)) == (1.0, 0.0)
    assert chances(after_cells()) == [0.5, 0.5]
    assert abs(sum(foretell(after_cells(0, 8, 1), Random(1), Budget(None))) - 1) < 1e-3


def test_foretelling_leaves_the_luck_to_come_open() -> None:
    """The position and its chance stay as they were."""
    kernel = begin(SPARKS, 2, seed="8")
    before = kernel.encode()
    foretell(kernel, Random(1), Budget(None))

    assert kernel.encode() == before


def test_chances_are_judged_where_the_game_is_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Kolkhoz that is another year, never the middle of a trick."""
    years = set[int]()

    def judged(kernel: Kernel) -> list[float]:
        years.add(kernel.s.year)
        return [0.25] * 4

    monkeypatch.setattr(foretelling, "judge_if_any", lambda kernel: None)
    monkeypatch.setattr(foretelling, "chances", judged)
    kernel = begin(registry.game("kolkhoz"), 4, seed="7")
    foretell(kernel, Random(1), Budget(None), playouts=3)

    assert years == {kernel.s.year + 1}


def test_chances_do_not_swing_with_whose_turn_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who takes whoever is about to begin a turn for the stronger one is asked after each of two turns."""
    monkeypatch.setattr(foretelling, "judge_if_any", lambda kernel: None)
    monkeypatch.setattr(foretelling, "chances", lambda kernel: [0.9, 0.1] if kernel.actors()[0] == 0 else [0.1, 0.9])
    for cells in ((), (0,)):
        assert foretell(after_cells(*cells), Random(1), Budget(None), playouts=2) == (0.5, 0.5)


def test_without_a_score_chances_are_how_games_end() -> None:
    """The one who is about to complete a row wins more often."""
    bare = dataclasses.replace(TICTACTOE, box="tictactoe", score=None)
    kernel = begin(bare, 2)
    for cell in (0, 8, 1, 7):
        play(kernel, kernel.actors()[0], "mark", (cell,))

    assert foretell(kernel, Random(1), Budget(None))[0] > 0.6


def test_the_greatest_changes_are_turning_points() -> None:
    line = [(0, 0.5), (1, 0.55), (2, 0.2), (3, 0.25), (5, 0.9)]
    points = [ChancePoint(v, (chance, 1 - chance)) for v, chance in line]
    found = turning_points(points, {1: 0, 2: 0, 3: 1, 5: 1})

    assert [(point.v, point.seat, round(point.after - point.before, 2)) for point in found] == [
        (2, 0, -0.35),
        (5, 1, -0.65),
    ]


@pytest.mark.parametrize(
    ("name", "kind"),
    [("auction", "greedy"), ("beacons", "greedy"), ("tictactoe", "mcts"), ("kolkhoz", "rollout"), ("ti4", "rollout")],
)
def test_the_strongest_level_advises_whatever_kind_it_is(name: str, kind: str) -> None:
    """Where none knows what anything is worth, a roll-out tries."""
    assert adviser(registry.game(name), Random(1)).name == kind


def test_where_the_strongest_level_cannot_be_made_the_next_advises() -> None:
    """As it would play at a table."""
    wrong = {"normal": "greedy", "hard": "rollout:file=none.weights", "master": "mcts:iterations=0"}
    game = dataclasses.replace(TICTACTOE, box="tictactoe", levels=wrong)

    assert adviser(game, Random(1)).name == "greedy"


@pytest.mark.parametrize("kernel", [begin(registry.game("auction"), 2, seed="7"), after_cells(0, 8, 1)])
def test_who_advises_would_do_so_itself(kernel: Kernel) -> None:
    game, seat = kernel.game, kernel.actors()[0]
    observation, menu, strongest = Observation(kernel, seat), Menu(kernel, seat), [*levels(game)][-1]
    ideas, _ = thoughts(adviser(game, Random(3)), observation, menu, Budget(None))

    assert ideas[0].decision == make(strongest, Random(3), game).choose(observation, menu, Budget(None))
    assert all(0 <= idea.chance <= 1 for idea in ideas)


def test_a_bid_is_told_with_what_it_gives_away() -> None:
    """In the same worlds, by the score, where the strongest level looks one decision ahead."""
    kernel = begin(registry.game("auction"), 2, seed="7")
    seat = kernel.actors()[0]
    worst = max(Menu(kernel, seat).decisions(40, Random(1)), key=lambda decision: decision.args)
    hint = advise(kernel, seat, Random(1), Budget(None), about=worst)

    assert hint.ideas[0].cost == 0
    assert hint.ideas[-1].args == Command.of(kernel, worst).args
    assert hint.ideas[-1].cost > 0.02


def test_a_hint_can_be_printed() -> None:
    """The nudge, then the ideas with their reasons and what the others cost, as at the terminal."""
    better, worse = Reason("lines", 0.1), Reason("corners", -0.05)
    ideas = (
        Idea("mark", {"cell": 4}, "Mark: b2", 0.81, (better, worse)),
        Idea("mark", {"cell": 0}, "Mark: a1", 0.78, cost=0.03),
    )

    assert str(Hint(0, "Look twice.", ideas=ideas)).splitlines() == [
        "Look twice.",
        "1. Mark: b2 (wins 81%): + lines, − corners",
        "2. Mark: a1 (wins 78%, 3% less than the first)",
    ]
    assert (
        str(structs.replace(ideas[1], why="Nothing shows it."))
        == "Mark: a1 (wins 78%, 3% less than the first): Nothing shows it."
    )
