"""Clocks: a fold over the times of the entries in effect, beside the rules. Nothing here reads a clock.

Time comes in with each `Tick` and with the `now` of a question. A clock says what is due and never acts: whoever keeps
the log appends the `timeout` that carries a penalty out, and that entry is part of the fold. Everything is in whole
milliseconds. Inside, moments are counted in *running time*, which stands still while the table is paused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rondel.core.inputs import TIMEOUT
from rondel.core.log import REDO, UNDO
from rondel.core.state import NOBODY, SYSTEM
from rondel.errors import BadOptions

PAUSE, RESUME = "pause", "resume"
CLOCK, BAR, DISMISS, RETURN = "clock", "bar", "dismiss", "return"
"""Sticky entries: new settings (`args`), the decision bar refilled, the idle warning dismissed, a seat taken back."""

SECOND, MINUTE, DAY = 1_000, 60_000, 86_400_000
LONGEST = 3_650 * DAY
Kind = Literal["none", "count-up", "fischer", "per-step", "per-move"]
Penalty = Literal["nothing", "point", "default", "bot", "forfeit"]


class ClockSettings(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """What the table agreed on. Times are measured in any case; the kind says what is shown and what has a limit."""

    kind: Kind = "none"
    shown: Literal["turn", "total"] = "turn"
    """Count-up: the time of the turn, or of all turns together."""
    bank_ms: int = 0
    """Fischer: what each seat begins with."""
    increment_ms: int = 0
    """Fischer: what is added when a turn ends."""
    increment_per: Literal["decision", "turn"] = "decision"
    """Add it for each stretch on the move, or once in each turn of the game."""
    increment_first: bool = False
    """The increment of the running turn counts already before the time is up."""
    cap: Literal["none", "previous", "initial"] = "none"
    """A bank never grows: beyond what it was before the turn, or beyond what it was at first."""
    round_ms: int = 1
    """Banks are rounded down to multiples of this."""
    reset_ms: int = MINUTE
    """Fischer: the bank after a timeout."""
    budget_ms: int = 0
    """Per step, per move: the time for each of them. A move is one turn on the move, whatever it consists of."""
    penalty: Penalty = "nothing"
    """What follows when less than nothing is left: minus a point, a default move, a bot, the loss of the match."""
    undo: Literal["resume", "restart"] = "resume"
    """A turn that comes back goes on where it stood, and what was undone cost nobody anything; or used time stays
    used, and the turn starts anew."""
    bar_ms: int = 0
    """The decision bar, a nudge without consequence; 0: none."""
    bar_repeat: bool = False
    """It fills up again by itself; otherwise it stays empty until somebody resets it."""
    idle_ms: int = 0
    """Warn when nobody has done anything for so long; 0: never."""

    def __post_init__(self) -> None:
        problems = [
            f"{name} must be between 0 and {LONGEST} ms (ten years), not {value}"
            for name in ("bank_ms", "increment_ms", "reset_ms", "budget_ms", "bar_ms", "idle_ms")
            if not 0 <= (value := getattr(self, name)) <= LONGEST
        ]
        if self.kind == "fischer" and self.bank_ms == 0:
            problems.append("a clock of kind 'fischer' needs bank_ms")
        if self.kind in ("per-step", "per-move") and self.budget_ms == 0:
            problems.append(f"a clock of kind {self.kind!r} needs budget_ms")
        if self.kind != "fischer" and (self.bank_ms or self.increment_ms):
            problems.append(f"bank_ms and increment_ms belong to kind 'fischer', not to {self.kind!r}")
        if self.kind not in ("per-step", "per-move") and self.budget_ms:
            problems.append(f"budget_ms belongs to kinds 'per-step' and 'per-move', not to {self.kind!r}")
        if not self.limited and self.penalty != "nothing":
            problems.append(f"a clock of kind {self.kind!r} has no limit, so there can be no penalty {self.penalty!r}")
        if self.limited and self.reset_ms == 0:
            problems.append("reset_ms must be more than 0: nobody could move in no time at all")
        if self.round_ms < 1 or any(ms % self.round_ms for ms in (self.bank_ms, self.increment_ms, self.reset_ms)):
            problems.append(f"bank_ms, increment_ms and reset_ms must be multiples of round_ms, {self.round_ms}")
        if problems:
            raise BadOptions("; ".join(problems), "bad_clock")

    @property
    def limited(self) -> bool:
        """Can time run out?"""
        return self.kind in ("fischer", "per-step", "per-move")


def _game(minutes: int, seconds: int, **more: Any) -> ClockSettings:
    bank, increment = minutes * MINUTE, seconds * SECOND
    return ClockSettings(
        kind="fischer", bank_ms=bank, increment_ms=increment, penalty="forfeit", undo="restart", **more
    )


def _days(days: int) -> ClockSettings:
    return ClockSettings(kind="per-move", budget_ms=days * DAY, penalty="bot")


PRESETS: Mapping[str, ClockSettings] = {
    "none": ClockSettings(),
    "count-up": ClockSettings(kind="count-up"),
    "blitz": _game(5, 3),
    **{f"{m}+{s}": _game(m, s, increment_per="turn") for m, s in ((5, 3), (10, 5), (15, 10), (30, 20))},
    "step-60s": ClockSettings(kind="per-step", budget_ms=MINUTE, penalty="default"),
    **{f"correspondence-{days}d": _days(days) for days in (1, 3, 7)},
}
"""Settings by name; a game may offer others of its own."""


def clock_settings(spec: str | Mapping[str, Any] | ClockSettings) -> ClockSettings:
    """Settings from the name of a preset or from their wire form.

    >>> clock_settings("correspondence-3d").budget_ms // DAY
    3
    >>> clock_settings({"kind": "count-up", "penalty": "forfeit"})
    Traceback (most recent call last):
        ...
    rondel.errors.BadOptions: a clock of kind 'count-up' has no limit, so there can be no penalty 'forfeit'
    """
    if isinstance(spec, ClockSettings):
        return spec
    if isinstance(spec, str):
        if spec not in PRESETS:
            raise BadOptions(f"there is no clock called {spec!r}; there are {', '.join(PRESETS)}", "bad_clock")
        return PRESETS[spec]
    try:
        return msgspec.convert(spec, ClockSettings)
    except msgspec.ValidationError as problem:
        raise BadOptions(f"these are no clock settings: {problem}", "bad_clock") from None


class Tick(Struct, frozen=True, omit_defaults=True):
    """What the clocks need to know of one entry."""

    at: int
    actors: tuple[int, ...] = ()
    """Who is on the move after it; the host may be among them, but has no clock."""
    place: str = ""
    """The address of the phase or step it led to. Sums are kept per address, so without the passes of loops."""
    kind: str = ""
    """The name of the entry."""
    seat: int = NOBODY
    args: Any = None
    turn: int = 0
    """The number of the turn it led to: another number starts a new turn also for a seat that stays on the move."""
    sticky: bool = False
    over: bool = False
    """The match has ended: no time runs any more."""
    covered: bool = False
    """Others do not know of it yet, so nothing that everybody sees may tell."""


class Pause(Struct, frozen=True):
    """The table stands still."""

    since: int
    reason: str = ""


class Due(Struct, frozen=True, order=True):
    """A penalty that is due from `at` on, until a `timeout` entry for the seat carries it out."""

    at: int
    seat: int
    penalty: Penalty


class SeatClock(Struct, frozen=True, omit_defaults=True):
    """One seat's clock. `began`, `entered` and `bar` are moments in running time."""

    bank: int = 0
    used: int = 0
    """The turns that are over, together."""
    turns: int = 0
    longest: int = 0
    began: int = -1
    """When the running turn began; -1: not on the move."""
    entered: int = -1
    """When the running step began."""
    bar: int = -1
    """When the decision bar was last full."""
    credited: int = -1
    """The turn of the game for which the increment has been given."""
    owed: int | None = None
    """A turn ended too late at this time, and the penalty has not been carried out yet."""
    fined: bool = False
    """The penalty for the running turn or step has been carried out."""
    out: bool = False
    """Forfeited or played by a bot: nothing more can become due."""


