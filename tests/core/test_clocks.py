"""Clocks: what they show, what is due, and what pauses and undos do to them. Times in the tests are in seconds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rondel import registry
from rondel.core.clocks import (
    DAY,
    PRESETS,
    Bar,
    ClockSettings,
    ClockState,
    Due,
    Penalty,
    Tick,
    advance,
    clock_settings,
    due,
    fold,
    granted,
    next_deadline,
    reading,
    redone,
    start,
    undone,
)
from rondel.core.commands import Command
from rondel.core.file import dump, load
from rondel.core.match import Match
from rondel.core.seats import HOST, SYSTEM
from rondel.errors import BadOptions

COUNT_UP = PRESETS["count-up"]
BANKED = ClockSettings(
    kind="fischer",
    bank_ms=120_000,
    increment_ms=10_000,
    increment_first=True,
    cap="previous",
    round_ms=1_000,
    penalty="point",
    undo="restart",
)
WARNING = ClockSettings(kind="count-up", idle_ms=900_000)


def tick(at: float, *actors: int, kind: str = "move", **more: Any) -> Tick:
    return Tick(at=int(at * 1000), actors=actors, kind=kind, **more)


def pause(at: float, *actors: int, **more: Any) -> Tick:
    return tick(at, *actors, kind="pause", seat=HOST, sticky=True, **more)


def resume(at: float, *actors: int) -> Tick:
    return tick(at, *actors, kind="resume", seat=HOST, sticky=True)


def timeout(at: float, seat: int, penalty: Penalty, *actors: int, **more: Any) -> Tick:
    return tick(at, *actors, kind="timeout", seat=seat, args={"penalty": penalty}, **more)


def clocks(settings: ClockSettings, *ticks: Tick, seats: int = 3, first: Tick | None = None) -> ClockState:
    """The clocks of a match that starts at 0 with seat 0 on the move."""
    return fold(start(settings, seats, first or tick(0, 0)), ticks)


def totals(state: ClockState, now: float) -> list[float]:
    return [seat.total_ms / 1000 for seat in reading(state, int(now * 1000)).seats]


def left(state: ClockState, seat: int, now: float) -> float | None:
    ms = reading(state, int(now * 1000)).seats[seat].left_ms
    return None if ms is None else ms / 1000


# Watching


QUICK = ClockSettings(kind="fischer", bank_ms=60_000, penalty="forfeit", watch_ms=5_000)


def test_a_decision_costs_nothing_while_what_led_to_it_is_shown() -> None:
    """Two acts of others take 2.4 seconds at the slowest pace."""
    state = clocks(QUICK, tick(10, 1, seat=0, told=True), tick(10, 2, seat=1, told=True))

    third = reading(state, 10_000).seats[2]
    assert (third.waits_ms, third.left_ms, third.turn_ms) == (2_400, 60_000, 0)
    assert left(state, 2, 12) == 60
    assert left(state, 2, 13.4) == 59
    assert next_deadline(state) == Due(72_401, 2, "forfeit")
    assert reading(state, 12_000).table_ms == 2_000


def test_whoever_acts_at_once_is_not_paid_for_it() -> None:
    state = clocks(QUICK, tick(10, 1, seat=0, told=True), tick(10.5, 0, seat=1, told=True))

    assert left(state, 1, 20) == 60
    assert totals(state, 10.5)[1] == 0
    assert reading(state, 10_500).table_ms == 500


def test_what_one_did_oneself_is_not_watched_unless_it_settles_something() -> None:
    assert reading(clocks(QUICK, tick(5, 0, seat=0, told=True, turn=1)), 5_000).seats[0].waits_ms == 0
    assert reading(clocks(QUICK, tick(5, 0, seat=0, told=True, settles=True, turn=1)), 5_000).seats[0].waits_ms == 2_100


def test_nobody_waits_for_long_stories() -> None:
    acts = [tick(10, 1, seat=1, told=True, turn=n) for n in range(1, 30)]
    assert reading(clocks(QUICK, *acts, tick(10, 0, seat=1, told=True)), 10_000).seats[0].waits_ms == 5_000
    assert reading(clocks(replace(QUICK, watch_ms=None), *acts), 10_000).seats[0].waits_ms == 0


def test_a_host_cannot_grant_more_than_the_server() -> None:
    state = clocks(QUICK, tick(1, 0, kind="clock", seat=HOST, args={"kind": "count-up", "watch_ms": DAY}))
    assert state.settings == ClockSettings(kind="count-up", watch_ms=5_000)
    assert granted(replace(QUICK, watch_ms=DAY), 15_000).watch_ms == 15_000
    assert granted(COUNT_UP, 15_000) == COUNT_UP


def test_a_match_read_again_shows_the_same_clocks() -> None:
    """What is told is found out by the rules, so the log is all that is needed. What is put into a sealed gate is not
    told, whoever has bid already; the sale of the lot is, to both."""
    auction = registry.game("auction")
    match = Match(auction, 2, seed="1", clock=QUICK)
    for number, (seat, shown) in enumerate(((0, 0), (1, 2_000 + 2_100))):
        match.apply(Command(seat, "commit", {"value": 0}, at=1_000 * (number + 1)))
        assert match.timer is not None
        assert [clock.shown for clock in match.timer.state.course.seats] == [shown, shown]

    again = load(dump(match), auction)
    assert again.timer is not None
    assert again.timer.state == (match.timer and match.timer.state)
    assert [seat.waits_ms for seat in reading(again.timer.state, 2_000).seats] == [2_100, 2_100]


# Counting up


def test_time_counts_for_whoever_is_on_the_move() -> None:
    """Three turns with a pause in the third: the worked example of the space opera's clock."""
    state = clocks(COUNT_UP, tick(20, 1), tick(50, 2), pause(60, 2), resume(160, 2), tick(170, 0))

    assert totals(state, 170) == [20, 30, 20]
    assert reading(state, 175_000).seats[0].turn_ms == 5_000
    assert reading(state, 175_000).seats[0].longest_ms == 20_000


