"""What a table agrees on about time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rondel.core.unusable import (
    ClockHasNo,
    ClockMisfits,
    ClockNeeds,
    NoClockSettings,
    NoLimitNoPenalty,
    NoSuchClock,
    NoTimeToReset,
    NotRounded,
    TimeOutOfRange,
)
from rondel.errors import BadOptions
from rondel.messages import Message

SECOND, MINUTE, DAY = 1_000, 60_000, 86_400_000
LONGEST = 3_650 * DAY
Kind = Literal["none", "count-up", "fischer", "byo-yomi", "canadian", "per-step", "per-move"]
BANKED = ("fischer", "byo-yomi", "canadian")
"""The kinds in which each seat has time for the whole match."""
Penalty = Literal["nothing", "point", "default", "bot", "forfeit"]


class ClockSettings(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """What the table agreed on. Times are measured in any case; the kind says what is shown and what has a limit."""

    kind: Kind = "none"
    """How time is kept."""
    shown: Literal["turn", "total"] = "turn"
    """Count-up: the time of the turn, or of all turns together."""
    bank_ms: int = 0
    """Fischer, byo-yomi, Canadian: what each seat begins with."""
    limit_ms: int = 0
    """Fischer: what a single decision may take at most, however full the bank is; 0: all of it."""
    turn_bonus_ms: int = 0
    """Fischer: what is added once in each turn of the game, besides the increment for each decision."""
    periods: int = 0
    """Byo-yomi: so many times `budget_ms` when the bank is empty; a decision within one does not use it up. Canadian:
    `budget_ms` for so many decisions together, over and over."""
    gift_ms: int = 15_000
    """What one seat can give another to its bank; 0: nothing."""
    increment_ms: int = 0
    """Fischer: what is added when a turn ends."""
    increment_per: Literal["decision", "turn"] = "decision"
    """Add it for each decision, or once in each turn of the game. A decision is a stretch on the move, or what the
    game says it is."""
    increment_first: bool = False
    """The increment of the running turn counts already before the time is up."""
    cap: Literal["none", "previous", "initial"] = "none"
    """A bank never grows: beyond what it was before the turn, or beyond what it was at first."""
    round_ms: int = 1
    """Banks are rounded down to multiples of this."""
    reset_ms: int = MINUTE
    """Fischer: the bank after a timeout."""
    budget_ms: int = 0
    """Per step, per move: the time for each of them. A move is one decision, whatever it consists of."""
    penalty: Penalty = "nothing"
    """What follows when less than nothing is left: minus a point, a default move, a bot, the loss of the match."""
    undo: Literal["resume", "restart"] = "resume"
    """A turn that comes back goes on where it stood, and what was undone cost nobody anything; or used time stays
    used, and the turn starts anew."""
    bar_ms: int = 0
    """The decision bar, a nudge without consequence; 0: none."""
    bar_repeat: bool = False
    """It fills up again by itself; otherwise it stays empty until somebody resets it."""
    watch_ms: int | None = None
    """For so long at most a decision costs nothing while what led to it is still being shown; None: what the server
    grants, and nothing in a match without one."""
    idle_ms: int = 0
    """Warn when nobody has done anything for so long; 0: never."""

    def __post_init__(self) -> None:
        problems: list[Message] = [
            TimeOutOfRange(name, LONGEST, value)
            for name in _TIMES
            if not 0 <= (value := getattr(self, name) or 0) <= LONGEST
        ]
        if self.kind == "fischer" and self.bank_ms == 0:
            problems.append(ClockNeeds(self.kind, "bank_ms"))
        budgeted = self.kind in ("per-step", "per-move", "byo-yomi", "canadian")
        if budgeted and self.budget_ms == 0:
            problems.append(ClockNeeds(self.kind, "budget_ms"))
        if self.kind in ("byo-yomi", "canadian") and not 1 <= self.periods <= 1000:
            problems.append(ClockNeeds(self.kind, "periods"))
        if (not self.banked and self.bank_ms) or (self.kind != "fischer" and self.increment_ms):
            problems.append(ClockHasNo(self.kind, "bank"))
        if not budgeted and self.budget_ms:
            problems.append(ClockHasNo(self.kind, "budget"))
        if self.kind != "fischer" and (self.limit_ms or self.turn_bonus_ms):
            problems.append(ClockHasNo(self.kind, "bonus"))
        if not self.limited and self.penalty != "nothing":
            problems.append(NoLimitNoPenalty(self.kind, self.penalty))
        if self.limited and self.reset_ms == 0:
            problems.append(NoTimeToReset())
        if self.round_ms < 1 or any(ms % self.round_ms for ms in (self.bank_ms, self.increment_ms, self.reset_ms)):
            problems.append(NotRounded(self.round_ms))
        if problems:
            raise BadOptions(ClockMisfits(problems), "bad_clock")

    @property
    def limited(self) -> bool:
        """Can time run out?"""
        return self.banked or self.kind in ("per-step", "per-move")

    @property
    def banked(self) -> bool:
        """Has each seat time for the whole match?"""
        return self.kind in BANKED


_TIMES = (
    "bank_ms", "increment_ms", "limit_ms", "turn_bonus_ms", "gift_ms", "reset_ms", "budget_ms", "bar_ms", "watch_ms",
    "idle_ms",
)  # fmt: skip


def granted(settings: ClockSettings, most_ms: int) -> ClockSettings:
    """With the time to watch that a server grants at most; where nothing can run out nobody needs any.

    >>> granted(clock_settings("5+3"), 15_000).watch_ms
    15000
    """
    if not settings.limited:
        return settings
    wanted = most_ms if settings.watch_ms is None else settings.watch_ms
    return replace(settings, watch_ms=min(wanted, most_ms))


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
    "10+5x30s": ClockSettings(
        kind="byo-yomi", bank_ms=10 * MINUTE, budget_ms=30 * SECOND, periods=5, penalty="forfeit", undo="restart"
    ),
    "10+10in5m": ClockSettings(
        kind="canadian", bank_ms=10 * MINUTE, budget_ms=5 * MINUTE, periods=10, penalty="forfeit", undo="restart"
    ),
    "20-max-2m": _game(20, 0, limit_ms=2 * MINUTE),
    "10+2+10": _game(10, 2, turn_bonus_ms=10 * SECOND),
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
            raise BadOptions(NoSuchClock(spec, list(PRESETS)), "bad_clock")
        return PRESETS[spec]
    try:
        return msgspec.convert(spec, ClockSettings)
    except msgspec.ValidationError as problem:
        raise BadOptions(NoClockSettings(str(problem)), "bad_clock") from None
