"""Scores and ends: worked examples 44 and 52."""

from rondel.games.imperial.atlas import COUNTRIES
from rondel.games.imperial.scoring import outcome, scores
from rondel.games.imperial.state import Imperial
from tests.games.imperial.tables import AUSTRIA, ITALY, RUSSIA, A, B, C, table


def test_stock_counts_by_its_countrys_points() -> None:
    """Example 44."""

    def prepare(s: Imperial) -> None:
        s.countries[AUSTRIA].points, s.countries[ITALY].points, s.countries[RUSSIA].points = 25, 17, 9
        s.players[A].modifier = -1

    holdings = {"austria": {A: [4]}, "italy": {A: [5]}, "russia": {A: [6]}}
    at = table(holdings, cash=[340], prepare=prepare)

    assert scores(at.s)[A] == 4340


def test_equal_scores_are_told_apart_by_the_best_country_then_by_cash() -> None:
    """Section 10: A has 5 points of stock in the best country, B the same score in cash."""

    def prepare(s: Imperial) -> None:
        s.countries[AUSTRIA].points, s.ending = 5, "points"

    at = table({"austria": {A: [3]}}, cash=[700, 1000, 1000], prepare=prepare)
    found = outcome(at.s)

    assert found is not None
    assert found.scores == (1000, 1000, 1000)
    assert found.ranking == ((A,), (B, C))


def test_the_last_investor_round_is_played_before_the_round_limit_ends_the_game() -> None:
    """Example 52."""
    at = table({"russia": {A: [5]}}, round=5, round_limit=6, treasuries={"russia": 500})
    at.play(A, "propose", slot="Investor")
    assert at.mode == "buy"
    assert at.s.round == 6
    for seat in (A, C, B):
        at.play(seat, "punt", final=True)

    assert (at.mode, at.s.ending, at.s.round, at.s.turn) == ("game-over", "round_limit", 6, None)


def test_countries_without_a_leader_are_skipped_and_a_wrap_begins_a_round() -> None:
    """D8 and D49."""
    at = table({"italy": {A: [5]}, "russia": {B: [5]}})
    turns = []
    for _ in range(4):
        turns.append((at.s.round, at.s.turn))
        at.play(at.active[0], "propose", slot="L-Produce" if at.s.round == 1 else "Import", **_nothing(at.s.round))

    assert turns == [(1, "italy"), (1, "russia"), (2, "italy"), (2, "russia")]
    assert all(country in COUNTRIES for _, country in turns)


def _nothing(round: int) -> dict[str, list[str]]:
    return {} if round == 1 else {"units": []}