class Course(Struct, frozen=True, omit_defaults=True):
    """The part of the clocks that an undo turns back."""

    seats: tuple[SeatClock, ...]
    table: int = 0
    """Time in which no seat was on the move."""
    place: str = ""
    since: int = 0
    """When the place was reached, in running time."""
    places: dict[str, int] = {}


class ClockState(Struct, frozen=True, omit_defaults=True):
    """All clocks of a match after an entry, as data; never changed in place."""

    settings: ClockSettings
    at: int
    """The time of the latest entry."""
    course: Course
    ran: int = 0
    """Running time from the start until `at`."""
    turn: int = 0
    paused: Pause | None = None
    over: bool = False
    active: int = 0
    """When somebody last did something, in running time."""


def start(settings: ClockSettings, seats: int, tick: Tick) -> ClockState:
    """The clocks at the beginning: `tick` says when that is, and who is on the move."""
    course = Course((SeatClock(bank=settings.bank_ms),) * seats, place=tick.place)
    return _move(ClockState(settings, tick.at, course, turn=tick.turn), tick)


def fold(first: ClockState, ticks: Iterable[Tick]) -> ClockState:
    """The clocks after all these entries: `advance`, repeated."""
    for tick in ticks:
        first = advance(first, tick)
    return first


def advance(state: ClockState, tick: Tick) -> ClockState:
    """The clocks after one more entry. What it costs does not depend on how many there were."""
    state = _run(state, tick.at)
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
        state = replace(state, course=msgspec.convert(args["clocks"], Course), turn=tick.turn)
    done = kind in (DISMISS, UNDO, REDO) or not (tick.sticky or kind == TIMEOUT or tick.seat == SYSTEM)
    if done and not tick.covered:
        state = replace(state, active=state.ran)
    return _move(state, tick)


