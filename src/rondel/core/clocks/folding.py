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
from rondel.core.command_names import BAR, CLOCK, DISMISS, PAUSE, REDO, RESUME, RETURN, TIMEOUT, UNDO, UPGRADE
from rondel.core.seats import SYSTEM, is_player


def start(settings: ClockSettings, seats: int, tick: Tick) -> ClockState:
    """The clocks at the beginning: `tick` says when that is, and who is on the move."""
    course = ClockCourse((SeatClock(bank=settings.bank_ms),) * seats, place=tick.place)
    return _move(ClockState(settings, tick.at, course, turn=tick.turn, visit=tick.visit), tick)


def fold(first: ClockState, ticks: Iterable[Tick]) -> ClockState:
    """The clocks after all these entries: `advance`, repeated."""
    for tick in ticks:
        first = advance(first, tick)
    return first


def advance(state: ClockState, tick: Tick) -> ClockState:
    """The clocks after one more entry. What it costs does not depend on how many there were."""
    state = run_on(state, tick.at)
    kind, args = tick.kind, tick.args if isinstance(tick.args, Mapping) else {}
    if kind == PAUSE and state.paused is None:
        state = replace(state, paused=Pause(state.at, str(args.get("reason", ""))))
    elif kind == RESUME:
        state = replace(state, paused=None)
    elif kind == CLOCK:
        state = _agree(state, clock_settings(tick.args))
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
    done = kind in (DISMISS, UNDO, REDO) or not (tick.sticky or kind == TIMEOUT or tick.seat == SYSTEM)
    if done and not tick.covered:
        state = replace(state, active=state.ran)
    return _move(state, tick)


def _move(state: ClockState, tick: Tick) -> ClockState:
    """Stop and start clocks as the entry says.

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
    for seat, clock in enumerate(course.seats):
        clock = watched(clock, state, tick, seat)
        starts = first_charge(clock, state)
        on = seat in tick.actors and not tick.over
        through = turn or again or not on or (tick.decided and (elsewhere or seat == tick.seat))
        if clock.began >= 0 and through:
            clock = _end(clock, state)
        elif clock.began >= 0 and step:
            clock = replace(clock, entered=starts, fined=clock.fined and state.settings.kind != "per-step")
        if on and clock.began < 0:
            clock = replace(clock, began=starts, entered=starts, bar=starts, turns=clock.turns + 1)
        seats.append(clock)
    course = replace(course, seats=tuple(seats))
    if elsewhere:
        course = replace(course, places=place_sums(state), place=tick.place, since=ran)
    return replace(state, course=course, turn=tick.turn, visit=tick.visit, over=tick.over)


def _end(clock: SeatClock, state: ClockState) -> SeatClock:
    """The turn is over: add it up, and settle the bank."""
    rules, elapsed = state.settings, max(0, state.ran - clock.began)
    bank, owed, credited = clock.bank, clock.owed, clock.credited
    if rules.kind == "fischer":
        more = increment(clock, state)
        left, credited = (bank - elapsed) // rules.round_ms * rules.round_ms, state.turn
        late = -1 - time_left(clock, state, state.ran)
        if clock.fined or (late >= 0 and rules.penalty == "point" and not clock.out):
            owed = owed if clock.fined else state.at - late
            bank = rules.reset_ms
        else:
            left = max(0, left + more) if rules.increment_first else max(0, left) + more
            bank = min(left, {"none": left, "previous": bank, "initial": rules.bank_ms}[rules.cap])
    return replace(
        clock,
        bank=bank,
        owed=owed,
        credited=credited,
        used=clock.used + elapsed,
        longest=max(clock.longest, elapsed),
        began=-1,
        fined=False,
    )


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
    if settings.kind == "fischer" and state.settings.kind != "fischer":
        for seat in range(len(state.course.seats)):
            state = _with_seat(state, seat, bank=settings.bank_ms)
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
