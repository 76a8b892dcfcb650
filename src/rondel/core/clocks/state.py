"""All clocks of a match as data, and what follows from it about time that passes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rondel.core.clocks.settings import ClockSettings, Penalty
from rondel.core.seats import NOBODY


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
    decided: bool = False
    """It ended its seat's decision, and everybody's if it led elsewhere: who must act again decides something new."""
    visit: int = 0
    """How often the place has been entered in this turn: another number is another step, and another decision."""
    told: bool = False
    """Everybody is told of it, so that it is shown."""
    settles: bool = False
    """What is told settles something, and is shown for longer."""


class Pause(Struct, frozen=True):
    """The table stands still."""

    since: int
    reason: str = ""


class Due(Struct, frozen=True, order=True):
    """A penalty that is due from `at` on, until a `timeout` entry for the seat carries it out."""

    at: int
    seat: int
    penalty: Penalty


class SeatClock(Struct, frozen=True, omit_defaults=True, gc=False):
    """One seat's clock. `began`, `entered` and `bar` are moments in running time."""

    bank: int = 0
    spare: int = 0
    """Byo-yomi: the periods left. Canadian: the decisions left in the block."""
    block: int = 0
    """Canadian: the time left in the block."""
    used: int = 0
    """The turns that are over, together."""
    turns: int = 0
    longest: int = 0
    began: int = -1
    """When the running turn began to cost time, perhaps in a moment; -1: not on the move."""
    entered: int = -1
    """When the running step began."""
    bar: int = -1
    """When the decision bar was last full."""
    shown: int = 0
    """When all that was told so far has been shown."""
    credited: int = -1
    """The turn of the game for which the increment has been given."""
    owed: int | None = None
    """A turn ended too late at this time, and the penalty has not been carried out yet."""
    fined: bool = False
    """The penalty for the running turn or step has been carried out."""
    out: bool = False
    """Forfeited or played by a bot: nothing more can become due."""


class ClockCourse(Struct, frozen=True, omit_defaults=True, gc=False):
    """The part of the clocks that an undo turns back."""

    seats: tuple[SeatClock, ...]
    table: int = 0
    """Time in which no seat was on the move."""
    place: str = ""
    since: int = 0
    """When the place was reached, in running time."""
    places: dict[str, int] = {}


class ClockState(Struct, frozen=True, omit_defaults=True, gc=False):
    """All clocks of a match after an entry, as data; never changed in place."""

    settings: ClockSettings
    at: int
    """The time of the latest entry."""
    course: ClockCourse
    ran: int = 0
    """Running time from the start until `at`."""
    turn: int = 0
    visit: int = 0
    paused: Pause | None = None
    over: bool = False
    active: int = 0
    """When somebody last did something, in running time."""


def running(state: ClockState) -> list[int]:
    """The seats on the move."""
    return [seat for seat, clock in enumerate(state.course.seats) if clock.began >= 0]


def ran_until(state: ClockState, now: int) -> int:
    """Running time at `now`; a `now` before the latest entry counts as that."""
    return state.ran if state.paused or state.over else state.ran + max(0, now - state.at)


def run_on(state: ClockState, at: int) -> ClockState:
    """Let time pass."""
    ran, course = ran_until(state, at), state.course
    if free := free_until(state, ran):
        course = replace(course, table=course.table + free)
    return replace(state, at=max(state.at, at), ran=ran, course=course)


def free_until(state: ClockState, ran: int) -> int:
    """The time since the latest entry that cost no seat anything."""
    first = ran
    for clock in state.course.seats:
        if 0 <= clock.began < first:
            first = clock.began
    return max(0, first - state.ran)


def place_sums(state: ClockState, ran: int | None = None) -> dict[str, int]:
    """The time in each place until then, the present one included."""
    course = state.course
    stay = (state.ran if ran is None else ran) - course.since
    return {**course.places, course.place: course.places.get(course.place, 0) + stay}


def increment(clock: SeatClock, state: ClockState) -> int:
    """What the turn would add to the bank."""
    rules, given = state.settings, clock.credited == state.turn
    bonus = 0 if given else rules.turn_bonus_ms
    return bonus + (0 if given and rules.increment_per == "turn" else rules.increment_ms)


def overtime(clock: SeatClock, rules: ClockSettings) -> int:
    """What there is besides the bank, when a decision begins."""
    if rules.kind == "byo-yomi":
        return clock.spare * rules.budget_ms
    return clock.block if rules.kind == "canadian" else 0


def time_left(clock: SeatClock, state: ClockState, ran: int) -> int:
    """What is left until the limit, with what is still free; below zero the time is up."""
    rules = state.settings
    if rules.kind == "per-step":
        return rules.budget_ms - (ran - clock.entered)
    if rules.kind == "per-move":
        return rules.budget_ms - (ran - clock.began)
    elapsed = ran - clock.began
    left = clock.bank + overtime(clock, rules) + (increment(clock, state) if rules.increment_first else 0) - elapsed
    return min(left, rules.limit_ms - elapsed) if rules.limit_ms else left