def undone(trail: Sequence[ClockState], tick: Tick) -> Tick:
    """The tick of an undo, completed by what it does to the clocks. Log its arguments with the undo.

    `trail` holds the state after the last entry that stays, and after each one in effect since (with completed undos).
    With the arguments in the log nobody needs to know later who was on the move after an entry that was taken back.
    """
    now = _run(trail[-1], tick.at)
    turned = _restarted if now.settings.undo == "restart" else _resumed
    seats, table, places = turned(trail, now)
    return _completed(tick, Course(tuple(seats), table, tick.place, now.ran, places))


def redone(state: ClockState, before: ClockState, tick: Tick) -> Tick:
    """The tick of a redo, completed likewise; `before` is the state before the undo that is taken back.

    It is as if that had never been, unless used time stays used: then the redo is a move like any other.
    """
    if state.settings.undo == "restart":
        return tick
    idle = 0 if _running(before) else _run(state, tick.at).ran - before.ran
    return _completed(tick, replace(before.course, table=before.course.table + idle))


def _completed(tick: Tick, course: Course) -> Tick:
    args = tick.args if isinstance(tick.args, Mapping) else {}
    return replace(tick, args={**args, "clocks": msgspec.to_builtins(course)})


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
        return seats, now.course.table, _place_sums(now)
    return seats, last.course.table + now.ran - last.ran, _place_sums(last)


def _restarted(trail: Sequence[ClockState], now: ClockState) -> tuple[list[SeatClock], int, dict[str, int]]:
    """What was used stays used; only a turn that began with an undone entry costs its seat nothing."""
    seats = list(now.course.seats)
    dropped = [
        seat for seat in _running(now) if not all(_same_turn(seats[seat], state.course.seats[seat]) for state in trail)
    ]
    free = 0 if len(dropped) < len(_running(now)) else max((now.ran - seats[seat].began for seat in dropped), default=0)
    for seat in dropped:
        seats[seat] = replace(seats[seat], began=-1, fined=False)
    return seats, now.course.table + free, _place_sums(now)