def test_several_seats_on_the_move_run_at_once() -> None:
    """In a gate each seat's clock runs until that seat has answered."""
    state = clocks(COUNT_UP, tick(10, 1, 2), tick(30, 1), first=tick(0, 0, 1, 2))

    assert totals(state, 35) == [10, 35, 30]
    assert [seat.running for seat in reading(state, 35_000).seats] == [False, True, False]


def test_a_new_turn_of_the_same_seat_starts_at_zero() -> None:
    """Another turn number ends the turn of a seat that stays on the move; a step within the turn does not."""
    state = clocks(COUNT_UP, tick(10, 0, turn=0, place="b"), tick(15, 0, turn=1, place="b"))
    seat = reading(state, 18_000).seats[0]

    assert (seat.turn_ms, seat.total_ms, seat.turns, seat.longest_ms) == (3_000, 18_000, 2, 15_000)


def test_time_without_a_seat_on_the_move_belongs_to_the_table() -> None:
    """The host has no clock, and every phase has its sum."""
    first = tick(0, 0, place="picks")
    state = clocks(COUNT_UP, tick(20, HOST, place="status"), tick(50, 1, place="picks"), first=first)
    read = reading(state, 55_000)

    assert read.table_ms == 30_000
    assert read.places == {"picks": 25_000, "status": 30_000}
    assert read.net_ms == 55_000


def test_no_time_runs_after_the_end() -> None:
    """When the match is over every clock stands still, and nothing becomes due."""
    state = clocks(replace(PRESETS["blitz"], bank_ms=1_000), tick(0.5, kind="win", over=True))

    assert totals(state, 10_000) == [0.5, 0, 0]
    assert reading(state, 10_000_000).net_ms == 500
    assert next_deadline(state) is None


def test_a_clock_that_is_set_back_stops_nothing() -> None:
    """An entry with an earlier time than the one before it counts as simultaneous."""
    state = clocks(COUNT_UP, tick(20, 1), tick(15, 2))

    assert totals(state, 25) == [20, 0, 5]


# Banks


@pytest.mark.parametrize(("elapsed", "bank"), [(45, 85), (5, 120), (130, 0), (45.5, 84), (131, 60)])
def test_the_bank_is_settled_by_imperials_rule(elapsed: float, bank: int) -> None:
    """Banked minus elapsed plus increment in whole seconds, never more than before; below zero it is 60."""
    state = clocks(BANKED, tick(elapsed, 1))

    assert left(state, 0, elapsed) == bank
    assert bool(due(state, int(elapsed * 1000))) == (elapsed > 130)


