"""Which decisions of a finished match are told as somebody's costliest."""

from __future__ import annotations

from random import Random

from rondel import registry
from rondel.bots.advising import price
from rondel.bots.base import Budget
from rondel.bots.foretelling import DOUBTFUL, NOTABLE, costliest, dearest
from rondel.core.advice import TurningPoint
from rondel.core.decisions import Decision
from rondel.core.playing import begin, play


def costing(*costs: float) -> list[TurningPoint]:
    """Decisions of one seat, one after the other, that gave so much away."""
    return [TurningPoint(v, 0, 0, 0.5, 0.5, cost=cost) for v, cost in enumerate(costs, 1)]


def test_the_three_costliest_are_told_in_the_order_of_the_match() -> None:
    assert [point.v for point in costliest(costing(0.05, 0.3, 0.04, 0.1, 0.2))] == [2, 4, 5]


def test_what_cost_next_to_nothing_is_not_told() -> None:
    assert [point.v for point in costliest(costing(NOTABLE - 0.001, NOTABLE, 0.0))] == [2]


def test_what_seems_dearest_is_looked_at_again() -> None:
    """Nothing that seems to have cost nothing, and not more than there is time for."""
    assert dearest({3: 0.1, 5: 0.0, 8: 0.2}) == [8, 3]
    assert dearest({number: number / 100 for number in range(20)}) == [*range(19, 19 - DOUBTFUL, -1)]


def test_a_decision_has_the_price_of_what_would_have_been_better() -> None:
    """Whoever did not complete the row gave away much; who completed it, nothing; and so it is without a choice."""
    kernel = begin(registry.game("tictactoe"), 2)
    for cell in (0, 8, 1, 4):
        play(kernel, kernel.actors()[0], "mark", (cell,))
    priced = {cell: price(kernel, 0, Decision(0, "mark", (cell,)), Random(1), Budget(None, 60)) for cell in (2, 7)}

    assert priced[2] == 0
    assert priced[7] > 0.3

    for cell in (7, 6, 3, 5):
        play(kernel, kernel.actors()[0], "mark", (cell,))
    assert price(kernel, 0, Decision(0, "mark", (2,)), Random(1), Budget(None, 60)) == 0
