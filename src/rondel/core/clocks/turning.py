"""What an undo or a redo does to the clocks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from rondel.core.clocks.state import ClockCourse, ClockState, SeatClock, Tick, place_sums, run_on, running, time_left


def undone(trail: Sequence[ClockState], tick: Tick, pardoned: Collection[int] = ()) -> Tick:
    """The tick of an undo, completed by what it does to the clocks. Log its arguments with the undo.

    `trail` holds the state after the last entry that stays, and after each one in effect since (with completed undos).
    With the arguments in the log nobody needs to know later who was on the move after an entry that was taken back.
    The timeouts of the `pardoned` seats are taken back too.
    """
    now = run_on(trail[-1], tick.at)
    turned = _restarted if now.settings.undo == "restart" else _resumed
    seats, table, places = turned(trail, now)
    for seat, clock in enumerate(seats):
        out = now.course.seats[seat].out  # what put others out, or brought them back, stays
        seats[seat] = _pardoned(clock, now) if seat in pardoned else replace(clock, out=out)
    return _completed(tick, ClockCourse(tuple(seats), table, tick.place, now.ran, places), now.ran)


def redone(state: ClockState, before: ClockState, tick: Tick) -> Tick:
    """The tick of a redo, completed likewise; `before` is the state before the undo that is taken back.

    It is as if that had never been, unless used time stays used: then the redo is a move like any other.
    """
    if state.settings.undo == "restart":
        return tick
    ran = run_on(state, tick.at).ran
    idle = 0 if running(before) else ran - before.ran
    return _completed(tick, replace(before.course, table=before.course.table + idle), ran)


def _completed(tick: Tick, course: ClockCourse, ran: int) -> Tick:
    """With the running time too: it stood still while the match was over, which nobody knows who reads on later."""
    args = tick.args if isinstance(tick.args, Mapping) else {}
    return replace(tick, args={**args, "clocks": msgspec.to_builtins(course), "ran": ran})


def _resumed(trail: Sequence[ClockState], now: ClockState) -> tuple[list[SeatClock], int, dict[str, int]]:
    """Each seat as it was on the move then, with what it had used when that turn ended; the rest is nobody's time."""
    seats, last, running_on = [], trail[0], False
    for seat, then in enumerate(trail[0].course.seats):
        end = next((i for i, state in enumerate(trail) if not _same_turn(then, state.course.seats[seat])), 0)
        if then.began < 0:
            seats.append(then)
        elif end == 0:
            seats.append(now.course.seats[seat])
            running_on = True
        else:
            ended, before = trail[end], trail[end - 1]
            seats.append(_later(before.course.seats[seat], now.ran - ended.ran))
            last = max(last, ended, key=lambda state: state.ran)
    if running_on:
        return seats, now.course.table, place_sums(now)
    return seats, last.course.table + now.ran - last.ran, place_sums(last)


def _restarted(trail: Sequence[ClockState], now: ClockState) -> tuple[list[SeatClock], int, dict[str, int]]:
    """What was used stays used; only a turn that began with an undone entry costs its seat nothing."""
    seats = list(now.course.seats)
    dropped = [
        seat for seat in running(now) if not all(_same_turn(seats[seat], state.course.seats[seat]) for state in trail)
    ]
    ran = [max(0, now.ran - seats[seat].began) for seat in dropped]
    free = max(ran, default=0) if len(dropped) == len(running(now)) else 0
    for seat in dropped:
        seats[seat] = replace(seats[seat], began=-1, fined=False)
    return seats, now.course.table + free, place_sums(now)


def _pardoned(clock: SeatClock, now: ClockState) -> SeatClock:
    """As if its time had not run out, and the clock can fall again: it has at least what one has after a timeout."""
    clock, rules = replace(clock, out=False, fined=False, owed=None), now.settings
    if clock.began >= 0 and time_left(clock, now, now.ran) < 0:
        used = clock.used + now.ran - clock.began
        clock = replace(clock, used=used, began=now.ran, entered=now.ran, bar=now.ran, bank=0)
    elif rules.undo == "resume":
        return clock  # it had time left where it stands again
    return replace(clock, bank=max(clock.bank, rules.reset_ms)) if rules.banked else clock


def _same_turn(one: SeatClock, other: SeatClock) -> bool:
    return one.turns == other.turns and (one.began < 0) == (other.began < 0)


def _later(clock: SeatClock, by: int) -> SeatClock:
    """The running clock moved by a stretch that does not count."""
    return replace(clock, began=clock.began + by, entered=clock.entered + by, bar=clock.bar + by)