def test_a_point_is_due_once_for_a_late_turn() -> None:
    """The turn ended too late before anybody looked: the point is due until it is carried out, then no more."""
    state = clocks(BANKED, tick(131, 1))
    assert due(state, 131_000) == [Due(130_001, 0, "point")]

    state = advance(state, timeout(131, 0, "point", 1))
    assert due(state, 131_000) == []
    assert next_deadline(state) == Due(131_000 + 130_001, 1, "point")


def test_a_point_carried_out_while_the_turn_runs_is_not_due_again() -> None:
    """However long the turn goes on, it costs one point, and the bank is 60 seconds afterwards."""
    state = clocks(BANKED, timeout(130.001, 0, "point", 0))
    assert next_deadline(state) is None
    assert left(state, 0, 5_000) == 60

    state = advance(state, tick(5_000, 1))
    assert left(state, 0, 5_000) == 60
    assert due(state, 5_000_000) == []


def test_a_lost_flag_forfeits_without_the_increment() -> None:
    """A chess clock adds the increment after the move: it does not help the one whose bank is empty."""
    state = clocks(PRESETS["blitz"], tick(10, 1))
    assert left(state, 0, 10) == 293
    assert next_deadline(state) == Due(10_000 + 300_001, 1, "forfeit")

    state = advance(state, timeout(310.001, 1, "forfeit", 0, 2))
    assert [each.seat for each in due(state, DAY)] == [0, 2]


def test_the_increment_can_be_given_once_in_a_turn_of_the_game() -> None:
    """Two decisions in one turn bring one increment, a decision in the next turn brings another."""
    state = clocks(PRESETS["5+3"], tick(10, 1), tick(20, 0), tick(30, 1))
    assert left(state, 0, 30) == 300 - 10 + 3 - 10

    state = advance(advance(state, tick(40, 0, turn=1)), tick(41, 1, turn=1))
    assert left(state, 0, 41) == 283 - 1 + 3


@pytest.mark.parametrize(("cap", "bank"), [("none", 125), ("previous", 120), ("initial", 120)])
def test_a_cap_keeps_banks_from_growing(cap: Any, bank: int) -> None:
    """Five seconds used, ten added."""
    state = clocks(replace(BANKED, cap=cap), tick(5, 1))

    assert left(state, 0, 5) == bank


# Budgets


def test_every_step_has_its_budget() -> None:
    """A step within the turn brings a new one; what follows a default move has its own again."""
    state = clocks(PRESETS["step-60s"], tick(50, 0, place="second"), first=tick(0, 0, place="first"))
    assert left(state, 0, 60) == 50
    assert next_deadline(state) == Due(110_001, 0, "default")

    state = advance(state, timeout(110.001, 0, "default", 0, place="second"))
    assert next_deadline(state) == Due(170_002, 0, "default")


@pytest.mark.parametrize("settings", [PRESETS["step-60s"], PRESETS["correspondence-1d"]])
def test_a_step_that_is_entered_again_has_its_time_anew(settings: ClockSettings) -> None:
    """The last bidder for one lot is asked for the next one at once, at the same place."""
    state = clocks(settings, tick(50, 0, place="bid", visit=2), first=tick(0, 0, place="bid", visit=1))

    assert left(state, 0, 50) == left(clocks(settings, first=tick(0, 0)), 0, 0)


def test_the_next_lot_is_another_decision_for_everybody() -> None:
    match = Match(registry.game("auction"), 2, seed="1", clock=clock_settings("blitz"))
    for number, seat in enumerate((0, 1, 0)):
        match.apply(Command(seat, "commit", {"value": 0}, at=1_000 * (number + 1)))
    assert match.timer is not None

    assert [clock.turns for clock in match.timer.state.course.seats] == [2, 2]


def test_days_are_counted_per_move() -> None:
    """Steps within a move get no time of their own; a bot that has taken over is never late."""
    settings = PRESETS["correspondence-3d"]
    state = clocks(settings, tick(1_000, 0, place="second"))
    assert next_deadline(state) == Due(3 * DAY + 1, 0, "bot")

    state = advance(state, timeout(3 * 86_400.001, 0, "bot", 0, place="second"))
    assert next_deadline(state) is None
    assert reading(state, state.at).seats[0].out


