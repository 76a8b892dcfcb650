"""What the clocks show at a moment, and what is due."""

from __future__ import annotations

from msgspec import Struct

from rondel.core.clocks.settings import ClockSettings
from rondel.core.clocks.state import (
    ClockState,
    Due,
    Pause,
    SeatClock,
    free_until,
    overtime,
    place_sums,
    ran_until,
    time_left,
)


def deadlines(state: ClockState) -> list[Due]:
    """Everything that is due or will be if nobody does anything, soonest first; past pauses are not in the moments."""
    rules, found = state.settings, []
    if rules.penalty == "nothing" or state.over:
        return []
    for seat, clock in enumerate(state.course.seats):
        if clock.owed is not None:
            found.append(Due(clock.owed, seat, rules.penalty))
        if clock.began >= 0 and not (clock.fined or clock.out) and rules.limited:
            left = time_left(clock, state, state.ran)
            if left < 0 or state.paused is None:
                found.append(Due(state.at + left + 1, seat, rules.penalty))
    return sorted(found)


def next_deadline(state: ClockState) -> Due | None:
    """What is due next, perhaps already. Sleep until then, append the `timeout`, ask again."""
    return next(iter(deadlines(state)), None)


def due(state: ClockState, now: int) -> list[Due]:
    """What is due by now. Ask before every command: one that comes too late comes after the timeout."""
    return [each for each in deadlines(state) if each.at <= now]


class Bar(Struct, frozen=True, gc=False):
    """The decision bar: what is left of it, and how often it has been full."""

    left_ms: int
    cycle: int = 1


class SeatReading(Struct, frozen=True, omit_defaults=True, gc=False):
    """One seat's clock at a moment."""

    seat: int
    running: bool
    """On the move, and no pause."""
    turn_ms: int
    """The running turn."""
    total_ms: int
    """All turns, the running one included."""
    turns: int
    longest_ms: int
    left_ms: int | None = None
    """What remains where there is a limit; below zero the time is up."""
    overtime_ms: int | None = None
    """How much of that is not in the bank: periods or a block that come after it."""
    spare: int | None = None
    """Byo-yomi: the periods left when the decision began. Canadian: the decisions left in the block."""
    deadline: int | None = None
    """When the next penalty is due."""
    due: Due | None = None
    """The penalty that is due already."""
    bar: Bar | None = None
    waits_ms: int = 0
    """For so long yet it costs nothing: what led to the decision is still being shown."""
    out: bool = False


class Reading(Struct, frozen=True, omit_defaults=True, gc=False):
    """All clocks at a moment, for display and statistics."""

    now: int
    settings: ClockSettings
    """What is shown by: turn or total, how long the decision bar is, whether it fills up again."""
    seats: tuple[SeatReading, ...]
    net_ms: int
    """The match so far, without pauses."""
    table_ms: int
    """Of this, the time in which no seat was on the move."""
    places: dict[str, int]
    """Per phase, whoever was on the move."""
    paused: Pause | None = None
    idle_at: int | None = None
    """From when on the idle warning shows, if nobody does anything."""
    idle: bool = False
    """It shows now."""


def reading(state: ClockState, now: int) -> Reading:
    """What the clocks show."""
    now = max(now, state.at)
    ran, course, rules = ran_until(state, now), state.course, state.settings
    idle_at = state.at + state.active + rules.idle_ms - state.ran
    warned = bool(rules.idle_ms) and not state.over and state.paused is None
    return Reading(
        now=now,
        settings=rules,
        seats=_limited(state, ran, now) if rules.limited or rules.bar_ms else _unlimited(state, ran),
        net_ms=ran,
        table_ms=course.table + free_until(state, ran),
        places=place_sums(state, ran),
        paused=state.paused,
        idle_at=idle_at if warned else None,
        idle=warned and idle_at <= now,
    )


def _unlimited(state: ClockState, ran: int) -> tuple[SeatReading, ...]:
    """Every seat's clock where nothing runs out."""
    found, runs = [], state.paused is None
    for seat, clock in enumerate(state.course.seats):
        if clock.began < 0:
            turn = waits = 0
        else:
            turn, waits = max(0, ran - clock.began), max(0, clock.began - ran)
        used, longest = clock.used + turn, max(clock.longest, turn)
        running = runs and clock.began >= 0
        found.append(SeatReading(seat, running, turn, used, clock.turns, longest, waits_ms=waits, out=clock.out))
    return tuple(found)


def _limited(state: ClockState, ran: int, now: int) -> tuple[SeatReading, ...]:
    """Every seat's clock, with what is left of its time."""
    dues: dict[int, Due] = {}
    for each in deadlines(state):
        dues.setdefault(each.seat, each)
    return tuple([_read(seat, clock, state, ran, now, dues.get(seat)) for seat, clock in enumerate(state.course.seats)])


def _read(seat: int, clock: SeatClock, state: ClockState, ran: int, now: int, first: Due | None) -> SeatReading:
    rules, on = state.settings, clock.began >= 0
    waits = max(0, (clock.entered if rules.kind == "per-step" else clock.began) - ran) if on else 0
    turn = max(0, ran - clock.began) if on else 0
    left: int | None = None
    if rules.banked:
        left = clock.bank + overtime(clock, rules)
        if on:  # what the bank would be if the turn ended now
            left = rules.reset_ms if clock.fined else time_left(clock, state, ran) - waits
            left = min(left, clock.bank) if rules.cap == "previous" and not clock.fined else left
    elif rules.limited and on:
        left = time_left(clock, state, ran) - waits
    bar: Bar | None = None
    if rules.bar_ms and on:
        spent = max(0, ran - clock.bar)
        cycle = spent // rules.bar_ms if rules.bar_repeat else 0
        bar = Bar(max(0, rules.bar_ms - (spent - cycle * rules.bar_ms)), cycle + 1)
    return SeatReading(
        seat=seat,
        running=on and state.paused is None,
        turn_ms=turn,
        total_ms=clock.used + turn,
        turns=clock.turns,
        longest_ms=max(clock.longest, turn),
        left_ms=left,
        overtime_ms=overtime(clock, rules) if rules.periods else None,
        spare=clock.spare if rules.periods else None,
        deadline=first.at if first else None,
        due=first if first and first.at <= now else None,
        bar=bar,
        waits_ms=waits,
        out=clock.out,
    )
