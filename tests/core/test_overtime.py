"""Clocks with something after the bank, against tables worked out by hand. Times in the tests are in seconds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rondel import Command, Match, Rejected, registry
from rondel.core.clocks import ClockSettings, ClockState, Tick, advance, next_deadline, reading, start
from rondel.core.clocks.state import SeatClock

BYO_YOMI = ClockSettings(kind="byo-yomi", bank_ms=60_000, budget_ms=30_000, periods=3, penalty="forfeit")
CANADIAN = ClockSettings(kind="canadian", bank_ms=60_000, budget_ms=100_000, periods=3, penalty="forfeit")
LIMITED = ClockSettings(kind="fischer", bank_ms=300_000, limit_ms=60_000, penalty="forfeit")
BOTH = ClockSettings(kind="fischer", bank_ms=60_000, increment_ms=2_000, turn_bonus_ms=10_000, penalty="forfeit")


def played(settings: ClockSettings, *seconds: float) -> list[SeatClock]:
    """The clock of a seat that is on the move all the time, after decisions that took so long."""
    state, at, found = start(settings, 2, Tick(0, (0,))), 0, []
    for number, taken in enumerate(seconds, 1):
        at += int(taken * 1000)
        state = advance(state, Tick(at, (0,), kind="move", seat=0, decided=True, turn=number))
        found.append(state.course.seats[0])
    return found


@pytest.mark.parametrize(
    ("seconds", "bank", "periods"),
    [
        ((20, 40), [40, 0], [3, 3]),  # the bank to its last second
        ((20, 50), [40, 0], [3, 3]),  # ten seconds into the first period, which comes back
        ((60, 30, 30), [0, 0, 0], [3, 3, 3]),  # whole periods are not gone
        ((60, 31, 5), [0, 0, 0], [3, 2, 2]),  # a second more, and one is
        ((60, 90), [0, 0], [3, 1]),  # two are used up, the last is just enough
        ((100, 75), [0, 0], [2, 0]),  # beyond the bank and into the second; then beyond what there was
    ],
)
def test_byo_yomi(seconds: tuple[float, ...], bank: list[int], periods: list[int]) -> None:
    found = played(BYO_YOMI, *seconds)
    assert [clock.bank // 1000 for clock in found] == bank
    assert [clock.spare for clock in found] == periods


@pytest.mark.parametrize(
    ("seconds", "bank", "block", "moves"),
    [
        ((50,), [10], [100], [3]),
        ((50, 30), [10, 0], [100, 80], [3, 2]),  # the move in which the bank runs out is the first of the block
        ((60, 40, 30, 20), [0, 0, 0, 0], [100, 60, 30, 100], [3, 2, 1, 3]),  # three moves in time: a new block
        ((60, 100, 0), [0, 0, 0], [100, 0, 0], [3, 2, 1]),
    ],
)
def test_canadian(seconds: tuple[float, ...], bank: list[int], block: list[int], moves: list[int]) -> None:
    found = played(CANADIAN, *seconds)
    assert [clock.bank // 1000 for clock in found] == bank
    assert [clock.block // 1000 for clock in found] == block
    assert [clock.spare for clock in found] == moves


def test_a_decision_has_a_limit_however_full_the_bank_is() -> None:
    first = start(LIMITED, 2, Tick(0, (0,)))
    assert due_at(first) == 60_001
    assert reading(first, 10_000).seats[0].left_ms == 50_000
    assert due_at(advance(first, Tick(50_000, (0,), kind="move", seat=0, decided=True, turn=1))) == 110_001


def test_a_bonus_for_each_action_and_one_for_each_turn() -> None:
    """60 − 5 + 2 + 10; in the same turn − 5 + 2; in the next − 5 + 2 + 10."""
    state = start(BOTH, 2, Tick(0, (0,), turn=1))
    banks = []
    for number, turn in enumerate((1, 2, 2), 1):
        state = advance(state, Tick(number * 5000, (0,), kind="move", seat=0, decided=True, turn=turn, visit=number))
        banks.append(state.course.seats[0].bank // 1000)
    assert banks == [67, 64, 71]


def due_at(state: ClockState) -> int | None:
    found = next_deadline(state)
    return None if found is None else found.at


@given(st.lists(st.integers(0, 70), min_size=1, max_size=12), st.sampled_from([BYO_YOMI, CANADIAN]))
def test_overtime_never_grows_and_falls_exactly_when_it_is_used_up(seconds: list[int], rules: ClockSettings) -> None:
    """However the moves are spread, the deadline is what is left from the moment a decision begins."""
    state, at = start(rules, 2, Tick(0, (0,))), 0
    for number, taken in enumerate(seconds, 1):
        clock = state.course.seats[0]
        whole = clock.bank + (clock.spare * rules.budget_ms if rules.kind == "byo-yomi" else clock.block)
        assert due_at(state) == at + whole + 1
        if taken * 1000 > whole:
            return
        at += taken * 1000
        state = advance(state, Tick(at, (0,), kind="move", seat=0, decided=True, turn=number))
        after = state.course.seats[0]
        assert after.bank == max(0, clock.bank - taken * 1000)
        assert 0 <= after.spare <= rules.periods
        assert 0 <= after.block <= rules.budget_ms


def test_time_can_be_given() -> None:
    """To another seat's bank, as often as one likes; not to oneself, and not where there is no bank."""

    def table(clock: Any) -> Match:
        return Match(registry.game("tictactoe"), 2, seed="1", clock=clock)

    match = table(ClockSettings(kind="fischer", bank_ms=60_000, gift_ms=15_000, penalty="forfeit"))
    match.apply(Command(1, "give_time", {"to": 0}, at=1_000))
    assert next_due(match) == 75_001
    with pytest.raises(Rejected, match="another seat"):
        match.apply(Command(1, "give_time", {"to": 1}, at=2_000))
    with pytest.raises(Rejected, match="no_clock"):
        table(ClockSettings(kind="per-move", budget_ms=60_000)).apply(Command(1, "give_time", {"to": 0}))


def next_due(match: Match) -> int | None:
    assert match.timer is not None
    return due_at(match.timer.state)