def test_a_seat_taken_back_from_its_bot_has_a_clock_again() -> None:
    """The entry is about the table, so it is sticky."""
    state = clocks(PRESETS["correspondence-1d"], timeout(90_000, 0, "bot", 1))
    state = fold(state, [tick(90_001, 1, kind="return", seat=0, sticky=True), tick(90_002, 0)])

    assert next_deadline(state) == Due(90_002_000 + DAY + 1, 0, "bot")


def test_without_a_penalty_nothing_is_ever_due() -> None:
    """The clock shows less than nothing, and that is all."""
    state = clocks(replace(PRESETS["step-60s"], penalty="nothing"))

    assert left(state, 0, 70) == -10
    assert next_deadline(state) is None


def test_all_seats_of_a_gate_have_their_own_deadline() -> None:
    """The earliest comes first, and a timeout settles only its own seat."""
    state = clocks(PRESETS["step-60s"], tick(10, 0, 1, 2), first=tick(0, 1))
    assert [each.seat for each in due(state, 71_000)] == [1, 0, 2]

    state = advance(state, timeout(61, 1, "default", 0, 2))
    assert [each.seat for each in due(state, 71_000)] == [0, 2]


# Pauses


def test_nothing_becomes_due_during_a_pause() -> None:
    """The server need not wake; after the pause the deadline is later by its length."""
    state = clocks(PRESETS["step-60s"], pause(20, 0, args={"reason": "dinner"}))
    paused = reading(state, 5_000_000).paused
    assert next_deadline(state) is None
    assert paused is not None
    assert (paused.since, paused.reason) == (20_000, "dinner")

    assert next_deadline(advance(state, resume(1_020, 0))) == Due(1_060_001, 0, "default")


def test_a_move_made_during_a_pause_counts_until_the_pause() -> None:
    """Whoever moves has used what had run when the pause began."""
    state = clocks(BANKED, pause(45, 0), tick(500, 1), resume(600, 1), tick(610, 0))

    assert totals(state, 610) == [45, 10, 0]


# Undo and redo


def test_an_undone_turn_resumes_where_it_stood() -> None:
    """A wrong pick at 200, undone at 215: the stretch between is nobody's, neither seat pays for it."""
    state = clocks(COUNT_UP, first=tick(170, 0))
    trail = [state, advance(state, tick(200, 1))]
    undo = undone(trail, tick(215, 0, kind="undo"))
    state = fold(trail[-1], [undo, tick(230, 1)])

    assert totals(state, 230) == [45, 0, 0]
    assert reading(state, 230_000).table_ms == 15_000


def test_a_redo_gives_the_stretch_back() -> None:
    """As if the undo had never been: the first seat used 30, the next one counts from 200."""
    state = clocks(COUNT_UP, first=tick(170, 0))
    trail = [state, advance(state, tick(200, 1))]
    state = advance(trail[-1], undone(trail, tick(215, 0, kind="undo")))
    state = advance(state, redone(state, trail[-1], tick(220, 1, kind="redo")))

    assert totals(state, 225) == [30, 25, 0]
    assert reading(state, 225_000).table_ms == 0


def test_an_undo_within_a_turn_stops_no_clock() -> None:
    """Started at 300, an action at 320, taken back at 400: the clock shows 100."""
    for settings in (COUNT_UP, BANKED):
        state = clocks(settings, first=tick(300, 0, place="choose"))
        trail = [state, advance(state, tick(320, 0, place="act"))]
        state = advance(trail[-1], undone(trail, tick(400, 0, kind="undo", place="choose")))

        assert reading(state, 400_000).seats[0].turn_ms == 100_000


def test_used_time_stays_used_where_the_turn_restarts() -> None:
    """Imperial: the bank stays settled, the restored turn starts anew, and the next seat is not charged."""
    state = clocks(BANKED)
    trail = [state, advance(state, tick(45, 1, turn=1))]
    state = advance(trail[-1], undone(trail, tick(60, 0, kind="undo", turn=0)))
    read = reading(state, 70_000)

    assert (read.seats[0].turn_ms, read.seats[0].total_ms, left(state, 0, 75)) == (10_000, 55_000, 80)
    assert (read.seats[1].total_ms, read.seats[1].left_ms) == (0, 120_000)
    assert read.table_ms == 15_000


