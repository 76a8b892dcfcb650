"""Points, ties and reasons. Rules, section 8."""

from __future__ import annotations

from typing import Any

import pytest

from rondel.core.playing import begin
from rondel.games.kolkhoz.game import game
from rondel.games.kolkhoz.says import BestPlot, BestPlotByMedals, BestPlotsShared
from rondel.games.kolkhoz.scoring import final_outcome, public_score, score
from rondel.games.kolkhoz.state import Kolkhoz, Stack
from tests.games.kolkhoz.tables import card, cards, put


def state(**options: Any) -> Kolkhoz:
    return begin(game, 4, options, "scores").s  # type: ignore[no-any-return]


@pytest.mark.parametrize(("counts", "points"), [(False, 24), (True, 29)])
def test_a_plot_is_worth_its_cards_and_perhaps_its_medals(counts: bool, points: int) -> None:
    """E23."""
    s = state(medals_count=counts)
    put(s, s.players[0].plot.revealed, "H3 CQ")
    put(s, s.players[0].plot.hidden, "S9")
    s.players[0].medals = 5

    assert score(s, 0) == points
    assert public_score(s, 0) == points - 9


def with_scores(scores: list[int], medals: list[int], **options: Any) -> Kolkhoz:
    s = state(**options)
    left = {30: ["HK HQ H5", "DK DQ D5", "SK SQ S5"], 12: ["C10 C2"]}
    for seat, player in enumerate(s.players):
        put(s, player.plot.hidden, left[scores[seat]].pop())
        player.medals = medals[seat]
    return s


def test_ties_go_to_more_medals_and_are_shared_after_that() -> None:
    """E24."""
    over = final_outcome(with_scores([30, 30, 12, 30], [4, 6, 3, 6]))

    assert over.ranking == ((1, 3), (0,), (2,))
    assert over.winners == (1, 3)
    assert over.reason == BestPlotsShared("richest", 30, 6).phrase


def test_the_reason_names_what_decided() -> None:
    """Points alone, or medals among equals; the poorest plot where that wins."""
    by_medals = final_outcome(with_scores([30, 30, 12, 30], [4, 6, 3, 5]))
    lowest = final_outcome(with_scores([30, 30, 12, 30], [4, 6, 3, 5], winner="lowest"))

    assert by_medals.reason == BestPlotByMedals("richest", 30, 6).phrase
    assert lowest.winners == (2,)
    assert lowest.reason == BestPlot("poorest", 12).phrase
    assert lowest.ranking == ((2,), (1,), (3,), (0,))


def test_only_the_top_of_a_stack_counts() -> None:
    """Section 8."""
    s = state(deck_type=36, orden_nachalniku=True)
    s.players[2].plot.stacks.append(Stack(card("S6"), cards("S9 S10")))
    s.players[2].plot.stacks.append(Stack(None, cards("H9")))

    assert score(s, 2) == 6
