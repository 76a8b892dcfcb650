"""The fold: the clocks after one more entry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from rondel.core.clocks.settings import ClockSettings, clock_settings
from rondel.core.clocks.state import (
    ClockCourse,
    ClockState,
    Pause,
    SeatClock,
    Tick,
    increment,
    place_sums,
    run_on,
    running,
    time_left,
)
from rondel.core.clocks.watching import first_charge, watched
from rondel.core.command_names import (
    BAR,
    CLOCK,
    DISMISS,
    GIVE_TIME,
    PAUSE,
    REDO,
    RESUME,
    RETURN,
    TIMEOUT,
    UNDO,
    UPGRADE,
)
from rondel.core.seats import SYSTEM, is_player

ABOUT_CLOCKS = frozenset({PAUSE, RESUME, CLOCK, GIVE_TIME, BAR, TIMEOUT, RETURN, UNDO, REDO, UPGRADE})


def start(settings: ClockSettings, seats: int, tick: Tick) -> ClockState:
    """The clocks at the beginning: `tick` says when that is, and who is on the move."""
    course = ClockCourse((_filled(SeatClock(), settings),) * seats, place=tick.place)
    return _move(ClockState(settings, tick.at, course, turn=tick.turn, visit=tick.visit), tick, 0)


def fold(first: ClockState, ticks: Iterable[Tick]) -> ClockState:
    """The clocks after all these entries: `advance`, repeated."""
    for tick in ticks:
        first = advance(first, tick)
    return first


def advance(state: ClockState, tick: Tick) -> ClockState:
    """The clocks after one more entry. What it costs does not depend on how many there were."""
    state, kind = run_on(state, tick.at), tick.kind
    if kind in ABOUT_CLOCKS:
        state = _told_of_clocks(state, tick)
    done = kind in (DISMISS, UNDO, REDO) or not (tick.sticky or kind == TIMEOUT or tick.seat == SYSTEM)
    return _move(state, tick, state.ran if done and not tick.covered else state.active)


def _told_of_clocks(state: ClockState, tick: Tick) -> ClockState:
    """What an entry does to the clocks beside stopping and starting them."""
    kind, args = tick.kind, tick.args if isinstance(tick.args, Mapping) else {}
    if kind == PAUSE and state.paused is None:
        state = replace(state, paused=Pause(state.at, str(args.get("reason", ""))))
    elif kind == RESUME:
        state = replace(state, paused=None)
    elif kind == CLOCK:
        state = _agree(state, clock_settings(tick.args))
    elif kind == GIVE_TIME and isinstance(to := args.get("to"), int) and 0 <= to < len(state.course.seats):
        state = _with_seat(state, to, bank=state.course.seats[to].bank + state.settings.gift_ms)
    elif kind == BAR:
        state = _refill(state, tick.seat)
    elif kind == TIMEOUT:
        state = _time_out(state, tick.seat, args.get("penalty", state.settings.penalty))
    elif kind == RETURN:
        state = _with_seat(state, tick.seat, out=False)
    elif kind in (UNDO, REDO) and "clocks" in args:
        course, ran = msgspec.convert(args["clocks"], ClockCourse), int(args.get("ran", state.ran))
        state = replace(state, course=course, ran=ran, turn=tick.turn, visit=tick.visit)
    elif kind == UPGRADE and "clock" in args:  # what passed under other rules, whose entries are not in the fold
        kept = msgspec.convert(args["clock"], ClockState)
        state = replace(kept, at=state.at, turn=tick.turn, visit=tick.visit, paused=None)
    return state


def _move(state: ClockState, tick: Tick, active: int) -> ClockState:
    """Stop and start clocks as the entry says; `active` is when somebody last did something.

    The tricky place is a seat that is on the move before and after: nothing in `actors` tells two decisions from one.
    Two countries led in a row, a bid for the next country, the vote that was settled without it and the plan that comes
    next are charged one by one and earn an increment each; the steps of one plan are charged together. So the entry
    says whether it `decided`, for the seat that made it; others are through with it only where it led elsewhere, for
    what one seat puts into an open gate ends nothing for the rest. A step that is left and entered again (the next
    lot, the next trick) is another decision for everybody in every game.
    """
    course, ran = state.course, state.ran
    turn = tick.turn != state.turn
    elsewhere = tick.place != course.place
    again = not elsewhere and tick.visit != state.visit
    step = turn or elsewhere or again
    seats = []
    is_shown = bool(state.settings.watch_ms) and (tick.told or tick.settles)
    actors = () if tick.over else tick.actors
    for seat, clock in enumerate(course.seats):
        if is_shown:
            clock = watched(clock, state, tick, seat)
        on = seat in actors
        if clock.began >= 0:
            if turn or again or not on or (tick.decided and (elsewhere or seat == tick.seat)):
                clock = _end(clock, state)
            elif step:
                fined = clock.fined and state.settings.kind != "per-step"
                clock = replace(clock, entered=first_charge(clock, state), fined=fined)
        if on and clock.began < 0:
            starts = first_charge(clock, state)
            clock = replace(clock, began=starts, entered=starts, bar=starts, turns=clock.turns + 1)
        seats.append(clock)
    course = replace(course, seats=tuple(seats))
    if elsewhere:
        course = replace(course, places=place_sums(state), place=tick.place, since=ran)
    return replace(state, course=course, turn=tick.turn, visit=tick.visit, over=tick.over, active=active)


def _end(clock: SeatClock, state: ClockState) -> SeatClock:
    """The turn is over: add it up, and settle the bank."""
    rules, elapsed = state.settings, max(0, state.ran - clock.began)
    owed, credited = clock.owed, clock.credited
    if rules.banked:
        late = -1 - time_left(clock, state, state.ran)
        if clock.fined or (late >= 0 and rules.penalty == "point" and not clock.out):
            owed = owed if clock.fined else state.at - late
            clock = _after_timeout(clock, rules)
        else:
            clock = _spent(clock, state, elapsed)
        credited = state.turn
    return replace(
        clock,
        owed=owed,
        credited=credited,
        used=clock.used + elapsed,
        longest=max(clock.longest, elapsed),
        began=-1,
        fined=False,
    )


def _spent(clock: SeatClock, state: ClockState, elapsed: int) -> SeatClock:
    """What a decision in time leaves of the bank and of what comes after it."""
    rules, bank = state.settings, clock.bank
    over = max(0, elapsed - bank)
    if rules.kind == "byo-yomi":  # a period is gone when a decision has gone beyond it
        return replace(
            clock, bank=max(0, bank - elapsed), spare=max(0, clock.spare - max(0, -(-over // rules.budget_ms) - 1))
        )
    if rules.kind == "canadian":
        clock = replace(clock, bank=max(0, bank - elapsed))
        if clock.bank or not (over or bank == 0):
            return clock
        full = clock.spare <= 1  # all decisions of the block have been made in time
        left = (rules.periods, rules.budget_ms) if full else (clock.spare - 1, max(0, clock.block - over))
        return replace(clock, spare=left[0], block=left[1])
    left_over, more = (bank - elapsed) // rules.round_ms * rules.round_ms, increment(clock, state)
    left_over = max(0, left_over + more) if rules.increment_first else max(0, left_over) + more
    return replace(
        clock, bank=min(left_over, {"none": left_over, "previous": bank, "initial": rules.bank_ms}[rules.cap])
    )


def _after_timeout(clock: SeatClock, rules: ClockSettings) -> SeatClock:
    """What a seat goes on with: a bank, one period, or a new block."""
    if rules.kind == "fischer":
        return replace(clock, bank=rules.reset_ms)
    spare = 1 if rules.kind == "byo-yomi" else rules.periods
    return replace(clock, bank=0, spare=spare, block=rules.budget_ms if rules.kind == "canadian" else 0)


def _filled(clock: SeatClock, rules: ClockSettings) -> SeatClock:
    """A clock with what the settings give each seat."""
    block = rules.budget_ms if rules.kind == "canadian" else 0
    return replace(clock, bank=rules.bank_ms, spare=rules.periods, block=block)


def _with_seat(state: ClockState, seat: int, **changes: Any) -> ClockState:
    seats = list(state.course.seats)
    if 0 <= seat < len(seats):
        seats[seat] = replace(seats[seat], **changes)
    return replace(state, course=replace(state.course, seats=tuple(seats)))


def _refill(state: ClockState, seat: int) -> ClockState:
    """A seat fills its own bar; the host, any that runs."""
    for each in running(state):
        if not is_player(seat) or seat == each:
            state = _with_seat(state, each, bar=state.ran)
    return state


def _agree(state: ClockState, settings: ClockSettings) -> ClockState:
    """New settings. Banks begin anew only if there were none before, and what the server granted stays."""
    if settings.banked and state.settings.kind != settings.kind:
        seats = tuple(_filled(clock, settings) for clock in state.course.seats)
        state = replace(state, course=replace(state.course, seats=seats))
    if (granted := state.settings.watch_ms) is not None:
        settings = replace(settings, watch_ms=granted)
    return replace(state, settings=settings)


def _time_out(state: ClockState, seat: int, penalty: str) -> ClockState:
    """A penalty has been carried out, so it is no longer due."""
    if not 0 <= seat < len(state.course.seats):
        return state
    clock = state.course.seats[seat]
    if clock.owed is not None:
        return _with_seat(state, seat, owed=None)
    if penalty in ("bot", "forfeit"):
        return _with_seat(state, seat, out=True)
    if clock.began < 0:
        return state
    clock = replace(clock, fined=True)
    if penalty == "default":  # a move was made: if the seat has to go on, it has its time anew
        clock = _end(clock, state)
    return _with_seat(state, seat, **msgspec.structs.asdict(clock))