def test_a_redo_is_no_way_to_think_for_free() -> None:
    """Where used time stays used, what passed between undo and redo counts for the one who undid."""
    state = clocks(BANKED)
    trail = [state, advance(state, tick(45, 1))]
    state = advance(trail[-1], undone(trail, tick(60, 0, kind="undo")))
    state = advance(state, redone(state, trail[-1], tick(90, 1, kind="redo")))

    assert totals(state, 95) == [75, 5, 0]


@pytest.mark.parametrize("settings", [COUNT_UP, BANKED])
def test_others_in_a_gate_do_not_notice_an_undo(settings: ClockSettings) -> None:
    """Seat 0 answers at 10 and takes it back at 25; seat 1, on the move all the time, has 40 at 40."""
    state = clocks(settings, first=tick(0, 0, 1))
    trail = [state, advance(state, tick(10, 1))]
    state = advance(trail[-1], undone(trail, tick(25, 0, 1, kind="undo")))

    assert totals(state, 40) == [25, 40, 0]
    assert reading(state, 40_000).table_ms == 0


def test_an_undo_does_not_end_a_pause() -> None:
    """The pause survives, and its length is not counted after the undo either."""
    state = clocks(COUNT_UP, first=tick(0, 0))
    trail = [state, advance(state, tick(10, 1))]
    trail.append(advance(trail[-1], pause(20, 1)))
    state = advance(trail[-1], undone(trail, tick(100, 0, kind="undo")))
    assert reading(state, 200_000).paused is not None

    assert totals(advance(state, resume(300, 0)), 305) == [15, 0, 0]


def test_the_logged_undo_is_all_one_needs_later() -> None:
    """Read back from JSON, without the entry that was taken back, it leads to the same clocks."""
    state = clocks(BANKED)
    trail = [state, advance(state, tick(45, 1, place="b"))]
    undo = undone(trail, tick(60, 0, kind="undo", args={"level": "turn"}))
    stored = msgspec.json.decode(msgspec.json.encode(undo), type=Tick)

    assert stored.args["level"] == "turn"
    assert advance(trail[0], stored) == advance(trail[-1], undo)


# Nudges


@pytest.mark.parametrize(
    ("repeat", "at", "bar"),
    [
        (False, 30, Bar(60_000)),
        (False, 90, Bar(0)),
        (False, 100, Bar(0)),
        (True, 90, Bar(90_000, 2)),
        (True, 100, Bar(80_000, 2)),
    ],
)
def test_the_decision_bar_empties(repeat: bool, at: int, bar: Bar) -> None:
    """It stays empty, or fills up again; it never makes anything due."""
    state = clocks(replace(COUNT_UP, bar_ms=90_000, bar_repeat=repeat))

    assert reading(state, at * 1000).seats[0].bar == bar
    assert next_deadline(state) is None


def test_the_decision_bar_can_be_reset() -> None:
    """By the seat itself or by the host, not by others; a seat that is not on the move has none."""
    settings = replace(COUNT_UP, bar_ms=90_000)
    for seat, expected in ((0, 90_000), (HOST, 90_000), (1, 0)):
        state = clocks(settings, tick(100, 0, kind="bar", seat=seat, sticky=True))
        assert reading(state, 100_000).seats[0].bar == Bar(expected)
        assert reading(state, 100_000).seats[1].bar is None
        assert reading(state, 100_000).seats[0].turn_ms == 100_000


def test_inactivity_is_noticed_once_nobody_has_done_anything() -> None:
    """15 minutes after the last move, pauses not counted; a dismissal starts anew; zero never warns."""
    settings = WARNING
    state = clocks(settings, tick(0, 0))
    assert not reading(state, 899_999).idle
    assert reading(state, 900_000).idle

    state = fold(state, [pause(300, 0), resume(600, 0)])
    assert reading(state, 1_000_000).idle_at == 1_200_000

    state = advance(state, tick(1_300, 0, kind="dismiss", sticky=True))
    assert reading(state, 1_300_000).idle_at == 2_200_000
    assert reading(clocks(COUNT_UP), DAY).idle_at is None


def test_what_the_engine_does_is_no_activity() -> None:
    """Timeouts and the system's entries do not put the warning off; an undo does."""
    state = clocks(WARNING, tick(100, 0, kind="new_rules", seat=SYSTEM), timeout(200, 0, "nothing", 0))
    assert reading(state, 200_000).idle_at == 900_000

    assert reading(advance(state, tick(300, 0, kind="undo")), 300_000).idle_at == 1_200_000