def _same_turn(one: SeatClock, other: SeatClock) -> bool:
    return one.turns == other.turns and (one.began < 0) == (other.began < 0)


def _later(clock: SeatClock, by: int) -> SeatClock:
    """The running clock moved by a stretch that does not count."""
    return replace(clock, began=clock.began + by, entered=clock.entered + by, bar=clock.bar + by)


def _running(state: ClockState) -> list[int]:
    return [seat for seat, clock in enumerate(state.course.seats) if clock.began >= 0]


def _ran(state: ClockState, now: int) -> int:
    """Running time at `now`; a `now` before the latest entry counts as that."""
    return state.ran if state.paused or state.over else state.ran + max(0, now - state.at)


def _run(state: ClockState, at: int) -> ClockState:
    """Let time pass."""
    ran, course = _ran(state, at), state.course
    if ran != state.ran and not _running(state):
        course = replace(course, table=course.table + ran - state.ran)
    return replace(state, at=max(state.at, at), ran=ran, course=course)


def _move(state: ClockState, tick: Tick) -> ClockState:
    """Stop and start clocks as the entry says."""
    course, ran = state.course, state.ran
    turn = tick.turn != state.turn
    step = turn or tick.place != course.place
    seats = []
    for seat, clock in enumerate(course.seats):
        on = seat in tick.actors and not tick.over
        if clock.began >= 0 and (turn or not on):
            clock = _end(clock, state)
        elif clock.began >= 0 and step:
            clock = replace(clock, entered=ran, fined=clock.fined and state.settings.kind != "per-step")
        if on and clock.began < 0:
            clock = replace(clock, began=ran, entered=ran, bar=ran, turns=clock.turns + 1)
        seats.append(clock)
    course = replace(course, seats=tuple(seats))
    if tick.place != course.place:
        course = replace(course, places=_place_sums(state), place=tick.place, since=ran)
    return replace(state, course=course, turn=tick.turn, over=tick.over)


def _end(clock: SeatClock, state: ClockState) -> SeatClock:
    """The turn is over: add it up, and settle the bank."""
    rules, elapsed = state.settings, state.ran - clock.began
    bank, owed, credited = clock.bank, clock.owed, clock.credited
    if rules.kind == "fischer":
        increment = _increment(clock, state)
        left, credited = (bank - elapsed) // rules.round_ms * rules.round_ms, state.turn
        late = -1 - _left(clock, state, state.ran)
        if clock.fined or (late >= 0 and rules.penalty == "point" and not clock.out):
            owed = owed if clock.fined else state.at - late
            bank = rules.reset_ms
        else:
            left = max(0, left + increment) if rules.increment_first else max(0, left) + increment
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


def _place_sums(state: ClockState, ran: int | None = None) -> dict[str, int]:
    """The time in each place until then, the present one included."""
    course = state.course
    stay = (state.ran if ran is None else ran) - course.since
    return {**course.places, course.place: course.places.get(course.place, 0) + stay}


def _increment(clock: SeatClock, state: ClockState) -> int:
    given = state.settings.increment_per == "turn" and clock.credited == state.turn
    return 0 if given else state.settings.increment_ms


def _left(clock: SeatClock, state: ClockState, ran: int) -> int:
    """What is left of the limit; below zero the time is up."""
    rules = state.settings
    if rules.kind == "per-step":
        return rules.budget_ms - (ran - clock.entered)
    if rules.kind == "per-move":
        return rules.budget_ms - (ran - clock.began)
    return clock.bank + (_increment(clock, state) if rules.increment_first else 0) - (ran - clock.began)