def test_what_is_done_in_secret_is_no_activity_others_could_see() -> None:
    state = clocks(WARNING, tick(100, 0), tick(200, 0, covered=True))
    assert reading(state, 200_000).idle_at == 1_000_000


# Settings


def test_settings_can_change_during_the_match() -> None:
    """Both times were kept all along; a bank begins when the clock with a bank does."""
    change = tick(50, 1, kind="clock", args=msgspec.to_builtins(PRESETS["blitz"]), sticky=True)
    state = clocks(COUNT_UP, tick(20, 1), change)

    assert totals(state, 60) == [20, 40, 0]
    assert left(state, 0, 60) == 300


@pytest.mark.parametrize("name", PRESETS)
def test_presets_survive_the_wire(name: str) -> None:
    """Written as JSON and read again, checked once more on the way."""
    settings = clock_settings(name)

    assert clock_settings(msgspec.json.decode(msgspec.json.encode(settings))) == settings


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("bullet", "there is no clock called 'bullet'; there are none, count-up"),
        ({"kind": "fischer"}, "a clock of kind 'fischer' needs bank_ms"),
        ({"kind": "per-move"}, "a clock of kind 'per-move' needs budget_ms"),
        ({"kind": "none", "bank_ms": 1}, "bank_ms and increment_ms belong to kind 'fischer', not to 'none'"),
        (
            {"kind": "count-up", "budget_ms": 1},
            "budget_ms belongs to kinds 'per-step', 'per-move', 'byo-yomi' and 'canadian'",
        ),
        ({"kind": "count-up", "penalty": "bot"}, "has no limit, so there can be no penalty 'bot'"),
        ({"idle_ms": -1}, "idle_ms must be between 0 and"),
        ({"kind": "fischer", "bank_ms": 1500, "round_ms": 1000}, "must be multiples of round_ms, 1000"),
        ({"kind": "fischer", "bank_ms": 1, "reset_ms": 0}, "reset_ms must be more than 0"),
        ({"kind": "sundial"}, "these are no clock settings: Invalid enum value 'sundial'"),
        ({"speed": 3}, "these are no clock settings: Object contains unknown field `speed`"),
    ],
)
def test_settings_that_make_no_sense_are_refused(spec: Any, message: str) -> None:
    """Each with a sentence that says what is wrong."""
    with pytest.raises(BadOptions) as refused:
        clock_settings(spec)

    assert message in str(refused.value)
    assert refused.value.code == "bad_clock"


# Properties

WATCHED = replace(BANKED, watch_ms=5_000, bar_ms=90_000)
SETTINGS = st.sampled_from([*PRESETS.values(), BANKED, WATCHED, replace(COUNT_UP, bar_ms=90_000, bar_repeat=True)])
GAPS = st.integers(0, 400_000)
MOVES = st.tuples(
    GAPS,
    st.sampled_from(["move", "move", "move", "pause", "resume", "timeout", "bar", "dismiss"]),
    st.sets(st.integers(-1, 2), max_size=3).map(lambda seats: tuple(sorted(seats))),
    st.sampled_from(["a", "b"]),
    st.integers(0, 3),
    st.integers(0, 2),
    st.booleans(),
)


@st.composite
def courses(draw: st.DrawFn) -> list[Tick]:
    """The ticks of a match, in order of time."""
    at, ticks = 0, []
    for gap, kind, actors, place, turn, seat, told in draw(st.lists(MOVES, max_size=25)):
        at += gap
        ticks.append(
            Tick(
                at,
                actors,
                place,
                kind,
                seat,
                turn=turn,
                sticky=kind in ("pause", "resume", "bar", "dismiss"),
                told=told,
                settles=told and turn == 2,
            )
        )
    return ticks


@given(SETTINGS, courses(), st.integers(0, 25))
def test_a_fold_can_be_broken_off_stored_and_continued(settings: ClockSettings, ticks: list[Tick], cut: int) -> None:
    """The state is data: from any point, also read back from bytes, it leads to the same clocks."""
    first = start(settings, 3, tick(0, 0))
    middle = fold(first, ticks[:cut])
    stored = msgspec.msgpack.decode(msgspec.msgpack.encode(middle), type=ClockState)

    assert fold(stored, ticks[cut:]) == fold(first, ticks)


@given(SETTINGS, courses(), GAPS, GAPS, GAPS)
def test_a_pause_never_changes_what_remains(
    settings: ClockSettings, ticks: list[Tick], before: int, length: int, after: int
) -> None:
    """With a pause in it the same play shows the same times, and the deadlines move by the pause's length."""
    state = fold(start(settings, 3, tick(0, 0)), [*ticks, *ticks[-1:]])
    if state.paused:
        state = replace(state, paused=None)
    here = {"actors": ticks[-1].actors, "place": ticks[-1].place, "turn": ticks[-1].turn} if ticks else {"actors": (0,)}
    begin = state.at + before
    plain = advance(state, Tick(begin, kind="note", sticky=True, **here))
    paused = fold(
        state,
        [
            Tick(begin, kind="pause", sticky=True, **here),
            Tick(begin + length, kind="resume", sticky=True, **here),
        ],
    )

    one, other = reading(plain, begin + after), reading(paused, begin + length + after)
    times = [(seat.turn_ms, seat.total_ms, seat.left_ms, seat.bar) for seat in one.seats]
    assert times == [(seat.turn_ms, seat.total_ms, seat.left_ms, seat.bar) for seat in other.seats]
    assert (one.net_ms, one.table_ms, one.places) == (other.net_ms, other.table_ms, other.places)


@given(SETTINGS, courses(), GAPS)
def test_with_one_seat_on_the_move_all_unpaused_time_is_somebodys(
    settings: ClockSettings, ticks: list[Tick], more: int
) -> None:
    """The seats' totals are the wall time without the pauses, and so are the sums of the phases.

    Time in which the last acts are still being watched is nobody's, so there is none of it here.
    """
    state, paused, pauses = start(replace(settings, watch_ms=0), 3, tick(0, 0)), False, 0
    for each in ticks:
        pauses += each.at - state.at if paused else 0
        paused = each.kind == "pause" or (paused and each.kind != "resume")
        state = advance(state, replace(each, actors=(each.seat,)))
    now = state.at + more
    pauses += more if paused else 0
    read = reading(state, now)

    assert sum(seat.total_ms for seat in read.seats) == now - pauses == read.net_ms
    assert sum(read.places.values()) == read.net_ms
    assert read.table_ms == 0


@given(SETTINGS, courses(), GAPS)
def test_what_was_carried_out_is_not_due_again(settings: ClockSettings, ticks: list[Tick], more: int) -> None:
    """Answering every due penalty with its timeout comes to an end at once."""
    state = fold(start(settings, 3, tick(0, 0)), ticks)
    now = state.at + more
    here = {"actors": ticks[-1].actors, "place": ticks[-1].place, "turn": ticks[-1].turn} if ticks else {"actors": (0,)}
    for _ in range(6):
        waiting = due(state, now)
        if not waiting:
            break
        done = Tick(now, kind="timeout", seat=waiting[0].seat, args={"penalty": waiting[0].penalty}, **here)
        state = advance(state, done)

    assert due(state, now) == []


@given(st.sampled_from([COUNT_UP, BANKED, WATCHED, PRESETS["step-60s"]]), courses(), st.data())
def test_clocks_after_undos_can_be_told_from_the_log(
    settings: ClockSettings, ticks: list[Tick], data: st.DataObject
) -> None:
    """Only what is in effect and the logged undos are folded again; nobody is ever charged for more than passed."""
    first = start(settings, 3, tick(0, 0))
    live, trail, kept = first, [first], list[Tick]()
    for each in ticks:
        live = advance(live, each)
        trail.append(live)
        kept.append(each)
        back = data.draw(st.integers(0, 4), label="entries to undo")
        if 0 < back <= len(kept) and all(not gone.sticky for gone in kept[-back:]):
            there = kept[-back - 1] if len(kept) > back else tick(0, 0)
            undo = undone(trail[-back - 1 :], replace(there, at=each.at + 5_000, kind="undo", args=None))
            live = advance(live, undo)
            trail[-back:], kept[-back:] = [live], [undo]

    assert fold(first, kept) == live
    assert all(seat.total_ms <= live.ran for seat in reading(live, live.at).seats)