def _with_seat(state: ClockState, seat: int, **changes: Any) -> ClockState:
    seats = list(state.course.seats)
    if 0 <= seat < len(seats):
        seats[seat] = replace(seats[seat], **changes)
    return replace(state, course=replace(state.course, seats=tuple(seats)))


def _refill(state: ClockState, seat: int) -> ClockState:
    """A seat fills its own bar; the host, any that runs."""
    for each in _running(state):
        if seat < 0 or seat == each:
            state = _with_seat(state, each, bar=state.ran)
    return state


def _agree(state: ClockState, settings: ClockSettings) -> ClockState:
    """New settings. Banks begin anew only if there were none before."""
    if settings.kind == "fischer" and state.settings.kind != "fischer":
        for seat in range(len(state.course.seats)):
            state = _with_seat(state, seat, bank=settings.bank_ms)
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


def deadlines(state: ClockState) -> list[Due]:
    """Everything that is due or will be if nobody does anything, soonest first; past pauses are not in the moments."""
    rules, found = state.settings, []
    if state.over or rules.penalty == "nothing":
        return []
    for seat, clock in enumerate(state.course.seats):
        if clock.owed is not None:
            found.append(Due(clock.owed, seat, rules.penalty))
        if clock.began >= 0 and not (clock.fined or clock.out) and rules.limited:
            left = _left(clock, state, state.ran)
            if left < 0 or state.paused is None:
                found.append(Due(state.at + left + 1, seat, rules.penalty))
    return sorted(found)


def next_deadline(state: ClockState) -> Due | None:
    """What is due next, perhaps already. Sleep until then, append the `timeout`, ask again."""
    return next(iter(deadlines(state)), None)


def due(state: ClockState, now: int) -> list[Due]:
    """What is due by now. Ask before every command: one that comes too late comes after the timeout."""
    return [each for each in deadlines(state) if each.at <= now]


class Bar(Struct, frozen=True):
    """The decision bar: what is left of it, and how often it has been full."""

    left_ms: int
    cycle: int = 1


class SeatReading(Struct, frozen=True, omit_defaults=True):
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
    deadline: int | None = None
    """When the next penalty is due."""
    due: Due | None = None
    """The penalty that is due already."""
    bar: Bar | None = None
    out: bool = False


class Reading(Struct, frozen=True, omit_defaults=True):
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
    ran, course, rules = _ran(state, now), state.course, state.settings
    dues: dict[int, Due] = {}
    for each in deadlines(state):
        dues.setdefault(each.seat, each)
    idle_at = state.at + state.active + rules.idle_ms - state.ran
    warned = bool(rules.idle_ms) and not state.over and state.paused is None
    return Reading(
        now=now,
        settings=rules,
        seats=tuple(_read(seat, clock, state, ran, now, dues.get(seat)) for seat, clock in enumerate(course.seats)),
        net_ms=ran,
        table_ms=course.table + (0 if _running(state) else ran - state.ran),
        places=_place_sums(state, ran),
        paused=state.paused,
        idle_at=idle_at if warned else None,
        idle=warned and idle_at <= now,
    )


def _read(seat: int, clock: SeatClock, state: ClockState, ran: int, now: int, first: Due | None) -> SeatReading:
    rules, on = state.settings, clock.began >= 0
    turn = ran - clock.began if on else 0
    left: int | None = None
    if rules.kind == "fischer":
        left = clock.bank
        if on:  # what the bank would be if the turn ended now
            left = rules.reset_ms if clock.fined else _left(clock, state, ran)
            left = min(left, clock.bank) if rules.cap == "previous" and not clock.fined else left
    elif rules.limited and on:
        left = _left(clock, state, ran)
    bar: Bar | None = None
    if rules.bar_ms and on:
        spent = ran - clock.bar
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
        deadline=first.at if first else None,
        due=first if first and first.at <= now else None,
        bar=bar,
        out=clock.out,
    )
